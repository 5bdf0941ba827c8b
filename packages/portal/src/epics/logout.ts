import { logout } from '@hireyard/contract';
import { catchError, concat, defer, EMPTY, exhaustMap, filter, ignoreElements, of, timeout } from 'rxjs';
import { call } from '../http/call.ts';
import { logoutRequested, signedOut } from '../session/session-actions.ts';
import { selectUserId } from '../session/user.ts';
import { SESSION_KEYS, STORAGE_KEYS } from '../storage/storage-keys.ts';
import type { Epic } from './epic.ts';

/** How long to wait for the server before signing out without it. */
const PATIENCE_MS = 5_000;

/**
 * Ends the session on the server, then here: token and client are removed, consent and operating company stay (LO-01), and
 * what is kept for reading offline and what was typed is to be wiped (SW-06).
 */
export const logoutEpic: Epic = (actions, state, { http, storage, scheduler }) =>
  actions.pipe(
    filter(logoutRequested.match),
    exhaustMap(({ payload: { because } }) =>
      concat(
        call(http, logout, undefined).pipe(
          timeout({ first: PATIENCE_MS, scheduler }),
          ignoreElements(),
          catchError(() => EMPTY),
        ),
        defer(() => {
          const marked = storage.getItem(STORAGE_KEYS.wipe);
          const user = selectUserId(state.value) ?? 'due';
          storage.setItem(STORAGE_KEYS.wipe, (marked ?? user) === user ? user : 'due');
          for (const key of SESSION_KEYS) storage.removeItem(key);
          return of(signedOut({ because }));
        }),
      ),
    ),
  );
