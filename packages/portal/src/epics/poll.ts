import {
  defer,
  EMPTY,
  ignoreElements,
  merge,
  type Observable,
  of,
  race,
  repeat,
  type SchedulerLike,
  switchMap,
  tap,
  timer,
} from 'rxjs';

export interface Poll<T> {
  /** One run: emits one result and never fails. */
  readonly work: Observable<T>;
  /** How long to wait after a run, in milliseconds. */
  readonly pause: (result: T) => number;
  /** Triggers a run ahead of time; during a run, another one after it. */
  readonly triggers: Observable<unknown>;
  readonly visible: Observable<boolean>;
  readonly scheduler: SchedulerLike;
}

/** Runs work again and again while the tab is shown, never two at a time, and at once when it is shown (MT-04). */
export const poll = <T>({ work, pause, triggers, visible, scheduler }: Poll<T>): Observable<T> => {
  const whileShown = defer(() => {
    let asked = false;
    let wait = 0;
    const noted = triggers.pipe(
      tap(() => {
        asked = true;
      }),
      ignoreElements(),
    );
    const run = defer(() => {
      asked = false;
      return work.pipe(
        tap((result) => {
          wait = pause(result);
        }),
      );
    });
    const next = () => (asked ? of(true) : race(timer(wait, scheduler), triggers));
    return merge(noted, run.pipe(repeat({ delay: next })));
  });
  return visible.pipe(switchMap((shown) => (shown ? whileShown : EMPTY)));
};
