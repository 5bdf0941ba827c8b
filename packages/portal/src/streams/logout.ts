import { logout } from '@hireyard/contract';
import { catchError, concat, defer, EMPTY, exhaustMap, filter, ignoreElements, of, timeout } from 'rxjs';
import { call } from '../http/call.ts';
import { logoutRequested, signedOut } from '../session/actions.ts';
import { SESSION_KEYS } from '../session/storage-keys.ts';
import type { Stream } from './dependencies.ts';

/** A server that does not answer keeps nobody signed in. */
const PATIENCE_MS = 5_000;

/** Ends the session on the server, then here: token and client go, consent and operating company stay (LO-01). */
export const logoutStream: Stream = (actions, _, { http, storage, scheduler }) =>
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
          for (const key of SESSION_KEYS) storage.removeItem(key);
          return of(signedOut({ because }));
        }),
      ),
    ),
  );
