import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { deviceDatabase, type QueuedWrite } from './device-database.ts';
import { createOutbox, OUTBOX_LOCK, OutboxUnreadable } from './outbox.ts';

const write = (id: string): QueuedWrite => ({
  id,
  user: 'anna',
  client: 'acme',
  opCo: null,
  endpoint: 'createOffHire',
  input: {},
  key: id,
  label: 'Excavator',
  createdAt: 0,
  firstAttemptAt: null,
  validUntil: null,
  parked: null,
});

/** Locks of which another tab holds one until `release`. */
const heldLocks = () => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const requests: string[] = [];
  const request = async (name: string, { signal }: LockOptions, work: () => Promise<unknown>) => {
    requests.push(name);
    await Promise.race([
      held,
      new Promise<void>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
    ]);
    return work();
  };
  return { requests, release, locks: { request } as unknown as LockManager };
};

const device = createOutbox({ locks: undefined });
const ids = async () => (await device.list('anna')).map(({ id }) => id);

// Test files of one worker share the device.
beforeEach(async () => {
  await (await deviceDatabase())?.clear('outbox');
});

describe('the outbox of a device', () => {
  it('[SW-04] takes away nothing while it is being sent, and says so', async () => {
    await device.put(write('1'));
    const { locks, requests, release } = heldLocks();
    const mine = createOutbox({ locks });
    expect(await mine.discard(['1'])).toBe('sending');
    expect(requests).toEqual([OUTBOX_LOCK]);
    expect(await ids()).toEqual(['1']);
    release();
    expect(await mine.discard(['1'])).toBe('discarded');
    expect(await ids()).toEqual([]);
  });

  it('[SW-04] says that it was sent where it is gone by the time that it may be discarded', async () => {
    await device.put(write('1'));
    const { locks, release } = heldLocks();
    const discarding = createOutbox({ locks }).discard(['1']);
    await device.delete('1');
    release();
    expect(await discarding).toBe('sent');
  });

  it('[SW-04] changes what is there, and says where it is not', async () => {
    await device.put(write('1'));
    const seen: string[] = [];
    const following = device.changes.subscribe((change) => void seen.push(change));
    expect(await device.change('1', { notBefore: 5 })).toBe(true);
    expect(await device.change('1', { parked: null }, 'written')).toBe(true);
    expect(await device.change('2', { notBefore: 5 })).toBe(false);
    expect(await device.change('1', ({ notBefore }) => (notBefore === 5 ? null : { notBefore: 6 }))).toBe(false);
    following.unsubscribe();
    expect(seen).toEqual(['changed', 'written']);
    expect(await device.list('anna')).toEqual([{ ...write('1'), notBefore: 5 }]);
  });

  it('[SW-04] tells what cannot be read from nothing', async () => {
    const closed = createOutbox({ open: async () => null });
    await expect(closed.list('anna')).rejects.toThrow(OutboxUnreadable);
    await expect(closed.discard(['1'])).rejects.toThrow(OutboxUnreadable);
  });
});
