import { logout } from '@hireyard/contract';
import { catchError, concat, defer, EMPTY, exhaustMap, filter, ignoreElements, of, timeout } from 'rxjs';
import { call } from '../http/call.ts';
import { beginLogout, leaveDevice, logoutUnderWay } from '../session/logging-out.ts';
import { logoutRequested, signedOut } from '../session/session-actions.ts';
import { selectUserId } from '../session/user.ts';
import type { Epic } from './epic.ts';

/** Longest wait for the server before signing out without it. */
const PATIENCE_MS = 5_000;

/**
 * Ends the session on the server, then on this device. Skips the device if a refused call has already done so
 * (`session-end.ts`).
 */
export const logoutEpic: Epic = (actions, state, { http, storage, scheduler }) =>
  actions.pipe(
    filter(logoutRequested.match),
    exhaustMap(({ payload: { because } }) => {
      beginLogout(storage, because);
      return concat(
        call(http, logout, undefined).pipe(
          timeout({ first: PATIENCE_MS, scheduler }),
          ignoreElements(),
          catchError(() => EMPTY),
        ),
        defer(() => {
          if (logoutUnderWay(storage) === null) return EMPTY;
          leaveDevice(storage, selectUserId(state.value));
          return of(signedOut({ because }));
        }),
      );
    }),
  );
