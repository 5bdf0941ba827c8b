import { asyncScheduler, map, type Observable, type SchedulerLike, takeWhile, timer } from 'rxjs';

/** How long an off-hire can be undone before it is sent, in seconds. */
export const UNDO_SECONDS = 10;

/** Counts the seconds that are left down to 0, and ends. */
export const countdown = (seconds: number, scheduler: SchedulerLike = asyncScheduler): Observable<number> =>
  timer(0, 1000, scheduler).pipe(
    map((passed) => seconds - passed),
    takeWhile((left) => left > 0, true),
  );
