import type { Observable } from 'rxjs';
import { of, throwError } from 'rxjs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { selectClientUuid } from '../client/corporate-client.ts';
import { HttpError } from '../http/problem.ts';
import type { HttpResponse, WireRequest } from '../http/types.ts';
import { logoutRequested } from '../session/session-actions.ts';
import { storageOfView } from '../storage/storage.ts';
import { holdView, type ViewAs } from '../storage/view-as.ts';
import { problem, tokenFor } from '../testing/epic-test.ts';
import { appConfig, client, environment, profile } from '../testing/fixtures.ts';
import { quietPlatform } from '../testing/quiet-platform.ts';
import { createPortal } from './create-portal.ts';
import { viewEpics } from './view-epics.ts';

const BODIES: Readonly<Record<string, unknown>> = {
  '/api/availability': { status: 'UP', bannerText: '' },
  '/api/corporate-clients': { items: [client(1, 'Acme')] },
  '/api/global-actions': { order: { possible: true, disabled: false } },
  '/api/usermgmt/rights': { rights: ['export'] },
  '/api/usermgmt/profile': profile,
  '/api/usermgmt/users/u-1/modules': { modules: ['order'] },
  '/api/usermgmt/auth/refresh': { accessToken: tokenFor('u-1', 9e12), expiresIn: 900 },
};
const viewOf = (endsAt: number): ViewAs => ({
  ...{ id: 'view-1', token: tokenFor('u-1', 9e12), endsAt, person: 'Dirk de Wit', user: 'Petra Planner' },
  ...{ client: { uuid: 'uuid-1', name: 'Acme' }, opCo: 'NL', back: '/desk/clients/uuid-1' },
});

function opened(view = viewOf(Date.now() + 1_800_000), answer?: (request: WireRequest) => Observable<HttpResponse>) {
  const sent: WireRequest[] = [];
  const replace = vi.fn();
  const reload = vi.fn();
  holdView(view);
  const portal = createPortal({
    environment,
    appConfig,
    platform: { ...quietPlatform(storageOfView(view)), reload },
    isView: true,
    epics: viewEpics(view, { replace }),
    wire: (request) => {
      sent.push(request);
      return answer?.(request) ?? of({ status: 200, etag: null, body: BODIES[request.url.pathname] ?? {} });
    },
  });
  portal.start();
  return { ...portal, sent, replace, reload, view };
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  localStorage.setItem('accessToken', 'of the person at the desk');
});
const device = () => JSON.stringify({ ...localStorage });

describe('the portal in a view as a user', () => {
  it('[DK-15] opens as the user and client of the view, with its token alone', async () => {
    const before = device();
    const { sent, store, view } = opened();
    await vi.waitFor(() => expect(store.getState().settings.ready).toBe(true));
    expect(store.getState().user).toMatchObject({ status: 'signedIn', id: 'u-1' });
    expect(selectClientUuid(store.getState())).toBe('uuid-1');
    const tokens = new Set(sent.map(({ headers }) => headers.Authorization));
    expect([...tokens].filter(Boolean)).toEqual([`Bearer ${view.token}`]);
    expect(device()).toBe(before);
  });

  it('[DK-15] sends no write, above all none that carries the cookies of the person', async () => {
    const { http, sent } = opened();
    const begun = sent.length;
    const writes = [
      { method: 'POST', base: 'usermgmt', path: '/auth/logout' },
      { method: 'POST', base: 'usermgmt', path: '/auth/refresh' },
      { method: 'PUT', base: 'usermgmt', path: '/profile', body: {} },
      { method: 'PATCH', base: 'main', path: '/projects/1', body: {} },
      { method: 'DELETE', base: 'usermgmt', path: '/sessions/1' },
    ] as const;
    for (const write of writes) {
      const refused = vi.fn();
      http(write).subscribe({ error: refused });
      expect(refused.mock.lastCall?.[0]).toBeInstanceOf(HttpError);
      expect(refused.mock.lastCall?.[0].problem).toMatchObject({ type: 'read-only-view', status: 403 });
    }
    expect(sent.slice(begun).filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  it('[DK-15] ends where the server refuses the token, and asks for no other', async () => {
    const refused = () => throwError(() => problem(401, 'token'));
    const { sent, replace, view } = opened(undefined, refused);
    await vi.waitFor(() => expect(replace).toHaveBeenCalledExactlyOnceWith(`${view.back}?view=over`));
    expect(sent.filter(({ underAuth }) => underAuth)).toEqual([]);
    expect(JSON.stringify({ ...sessionStorage })).not.toContain(view.token);
  });

  it('[DK-15] ends by hand and leads back, without a logout of the person', async () => {
    const before = device();
    const { store, replace, reload, view, sent } = opened();
    await vi.waitFor(() => expect(store.getState().settings.ready).toBe(true));
    store.dispatch(logoutRequested({ because: 'logout' }));
    store.dispatch(logoutRequested({ because: 'logout' }));
    expect(replace).toHaveBeenCalledExactlyOnceWith(view.back);
    expect(JSON.stringify({ ...sessionStorage })).not.toContain(view.token);
    expect(device()).toBe(before);
    expect(reload).not.toHaveBeenCalled();
    expect(sent.filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  it('[DK-15] ends when its time is over, also one that was over before it opened', async () => {
    for (const rest of [40, -60_000]) {
      const { replace, view } = opened(viewOf(Date.now() + rest));
      await vi.waitFor(() => expect(replace).toHaveBeenCalledExactlyOnceWith(`${view.back}?view=over`));
    }
  });
});
