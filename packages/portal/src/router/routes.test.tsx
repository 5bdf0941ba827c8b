import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { AREAS } from './areas.ts';
import { CLIENT, here, user, visit, visitor } from './testing.tsx';

const ALL = ['order', 'request', 'asset'] as const;
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

const PAGES = [
  ['/order/documents', 'Documents'],
  ['/order/contact/depots', 'Contact'],
  ['/order/company/contactpersons', 'Contact persons'],
  ['/order/company/addresses', 'Addresses'],
  ['/order/company/projects', 'Projects'],
  ['/order/company/users', 'Users'],
  ['/order/company/roles', 'Roles'],
  ['/order/profile', 'My profile'],
  ['/order/orders', 'Orders'],
  ['/order/orders/add', 'New order'],
  ['/order/orders/6f1c1a52-53a5-4f0b-9d52-0a6d30bbd0f7', 'Order'],
  ['/order/whats-new', 'What’s new'],
  ['/request/requests', 'Requests'],
  ['/request/requests/add', 'New request'],
  ['/request/requests/6f1c1a52-53a5-4f0b-9d52-0a6d30bbd0f7', 'Request'],
  ['/asset/assets', 'Assets'],
  ['/asset/assets/add', 'New asset'],
  ['/asset/assets/6f1c1a52-53a5-4f0b-9d52-0a6d30bbd0f7', 'Asset'],
] as const;

describe('fixed paths', () => {
  it.each(PAGES)('[RT-02] [RT-03] [RT-04] [RT-09] [SH-03] %s has one h1 and a title', async (path, title) => {
    await visit(path, { state: user(ALL) });
    await heading(title);
    expect(here()).toBe(path);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(document.title).toBe(`${title} · ${CLIENT.name} · Hireyard`);
  });

  it.each(PAGES)('[RT-08] %s asks a visitor to sign in and keeps the way back', async (path) => {
    await visit(`${path}?page=3&status=onRent#row`);
    await heading('Sign in');
    expect(here()).toBe(`/auth/login?returnUrl=${encodeURIComponent(`${path}?page=3&status=onRent#row`)}`);
  });

  it.each([
    ['/order', '/order/contracts'],
    ['/request', '/request/requests'],
    ['/asset', '/asset/assets'],
  ])('[RT-09] %s goes to its first page', async (path, first) => {
    await visit(path, { state: user(ALL) });
    await waitFor(() => expect(here()).toBe(first));
  });

  it.each(['/no/such/page', '/order/nothing', '/auth/nothing', '/orders'])(
    '[RT-07] %s leads to the root',
    async (path) => {
      await visit(path, { state: user(['asset']) });
      await heading('Assets');
      expect(here()).toBe('/asset/assets');
    },
  );
});

describe('root', () => {
  it.each([
    [ALL, '/order/contracts'],
    [['request', 'asset'], '/request/requests'],
    [['asset'], '/asset/assets'],
    [[], '/auth/no-rights'],
  ] as const)('[RT-01] leads %j to %s', async (modules, path) => {
    await visit('/', { state: user(modules) });
    await waitFor(() => expect(here()).toBe(path));
  });

  it('[RT-01] [ST-08] waits until settings are ready', async () => {
    const state = user(['asset']);
    const { store } = await visit('/', {
      state: { ...state, settings: { ...state.settings!, ready: false, enabledModules: [] } },
    });
    expect(await screen.findByText('Loading')).toBeVisible();
    expect(here()).toBe('/');
    store.dispatch({ type: 'settings/modulesLoaded', payload: ['asset'] });
    await heading('Assets');
  });

  it('[RT-08] leads a page whose module is not active to the root', async () => {
    await visit('/order/contracts', { state: user(['request']) });
    await heading('Requests');
  });

  it('[RT-05] no-rights says whom to ask', async () => {
    await visit('/', { state: user([]) });
    await heading('You have no access yet');
    expect(screen.getByRole('link', { name: CLIENT.rentalContact.phone })).toHaveAttribute('href', 'tel:+31205550100');
  });
});

describe('maintenance', () => {
  const down = () => {
    const state = visitor();
    return { ...state, settings: { ...state.settings!, maintenance: true, bannerText: 'Back at six.' } };
  };

  it.each(['/', '/auth/login', '/order/contracts', '/instances', '/error', '/nowhere'])(
    '[MT-02] [RT-06] sends %s to /maintenance and, when it ends, back to the root',
    async (path) => {
      const { store } = await visit(path, { state: down() });
      await heading('The portal is down for maintenance');
      expect(here()).toBe('/maintenance');
      expect(screen.getByText('Back at six.')).toBeVisible();
      expect(screen.getByRole('link', { name: '+31205550199' })).toBeVisible();
      store.dispatch({ type: 'settings/maintenanceChanged', payload: false });
      await heading('Sign in');
    },
  );

  it('[MT-02] has nothing to show while the portal is up', async () => {
    await visit('/maintenance', { state: user(['asset']) });
    await heading('Assets');
  });
});

describe('arrival', () => {
  it('[NAV-10] moves focus to the heading and announces the page when the path changes', async () => {
    const { router } = await visit('/asset/assets', { state: user(ALL) });
    await heading('Assets');
    expect(document.body).toHaveFocus();
    await router.navigate('/request/requests');
    expect(await heading('Requests')).toHaveFocus();
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Requests'));
  });

  it('[NAV-10] leaves focus alone when only the query changes', async () => {
    const { router } = await visit('/asset/assets', { state: user(ALL) });
    const title = await heading('Assets');
    await router.navigate('/asset/assets?page=2');
    await waitFor(() => expect(here()).toBe('/asset/assets?page=2'));
    expect(title).not.toHaveFocus();
  });

  it('[MT-01] tells each navigation that has ended, once', async () => {
    const onNavigationEnd = vi.fn();
    const { router } = await visit('/asset/assets', { state: user(ALL), onNavigationEnd });
    await heading('Assets');
    await router.navigate('/asset/assets/add');
    await heading('New asset');
    expect(onNavigationEnd.mock.calls).toEqual([['/asset/assets'], ['/asset/assets/add']]);
  });
});

const page = { faulty: false };
function Faulty() {
  if (page.faulty) throw new Error('A fault of the page.');
  return <h1>Recovered</h1>;
}

describe('errors', () => {
  const broken = (load: () => Promise<never>) =>
    AREAS.map((area) => (area.id === 'document' ? { ...area, load } : area));

  it('[RT-09] is found again after a way to it was given up before its code had arrived', async () => {
    const code = Promise.withResolvers<void>();
    const areas = AREAS.map((area) =>
      area.id === 'document' ? { ...area, load: () => code.promise.then(area.load) } : area,
    );
    const { router } = await visit('/order/documents', { state: user(ALL), areas });
    await router.navigate('/asset/assets');
    await heading('Assets');
    code.resolve();
    await router.navigate('/order/documents');
    await heading('Documents');
    expect(here()).toBe('/order/documents');
  });

  it('[RT-09] [SH-04] [SW-02] shows a page with Reload when the code of an area does not arrive', async () => {
    const areas = broken(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
    await visit('/order/documents', { state: user(ALL), areas });
    await heading('This page did not load');
    expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  });

  it('[SH-04] shows a reference, Retry and Home when a page throws', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    page.faulty = true;
    const areas = AREAS.map((area) =>
      area.id === 'document'
        ? { ...area, load: async () => ({ routes: [{ path: '/order/documents', element: <Faulty /> }] }) }
        : area,
    );
    await visit('/order/documents', { state: user(ALL), areas });
    await heading('Something went wrong');
    expect(screen.getByText(/^Reference \S{8,}/)).toBeVisible();
    page.faulty = false;
    screen.getByRole('button', { name: 'Retry' }).click();
    await heading('Recovered');
    log.mockRestore();
  });

  it('[ST-07] asks again for a client that could not be loaded', async () => {
    const state = user(ALL);
    await visit('/asset/assets', {
      state: { ...state, corporateClient: { ...state.corporateClient!, status: 'failed' } },
    });
    await heading('Your company’s data did not load');
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  });

  it('[RT-06] /error quotes a reference and offers Retry and Home', async () => {
    await visit('/error?reference=abc-123&from=/asset/assets', { state: user(ALL) });
    await heading('Something went wrong');
    expect(screen.getByText('Reference abc-123')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    screen.getByRole('button', { name: 'Retry' }).click();
    await heading('Assets');
  });
});
