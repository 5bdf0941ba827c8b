import { merge, of, tap, throwError } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { logoutRequested, sessionRefused, signedIn, signedOut } from '../session/session-actions.ts';
import { epicTest, problem, replyAfter, tokenFor } from '../testing/epic-test.ts';
import { client, profile } from '../testing/fixtures.ts';
import { liveEpicTest } from '../testing/live-epic-test.ts';
import { clientLoadEpic } from './client-load.ts';
import type { Epic } from './epic.ts';
import { logoutEpic } from './logout.ts';
import { otherTabsEpic } from './other-tabs.ts';
import { sessionEndEpic } from './session-end.ts';
import { sessionRefreshEpic } from './session-refresh.ts';
import { startCallsEpic } from './start-calls.ts';

const MINUTE = 60_000;
const signedInTest = (answers = {}) => {
  const own = epicTest(answers);
  own.deps.storage.setItem('accessToken', tokenFor('u-1', 15 * MINUTE));
  own.dispatch(signedIn({ userId: 'u-1' }));
  return own;
};

describe('the refresh ahead of time', () => {
  const renewing = () => {
    const own = signedInTest();
    const at: number[] = [];
    own.deps.renew.mockImplementation(() => {
      const now = own.deps.scheduler.now();
      at.push(now);
      return of('fresh').pipe(tap(() => own.deps.storage.setItem('accessToken', tokenFor('u-1', now + 15 * MINUTE))));
    });
    return { ...own, at };
  };

  it('[HT-07] comes a minute before the token expires, and again before the next one does', () => {
    const { run, at } = renewing();
    run(sessionRefreshEpic, 30 * MINUTE);
    expect(at).toEqual([14 * MINUTE, 28 * MINUTE]);
  });

  it('[HT-07] waits in a hidden tab and comes at once when it is shown', () => {
    const { run, at, deps } = renewing();
    run(sessionRefreshEpic, 60 * MINUTE, {
      1: () => deps.visible.next(false),
      [50 * MINUTE]: () => deps.visible.next(true),
    });
    expect(at).toEqual([50 * MINUTE]);
  });

  it('[HT-07] keeps its pauses, even if a wrong clock takes every token for expired', () => {
    const { run, deps, at } = renewing();
    deps.renew.mockImplementation(() => {
      at.push(deps.scheduler.now());
      return throwError(() => problem(0, 'network'));
    });
    deps.storage.setItem('accessToken', tokenFor('u-1', -60 * MINUTE));
    run(sessionRefreshEpic, MINUTE + 1);
    expect(at).toEqual([0, MINUTE / 2, MINUTE]);
  });

  it('[SH-05] never comes where nobody is signed in', () => {
    const { run, at, dispatch } = renewing();
    dispatch(signedOut({ because: 'logout' }));
    run(sessionRefreshEpic, 60 * MINUTE);
    expect(at).toEqual([]);
  });
});

describe('logout', () => {
  const loggedIn = (answer: unknown = undefined) => {
    const own = signedInTest({ '/auth/logout': () => replyAfter(20, answer) });
    const persistent = { klaro: '{}', klaroConfirmedAt: '1', opCo: 'DE', forceLogin: 'true' };
    for (const [key, value] of Object.entries({
      ...persistent,
      corporateClientId: '1',
      corporateClientUuid: 'uuid-1',
    })) {
      own.deps.storage.setItem(key, value);
    }
    return { ...own, persistent };
  };
  const contentOf = (storage: Storage) =>
    Object.fromEntries(
      Array.from({ length: storage.length }, (_, n) => storage.key(n) as string).map((key) => [
        key,
        storage.getItem(key),
      ]),
    );

  it('[LO-01] [SW-06] tells the server, then takes token and client away and leaves consent and operating company', () => {
    const { run, dispatch, deps, seen, persistent, store } = loggedIn();
    run(logoutEpic, 100, { 10: () => dispatch(logoutRequested({ because: 'logout' })) });
    expect(seen.calls).toEqual(['10 /auth/logout']);
    expect(seen.dispatched).toEqual(['30 session/signedOut']);
    expect(contentOf(deps.storage)).toEqual({ ...persistent, wipe: 'u-1' });
    expect(store.getState().user).toMatchObject({ status: 'signedOut', signedOutBecause: 'logout' });
  });

  it('[LO-01] works as well when the server refuses or says nothing', () => {
    const refused = loggedIn(problem(500));
    refused.run(logoutEpic, 100, { 10: () => refused.dispatch(logoutRequested({ because: 'logout' })) });
    expect(refused.store.getState().user.status).toBe('signedOut');

    const silent = signedInTest({ '/auth/logout': () => replyAfter(600_000, undefined) });
    silent.run(logoutEpic, 6_000, { 10: () => silent.dispatch(logoutRequested({ because: 'logout' })) });
    expect(silent.seen.dispatched).toEqual(['5010 session/signedOut']);
  });

  it('[LO-01] is one however often it is clicked', () => {
    const { run, dispatch, seen } = loggedIn();
    const click = () => dispatch(logoutRequested({ because: 'logout' }));
    run(logoutEpic, 100, { 10: click, 12: click });
    expect(seen.calls).toHaveLength(1);
  });

  it('[LO-01] leaves the consent also where the server refuses a call before it answers', () => {
    const { run, dispatch, deps, seen, persistent, store } = loggedIn();
    const both: Epic = (...context) => merge(logoutEpic(...context), sessionEndEpic(...context));
    run(both, 100, {
      10: () => dispatch(logoutRequested({ because: 'logout' })),
      20: () => dispatch(sessionRefused()),
    });
    expect(seen.dispatched).toEqual(['20 session/signedOut']);
    expect(contentOf(deps.storage)).toEqual({ ...persistent, wipe: 'u-1' });
    expect(deps.reload).not.toHaveBeenCalled();
    expect(store.getState().user).toMatchObject({ status: 'signedOut', signedOutBecause: 'logout' });
  });

  it('[LO-01] of another tab that never ended is ended by a call that the server refuses', () => {
    const { run, dispatch, deps, persistent, store } = loggedIn();
    deps.storage.setItem('loggingOut', 'logout');
    run(sessionEndEpic, 100, { 10: () => dispatch(sessionRefused()) });
    expect(contentOf(deps.storage)).toEqual({ ...persistent, wipe: 'u-1' });
    expect(store.getState().user.signedOutBecause).toBe('logout');
  });

  it('[LO-01] resets the store and restores the default title', async () => {
    const { run, dispatch, deps, store } = liveEpicTest({
      '/corporate-clients': () => replyAfter(1, { items: [client(1, 'Acme')] }),
      '/rights': () => replyAfter(1, { rights: ['export'] }),
      '/profile': () => replyAfter(1, profile),
      '/global-actions': () => replyAfter(1, { order: { possible: true, disabled: false } }),
      '/users/u-1/modules': () => replyAfter(1, { modules: ['order'] }),
    });
    const before = store.getState();
    await run([sessionEndEpic, clientLoadEpic, startCallsEpic], 100, {
      5: () => dispatch(signedIn({ userId: 'u-1' })),
      19: () => expect(store.getState()).toMatchObject({ user: { profile }, settings: { ready: true } }),
      20: () => dispatch(signedOut({ because: 'logout' })),
    });
    expect(deps.setTitle).toHaveBeenCalledExactlyOnceWith('Hireyard');
    const { user, api, ...rest } = store.getState();
    expect(user).toEqual({ ...before.user, id: null, status: 'signedOut', signedOutBecause: 'logout' });
    expect({ ...rest, api: api.queries }).toEqual({ ...before, user: undefined, api: {} });
  });
});

describe('a stale session', () => {
  it('[LO-03] clears all of local storage and reloads the page, once', () => {
    const { run, dispatch, deps, store } = signedInTest();
    deps.storage.setItem('klaro', '{}');
    run(sessionEndEpic, 100, { 10: () => dispatch(sessionRefused()) });
    expect(deps.storage.length).toBe(0);
    expect(deps.reload).toHaveBeenCalledOnce();
    expect(deps.tabStorage.getItem('signedOutBecause')).toBe('expired');
    expect(store.getState().user.status).toBe('signedOut');
  });

  it('[SW-06] leaves what a logout has still to wipe marked', () => {
    const { run, dispatch, deps } = signedInTest();
    deps.storage.setItem('wipe', 'u-9');
    run(sessionEndEpic, 100, { 10: () => dispatch(sessionRefused()) });
    expect(deps.storage.getItem('wipe')).toBe('u-9');
  });

  it('[LO-03] does not reload forever where storage cannot be cleared', () => {
    const { run, dispatch, deps, store } = signedInTest();
    deps.storage.clear = () => undefined;
    run(sessionEndEpic, 100, { 10: () => dispatch(sessionRefused()) });
    expect(deps.reload).not.toHaveBeenCalled();
    expect(store.getState().user.signedOutBecause).toBe('expired');
  });
});

describe('other tabs', () => {
  const change = (newValue: string | null, key: string | null = 'accessToken') => ({ key, newValue });

  it.each([change(null), change(null, null)])('[LO-01] that log out (%o) log this one out', (gone) => {
    const { run, deps, store } = signedInTest();
    run(otherTabsEpic, 100, { 10: () => deps.storageChanges.next(gone) });
    expect(store.getState().user).toMatchObject({ status: 'signedOut', signedOutBecause: 'logout' });
  });

  it('[HT-07] that refresh or sign in are followed', () => {
    const refreshed = signedInTest();
    refreshed.run(otherTabsEpic, 100, {
      10: () => refreshed.deps.storageChanges.next(change(tokenFor('u-1', 9e9))),
    });
    expect(refreshed.seen.dispatched).toEqual([]);
    expect(refreshed.deps.reload).not.toHaveBeenCalled();

    const out = epicTest();
    out.dispatch(signedOut({ because: null }));
    out.run(otherTabsEpic, 100, { 10: () => out.deps.storageChanges.next(change(tokenFor('u-2', 9e9))) });
    expect(out.store.getState().user).toMatchObject({ status: 'signedIn', id: 'u-2' });
  });

  it('[ST-11] in which another user signs in reload this one', () => {
    const { run, deps } = signedInTest();
    run(otherTabsEpic, 100, { 10: () => deps.storageChanges.next(change(tokenFor('u-2', 9e9))) });
    expect(deps.reload).toHaveBeenCalledOnce();
  });

  it('[ST-11] that switch the client change nothing here', () => {
    const { run, deps, seen } = signedInTest();
    run(otherTabsEpic, 100, { 10: () => deps.storageChanges.next(change('uuid-2', 'corporateClientUuid')) });
    expect(seen.dispatched).toEqual([]);
  });
});
