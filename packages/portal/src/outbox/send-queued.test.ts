import { createOffHire, createRequest, extendLines } from '@hireyard/contract';
import { Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import type { HttpRequest } from '../http/types.ts';
import { clientSelected, signedIn, signedOut } from '../session/session-actions.ts';
import { selectQueued } from '../settings/settings.ts';
import type { QueuedWrite } from '../storage/device-database.ts';
import type { Outbox } from '../storage/outbox.ts';
import { sentWritesOf } from '../storage/sent-writes.ts';
import { SENT, SESSION_KEYS, STORAGE_KEYS } from '../storage/storage-keys.ts';
import { problem, replyAfter, tokenFor } from '../testing/epic-test.ts';
import { client } from '../testing/fixtures.ts';
import { liveEpicTest } from '../testing/live-epic-test.ts';
import { createOutboxCountEpic } from './outbox-count.ts';
import { meantForNow, validUntil } from './queueable.ts';
import { createSendQueuedEpic } from './send-queued.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const acme = client(1, 'Acme').externalUuid;
const bolt = client(2, 'Bolt').externalUuid;

const write = (id: string, more: Partial<QueuedWrite> = {}): QueuedWrite => ({
  id,
  user: 'anna',
  client: acme,
  opCo: 'NL',
  endpoint: createOffHire.id,
  input: { body: { offRentAt: '1970-01-01T01:00:00Z' } },
  key: `key of ${id}`,
  label: 'Excavator',
  createdAt: 0,
  firstAttemptAt: null,
  validUntil: null,
  parked: null,
  ...more,
});

/** An outbox in memory. */
const device = (...writes: readonly QueuedWrite[]) => {
  const stored = new Map(writes.map((each) => [each.id, each]));
  const changes = new Subject<'written' | 'changed'>();
  return {
    stored,
    changes,
    list: async (user: string) => [...stored.values()].filter((each) => each.user === user),
    read: async (id: string) => stored.get(id) ?? null,
    put: async (each: QueuedWrite) => {
      stored.set(each.id, each);
      changes.next('written');
    },
    change: async (id: string, more: Parameters<Outbox['change']>[1]) => {
      const each = stored.get(id);
      if (each && typeof more === 'object') stored.set(id, { ...each, ...more });
      changes.next('changed');
      return each !== undefined;
    },
    delete: async (id: string) => {
      stored.delete(id);
      changes.next('changed');
    },
  };
};

type Answer = (request: HttpRequest, at: number) => unknown;

/** Runs the epic as Anna, for the client Acme. Records the key and time of each sent write. */
const send = async (
  mine: ReturnType<typeof device>,
  answer: Answer,
  forMs: number,
  steps: (test: ReturnType<typeof liveEpicTest>) => Record<number, () => void> = () => ({}),
) => {
  const requests: HttpRequest[] = [];
  const reply = (request: HttpRequest) => {
    requests.push(request);
    return replyAfter(10, answer(request, Date.now()));
  };
  const test = liveEpicTest({ [createOffHire.path]: reply, [extendLines.path]: reply, [createRequest.path]: reply });
  await test.run([createSendQueuedEpic(mine), createOutboxCountEpic(mine)], forMs, {
    1: () => {
      test.deps.storage.setItem(STORAGE_KEYS.accessToken, tokenFor('anna', 9e12));
      test.dispatch(signedIn({ userId: 'anna' }));
      test.dispatch(clientSelected(client(1, 'Acme')));
    },
    ...steps(test),
  });
  return { requests, keys: requests.map(({ headers }) => headers?.['Idempotency-Key']), test };
};

describe('what was written without a network', () => {
  it('[SW-04] leaves its number and its page behind, until the user logs out', async () => {
    const machine = '6f1c1a52-53a5-4f0b-9d52-0a6d30bbd0f7';
    const mine = device(
      write('1'),
      write('2', { endpoint: extendLines.id }),
      write('3', { endpoint: createRequest.id, label: 'Lift' }),
    );
    const answers: Record<string, object> = {
      'key of 1': { id: machine, number: 'OH-7' },
      'key of 2': { lines: [{ lineId: machine, contractId: machine, extended: true }] },
      'key of 3': { id: machine, number: 'R-9' },
    };
    const { test } = await send(mine, ({ headers }) => answers[String(headers?.['Idempotency-Key'])], HOUR);
    const { storage } = test.deps;
    expect(sentWritesOf(storage, 'anna', HOUR)).toMatchObject([
      { id: '3', label: 'Lift', number: 'R-9', path: `/request/requests/${machine}`, client: acme },
      { id: '2', number: null, path: `/order/contracts/${machine}` },
      { id: '1', number: 'OH-7', path: `/order/off-hires/${machine}` },
    ]);
    expect(sentWritesOf(storage, 'bert', HOUR)).toEqual([]);
    expect(sentWritesOf(storage, 'anna', 8 * 24 * HOUR)).toEqual([]);
    expect(SESSION_KEYS).toContain(SENT);
  });

  it.each([
    ['none', [false, false], 'draft'],
    ['a part', [true, false], null],
  ])(
    '[SW-04] [DOM-09] an extension whose answer extends %s of its machines waits with the reason',
    async (_, extended, draft) => {
      const ids = ['6f1c1a52-53a5-4f0b-9d52-0a6d30bbd0f7', '6f1c1a52-53a5-4f0b-9d52-0a6d30bbd0f8'];
      const lines = ids.map((lineId) => ({ lineId, to: '2026-12-01' }));
      const form = { page: '/order/contracts/extend', draft: 'draft' } as never;
      const mine = device(write('1', { endpoint: extendLines.id, input: { body: { lines, reason: null } }, form }));
      const issue = { code: 'promised' };
      const results = ids.map((lineId, index) => ({
        ...{ lineId, contractId: lineId, extended: extended[index], issue: extended[index] ? null : issue },
      }));
      const { requests, test } = await send(mine, () => ({ lines: results }), HOUR);
      expect(requests).toHaveLength(1);
      const rest = mine.stored.get('1');
      expect(rest).toMatchObject({
        input: { body: { lines: lines.filter((_line, index) => !extended[index]), reason: null } },
        firstAttemptAt: null,
        parked: { because: 'refused', problem: { errors: expect.arrayContaining([expect.objectContaining(issue)]) } },
        form: { draft },
      });
      expect(rest?.key).not.toBe('key of 1');
      expect(sentWritesOf(test.deps.storage, 'anna', HOUR)).toEqual([]);
    },
  );

  it('[SW-04] is sent once and in order, for its own client and company, and is then gone', async () => {
    const mine = device(
      write('1'),
      write('2', { endpoint: createRequest.id }),
      write('3', { client: bolt, opCo: 'DE' }),
    );
    const counted: number[] = [];
    const { requests, keys, test } = await send(
      mine,
      () => ({}),
      HOUR,
      ({ store }) => ({ 3: () => counted.push(selectQueued(store.getState())) }),
    );
    expect(counted).toEqual([3]);
    expect(keys.filter((key) => key !== 'key of 3')).toEqual(['key of 1', 'key of 2']);
    expect(keys.toSorted()).toEqual(['key of 1', 'key of 2', 'key of 3']);
    const ofBolt = requests.find(({ headers }) => headers?.['Idempotency-Key'] === 'key of 3');
    expect(ofBolt?.headers).toMatchObject({ 'x-mysite-corporate-client-external-uuid': bolt, 'X-Opco': 'DE' });
    expect([...mine.stored]).toEqual([]);
    expect(selectQueued(test.store.getState())).toBe(0);
  });

  it('[SW-04] waits longer each time while nothing gets through, with the same key, and holds up its own client alone', async () => {
    const mine = device(write('1'), write('2'), write('3', { client: bolt }));
    let up = false;
    const seen: (string | undefined)[] = [];
    const { keys } = await send(
      mine,
      ({ headers }) => {
        seen.push(headers?.['Idempotency-Key']);
        const isBolt = headers?.['x-mysite-corporate-client-external-uuid'] === bolt;
        return isBolt || up ? {} : problem(503, 'unavailable');
      },
      10 * MINUTE,
      () => ({
        [4 * MINUTE]: () => {
          up = true;
          expect(seen).not.toContain('key of 2');
          expect(seen).toContain('key of 3');
        },
      }),
    );
    expect(keys.filter((key) => key === 'key of 1').length).toBeGreaterThan(3);
    expect(keys.filter((key) => key === 'key of 2')).toHaveLength(1);
    expect([...mine.stored]).toEqual([]);
  });

  it.each([403, 404, 409, 412, 422])(
    '[SW-04] is parked with the reason when the answer is %i, and what follows goes on',
    async (status) => {
      const mine = device(write('1'), write('2'));
      const { keys } = await send(
        mine,
        ({ headers }) => (headers?.['Idempotency-Key'] === 'key of 1' ? problem(status, 'validation') : {}),
        HOUR,
      );
      expect(keys).toEqual(['key of 1', 'key of 2']);
      expect(mine.stored.get('1')?.parked).toMatchObject({ because: 'refused', problem: { status } });
      expect(mine.stored.has('2')).toBe(false);
    },
  );

  it('[SW-04] is not sent when its time has passed, nor a day after an attempt without an answer', async () => {
    const mine = device(write('1', { validUntil: 0 }), write('2', { firstAttemptAt: -23 * HOUR - 1 }));
    const { keys } = await send(mine, () => ({}), HOUR);
    expect(keys).toEqual([]);
    expect([...mine.stored.values()].map(({ parked }) => parked?.because)).toEqual(['past', 'unknown']);
  });

  it('[SW-04] that was attempted is asked about by its key, although its time has passed', async () => {
    const mine = device(write('1', { validUntil: 0, firstAttemptAt: -HOUR }));
    const { keys } = await send(mine, () => ({}), HOUR);
    expect(keys).toEqual(['key of 1']);
  });

  it('[SW-04] is not sent where the clock that noted its first attempt was ahead', async () => {
    const mine = device(write('1', { firstAttemptAt: 10 * MINUTE }), write('2', { firstAttemptAt: 4 * MINUTE }));
    const { keys } = await send(mine, () => ({}), MINUTE);
    expect(keys).toEqual(['key of 2']);
    expect(mine.stored.get('1')?.parked).toMatchObject({ because: 'unknown' });
  });

  it.each([
    [403, -HOUR],
    [404, -HOUR],
    [409, null],
    [422, null],
  ])('[SW-04] refused with %i after an attempt without an answer, it may be done, or not', async (status, known) => {
    const mine = device(write('1', { firstAttemptAt: -HOUR }));
    await send(mine, () => problem(status, 'validation'), MINUTE);
    expect(mine.stored.get('1')).toMatchObject({
      firstAttemptAt: known,
      key: 'key of 1',
      parked: { because: 'refused' },
    });
  });

  it('[SW-04] is sent again no sooner than the server asks, and by no other tab right after it failed', async () => {
    const mine = device(write('1'));
    const at: number[] = [];
    await send(
      mine,
      (_, now) => {
        at.push(now);
        return problem(503, 'unavailable', { retryAfter: 90 });
      },
      3 * MINUTE,
      () => ({ 500: () => void mine.put(write('2')) }),
    );
    expect(at.length).toBeGreaterThan(1);
    expect((at[1] ?? 0) - (at[0] ?? 0)).toBeGreaterThanOrEqual(90_000);
    expect(mine.stored.get('1')?.notBefore).toBeGreaterThan(at.at(-1) ?? 0);
  });

  it('[SW-04] waits where the device’s database fails, and is sent once it works again', async () => {
    const mine = device(write('1'));
    let works = false;
    const read = mine.list;
    mine.list = async (user) => {
      if (!works) throw new Error('it does not open');
      return read(user);
    };
    const { keys, test } = await send(
      mine,
      () => ({}),
      5 * MINUTE,
      () => ({
        [MINUTE]: () => {
          works = true;
        },
      }),
    );
    expect(keys).toEqual(['key of 1']);
    expect(selectQueued(test.store.getState())).toBe(0);
  });

  it('[SW-04] notes the first attempt before it is made', async () => {
    const mine = device(write('1'));
    let firstAttempt: number | null | undefined;
    await send(
      mine,
      () => {
        firstAttempt ??= mine.stored.get('1')?.firstAttemptAt;
        return problem(500);
      },
      MINUTE,
    );
    expect(firstAttempt).toEqual(expect.any(Number));
  });

  it('[SW-04] is not sent as another user who has signed in elsewhere, and does not come back once discarded', async () => {
    const mine = device();
    const { keys } = await send(
      mine,
      () => ({}),
      MINUTE,
      ({ deps }) => ({
        2: () => {
          deps.storage.setItem(STORAGE_KEYS.accessToken, tokenFor('ben', 9e12));
          void mine.put(write('1'));
        },
      }),
    );
    expect(keys).toEqual([]);
    const other = device(write('1'));
    const sent = await send(
      other,
      () => problem(422, 'validation'),
      HOUR,
      () => ({ 6: () => void other.delete('1') }),
    );
    expect(sent.keys).toEqual(['key of 1']);
    expect([...other.stored]).toEqual([]);
  });

  it('[SW-04] is neither sent nor counted for another user, and waits after a logout', async () => {
    const mine = device(write('1', { user: 'ben' }));
    const { keys, test } = await send(
      mine,
      () => ({}),
      2 * HOUR,
      (running) => ({
        [MINUTE]: () => void running.dispatch(signedOut({ because: 'logout' })),
        [MINUTE + 1]: () => void mine.put(write('2')),
      }),
    );
    expect(keys).toEqual([]);
    expect([...mine.stored.keys()]).toEqual(['1', '2']);
    expect(selectQueued(test.store.getState())).toBe(0);
  });
});

describe('what a write means', () => {
  it('[SW-04] an off-hire holds until a few minutes after its time, an extension until its day', () => {
    expect(validUntil('createOffHire', { body: { offRentAt: '2026-11-23T10:00:00Z' } })).toBe(
      Date.parse('2026-11-23T10:15:00Z'),
    );
    const lines = [{ to: '2026-12-01' }, { to: '2026-11-28' }];
    expect(validUntil('extendLines', { body: { lines } })).toBe(Date.parse('2026-11-28'));
    expect(validUntil('createRequest', { body: {} })).toBeNull();
  });

  it('[SW-04] an off-hire whose time has passed can be for now, with everything else as it was', () => {
    const input = { body: { offRentAt: '2026-11-23T10:00:00Z', place: 'Gate 2' } };
    const now = new Date('2026-11-24T08:00:00.000Z');
    expect(meantForNow('createOffHire', input, now)).toEqual({
      body: { offRentAt: '2026-11-24T08:00:00.000Z', place: 'Gate 2' },
    });
    expect(meantForNow('extendLines', { body: { lines: [] } }, now)).toBeNull();
  });
});
