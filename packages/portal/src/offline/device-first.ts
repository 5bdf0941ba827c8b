import { type CorporateClient, listCorporateClients } from '@hireyard/contract';
import {
  catchError,
  combineLatest,
  concat,
  EMPTY,
  filter,
  from,
  ignoreElements,
  map,
  merge,
  mergeMap,
  of,
  shareReplay,
  switchMap,
  take,
} from 'rxjs';
import { type ApiCall, api } from '../api/api.ts';
import type { Meta } from '../api/base-query.ts';
import { selectShownFirst } from '../api/cached-answers-slice.ts';
import { cacheKeyOf, callOf } from '../api/calls.ts';
import { startEndpoints } from '../api/start-endpoints.ts';
import { selectByServer } from '../client/corporate-client.ts';
import { chooseClient } from '../epics/client-load.ts';
import { during } from '../epics/during.ts';
import type { Epic } from '../epics/epic.ts';
import { logoutUnderWay } from '../session/logging-out.ts';
import { clientConfirmed, clientShown, deviceAsked } from '../session/session-actions.ts';
import { selectUserId } from '../session/user.ts';
import type { OfflineCache } from '../storage/offline-cache.ts';
import { STORAGE_KEYS } from '../storage/storage-keys.ts';

export type Device = Pick<OfflineCache, 'read' | 'forget'>;

const { corporateClients } = startEndpoints;
const CLIENTS = cacheKeyOf(callOf(listCorporateClients, undefined));

const isFromServer = (meta: object): boolean =>
  (meta as { readonly baseQueryMeta?: Meta }).baseQueryMeta?.cachedAt === undefined;

/**
 * Shows what the device last saw of the client, before the server has answered (SW-07). From `deviceAsked` on, every read
 * is answered by the device if it can be (`api/base-query.ts`), and no call for client data leaves. Once the server has
 * named the client, all of it is read again in place. Copies of a client that it no longer names are deleted.
 */
export const createDeviceFirstEpic =
  (load: () => Promise<Device>): Epic =>
  (actions, state, { storage }) => {
    // A visit that begins by signing in loads nothing for it.
    if (storage.getItem(STORAGE_KEYS.accessToken) === null) return EMPTY;
    const device = from(load()).pipe(
      catchError(() => EMPTY),
      shareReplay(1),
    );
    // Loads while authentication is being resolved.
    const preload = device.pipe(ignoreElements());
    const visit = during(state, selectUserId, (user) => {
      // What a logout has not deleted yet is not shown again (LO-01).
      if (storage.getItem(STORAGE_KEYS.wipe) !== null || logoutUnderWay(storage) !== null) return EMPTY;
      const known = device.pipe(
        switchMap(({ read }) => read({ user, client: '' }, CLIENTS)),
        map((cached) => (cached?.answer as { readonly items: readonly CorporateClient[] } | undefined)?.items ?? []),
        shareReplay(1),
      );
      const shown = known.pipe(
        filter(() => !selectByServer(state.value)),
        map((clients) => chooseClient(clients, storage.getItem(STORAGE_KEYS.corporateClientUuid))),
        filter((client) => client !== undefined),
        map((client) => clientShown(client)),
      );
      const refreshed = actions.pipe(
        filter(clientConfirmed.match),
        mergeMap(() => [...selectShownFirst(state.value).keys()]),
        map((key) => state.value.api.queries[key]?.originalArgs as ApiCall | undefined),
        filter((call) => call !== undefined),
        map((call) => api.endpoints.read.initiate(call, { forceRefetch: true, subscribe: false })),
      );
      const named = actions.pipe(
        filter(corporateClients.matchFulfilled),
        filter(({ meta }) => isFromServer(meta)),
        take(1),
      );
      const withdrawn = combineLatest([device, known, named]).pipe(
        mergeMap(([{ forget }, before, { payload }]) => {
          const now = new Set(payload.items.map(({ externalUuid }) => externalUuid));
          const gone = new Set(before.map(({ externalUuid }) => externalUuid).filter((uuid) => !now.has(uuid)));
          if (gone.size === 0) return EMPTY;
          return forget((copy) => copy.user === user && (gone.has(copy.client) || copy.call === CLIENTS));
        }),
        catchError(() => EMPTY),
        ignoreElements(),
      );
      return concat(of(deviceAsked()), merge(shown, refreshed, withdrawn));
    });
    return merge(visit, preload);
  };
