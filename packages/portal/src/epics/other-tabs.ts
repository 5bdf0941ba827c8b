import { EMPTY, filter, of, switchMap } from 'rxjs';
import { signedIn, signedOut } from '../session/session-actions.ts';
import { readToken } from '../session/token.ts';
import { selectSignedIn, selectUserId } from '../session/user.ts';
import { STORAGE_KEYS } from '../storage/storage-keys.ts';
import type { Epic } from './epic.ts';

/**
 * Follows session changes in other tabs. A logout ends the session here (LO-01) and a sign-in starts it. A sign-in by
 * another user reloads the page, so that no data of the former user remains.
 */
export const otherTabsEpic: Epic = (_, state, { storageChanges, reload }) =>
  storageChanges.pipe(
    filter(({ key }) => key === null || key === STORAGE_KEYS.accessToken),
    switchMap(({ newValue }) => {
      const subject = readToken(newValue ?? '')?.subject ?? null;
      if (!selectSignedIn(state.value)) return subject === null ? EMPTY : of(signedIn({ userId: subject }));
      if (subject === null) return of(signedOut({ because: 'logout' }));
      if (subject !== selectUserId(state.value)) reload();
      return EMPTY;
    }),
  );
