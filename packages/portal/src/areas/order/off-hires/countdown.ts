import { asyncScheduler, map, type Observable, type SchedulerLike, takeWhile, timer } from 'rxjs';

/** Seconds in which an off-hire can be undone before it is sent. */
export const UNDO_SECONDS = 10;

/** Emits the remaining seconds down to 0, then completes. */
export const countdown = (seconds: number, scheduler: SchedulerLike = asyncScheduler): Observable<number> =>
  timer(0, 1000, scheduler).pipe(
    map((passed) => seconds - passed),
    takeWhile((left) => left > 0, true),
  );
