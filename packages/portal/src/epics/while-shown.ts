import { defer, distinctUntilChanged, EMPTY, map, repeat, switchMap, timer } from 'rxjs';
import { selectClientUuid } from '../client/corporate-client.ts';
import type { AppThunk } from '../store/store.ts';
import { during } from './during.ts';
import type { Epic } from './epic.ts';

/**
 * Reads at an interval while a client is selected, after the first read at startup. A hidden tab waits, and reads at
 * once when it becomes visible late. A failure changes nothing.
 */
export const whileShown =
  (every: number, read: () => AppThunk): Epic =>
  (_, state, { scheduler, visible }) =>
    during(state, selectClientUuid, () => {
      let readAt = scheduler.now();
      const readings = defer(() => timer(Math.max(0, readAt + every - scheduler.now()), scheduler)).pipe(
        map(() => {
          readAt = scheduler.now();
          return read();
        }),
        repeat(),
      );
      return visible.pipe(
        distinctUntilChanged(),
        switchMap((isVisible) => (isVisible ? readings : EMPTY)),
      );
    });
