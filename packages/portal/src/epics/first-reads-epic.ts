import { catchError, EMPTY, filter, from, mergeMap, take } from 'rxjs';
import { api } from '../api/api.ts';
import { selectClient } from '../client/corporate-client.ts';
import { selectUserId } from '../session/user.ts';
import { selectLanguage } from '../settings/settings.ts';
import { during } from './during.ts';
import type { Epic } from './epic.ts';

/**
 * Makes the calls of the first page with the start calls, as soon as the client is known (ST-09). The page takes
 * the answers over when it renders. A page whose code fails to load says so itself.
 */
export const firstReadsEpic: Epic = (_, state, { firstReads }) =>
  during(state, selectUserId, () =>
    state.pipe(
      filter((now) => selectClient(now) !== null),
      take(1),
      mergeMap((now) =>
        from(firstReads(selectClient(now)?.modules ?? [], selectLanguage(now))).pipe(catchError(() => EMPTY)),
      ),
      mergeMap((calls) => calls.map((call) => api.endpoints.read.initiate(call, { subscribe: false }))),
    ),
  );
