import { merge, Observable, Subject, share } from 'rxjs';
import { type DeviceDatabase, deviceDatabase, type QueuedWrite } from './device-database.ts';

/** Held while sending and while discarding, so that a write in flight is not discarded. */
export const OUTBOX_LOCK = 'hireyard.outbox';
const CHANNEL = 'hireyard.outbox';
/** Longest wait for a running attempt before reporting it. */
const PATIENCE_MS = 3_000;

/** `written` is a new or retried write, which must be sent. `changed` only updates the display. */
type Change = 'written' | 'changed';

/** Notifies every tab of this device, including this one, of changes to the outbox. */
const broadcast = () => {
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);
  const here = new Subject<Change>();
  const elsewhere = new Observable<Change>((subscriber) => {
    const next = ({ data }: MessageEvent<Change>) => subscriber.next(data);
    channel?.addEventListener('message', next);
    return () => channel?.removeEventListener('message', next);
  });
  return {
    notify: (change: Change) => {
      channel?.postMessage(change);
      here.next(change);
    },
    changes: merge(here, elsewhere).pipe(share()),
  };
};

/** The device has no room: the write is not queued, and the user must be informed. */
export class NotQueued extends Error {
  override readonly name = 'NotQueued';
}

/** The outbox cannot be read, which is not the same as empty. */
export class OutboxUnreadable extends Error {
  override readonly name = 'OutboxUnreadable';
}

type WriteChange = Partial<QueuedWrite> | ((write: QueuedWrite) => Partial<QueuedWrite> | null);
/** Result of discarding. `sent`: some writes were already sent. */
export type Discarded = 'discarded' | 'sent' | 'sending';

interface OutboxDeps {
  readonly open?: () => Promise<DeviceDatabase | null>;
  readonly locks?: Pick<LockManager, 'request'> | undefined;
}

/** The queued writes on this device (SW-04). */
export const createOutbox = ({ open = deviceDatabase, locks = globalThis.navigator?.locks }: OutboxDeps = {}) => {
  const { notify, changes } = broadcast();
  const openDatabase = async (): Promise<DeviceDatabase> => {
    const database = await open();
    if (!database) throw new OutboxUnreadable('The database of this device does not open');
    return database;
  };
  /** Resolves with the number of deleted writes. */
  const remove = async (ids: readonly string[]): Promise<number> => {
    const transaction = (await openDatabase()).transaction('outbox', 'readwrite', { durability: 'strict' });
    const counts = await Promise.all(ids.map((id) => transaction.store.count(id)));
    await Promise.all([...ids.map((id) => transaction.store.delete(id)), transaction.done]);
    notify('changed');
    return counts.reduce((sum, count) => sum + count, 0);
  };
  return {
    changes,
    /** Returns the user's writes for all clients, oldest first. */
    list: async (user: string): Promise<readonly QueuedWrite[]> => {
      const all = await (await openDatabase()).getAll('outbox');
      return all.filter((write) => write.user === user);
    },
    read: async (id: string): Promise<QueuedWrite | null> => (await (await openDatabase()).get('outbox', id)) ?? null,
    /** Resolves when the write is on disk. */
    put: async (write: QueuedWrite): Promise<void> => {
      const database = await open();
      if (!database) throw new NotQueued('This device keeps nothing');
      const transaction = database.transaction('outbox', 'readwrite', { durability: 'strict' });
      await Promise.all([transaction.store.put(write), transaction.done]);
      notify('written');
    },
    /**
     * Changes an existing write and returns whether it did, so that a discarded write does not come back. A function
     * receives the current write, and returns null to leave it.
     */
    change: async (id: string, to: WriteChange, as: Change = 'changed'): Promise<boolean> => {
      const transaction = (await openDatabase()).transaction('outbox', 'readwrite', { durability: 'strict' });
      const write = await transaction.store.get(id);
      const changes = write && (typeof to === 'function' ? to(write) : to);
      if (write && changes) void transaction.store.put({ ...write, ...changes });
      await transaction.done;
      if (changes) notify(as);
      return Boolean(changes);
    },
    /** Removes a sent write. */
    delete: async (id: string): Promise<void> => void (await remove([id])),
    /** Removes writes that the user discards. Removes nothing while one is being sent. */
    discard: async (ids: readonly string[]): Promise<Discarded> => {
      const endOf = (count: number): Discarded => (count < ids.length ? 'sent' : 'discarded');
      if (!locks) return endOf(await remove(ids));
      const patience = AbortSignal.timeout(PATIENCE_MS);
      try {
        return endOf(await locks.request(OUTBOX_LOCK, { signal: patience }, () => remove(ids)));
      } catch (error) {
        if (patience.aborted && error === patience.reason) return 'sending';
        throw error;
      }
    },
  };
};
export type Outbox = ReturnType<typeof createOutbox>;

/** The outbox of this device. */
export const outbox = createOutbox();
