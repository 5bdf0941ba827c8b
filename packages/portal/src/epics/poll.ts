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
  /** One run. Emits one result and never fails. */
  readonly work: Observable<T>;
  /** Returns the wait after a run, in milliseconds. */
  readonly pause: (result: T) => number;
  /** Each emission starts a run early. During a run, it queues one more. */
  readonly triggers: Observable<unknown>;
  readonly visible: Observable<boolean>;
  readonly scheduler: SchedulerLike;
}

/** Repeats work while the tab is visible, one run at a time. Runs at once when the tab becomes visible (MT-04). */
export const poll = <T>({ work, pause, triggers, visible, scheduler }: Poll<T>): Observable<T> => {
  const whileShown = defer(() => {
    let isTriggered = false;
    let wait = 0;
    const watchTriggers = triggers.pipe(
      tap(() => {
        isTriggered = true;
      }),
      ignoreElements(),
    );
    const run = defer(() => {
      isTriggered = false;
      return work.pipe(
        tap((result) => {
          wait = pause(result);
        }),
      );
    });
    const next = () => (isTriggered ? of(true) : race(timer(wait, scheduler), triggers));
    return merge(watchTriggers, run.pipe(repeat({ delay: next })));
  });
  return visible.pipe(switchMap((isVisible) => (isVisible ? whileShown : EMPTY)));
};
