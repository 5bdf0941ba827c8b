import { type Observable, throwError, timer } from 'rxjs';
import { map } from 'rxjs/operators';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { selectClientUuid } from '../client/corporate-client.ts';
import { switchClient } from '../client/switch-client.ts';
import type { Epic } from '../epics/epic.ts';
import { EPICS } from '../epics/root.ts';
import type { HttpResponse, WireRequest } from '../http/types.ts';
import { clientShown, deviceAsked, logoutRequested } from '../session/session-actions.ts';
import { memoryStorage, problem, tokenFor } from '../testing/epic-test.ts';
import { appConfig, client, environment, profile } from '../testing/fixtures.ts';
import { quietPlatform } from '../testing/quiet-platform.ts';
import { signIn } from '../visitor/sign-in.ts';
import { createPortal } from './create-portal.ts';

const BODIES: Readonly<Record<string, unknown>> = {
  '/api/availability': { status: 'UP', bannerText: '' },
  '/api/corporate-clients': { items: [client(2, 'Bolt'), client(1, 'Acme')] },
  '/api/global-actions': { order: { possible: true, disabled: false } },
  '/api/usermgmt/rights': { rights: ['export'] },
  '/api/usermgmt/profile': profile,
  '/api/usermgmt/users/u-1/modules': { modules: ['order'] },
  '/api/usermgmt/auth/logout': {},
  '/api/usermgmt/auth/login': { accessToken: tokenFor('u-1', 9e12), expiresIn: 900 },
};
const ROUND_TRIP = 20;
const CLIENT_HEADER = 'x-mysite-corporate-client-external-uuid';

const portal = (content: Record<string, string>, epics?: readonly Epic[]) => {
  const sent: { path: string; at: number; request: WireRequest }[] = [];
  const begun = performance.now();
  const wire = (request: WireRequest): Observable<HttpResponse> => {
    const path = request.url.pathname;
    sent.push({ path, at: Math.floor((performance.now() - begun) / ROUND_TRIP), request });
    const body = BODIES[path];
    return body
      ? timer(ROUND_TRIP).pipe(map(() => ({ status: 200, etag: null, body })))
      : throwError(() => problem(404));
  };
  const storage = memoryStorage(content);
  const platform = quietPlatform(storage);
  return {
    ...createPortal({ environment, appConfig, platform, wire, ...(epics && { epics }) }),
    sent,
    storage,
  };
};

afterEach(() => vi.useRealTimers());
const virtually = async (work: (pass: (ms: number) => Promise<unknown>) => Promise<void>) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'] });
  await work((ms) => vi.advanceTimersByTimeAsync(ms));
};

describe('the portal from start to ready', () => {
  it('[ST-09] takes two round trips behind the config: the client, then everything else', () =>
    virtually(async (pass) => {
      const { start, sent, store } = portal({ accessToken: tokenFor('u-1', 9e12), corporateClientUuid: 'uuid-2' });
      start();
      await pass(ROUND_TRIP * 3);
      const trips = Object.groupBy(sent, ({ at }) => at);
      expect(trips[0]?.map(({ path }) => path).toSorted()).toEqual(['/api/availability', '/api/corporate-clients']);
      expect(trips[1]?.map(({ path }) => path).toSorted()).toEqual([
        '/api/global-actions',
        '/api/usermgmt/profile',
        '/api/usermgmt/rights',
        '/api/usermgmt/users/u-1/modules',
      ]);
      expect(store.getState().settings.ready).toBe(true);
      expect(selectClientUuid(store.getState())).toBe('uuid-2');
    }));

  it('[ST-05] [ST-09] [LO-01] starts and ends a session the same way in any order of the epics', () =>
    virtually(async (pass) => {
      const life = async (epics: readonly Epic[]) => {
        const content = { accessToken: tokenFor('u-1', 9e12), corporateClientUuid: 'uuid-2' };
        const { start, sent, store, storage } = portal(content, epics);
        start();
        await pass(ROUND_TRIP * 4);
        store.dispatch(switchClient({ uuid: 'uuid-1' }));
        await pass(ROUND_TRIP * 4);
        const { api: _, ...switched } = store.getState();
        store.dispatch(logoutRequested({ because: 'logout' }));
        await pass(ROUND_TRIP * 4);
        const { api, ...ended } = store.getState();
        const calls = sent.map(({ path, at, request: { headers } }) => [at, path, headers[CLIENT_HEADER]].join(' '));
        return {
          calls: calls.toSorted(),
          switched,
          ended,
          queries: api.queries,
          token: storage.getItem('accessToken'),
        };
      };
      const asListed = await life(EPICS);
      expect(asListed).toMatchObject({ switched: { settings: { ready: true } }, queries: {}, token: null });
      expect(asListed.calls).toHaveLength(11);
      const orders = [EPICS.toReversed(), ...EPICS.map((first) => [first, ...EPICS.filter((epic) => epic !== first)])];
      for (const epics of orders) expect(await life(epics)).toEqual(asListed);
    }));

  it("[HT-01] [ST-11] calls for the client in this tab's store, whatever another tab has stored since", () =>
    virtually(async (pass) => {
      const { start, sent, storage, http } = portal({ accessToken: tokenFor('u-1', 9e12) });
      start();
      await pass(ROUND_TRIP * 3);
      storage.setItem('corporateClientId', '2');
      storage.setItem('corporateClientUuid', 'uuid-2');
      http({ method: 'GET', base: 'main', path: '/depots' }).subscribe({ error: () => undefined });
      expect(sent.at(-1)?.request.headers[CLIENT_HEADER]).toBe('uuid-1');
    }));

  it('[SW-07] [HT-01] calls wait for the server where the device names a client, and go with its header', () =>
    virtually(async (pass) => {
      const { start, sent, store, http } = portal({ accessToken: tokenFor('u-1', 9e12) });
      const paths = () => sent.map(({ path }) => path);
      store.dispatch(deviceAsked());
      store.dispatch(clientShown(client(1, 'Acme')));
      const answers: unknown[] = [];
      const depots = { method: 'GET', base: 'main', path: '/depots' } as const;
      http(depots).subscribe({ error: ({ problem: { status } }) => answers.push(status) });
      http({ method: 'POST', base: 'usermgmt', path: '/auth/refresh' }).subscribe({ error: () => undefined });
      start();
      await pass(1);
      expect(paths().toSorted()).toEqual(['/api/availability', '/api/corporate-clients', '/api/usermgmt/auth/refresh']);
      for (const { request } of sent) expect(request.headers).not.toHaveProperty(CLIENT_HEADER);
      await pass(ROUND_TRIP * 2);
      const held = sent.filter(({ path }) => path === '/api/depots');
      expect(held.map(({ request: { headers } }) => headers[CLIENT_HEADER])).toEqual(['uuid-1']);
      expect(answers).toEqual([404]);
    }));

  it('[SW-07] [ST-11] a call for the client of the device never leaves for another that the server names', () =>
    virtually(async (pass) => {
      const { start, sent, store, http } = portal({ accessToken: tokenFor('u-1', 9e12) });
      store.dispatch(deviceAsked());
      store.dispatch(clientShown(client(9, 'Withdrawn')));
      const problems: unknown[] = [];
      const write = { method: 'POST', base: 'main', path: '/depots', body: {} } as const;
      http(write).subscribe({ error: ({ problem: { type } }) => problems.push(type) });
      start();
      await pass(ROUND_TRIP * 3);
      expect(selectClientUuid(store.getState())).toBe('uuid-1');
      expect(sent.map(({ path }) => path)).not.toContain('/api/depots');
      expect(problems).toEqual(['not-found']);
    }));

  it('[SH-05] asks for availability alone where nobody is signed in, until someone signs in', () =>
    virtually(async (pass) => {
      const { start, sent, store, storage } = portal({});
      start();
      await pass(ROUND_TRIP * 3);
      expect(sent.map(({ path }) => path)).toEqual(['/api/availability']);

      const answer = store.dispatch(signIn({ email: 'ann@portal.example', password: 'secret' }));
      await pass(ROUND_TRIP * 4);
      expect(await answer).toBeNull();
      expect(storage.getItem('accessToken')).toBe(tokenFor('u-1', 9e12));
      expect(store.getState()).toMatchObject({ user: { status: 'signedIn' }, settings: { ready: true } });
    }));
});
