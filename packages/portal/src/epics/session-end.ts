import { concat, defer, EMPTY, filter, ignoreElements, merge, of, switchMap, tap } from 'rxjs';
import { leaveDevice, logoutUnderWay } from '../session/logging-out.ts';
import { sessionRefused, signedOut } from '../session/session-actions.ts';
import { selectUserId } from '../session/user.ts';
import { selectOperatingCompany } from '../settings/settings.ts';
import { SIGNED_OUT_NOTE, STORAGE_KEYS } from '../storage/storage-keys.ts';
import type { Epic } from './epic.ts';

const DEFAULT_TITLE = 'Hireyard';

/**
 * Handles the end of a session: resets the title and clears a stale session completely (LO-03). If a logout is under
 * way, a refused call completes it instead (LO-01).
 */
export const sessionEndEpic: Epic = (actions, state, { storage, tabStorage, setTitle, reload }) =>
  merge(
    actions.pipe(
      filter(signedOut.match),
      tap(() => setTitle(selectOperatingCompany(state.value)?.brand?.name ?? DEFAULT_TITLE)),
      ignoreElements(),
    ),
    actions.pipe(
      filter(sessionRefused.match),
      switchMap(() => {
        const because = logoutUnderWay(storage);
        if (because !== null) {
          leaveDevice(storage, selectUserId(state.value));
          return of(signedOut({ because }));
        }
        const wipe = storage.getItem(STORAGE_KEYS.wipe);
        storage.clear();
        // The pending wipe of an earlier logout must survive (SW-06).
        if (wipe !== null) storage.setItem(STORAGE_KEYS.wipe, wipe);
        // If storage cannot be cleared, a reload would end here again (LO-03).
        if (storage.getItem(STORAGE_KEYS.accessToken) !== null) return of(signedOut({ because: 'expired' }));
        tabStorage.setItem(SIGNED_OUT_NOTE, 'expired');
        return concat(
          of(signedOut({ because: 'expired' as const })),
          defer(() => {
            reload();
            return EMPTY;
          }),
        );
      }),
    ),
  );
