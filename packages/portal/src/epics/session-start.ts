import { catchError, defer, map, of } from 'rxjs';
import { type SignedOutBecause, signedIn, signedOut } from '../session/session-actions.ts';
import { readToken } from '../session/token.ts';
import { SIGNED_OUT_NOTE, STORAGE_KEYS } from '../storage/storage-keys.ts';
import type { Epic } from './epic.ts';

/**
 * Resolves authentication once (ST-05). Without a token there is no session to refresh (SH-05). An expired token is
 * refreshed first. Offline, the user stays signed in.
 */
export const sessionStartEpic: Epic = (_actions, _state, { storage, tabStorage, scheduler, renew }) =>
  defer(() => {
    const token = storage.getItem(STORAGE_KEYS.accessToken);
    const claims = token === null ? null : readToken(token);
    if (token === null || claims === null) {
      const because = tabStorage.getItem(SIGNED_OUT_NOTE) as SignedOutBecause | null;
      tabStorage.removeItem(SIGNED_OUT_NOTE);
      return of(signedOut({ because }));
    }
    const session = signedIn({ userId: claims.subject });
    if (claims.expiresAt > scheduler.now()) return of(session);
    return renew(token).pipe(
      map(() => session),
      catchError(() =>
        of(storage.getItem(STORAGE_KEYS.accessToken) === null ? signedOut({ because: 'expired' }) : session),
      ),
    );
  });
