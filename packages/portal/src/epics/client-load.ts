import { type CorporateClient, listCorporateClients } from '@hireyard/contract';
import type { Action } from '@reduxjs/toolkit';
import { catchError, defer, filter, from, of, startWith, switchMap } from 'rxjs';
import { clientsFailed, clientsLoaded, clientsRequested, selectClientStatus } from '../client/corporate-client.ts';
import { call } from '../http/call.ts';
import { clientSelected, logoutRequested } from '../session/session-actions.ts';
import { selectUserId } from '../session/user.ts';
import { retryStart } from '../settings/settings.ts';
import { STORAGE_KEYS } from '../storage/storage-keys.ts';
import { during } from './during.ts';
import type { Epic } from './epic.ts';

/** The client to begin with: the one stored last if the user may still act within it, else the first by name (ST-06). */
export const chooseClient = (
  clients: readonly CorporateClient[],
  storedUuid: string | null,
): CorporateClient | undefined =>
  clients.find(({ externalUuid }) => externalUuid === storedUuid) ??
  clients.toSorted((a, b) => a.name.localeCompare(b.name))[0];

/** Loads the user's clients and selects one; a user without any is logged out (ST-06). A failure waits for Retry. */
export const clientLoadEpic: Epic = (actions, state, { http, storage }) =>
  during(state, selectUserId, () => {
    const load = defer(() => call(http, listCorporateClients, undefined)).pipe(
      switchMap(({ items }) => {
        const client = chooseClient(items, storage.getItem(STORAGE_KEYS.corporateClientUuid));
        return from<Action[]>([
          clientsLoaded(items),
          client ? clientSelected(client) : logoutRequested({ because: 'noClient' }),
        ]);
      }),
      catchError(() => of<Action>(clientsFailed())),
      startWith<Action>(clientsRequested()),
    );
    return actions.pipe(
      filter(retryStart.match),
      filter(() => selectClientStatus(state.value) === 'failed'),
      startWith(null),
      switchMap(() => load),
    );
  });
