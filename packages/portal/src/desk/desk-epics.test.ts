import { of } from 'rxjs';
import { expect, it, vi } from 'vitest';
import { CLIENT_HEADER } from '../http/client-header.ts';
import type { WireRequest } from '../http/types.ts';
import { createPortal } from '../startup/create-portal.ts';
import { dropView } from '../storage/view-as.ts';
import { memoryStorage, tokenFor } from '../testing/epic-test.ts';
import { appConfig, client, environment } from '../testing/fixtures.ts';
import { quietPlatform } from '../testing/quiet-platform.ts';
import { DESK_EPICS } from './desk-epics.ts';

const BODIES: Readonly<Record<string, unknown>> = {
  '/api/availability': { status: 'UP', bannerText: '' },
  '/api/corporate-clients': { items: [client(1, 'Acme')] },
};

it('[HT-01] [DK-03] names no client in any call, whatever the portal has stored on the device', async () => {
  const sent: WireRequest[] = [];
  const storage = memoryStorage({
    ...{ accessToken: tokenFor('u-1', 9e12), corporateClientId: '1', corporateClientUuid: 'uuid-1' },
  });
  const platform = quietPlatform(storage);
  const { start, http, store } = createPortal({
    environment,
    appConfig,
    platform,
    epics: DESK_EPICS,
    wire: (request) => {
      sent.push(request);
      return of({ status: 200, etag: null, body: BODIES[request.url.pathname] ?? {} });
    },
  });
  start();
  await vi.waitFor(() => expect(store.getState().user.status).toBe('signedIn'));
  http({ method: 'GET', base: 'main', path: '/desk/orders' }).subscribe();
  expect(sent.map(({ url }) => url.pathname)).toContain('/api/desk/orders');
  expect(sent.filter(({ headers }) => CLIENT_HEADER in headers)).toEqual([]);
  expect(store.getState().corporateClient.corporateClientUuid).toBeNull();
});

it('[DK-15] ends the view that was left in the tab, once somebody is signed in', async () => {
  dropView({ id: 'view-1' });
  const sent: WireRequest[] = [];
  const { start } = createPortal({
    environment,
    appConfig,
    platform: quietPlatform(memoryStorage({ accessToken: tokenFor('u-1', 9e12) })),
    epics: DESK_EPICS,
    wire: (request) => {
      sent.push(request);
      return of({ status: 200, etag: null, body: BODIES[request.url.pathname] ?? {} });
    },
  });
  start();
  await vi.waitFor(() =>
    expect(sent.find(({ method }) => method === 'DELETE')?.url.pathname).toBe('/api/desk/views/view-1'),
  );
  expect(sessionStorage).toHaveLength(0);
});
