import { getContract, listContractLines, listSessions } from '@hireyard/contract';
import { defaultSerializeQueryArgs } from '@reduxjs/toolkit/query';
import { NEVER, of, switchMap, timer } from 'rxjs';
import { expect, it, vi } from 'vitest';
import { type ApiCall, api } from '../api/api.ts';
import { cachedAnswerShown } from '../api/cached-answers-actions.ts';
import { selectShownFromCache } from '../api/cached-answers-slice.ts';
import { callOf } from '../api/calls.ts';
import type { Epic } from '../epics/epic.ts';
import { clientSelected, signedIn, signedOut } from '../session/session-actions.ts';
import { selectOffline } from '../settings/settings.ts';
import type { Owner } from '../storage/device-database.ts';
import type { CachedAnswer } from '../storage/offline-cache.ts';
import { STORAGE_KEYS } from '../storage/storage-keys.ts';
import { problem, replyAfter, tokenFor } from '../testing/epic-test.ts';
import { client } from '../testing/fixtures.ts';
import { liveEpicTest } from '../testing/live-epic-test.ts';
import { refetchStale } from './offline-actions.ts';
import { offlineStateEpic } from './offline-state.ts';
import { oldestShown } from './oldest-shown.ts';
import { refetchStaleEpic } from './refetch-stale.ts';
import { createWipeEpic } from './wipe.ts';
import { createOfflineCacheEpic } from './write-offline-cache.ts';

const MINUTE = 60_000;
const lines = callOf(listContractLines, {});
const keyOf = (call: ApiCall) =>
  defaultSerializeQueryArgs({ endpointName: 'read', queryArgs: call, endpointDefinition: {} as never });
const acme = client(1, 'Acme');
const bolt = client(2, 'Bolt');

const ask = (call: Parameters<typeof api.endpoints.read.initiate>[0]) => api.endpoints.read.initiate(call);

/** Without drafts, which `storage/drafts.test.ts` covers. */
const typed = { forget: vi.fn(async () => true) };

/** A device in memory. */
const device = () => {
  const cache: CachedAnswer[] = [];
  return {
    cache,
    keep: async (answers: readonly CachedAnswer[], stillOwn: (owner: Owner) => boolean) =>
      void cache.push(...answers.filter(stillOwn)),
    forget: vi.fn(async (isGone: (owner: CachedAnswer) => boolean) => {
      cache.splice(0, cache.length, ...cache.filter((answer) => !isGone(answer)));
      return true;
    }),
  };
};

const signIn = (test: ReturnType<typeof liveEpicTest>, user = 'anna') => {
  test.deps.storage.setItem(STORAGE_KEYS.accessToken, tokenFor(user, 9e12));
  test.dispatch(signedIn({ userId: user }));
  test.dispatch(clientSelected(acme));
};

it('[SW-03] keeps what the server answers, and what it had answered before, with its moment', async () => {
  const test = liveEpicTest({
    [listContractLines.path]: () => replyAfter(10, { items: [] }),
    '/contracts/c-1': () => replyAfter(10, { id: 'c-1' }),
    [listSessions.path]: () => replyAfter(10, { items: [] }),
  });
  const mine = device();
  signIn(test);
  const later: Epic = (...context) => timer(500).pipe(switchMap(() => createOfflineCacheEpic(mine)(...context)));
  await test.run(later, 2_000, {
    5: () => void test.dispatch(ask(lines)),
    1000: () => void test.dispatch(ask(callOf(getContract, { params: { id: 'c-1' } }))),
    1100: () => void test.dispatch(ask(callOf(listSessions, undefined))),
  });
  expect(mine.cache.map(({ user, client, answer, at }) => ({ user, client, answer, at }))).toEqual([
    { user: 'anna', client: acme.externalUuid, answer: { items: [] }, at: expect.any(Number) },
    { user: 'anna', client: acme.externalUuid, answer: { id: 'c-1' }, at: expect.any(Number) },
  ]);
});

it('[SW-06] keeps nothing of a session that has ended before it is written', async () => {
  const test = liveEpicTest({ [listContractLines.path]: () => replyAfter(10, { items: [] }) });
  const mine = device();
  signIn(test);
  await test.run(createOfflineCacheEpic(mine), 2_000, {
    5: () => void test.dispatch(ask(lines)),
    20: () => test.deps.storage.removeItem(STORAGE_KEYS.accessToken),
  });
  expect(mine.cache).toEqual([]);
});

it('[SW-03] forgets what may not be seen any more', async () => {
  let may = true;
  const test = liveEpicTest({
    [listContractLines.path]: () => replyAfter(10, may ? { items: [] } : problem(403, 'missing-right')),
  });
  const mine = device();
  signIn(test);
  await test.run(createOfflineCacheEpic(mine), 3_000, {
    5: () => void test.dispatch(ask(lines)),
    1000: () => {
      expect(mine.cache).toHaveLength(1);
      may = false;
      void test.dispatch(api.endpoints.read.initiate(lines, { forceRefetch: true }));
    },
  });
  expect(mine.cache).toEqual([]);
});

it('[SW-03] asks again for what the device has shown: every 30 seconds, and for all on Retry or with the network', async () => {
  let up = false;
  const test = liveEpicTest({
    [listContractLines.path]: () => replyAfter(1, up ? { items: [] } : problem(500)),
    '/contracts/c-1': () => replyAfter(1, up ? { id: 'c-1' } : problem(500)),
  });
  const contract = callOf(getContract, { params: { id: 'c-1' } });
  signIn(test);
  const mine = device();
  await test.run([refetchStaleEpic, createOfflineCacheEpic(mine), offlineStateEpic], 3 * MINUTE, {
    5: () => {
      void test.dispatch(ask(lines));
      void test.dispatch(ask(contract));
    },
    10: () => {
      test.dispatch(cachedAnswerShown({ call: keyOf(lines), at: 1 }));
      test.dispatch(cachedAnswerShown({ call: keyOf(contract), at: 2 }));
    },
    // One of the two.
    [MINUTE - 1]: () => expect(test.seen.calls).toHaveLength(3),
    [MINUTE]: () => void test.dispatch(refetchStale()),
    [MINUTE + 5]: () => expect(selectOffline(test.store.getState())).toBe(true),
    80000: () => {
      up = true;
      test.deps.online.next(true);
    },
  });
  expect(selectShownFromCache(test.store.getState()).size).toBe(0);
  expect(selectOffline(test.store.getState())).toBe(false);
  const last = Math.max(...test.seen.calls.map((call) => Number.parseInt(call, 10)));
  expect(last).toBeLessThan(81_000);
});

it('[SW-03] [SH-04] asks again for what could not be shown at all once the network is back, and not for a refusal', async () => {
  let up = false;
  const test = liveEpicTest({
    [listContractLines.path]: () => replyAfter(1, up ? { items: [] } : problem(0, 'network')),
    '/contracts/c-1': () => replyAfter(1, problem(404, 'not-found')),
  });
  signIn(test);
  await test.run(refetchStaleEpic, 2_000, {
    5: () => {
      void test.dispatch(ask(lines));
      void test.dispatch(ask(callOf(getContract, { params: { id: 'c-1' } })));
    },
    1000: () => {
      up = true;
      test.deps.online.next(true);
    },
  });
  expect(api.endpoints.read.select(lines)(test.store.getState()).data).toEqual({ items: [] });
  expect(test.seen.calls.filter((call) => call.endsWith('/contracts/c-1'))).toHaveLength(1);
});

it('[SW-03] without a network the portal knows that it is offline', async () => {
  const test = liveEpicTest();
  await test.run(offlineStateEpic, 100, { 50: () => test.deps.online.next(false) });
  expect(selectOffline(test.store.getState())).toBe(true);
});

const held = (clients: readonly string[]) => ({ show: () => NEVER, all: () => of(clients) });
const owned = (user: string, client: string): CachedAnswer => ({ user, client, call: 'list', answer: 1, at: 1 });

it('[SW-06] a logout wipes everything, also when the tab that wiped is gone; the end of a session does not', async () => {
  const test = liveEpicTest();
  const mine = device();
  mine.cache.push(owned('anna', acme.externalUuid));
  signIn(test);
  const counts: number[] = [];
  await test.run(createWipeEpic({ offlineCache: mine, drafts: typed, shownClients: held([]) }), 100, {
    10: () => void test.dispatch(signedOut({ because: 'expired' })),
    20: () => void counts.push(mine.cache.length),
    30: () => signIn(test),
    40: () => {
      test.deps.storage.setItem(STORAGE_KEYS.wipe, 'due');
      test.dispatch(signedOut({ because: 'logout' }));
    },
    50: () => void counts.push(mine.cache.length),
  });
  expect(counts).toEqual([1, 0]);
  expect(test.deps.storage.getItem(STORAGE_KEYS.wipe)).toBeNull();

  mine.cache.push(owned('anna', acme.externalUuid));
  test.deps.storage.setItem(STORAGE_KEYS.wipe, 'due');
  await liveEpicTest().run(
    (actions, state, deps) =>
      createWipeEpic({ offlineCache: mine, drafts: typed, shownClients: held([]) })(actions, state, {
        ...deps,
        storage: test.deps.storage,
      }),
    10,
  );
  expect(mine.cache).toEqual([]);
});

it('[SW-06] what a tab writes before it learns of a logout elsewhere goes too, and what it writes of a session that ended does not', async () => {
  const test = liveEpicTest();
  const mine = device();
  const late = () => void mine.cache.push(owned('anna', acme.externalUuid));
  typed.forget.mockClear();
  signIn(test);
  const counts: number[] = [];
  await test.run(createWipeEpic({ offlineCache: mine, drafts: typed, shownClients: held([]) }), 100, {
    // The other tab has set its mark, deleted its data and removed the mark.
    10: () => test.deps.storageChanges.next({ key: STORAGE_KEYS.wipe, newValue: 'anna' }),
    11: () => test.deps.storageChanges.next({ key: STORAGE_KEYS.wipe, newValue: null }),
    20: late,
    30: () => void test.dispatch(signedOut({ because: 'logout' })),
    40: () => void counts.push(mine.cache.length),
    50: () => signIn(test),
    60: late,
    70: () => void test.dispatch(signedOut({ because: 'expired' })),
    80: () => void counts.push(mine.cache.length),
  });
  expect(counts).toEqual([0, 1]);
  const isGone = (typed.forget.mock.calls as unknown as [(owner: { user: string }) => boolean][]).map(([gone]) => gone);
  expect(isGone.filter((gone) => gone({ user: 'anna' }))).toHaveLength(1);
  expect(isGone.filter((gone) => gone({ user: 'ben' }))).toHaveLength(0);
});

it('[SW-06] a logout whose wiping fails is done by a later start', async () => {
  const { storage } = liveEpicTest().deps;
  storage.setItem(STORAGE_KEYS.wipe, 'due');
  const start = (forget: () => Promise<boolean>) =>
    liveEpicTest().run(
      (actions, state, deps) =>
        createWipeEpic({ offlineCache: { forget }, drafts: typed, shownClients: held([]) })(actions, state, {
          ...deps,
          storage,
        }),
      10,
    );
  await start(() => Promise.resolve(false));
  expect(storage.getItem(STORAGE_KEYS.wipe)).toBe('due');
  await start(() => Promise.reject(new Error('it does not open')));
  expect(storage.getItem(STORAGE_KEYS.wipe)).toBe('due');
  await start(() => Promise.resolve(true));
  expect(storage.getItem(STORAGE_KEYS.wipe)).toBeNull();
});

it('[SW-06] another user leaves nothing of the former one', async () => {
  const test = liveEpicTest();
  const mine = device();
  mine.cache.push(owned('anna', acme.externalUuid), owned('ben', acme.externalUuid));
  await test.run(createWipeEpic({ offlineCache: mine, drafts: typed, shownClients: held([]) }), 20, {
    5: () => signIn(test, 'ben'),
  });
  expect(mine.cache.map(({ user }) => user)).toEqual(['ben']);
});

it('[SW-06] a switch of client wipes what is of clients that no tab shows', async () => {
  const test = liveEpicTest();
  const mine = device();
  const other = 'shown-elsewhere';
  mine.cache.push(
    owned('anna', ''),
    owned('anna', acme.externalUuid),
    owned('anna', bolt.externalUuid),
    owned('anna', other),
  );
  signIn(test);
  await test.run(
    createWipeEpic({ offlineCache: mine, drafts: typed, shownClients: held([bolt.externalUuid, other]) }),
    3_000,
    {
      5: () => void test.dispatch(clientSelected(bolt)),
    },
  );
  expect(mine.cache.map(({ client }) => client)).toEqual(['', bolt.externalUuid, other]);
});

it('[SW-03] a page is as old as the oldest of what it shows; what every visit asks for does not count', () => {
  expect(
    oldestShown([
      { endpoint: 'getRights', at: 1 },
      { endpoint: 'getContract', at: 30 },
      { endpoint: 'listActivity', at: 20 },
      { endpoint: 'listOrders', at: undefined },
    ]),
  ).toBe(20);
  expect(oldestShown([{ endpoint: 'getRights', at: 1 }])).toBeNull();
});
