import { defer, distinctUntilChanged, EMPTY, map, repeat, switchMap, timer } from 'rxjs';
import { startEndpoints } from '../api/start-endpoints.ts';
import { selectClientUuid } from '../client/corporate-client.ts';
import { during } from './during.ts';
import type { Epic } from './epic.ts';

const HOUR_MS = 3_600_000;

/**
 * Reads the rights again every hour while a client is selected (RG-01); the start has read them the first time. A
 * hidden tab waits, and reads at once when it is shown later than that. A failure leaves the rights as they are.
 */
export const rightsEpic: Epic = (_, state, { scheduler, visible }) =>
  during(state, selectClientUuid, () => {
    let readAt = scheduler.now();
    const whileShown = defer(() => timer(Math.max(0, readAt + HOUR_MS - scheduler.now()), scheduler)).pipe(
      map(() => {
        readAt = scheduler.now();
        return startEndpoints.rights.initiate(undefined, { forceRefetch: true, subscribe: false });
      }),
      repeat(),
    );
    return visible.pipe(
      distinctUntilChanged(),
      switchMap((shown) => (shown ? whileShown : EMPTY)),
    );
  });
