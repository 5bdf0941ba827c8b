import { from, map, Observable, of } from 'rxjs';

/** Which clients the tabs of this device show, each by a lock that its tab holds. */
export interface ShownClients {
  /** Says that this tab shows a client, for as long as it is subscribed to. */
  readonly show: (client: string) => Observable<never>;
  readonly all: () => Observable<readonly string[]>;
}

const PREFIX = 'hireyard.client.';

/** Without locks, which browsers forbid together with storage, no tab knows of another. */
export const shownClientsBy = (locks: Pick<LockManager, 'request' | 'query'> | undefined): ShownClients => ({
  show: (client) =>
    new Observable(() => {
      const shown = new AbortController();
      const { signal } = shown;
      const hidden = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
      locks?.request(PREFIX + client, { mode: 'shared', signal }, () => hidden).catch(() => undefined);
      return () => shown.abort();
    }),
  all: () =>
    locks
      ? from(locks.query()).pipe(
          map(({ held = [] }) =>
            held.flatMap(({ name }) => (name?.startsWith(PREFIX) ? name.slice(PREFIX.length) : [])),
          ),
        )
      : of([]),
});
