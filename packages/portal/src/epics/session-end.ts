import { concat, defer, EMPTY, filter, merge, of, switchMap } from 'rxjs';
import { api } from '../api/api.ts';
import { sessionRefused, signedOut } from '../session/session-actions.ts';
import { SIGNED_OUT_NOTE, STORAGE_KEYS } from '../storage/storage-keys.ts';
import type { Epic } from './epic.ts';

const DEFAULT_TITLE = 'Hireyard';

/** What follows the end of a session, however it came: the title goes back, the server's data goes (LO-01). */
export const sessionEndEpic: Epic = (actions, _, { storage, tabStorage, setTitle, reload }) =>
  merge(
    actions.pipe(
      filter(signedOut.match),
      switchMap(() => {
        setTitle(DEFAULT_TITLE);
        return of(api.util.resetApiState());
      }),
    ),
    actions.pipe(
      filter(sessionRefused.match),
      switchMap(() => {
        // All of it goes, once: where it does not go, a reload would only come back here (LO-03).
        storage.clear();
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
