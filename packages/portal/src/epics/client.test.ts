import { describe, expect, it } from 'vitest';
import { clientsLoaded } from '../client/corporate-client.ts';
import { switchClient } from '../client/switch-client.ts';
import { clientSelected, signedIn, signedOut } from '../session/session-actions.ts';
import { retryStart } from '../settings/settings.ts';
import { client } from '../testing/fixtures.ts';
import { problem, replyAfter, stage } from '../testing/stage.ts';
import { chooseClient, clientLoadEpic } from './client-load.ts';
import { clientMemoryEpic } from './client-memory.ts';
import { clientSwitchEpic } from './client-switch.ts';

const PATH = '/corporate-clients';
const bolt = client(2, 'Bolt');
const acme = client(1, 'Acme');
const portal = (...answers: unknown[]) => {
  let next = 0;
  const own = stage({ [PATH]: () => replyAfter(10, answers[Math.min(next++, answers.length - 1)]) });
  own.dispatch(signedIn({ userId: 'u-1' }));
  return { ...own, state: () => own.store.getState().corporateClient };
};

describe('the selected client', () => {
  it('[ST-06] is the one stored last while it is allowed, else the first by name', () => {
    expect(chooseClient([bolt, acme], 'uuid-2')).toBe(bolt);
    expect(chooseClient([bolt, acme], 'uuid-9')).toBe(acme);
    expect(chooseClient([bolt, acme], null)).toBe(acme);
    expect(chooseClient([], 'uuid-2')).toBeUndefined();
  });

  it('[ST-06] [ST-10] is loaded by one call, after the session is known', () => {
    const { play, seen, state } = portal({ items: [bolt, acme] });
    play(clientLoadEpic, 100, { 5: () => expect(state().status).toBe('loading') });
    expect(seen.asked).toEqual([`0 ${PATH}`]);
    expect(state()).toMatchObject({
      status: 'ready',
      corporateClientId: 1,
      corporateClientUuid: 'uuid-1',
      client: acme,
      all: [bolt, acme],
    });
  });

  it('[ST-06] none logs the user out and says why', () => {
    const { play, seen, state } = portal({ items: [] });
    play(clientLoadEpic, 100);
    expect(state().status).toBe('none');
    expect(seen.dispatched).toContain('10 session/logoutRequested');
  });

  it('[ST-06] that could not be loaded is no missing one: it waits for Retry', () => {
    const { play, seen, state, dispatch } = portal(problem(500), { items: [acme] });
    play(clientLoadEpic, 1_000, {
      500: () => {
        expect(state().status).toBe('failed');
        dispatch(retryStart());
      },
    });
    expect(seen.asked).toEqual([`0 ${PATH}`, `500 ${PATH}`]);
    expect(state().status).toBe('ready');
  });

  it('[LO-01] of a session that ended while it was loaded never comes', () => {
    const { play, state, dispatch, seen } = portal({ items: [acme] });
    play(clientLoadEpic, 100, {
      5: () => dispatch(signedOut({ because: 'logout' })),
      6: () => expect(seen.open).toBe(0),
    });
    expect(state()).toMatchObject({ status: 'unknown', client: null });
  });
});

describe('switching the client', () => {
  it('[NAV-05] selects the other one and drops what was loaded for the former', () => {
    const { play, dispatch, seen, state } = portal();
    dispatch(clientsLoaded([acme, bolt]));
    dispatch(clientSelected(acme));
    play(clientSwitchEpic, 100, { 10: () => dispatch(switchClient({ uuid: 'uuid-2' })) });
    expect(state().client).toBe(bolt);
    expect(seen.dispatched).toEqual(['10 client/selected', '10 api/resetApiState']);
  });

  it.each(['uuid-1', 'uuid-9'])('[NAV-05] to the same or a foreign one (%s) does nothing', (uuid) => {
    const { play, dispatch, seen } = portal();
    dispatch(clientsLoaded([acme, bolt]));
    dispatch(clientSelected(acme));
    play(clientSwitchEpic, 100, { 10: () => dispatch(switchClient({ uuid })) });
    expect(seen.dispatched).toEqual([]);
  });
});

describe('the memory of the client', () => {
  const stored = ({ deps }: ReturnType<typeof portal>) => [
    deps.storage.getItem('corporateClientId'),
    deps.storage.getItem('corporateClientUuid'),
  ];

  it('[LO-02] is written when one is selected', () => {
    const own = portal();
    own.deps.storage.setItem('accessToken', 'a.b.c');
    own.play(clientMemoryEpic, 100, { 10: () => own.dispatch(clientSelected(acme)) });
    expect(stored(own)).toEqual(['1', 'uuid-1']);
  });

  it('[LO-02] [ST-11] is written again on unload: the tab left last decides', () => {
    const own = portal();
    own.deps.storage.setItem('accessToken', 'a.b.c');
    own.play(clientMemoryEpic, 100, {
      10: () => own.dispatch(clientSelected(acme)),
      20: () => own.deps.storage.setItem('corporateClientUuid', 'uuid-2'),
      30: () => own.deps.unload.next(),
    });
    expect(stored(own)).toEqual(['1', 'uuid-1']);
  });

  it('[LO-01] is not written on unload after a logout, here or in another tab', () => {
    const here = portal();
    here.deps.storage.setItem('accessToken', 'a.b.c');
    here.play(clientMemoryEpic, 100, {
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
    elsewhere.play(clientMemoryEpic, 100, {
      10: () => elsewhere.dispatch(clientSelected(acme)),
      20: () => elsewhere.deps.storage.clear(),
      30: () => elsewhere.deps.unload.next(),
    });
    expect(stored(elsewhere)).toEqual([null, null]);
  });
});
