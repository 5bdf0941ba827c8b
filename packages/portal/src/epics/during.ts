import { distinctUntilChanged, EMPTY, map, type Observable, switchMap } from 'rxjs';

/**
 * Runs work while something in the state lasts: starts with each new value, ends when it changes or becomes null.
 * Driven by the state and not by an action, it also works after a restart.
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
