import { OFF_HIRE_UNDO_SECONDS } from '@hireyard/contract';
import { asyncScheduler, map, type Observable, type SchedulerLike, takeWhile, timer } from 'rxjs';

/** Returns the whole seconds until a time. Limited to the time for an undo, because a clock may be wrong. */
export const secondsUntil = (until: number, now = Date.now()): number =>
  Math.min(OFF_HIRE_UNDO_SECONDS, Math.max(0, Math.ceil((until - now) / 1000)));

/** Emits the remaining seconds down to 0, then completes. */
export const countdown = (seconds: number, scheduler: SchedulerLike = asyncScheduler): Observable<number> =>
  timer(0, 1000, scheduler).pipe(
    map((passed) => seconds - passed),
    takeWhile((left) => left > 0, true),
  );
