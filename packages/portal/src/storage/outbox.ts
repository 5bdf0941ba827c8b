import { merge, Observable, Subject, share } from 'rxjs';
import { type DeviceDatabase, deviceDatabase, type QueuedWrite } from './device-database.ts';

/** Held by the tab that sends, and to discard: what is on its way to the server is not taken away meanwhile. */
export const OUTBOX_LOCK = 'hireyard.outbox';
const CHANNEL = 'hireyard.outbox';
/** How long to wait for what is being sent before saying so. */
const PATIENCE_MS = 3_000;

/** `written` is what is to be sent: new, or tried again by the user. The rest only looks different. */
type Change = 'written' | 'changed';

/** Tells every tab of this device, this one included, that the outbox has changed. */
const broadcast = () => {
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);
  const here = new Subject<Change>();
  const elsewhere = new Observable<Change>((subscriber) => {
    const next = ({ data }: MessageEvent<Change>) => subscriber.next(data);
    channel?.addEventListener('message', next);
    return () => channel?.removeEventListener('message', next);
  });
  return {
    tell: (change: Change) => {
      channel?.postMessage(change);
      here.next(change);
    },
    changes: merge(here, elsewhere).pipe(share()),
  };
};

/** No room on this device: the write is not queued, and the user has to know. */
export class NotQueued extends Error {
  override readonly name = 'NotQueued';
}

/** What waits here cannot be read now, which is not the same as nothing. */
export class OutboxUnreadable extends Error {
  override readonly name = 'OutboxUnreadable';
}

type Changed = Partial<QueuedWrite> | ((write: QueuedWrite) => Partial<QueuedWrite> | null);
/** How discarding ended; `sent`: some of it was gone by then. */
export type Discarded = 'discarded' | 'sent' | 'sending';

interface OutboxDeps {
  readonly open?: () => Promise<DeviceDatabase | null>;
  readonly locks?: Pick<LockManager, 'request'> | undefined;
}

/** The writes that wait on this device for the network (SW-04). */
export const createOutbox = ({ open = deviceDatabase, locks = globalThis.navigator?.locks }: OutboxDeps = {}) => {
  const { tell, changes } = broadcast();
  const opened = async (): Promise<DeviceDatabase> => {
    const database = await open();
    if (!database) throw new OutboxUnreadable('The database of this device does not open');
    return database;
  };
  /** Answers how many of them were still there. */
  const remove = async (ids: readonly string[]): Promise<number> => {
    const transaction = (await opened()).transaction('outbox', 'readwrite', { durability: 'strict' });
    const found = await Promise.all(ids.map((id) => transaction.store.count(id)));
    await Promise.all([...ids.map((id) => transaction.store.delete(id)), transaction.done]);
    tell('changed');
    return found.reduce((sum, count) => sum + count, 0);
  };
  return {
    changes,
    /** Those of a user, over all clients, the first written first. */
    list: async (user: string): Promise<readonly QueuedWrite[]> => {
      const all = await (await opened()).getAll('outbox');
      return all.filter((write) => write.user === user);
    },
    read: async (id: string): Promise<QueuedWrite | null> => (await (await opened()).get('outbox', id)) ?? null,
    /** Resolves once it is on the disk. */
    put: async (write: QueuedWrite): Promise<void> => {
      const database = await open();
      if (!database) throw new NotQueued('This device keeps nothing');
      const transaction = database.transaction('outbox', 'readwrite', { durability: 'strict' });
      await Promise.all([transaction.store.put(write), transaction.done]);
      tell('written');
    },
    /**
     * Changes one that is still there, and says whether it did: what was discarded meanwhile does not come back. A function
     * sees how it is now, and leaves it by null.
     */
    change: async (id: string, to: Changed, as: Change = 'changed'): Promise<boolean> => {
      const transaction = (await opened()).transaction('outbox', 'readwrite', { durability: 'strict' });
      const write = await transaction.store.get(id);
      const changes = write && (typeof to === 'function' ? to(write) : to);
      if (write && changes) void transaction.store.put({ ...write, ...changes });
      await transaction.done;
      if (changes) tell(as);
      return Boolean(changes);
    },
    /** Takes away what was sent. */
    delete: async (id: string): Promise<void> => void (await remove([id])),
    /** Takes away what the user no longer wants. While something is being sent, all stays. */
    discard: async (ids: readonly string[]): Promise<Discarded> => {
      const endOf = (found: number): Discarded => (found < ids.length ? 'sent' : 'discarded');
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

/** This device's own. */
export const outbox = createOutbox();
