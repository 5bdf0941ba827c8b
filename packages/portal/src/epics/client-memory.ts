import { EMPTY, merge, of, switchMap } from 'rxjs';
import { selectByServer, selectClient } from '../client/corporate-client.ts';
import { STORAGE_KEYS } from '../storage/storage-keys.ts';
import { during } from './during.ts';
import type { Epic } from './epic.ts';

/** Stores the client when it is selected and again on unload, so that the tab closed last decides (LO-02). */
export const clientMemoryEpic: Epic = (_, state, { storage, unload }) =>
  during(
    state,
    (now) => (selectByServer(now) ? selectClient(now) : null),
    ({ id, externalUuid }) =>
      merge(of(null), unload).pipe(
        switchMap(() => {
          // A logout in another tab may not have reached this tab yet. Nothing is stored after a logout (LO-01).
          if (storage.getItem(STORAGE_KEYS.accessToken) !== null) {
            storage.setItem(STORAGE_KEYS.corporateClientId, String(id));
            storage.setItem(STORAGE_KEYS.corporateClientUuid, externalUuid);
          }
          return EMPTY;
        }),
      ),
  );
