import { getProfile, listContractLines, listCorporateClients } from '@hireyard/contract';
import type { Observable } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ApiCall, api } from '../api/api.ts';
import { offlineCache, device as onDevice } from '../api/cached-answers.ts';
import { selectShownFirst, selectShownInstead } from '../api/cached-answers-slice.ts';
import { cacheKeyOf, callOf } from '../api/calls.ts';
import { selectClient, selectClientUuid, selectShownClientUuid } from '../client/corporate-client.ts';
import { switchClient } from '../client/switch-client.ts';
import { clientLoadEpic } from '../epics/client-load.ts';
import { clientMemoryEpic } from '../epics/client-memory.ts';
import { clientSwitchEpic } from '../epics/client-switch.ts';
import type { Epic } from '../epics/epic.ts';
import { sessionStartEpic } from '../epics/session-start.ts';
import { startCallsEpic } from '../epics/start-calls.ts';
import { beginLogout } from '../session/logging-out.ts';
import { logoutRequested, signedIn, signedOut } from '../session/session-actions.ts';
import type { CachedAnswer } from '../storage/offline-cache.ts';
import { STORAGE_KEYS } from '../storage/storage-keys.ts';
import { problem, replyAfter, tokenFor } from '../testing/epic-test.ts';
import { client, profile } from '../testing/fixtures.ts';
import { liveEpicTest } from '../testing/live-epic-test.ts';
import { createDeviceFirstEpic } from './device-first.ts';
import { offlineStateEpic } from './offline-state.ts';
import { selectOldestFirst } from './oldest-shown.ts';

/** The device in memory. A read takes as long as it says. */
const mine = { copies: [] as CachedAnswer[], after: 0 };

const acme = client(1, 'Acme');
const bolt = client(2, 'Bolt');
const lines = callOf(listContractLines, {});
const MODULES: ApiCall = {
  id: 'getModules',
  request: { method: 'GET', base: 'usermgmt', path: '/users/u-1/modules', query: { clientUuid: acme.externalUuid } },
};
const RIGHTS: ApiCall = { id: 'getRights', request: { method: 'GET', base: 'usermgmt', path: '/rights' } };
const copy = (call: ApiCall, answer: unknown, owner: Partial<CachedAnswer> = {}): CachedAnswer => ({
  user: 'u-1',
  client: acme.externalUuid,
  call: cacheKeyOf(call),
  answer,
  at: 1_000,
  ...owner,
});
const clientsCopy = (items: readonly object[], user = 'u-1') =>
  copy(callOf(listCorporateClients, undefined), { items }, { client: '', user });

const KEPT = [
  clientsCopy([acme, bolt]),
  copy(callOf(getProfile, undefined), profile, { client: '' }),
  copy(RIGHTS, { rights: ['contract-view', 'export'] }),
  copy(MODULES, { modules: ['order', 'asset'] }),
  copy({ id: 'getGlobalActions', request: { method: 'GET', base: 'main', path: '/global-actions' } }, {}),
  copy(lines, { items: ['kept'] }),
];

beforeEach(() => {
  mine.copies = [...KEPT];
  mine.after = 5;
  vi.spyOn(offlineCache, 'read').mockImplementation(async ({ user, client: of }, call) => {
    await new Promise((resolve) => setTimeout(resolve, mine.after));
    return mine.copies.find((one) => one.user === user && one.client === of && one.call === call) ?? null;
  });
  vi.spyOn(offlineCache, 'forget').mockImplementation(async (isGone) => {
    mine.copies = mine.copies.filter((one) => !isGone(one));
    return true;
  });
});
afterEach(() => void vi.restoreAllMocks());

/** A visit at whose start the token is valid. The server names the client after 100 ms, and answers 50 ms after a call. */
const visit = (over: Record<string, unknown> = {}, stored: Record<string, string> = {}) => {
  const answers: Record<string, unknown> = {
    '/corporate-clients': { items: [acme, bolt] },
    '/global-actions': {},
    '/rights': { rights: ['contract-view'] },
    '/profile': profile,
    '/users/u-1/modules': { modules: ['order'] },
    '/contract-lines': { items: ['new'] },
    ...over,
  };
  const test = liveEpicTest(
    Object.fromEntries(
      Object.entries(answers).map(([path, answer]) => [
        path,
        () => replyAfter(path === '/corporate-clients' ? 100 : 50, answer),
      ]),
    ),
  );
  const items = { accessToken: tokenFor('u-1', 9e12), corporateClientUuid: acme.externalUuid, ...stored };
  for (const [key, value] of Object.entries(items)) test.deps.storage.setItem(key, value);
  const state = () => test.store.getState();
  const read = () => void test.dispatch(api.endpoints.read.initiate(lines));
  const rows = () => (api.endpoints.read.select(lines)(state()).data as { items: unknown } | undefined)?.items;
  const run = (
    steps: Record<number, () => void>,
    forMs = 400,
    load = async () => onDevice,
    also: readonly Epic[] = [],
  ) =>
    test.run(
      [
        createDeviceFirstEpic(load),
        clientLoadEpic,
        startCallsEpic,
        clientSwitchEpic,
        clientMemoryEpic,
        offlineStateEpic,
        ...also,
      ],
      forMs,
      {
        // Gives dynamic imports, which do not follow the test's clock, time to resolve.
        0: () => void setInterval(() => undefined, 1),
        1: () => void test.dispatch(signedIn({ userId: 'u-1' })),
        ...steps,
      },
    );
  return { ...test, state, read, rows, run };
};
const sent = (calls: readonly string[]) => calls.map((call) => call.split(' ')[1]);

describe('a visit with a session', () => {
  it('[SW-07] shows from the device before anything has answered, then the same again from the server, in place', async () => {
    const { run, read, rows, state, seen } = visit();
    await run({
      20: read,
      50: () => {
        expect(sent(seen.calls)).toEqual(['/corporate-clients']);
        expect(selectClient(state())).toEqual(acme);
        expect(rows()).toEqual(['kept']);
        expect(state().user).toMatchObject({ rights: ['contract-view', 'export'], profile });
        expect(state().settings).toMatchObject({ ready: true, enabledModules: ['order', 'asset'] });
        expect(selectOldestFirst(state())).toBe(1_000);
        // No word about a missing network.
        expect(state().settings.offline).toBe(false);
      },
      120: () => {
        // Everything leaves together in the moment in which the client is known, once (ST-07).
        expect(
          seen.calls
            .filter((call) => call.startsWith('101 '))
            .map((call) => call.slice(4))
            .toSorted(),
        ).toEqual(['/contract-lines', '/global-actions', '/profile', '/rights', '/users/u-1/modules'].toSorted());
        // Nothing goes before its successor has come.
        expect(rows()).toEqual(['kept']);
        expect(state().user.rights).toEqual(['contract-view', 'export']);
        expect(state().settings.ready).toBe(true);
      },
    });
    expect(rows()).toEqual(['new']);
    expect(state().user.rights).toEqual(['contract-view']);
    expect(state().settings.enabledModules).toEqual(['order']);
    expect(selectShownFirst(state()).size).toBe(0);
    expect(selectOldestFirst(state())).toBeNull();
    expect(sent(seen.calls)).toHaveLength(6);
  });

  it('[SW-07] [HT-01] acts for no client by the word of the device', async () => {
    const { run, state, dispatch, deps } = visit({}, { corporateClientUuid: 'uuid-9' });
    await run({
      50: () => {
        expect(selectShownClientUuid(state())).toBe(acme.externalUuid);
        expect(selectClientUuid(state())).toBeNull();
        expect(state().corporateClient).toMatchObject({ corporateClientId: null, byServer: false, all: [] });
        expect(deps.storage.getItem(STORAGE_KEYS.corporateClientUuid)).toBe('uuid-9');
        dispatch(switchClient({ uuid: bolt.externalUuid }));
        expect(selectShownClientUuid(state())).toBe(acme.externalUuid);
      },
    });
    expect(deps.storage.getItem(STORAGE_KEYS.corporateClientUuid)).toBe(acme.externalUuid);
    expect(state().corporateClient).toMatchObject({ corporateClientId: 1, byServer: true, all: [acme, bolt] });
  });

  it('[SW-07] hides at once what was withdrawn meanwhile: a module with the client, a right, a list', async () => {
    const { run, read, rows, state } = visit({
      '/corporate-clients': { items: [{ ...acme, modules: ['order'] }] },
      '/contract-lines': problem(403, 'missing-right'),
      '/rights': { rights: [] },
    });
    await run({
      20: read,
      50: () => expect(state().settings.enabledModules).toEqual(['order', 'asset']),
      110: () => expect(state().settings.enabledModules).toEqual(['order']),
    });
    expect(state().user.rights).toEqual([]);
    // `useRead` shows no answer under this error.
    expect(api.endpoints.read.select(lines)(state())).toMatchObject({ status: 'rejected' });
    expect(selectShownFirst(state()).size + selectShownInstead(state()).size).toBe(0);
    expect(rows()).toEqual(['kept']);
  });

  it('[SW-07] removes the copies of a client that was withdrawn, with what is on screen of it', async () => {
    mine.copies.push(copy(lines, { items: ['of Bolt'] }, { client: bolt.externalUuid }));
    const { run, read, rows, state } = visit({ '/corporate-clients': { items: [bolt] } });
    await run({
      20: read,
      50: () => expect(rows()).toEqual(['kept']),
      105: () => expect(selectShownClientUuid(state())).toBe(bolt.externalUuid),
      106: () => {
        expect(rows()).toBeUndefined();
        expect(state().user.rights).toBeNull();
        expect(state().settings).toMatchObject({ ready: false, enabledModules: [] });
      },
    });
    const left = mine.copies.map(({ client: of }) => of);
    // The list of clients named it too.
    expect(left).toEqual(['', bolt.externalUuid]);
  });

  it('[SW-07] [ST-06] of a user without a client shows nothing any more, even before the logout has answered', async () => {
    const { run, state, seen } = visit({ '/corporate-clients': { items: [] } });
    await run({
      50: () => expect(selectClient(state())).toEqual(acme),
      105: () => expect(state().corporateClient).toMatchObject({ status: 'none', client: null }),
    });
    expect(seen.dispatched.some((action) => action.endsWith(logoutRequested.type))).toBe(true);
    expect(mine.copies.filter(({ client: of }) => of !== '')).toEqual([]);
  });

  it('[SW-07] shows no copy of another user or of another client', async () => {
    const others = { user: 'ben' };
    mine.copies = KEPT.map((one) => ({ ...one, ...others }));
    const ofBen = visit();
    await ofBen.run({ 20: ofBen.read, 50: () => expect(selectClient(ofBen.state())).toBeNull() });

    mine.copies = [...KEPT];
    const ofBolt = visit({}, { corporateClientUuid: bolt.externalUuid });
    await ofBolt.run({
      20: ofBolt.read,
      50: () => {
        expect(selectClient(ofBolt.state())).toEqual(bolt);
        expect(ofBolt.rows()).toBeUndefined();
        expect(ofBolt.state().user.rights).toBeNull();
      },
    });
    expect(ofBolt.rows()).toEqual(['new']);
  });

  it('[SW-07] [ST-05] waits for the refresh of an expired token, whose answer alone resolves authentication', async () => {
    const { run, read, rows, deps, state } = visit({}, { accessToken: tokenFor('u-1', -1_000) });
    deps.renew.mockImplementation(() => replyAfter(50, tokenFor('u-1', 9e12)) as Observable<string>);
    await run(
      {
        1: () => undefined,
        40: () => expect(selectClient(state())).toBeNull(),
        70: read,
        90: () => {
          expect(selectClientUuid(state())).toBeNull();
          expect(rows()).toEqual(['kept']);
        },
      },
      400,
      undefined,
      [sessionStartEpic],
    );
    expect(rows()).toEqual(['new']);
  });

  it('[SW-07] [SW-08] delays no call, and never shows what the device says after the server', async () => {
    mine.after = 150;
    const { run, read, rows, state, seen } = visit();
    await run({
      20: read,
      110: () => {
        expect(selectClientUuid(state())).toBe(acme.externalUuid);
        // The device is still being read, and delays no call.
        expect(seen.calls).toContain('101 /contract-lines');
      },
      160: () => expect(rows()).toEqual(['new']),
    });
    expect(rows()).toEqual(['new']);
    expect(seen.dispatched.filter((action) => action.endsWith('offlineCache/shown'))).toEqual([]);
  });

  it('[SW-07] [SW-03] without a network shows the same, and then says that nothing newer came', async () => {
    const lost = problem(0, 'network');
    const { run, read, rows, state } = visit({
      '/corporate-clients': lost,
      '/rights': lost,
      '/contract-lines': lost,
      '/profile': lost,
      '/global-actions': lost,
      '/users/u-1/modules': lost,
    });
    await run({
      20: read,
      50: () => {
        expect(rows()).toEqual(['kept']);
        expect(state().settings.offline).toBe(false);
      },
    });
    expect(rows()).toEqual(['kept']);
    expect(selectClientUuid(state())).toBe(acme.externalUuid);
    expect(selectShownFirst(state()).size).toBe(0);
    expect(state().settings.offline).toBe(true);
  });

  it('[SW-07] [ST-06] where the clients cannot be loaded, says so instead', async () => {
    const { run, read, rows, state } = visit({ '/corporate-clients': problem(500) });
    await run({ 20: read });
    expect(state().corporateClient).toMatchObject({ status: 'failed', client: null, byServer: true });
    expect(rows()).toBeUndefined();
  });
});

describe('a logout', () => {
  it('[SW-07] [LO-01] ends it, also while the device is being read', async () => {
    const { run, read, rows, state, dispatch, seen } = visit();
    await run({
      3: () => dispatch(signedOut({ because: 'logout' })),
      20: read,
      50: () => expect(rows()).toBeUndefined(),
    });
    expect(state().corporateClient).toMatchObject({ client: null, byServer: true });
    expect(seen.dispatched.some((action) => action.endsWith('client/shown'))).toBe(false);
  });

  it.each([
    ['that is under way in another tab', (test: ReturnType<typeof visit>) => beginLogout(test.deps.storage, 'logout')],
    [
      'whose copies are still to be deleted',
      (test: ReturnType<typeof visit>) => test.deps.storage.setItem(STORAGE_KEYS.wipe, 'u-1'),
    ],
  ])('[SW-07] [LO-01] %s lets nothing be shown', async (_, begin) => {
    const test = visit();
    begin(test);
    await test.run({ 20: test.read, 50: () => expect(selectClient(test.state())).toBeNull() });
    expect(test.seen.dispatched.some((action) => action.endsWith('offlineCache/shown'))).toBe(false);
  });
});

it('[SW-07] a visit that begins by signing in does not load the device', async () => {
  const load = vi.fn(async () => onDevice);
  const test = liveEpicTest();
  await test.run(createDeviceFirstEpic(load), 100, { 1: () => void test.dispatch(signedIn({ userId: 'u-1' })) });
  expect(load).not.toHaveBeenCalled();
  expect(test.store.getState().corporateClient.byServer).toBe(true);
});

it('[SW-07] a device whose code does not load leaves the start as it is', async () => {
  const test = visit();
  await test.run({}, 400, () => Promise.reject(new Error('no chunk')));
  expect(selectClientUuid(test.state())).toBe(acme.externalUuid);
  expect(test.state().user.rights).toEqual(['contract-view']);
});
