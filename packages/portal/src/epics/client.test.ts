import { describe, expect, it } from 'vitest';
import type { ApiCall } from '../api/api.ts';
import { switchClient } from '../client/switch-client.ts';
import { clientSelected, signedIn, signedOut } from '../session/session-actions.ts';
import { retryStart } from '../settings/settings.ts';
import { problem, replyAfter } from '../testing/epic-test.ts';
import { client, profile } from '../testing/fixtures.ts';
import { liveEpicTest } from '../testing/live-epic-test.ts';
import { chooseClient, clientLoadEpic } from './client-load.ts';
import { clientMemoryEpic } from './client-memory.ts';
import { clientSwitchEpic } from './client-switch.ts';
import { startCallsEpic } from './start-calls.ts';

const PATH = '/corporate-clients';
const bolt = client(2, 'Bolt');
const acme = client(1, 'Acme');
const portal = (...answers: unknown[]) => {
  let next = 0;
  const own = liveEpicTest({ [PATH]: () => replyAfter(10, answers[Math.min(next++, answers.length - 1)]) });
  own.dispatch(signedIn({ userId: 'u-1' }));
  return { ...own, state: () => own.store.getState().corporateClient };
};

describe('the selected client', () => {
  it('[ST-06] is the one stored last while it is allowed, else the first by name', async () => {
    expect(chooseClient([bolt, acme], 'uuid-2')).toBe(bolt);
    expect(chooseClient([bolt, acme], 'uuid-9')).toBe(acme);
    expect(chooseClient([bolt, acme], null)).toBe(acme);
    expect(chooseClient([], 'uuid-2')).toBeUndefined();
  });

  it('[ST-06] [ST-10] is loaded by one call, after the session is known', async () => {
    const { run, seen, state } = portal({ items: [bolt, acme] });
    await run(clientLoadEpic, 100, { 5: () => expect(state().status).toBe('loading') });
    expect(seen.calls).toEqual([`0 ${PATH}`]);
    expect(state()).toMatchObject({
      status: 'ready',
      corporateClientId: 1,
      corporateClientUuid: 'uuid-1',
      client: acme,
      all: [bolt, acme],
    });
  });

  it('[ST-06] none logs the user out and says why', async () => {
    const { run, seen, state } = portal({ items: [] });
    await run(clientLoadEpic, 100);
    expect(state().status).toBe('none');
    expect(seen.dispatched).toContain('10 session/logoutRequested');
  });

  it('[ST-06] that could not be loaded is no missing one: it waits for Retry', async () => {
    const { run, seen, state, dispatch } = portal(problem(500), { items: [acme] });
    await run(clientLoadEpic, 1_000, {
      500: () => {
        expect(state().status).toBe('failed');
        dispatch(retryStart());
      },
    });
    expect(seen.calls).toEqual([`0 ${PATH}`, `500 ${PATH}`]);
    expect(state().status).toBe('ready');
  });

  it('[LO-01] of a session that ended while it was loaded never comes', async () => {
    const { run, state, dispatch, seen } = portal({ items: [acme] });
    await run(clientLoadEpic, 100, {
      5: () => dispatch(signedOut({ because: 'logout' })),
      6: () => expect(seen.open).toBe(0),
    });
    expect(state()).toMatchObject({ status: 'unknown', client: null });
  });
});

describe('switching the client', () => {
  const switching = () => {
    const own = liveEpicTest({
      [PATH]: () => replyAfter(10, { items: [acme, bolt] }),
      '/global-actions': () => replyAfter(10, { order: { possible: true, disabled: false } }),
      '/rights': () => replyAfter(10, { rights: ['export'] }),
      '/profile': () => replyAfter(10, profile),
      '/users/u-1/modules': () => replyAfter(10, { modules: ['order'] }),
    });
    own.dispatch(signedIn({ userId: 'u-1' }));
    const cached = () =>
      Object.values(own.store.getState().api.queries).map((query) => (query?.originalArgs as ApiCall | undefined)?.id);
    return { ...own, cached, state: () => own.store.getState().corporateClient };
  };
  const START = ['getGlobalActions', 'getModules', 'getProfile', 'getRights'];

  it('[NAV-05] selects the other one, drops what was loaded for the former and asks for its own', async () => {
    const { run, dispatch, seen, state, cached, store } = switching();
    await run([clientLoadEpic, startCallsEpic, clientSwitchEpic], 200, {
      50: () => expect(cached().toSorted()).toEqual([...START, 'listCorporateClients']),
      100: () => dispatch(switchClient({ uuid: 'uuid-2' })),
      101: () => {
        expect(state().client).toBe(bolt);
        expect(store.getState().user.rights).toBeNull();
        expect(cached().toSorted()).toEqual(START);
      },
    });
    expect(seen.calls.filter((call) => call.startsWith('100')).length).toBe(START.length);
    expect(store.getState()).toMatchObject({ user: { rights: ['export'] }, settings: { ready: true } });
    expect(state().all).toEqual([acme, bolt]);
  });

  it('[NAV-05] never shows an answer for the former one, which is cancelled', async () => {
    const { run, dispatch, seen, store } = switching();
    await run([clientLoadEpic, startCallsEpic, clientSwitchEpic], 200, {
      15: () => dispatch(switchClient({ uuid: 'uuid-2' })),
      16: () => expect(seen.open).toBe(START.length),
      21: () => expect(store.getState().user.rights).toBeNull(),
    });
    expect(store.getState().user.rights).toEqual(['export']);
  });

  it.each(['uuid-1', 'uuid-9'])('[NAV-05] to the same or a foreign one (%s) does nothing', async (uuid) => {
    const { run, dispatch, seen, cached } = switching();
    await run([clientLoadEpic, startCallsEpic, clientSwitchEpic], 200, {
      100: () => dispatch(switchClient({ uuid })),
    });
    expect(seen.dispatched.filter((action) => action.startsWith('100'))).toEqual(['100 client/switch']);
    expect(cached()).toHaveLength(START.length + 1);
  });

  it('[LO-01] drops all of it when the session ends', async () => {
    const { run, dispatch, seen, store, cached } = switching();
    await run([clientLoadEpic, startCallsEpic], 200, {
      15: () => dispatch(signedOut({ because: 'logout' })),
      16: () => expect(seen.open).toBe(0),
    });
    expect(cached()).toEqual([]);
    expect(store.getState().settings).toMatchObject({ ready: false, failed: [] });
  });
});

describe('the memory of the client', () => {
  const stored = ({ deps }: ReturnType<typeof portal>) => [
    deps.storage.getItem('corporateClientId'),
    deps.storage.getItem('corporateClientUuid'),
  ];

  it('[LO-02] is written when one is selected', async () => {
    const own = portal();
    own.deps.storage.setItem('accessToken', 'a.b.c');
    await own.run(clientMemoryEpic, 100, { 10: () => own.dispatch(clientSelected(acme)) });
    expect(stored(own)).toEqual(['1', 'uuid-1']);
  });

  it('[LO-02] [ST-11] is written again on unload: the tab left last decides', async () => {
    const own = portal();
    own.deps.storage.setItem('accessToken', 'a.b.c');
    await own.run(clientMemoryEpic, 100, {
      10: () => own.dispatch(clientSelected(acme)),
      20: () => own.deps.storage.setItem('corporateClientUuid', 'uuid-2'),
      30: () => own.deps.unload.next(),
    });
    expect(stored(own)).toEqual(['1', 'uuid-1']);
  });

  it('[LO-01] is not written on unload after a logout, here or in another tab', async () => {
    const here = portal();
    here.deps.storage.setItem('accessToken', 'a.b.c');
    await here.run(clientMemoryEpic, 100, {
      10: () => here.dispatch(clientSelected(acme)),
      20: () => {
        here.deps.storage.clear();
        here.dispatch(signedOut({ because: 'logout' }));
      },
      30: () => here.deps.unload.next(),
    });
    expect(stored(here)).toEqual([null, null]);

    const elsewhere = portal();
    elsewhere.deps.storage.setItem('accessToken', 'a.b.c');
    await elsewhere.run(clientMemoryEpic, 100, {
      10: () => elsewhere.dispatch(clientSelected(acme)),
      20: () => elsewhere.deps.storage.clear(),
      30: () => elsewhere.deps.unload.next(),
    });
    expect(stored(elsewhere)).toEqual([null, null]);
  });
});
