import { distinctUntilChanged, EMPTY, map, type Observable, switchMap } from 'rxjs';

/**
 * Runs work while a value in the state is not null. Restarts it for each new value. Also works after an epic restarts,
 * because it depends on state and not on an action.
 */
export const during = <State, Value, Result>(
  state: Observable<State>,
  select: (state: State) => Value | null,
  work: (value: Value) => Observable<Result>,
): Observable<Result> =>
  state.pipe(
    map(select),
    distinctUntilChanged(),
    switchMap((value) => (value === null ? EMPTY : work(value))),
  );
