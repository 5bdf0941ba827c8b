import { refresh } from '@hireyard/contract';
import { catchError, defer, map, type Observable, of, ReplaySubject, share, tap, throwError } from 'rxjs';
import { call } from '../http/call.ts';
import { HttpError } from '../http/problem.ts';
import type { Http } from '../http/types.ts';
import { STORAGE_KEYS } from '../storage/storage-keys.ts';
import type { Exclusively } from './exclusively.ts';

/** For a session that cannot be renewed: its token is refused once, and it is over. */
export const noRenewal =
  (refused: () => void): Renew =>
  () =>
    defer(() => {
      refused();
      return throwError(noSession);
    });

export interface RenewalDeps {
  readonly http: Http;
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly exclusively: Exclusively;
  /** Called when the server ends the session. */
  readonly refused: () => void;
}

/** Emits a new token for a refused or expiring one, or fails. */
export type Renew = (former: string) => Observable<string>;

const LOCK = 'hireyard.session';
const noSession = () =>
  new HttpError({ type: 'token', status: 401, title: 'There is no session any more', traceId: null });

/**
 * Runs one refresh for all calls and tabs (HT-07). Callers share the current run. Tabs queue on a lock, and the next
 * tab finds the new token in storage. The run is not canceled with its callers, because the server may already have
 * rotated the cookie.
 */
export const createRenewal = ({ http, storage, exclusively, refused }: RenewalDeps): Renew => {
  const stored = () => storage.getItem(STORAGE_KEYS.accessToken);

  const ask = (former: string) =>
    call(http, refresh, undefined).pipe(
      map(({ accessToken }) => {
        // A logout in the meantime wins.
        if (stored() === null) throw noSession();
        storage.setItem(STORAGE_KEYS.accessToken, accessToken);
        return accessToken;
      }),
      catchError((error: unknown) => {
        const { status } = error instanceof HttpError ? error.problem : { status: 0 };
        if (status === 401 && stored() === former) refused();
        return throwError(() => error);
      }),
    );

  const renewOnce = (former: string) =>
    exclusively(
      LOCK,
      defer(() => {
        const current = stored();
        if (current === null) return throwError(noSession);
        return current === former ? ask(former) : of(current);
      }),
    );

  let underWay: Observable<string> | null = null;
  return (former) =>
    defer(() => {
      const current = stored();
      if (current !== null && current !== former) return of(current);
      underWay ??= renewOnce(former).pipe(
        tap({
          finalize: () => {
            underWay = null;
          },
        }),
        share({ connector: () => new ReplaySubject(1), resetOnRefCountZero: false }),
      );
      return underWay;
    });
};
