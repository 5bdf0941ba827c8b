import { from, map, Observable, of } from 'rxjs';

/** The clients that are open in the tabs of this device. Each tab holds a lock for its client. */
export interface ShownClients {
  /** Marks a client as open in this tab while subscribed. */
  readonly show: (client: string) => Observable<never>;
  readonly all: () => Observable<readonly string[]>;
}

const PREFIX = 'hireyard.client.';

/** Browsers that forbid storage also forbid locks. Without locks, no tab knows of another. */
export const shownClientsBy = (locks: Pick<LockManager, 'request' | 'query'> | undefined): ShownClients => ({
  show: (client) =>
    new Observable(() => {
      const subscription = new AbortController();
      const { signal } = subscription;
      const released = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
      locks?.request(PREFIX + client, { mode: 'shared', signal }, () => released).catch(() => undefined);
      return () => subscription.abort();
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
