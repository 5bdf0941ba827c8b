import { defer, distinctUntilChanged, EMPTY, map, repeat, switchMap, timer } from 'rxjs';
import { selectClientUuid } from '../client/corporate-client.ts';
import type { AppThunk } from '../store/store.ts';
import { during } from './during.ts';
import type { Epic } from './epic.ts';

/**
 * Reads again and again while a client is selected, each time after this long; the start has read it the first time. A
 * hidden tab waits, and reads at once when it is shown later than that. A failure leaves everything as it is.
 */
export const whileShown =
  (every: number, read: () => AppThunk): Epic =>
  (_, state, { scheduler, visible }) =>
    during(state, selectClientUuid, () => {
      let readAt = scheduler.now();
      const shown = defer(() => timer(Math.max(0, readAt + every - scheduler.now()), scheduler)).pipe(
        map(() => {
          readAt = scheduler.now();
          return read();
        }),
        repeat(),
      );
      return visible.pipe(
        distinctUntilChanged(),
        switchMap((isShown) => (isShown ? shown : EMPTY)),
      );
    });
