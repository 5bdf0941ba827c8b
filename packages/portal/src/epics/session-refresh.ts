import { catchError, defer, distinctUntilChanged, EMPTY, ignoreElements, repeat, switchMap, timer } from 'rxjs';
import { readToken } from '../session/token.ts';
import { selectUserId } from '../session/user.ts';
import { STORAGE_KEYS } from '../storage/storage-keys.ts';
import { during } from './during.ts';
import type { Epic } from './epic.ts';

/** Refreshes a token this long before it expires. */
const LEAD_MS = 60_000;
/** Shortest pause between two refreshes, in case the device's clock is wrong. */
const LEAST_PAUSE_MS = 30_000;

/** Refreshes the session before its token expires (HT-07). A hidden tab waits until it is visible. */
export const sessionRefreshEpic: Epic = (_, state, { storage, scheduler, visible, renew }) =>
  during(state, selectUserId, () => {
    let soonest = 0;
    const token = () => storage.getItem(STORAGE_KEYS.accessToken);
    const untilDue = () => {
      const expiresAt = readToken(token() ?? '')?.expiresAt ?? Number.POSITIVE_INFINITY;
      const due = Math.max(expiresAt - LEAD_MS, soonest) - scheduler.now();
      // Browser timers overflow at 2³¹ ms. An early check does no harm.
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
      switchMap((isVisible) => (isVisible ? whileShown : EMPTY)),
    );
  });
