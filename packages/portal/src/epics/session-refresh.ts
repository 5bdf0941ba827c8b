import { catchError, defer, distinctUntilChanged, EMPTY, ignoreElements, repeat, switchMap, timer } from 'rxjs';
import { readToken } from '../session/token.ts';
import { selectUserId } from '../session/user.ts';
import { STORAGE_KEYS } from '../storage/storage-keys.ts';
import { during } from './during.ts';
import type { Epic } from './epic.ts';

/** How long before its end a token is refreshed. */
const LEAD_MS = 60_000;
/** The shortest pause between two refreshes, however wrong the device's clock is. */
const LEAST_PAUSE_MS = 30_000;

/** Refreshes the session before its token expires (HT-07). A hidden tab waits until it is shown. */
export const sessionRefreshEpic: Epic = (_, state, { storage, scheduler, visible, renew }) =>
  during(state, selectUserId, () => {
    let soonest = 0;
    const token = () => storage.getItem(STORAGE_KEYS.accessToken);
    const untilDue = () => {
      const expiresAt = readToken(token() ?? '')?.expiresAt ?? Number.POSITIVE_INFINITY;
      const due = Math.max(expiresAt - LEAD_MS, soonest) - scheduler.now();
      // Browser timers overflow at 2³¹ ms; checking again earlier does no harm.
      return Math.min(Math.max(due, 0), 86_400_000);
    };
    const renewWhenDue = defer(() => {
      const current = token();
      if (current === null || untilDue() > 0) return EMPTY;
      soonest = scheduler.now() + LEAST_PAUSE_MS;
      return renew(current).pipe(
        ignoreElements(),
        catchError(() => EMPTY),
      );
    });
    const whileShown = defer(() => timer(untilDue(), scheduler)).pipe(
      switchMap(() => renewWhenDue),
      repeat(),
    );
    return visible.pipe(
      distinctUntilChanged(),
      switchMap((shown) => (shown ? whileShown : EMPTY)),
    );
  });
