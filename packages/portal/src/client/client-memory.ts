import { EMPTY, merge, of, switchMap } from 'rxjs';
import { STORAGE_KEYS } from '../session/storage-keys.ts';
import type { Stream } from '../streams/dependencies.ts';
import { during } from '../streams/during.ts';
import { selectClient } from './corporate-client.ts';

/** Stores the client when it is selected, and again when the page goes: the tab that was left last decides (LO-02). */
export const clientMemoryStream: Stream = (_, state, { storage, unload }) =>
  during(state, selectClient, ({ id, externalUuid }) =>
    merge(of(null), unload).pipe(
      switchMap(() => {
        // A logout in another tab may not have reached this one yet; nothing is written after it (LO-01).
        if (storage.getItem(STORAGE_KEYS.accessToken) !== null) {
          storage.setItem(STORAGE_KEYS.corporateClientId, String(id));
          storage.setItem(STORAGE_KEYS.corporateClientUuid, externalUuid);
        }
        return EMPTY;
      }),
    ),
  );
