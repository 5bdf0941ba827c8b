import { type CorporateClient, listCorporateClients } from '@hireyard/contract';
import type { Action } from '@reduxjs/toolkit';
import { catchError, defer, filter, from, of, startWith, switchMap } from 'rxjs';
import { call } from '../http/call.ts';
import { logoutRequested } from '../session/actions.ts';
import { STORAGE_KEYS } from '../session/storage-keys.ts';
import { selectUserId } from '../session/user.ts';
import { retryStart } from '../settings/settings.ts';
import type { Stream } from '../streams/dependencies.ts';
import { during } from '../streams/during.ts';
import { clientSelected } from './actions.ts';
import { clientsFailed, clientsLoaded, clientsRequested, selectClientStatus } from './corporate-client.ts';

/** The client to begin with: the one stored last if the user may still act within it, else the first by name (ST-06). */
export const chooseClient = (
  clients: readonly CorporateClient[],
  storedUuid: string | null,
): CorporateClient | undefined =>
  clients.find(({ externalUuid }) => externalUuid === storedUuid) ??
  clients.toSorted((a, b) => a.name.localeCompare(b.name))[0];

/** Loads the user's clients and selects one; a user without any is logged out (ST-06). A failure waits for Retry. */
export const clientLoadStream: Stream = (actions, state, { http, storage }) =>
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
