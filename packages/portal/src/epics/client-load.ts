import type { CorporateClient } from '@hireyard/contract';
import { filter, map, merge, startWith } from 'rxjs';
import { startEndpoints } from '../api/start-endpoints.ts';
import { selectClientStatus, selectClientUuid, selectShownClientUuid } from '../client/corporate-client.ts';
import { clientConfirmed, clientSelected, logoutRequested } from '../session/session-actions.ts';
import { selectUserId } from '../session/user.ts';
import { retryStart } from '../settings/settings.ts';
import { STORAGE_KEYS } from '../storage/storage-keys.ts';
import { during } from './during.ts';
import type { Epic } from './epic.ts';

/** Returns the initial client: the stored one if the user still has access, else the first by name (ST-06). */
export const chooseClient = (
  clients: readonly CorporateClient[],
  storedUuid: string | null,
): CorporateClient | undefined =>
  clients.find(({ externalUuid }) => externalUuid === storedUuid) ??
  clients.toSorted((a, b) => a.name.localeCompare(b.name))[0];

/**
 * Loads the user's clients and selects one. Confirms the one that the device has shown (SW-07). Logs out a user without clients (ST-06). After a failure, Retry or a
 * navigation loads them again.
 */
export const clientLoadEpic: Epic = (actions, state, { storage, navigationEnd }) =>
  during(state, selectUserId, () => {
    const selected = actions.pipe(
      filter(startEndpoints.corporateClients.matchFulfilled),
      filter(() => selectClientUuid(state.value) === null),
      map(({ payload }) => {
        const client = chooseClient(payload.items, storage.getItem(STORAGE_KEYS.corporateClientUuid));
        if (!client) return logoutRequested({ because: 'noClient' });
        const isShown = client.externalUuid === selectShownClientUuid(state.value);
        return isShown ? clientConfirmed(client) : clientSelected(client);
      }),
    );
    const loads = merge(actions.pipe(filter(retryStart.match)), navigationEnd).pipe(
      filter(() => selectClientStatus(state.value) === 'failed'),
      startWith(null),
      map(() => startEndpoints.corporateClients.initiate()),
    );
    return merge(selected, loads);
  });
