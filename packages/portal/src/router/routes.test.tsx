import { type Module, RIGHTS, type Right } from '@hireyard/contract';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, Suspense } from 'react';
import type { RouteObject } from 'react-router-dom';
import { NEVER } from 'rxjs';
import { describe, expect, it, vi } from 'vitest';
import { startEndpoints } from '../api/start-endpoints.ts';
import { clientLoadEpic } from '../epics/client-load.ts';
import type { Http } from '../http/types.ts';
import { lazyPart } from '../pages/load-chunk.ts';
import { Page } from '../pages/Page.tsx';
import { type PageModule, page } from '../pages/page-route.tsx';
import { type Failure, takeReports } from '../reports/report.ts';
import { signedOut } from '../session/session-actions.ts';
import { availabilityChecked } from '../settings/settings.ts';
import { CLIENT, here, NETHERLANDS, PROFILE, refusal, user, visit, visitor } from '../testing/visit.tsx';
import { PAGES, VISITOR_PAGES } from './page-table.ts';

const ALL = ['order', 'request', 'asset'] as const;
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

interface Declared {
  readonly path: string;
  readonly title: string;
  readonly module?: Module;
  readonly right?: Right | readonly Right[];
}
const ID = '6f1c1a52-53a5-4f0b-9d52-0a6d30bbd0f7';

/** Every page of a signed-in user by path (RT-02 to RT-05, RT-09), with title, module and right (RT-08). */
const DECLARED: readonly Declared[] = [
  { path: '/order/contracts', module: 'order', title: 'On rent', right: 'contract-view' },
  { path: '/order/contracts/:id', module: 'order', title: 'Contract', right: 'contract-view' },
  {
    path: '/order/contracts/:id/references',
    module: 'order',
    title: 'Change references',
    right: ['contract-view', 'contract-edit-references'],
  },
  { path: '/order/off-hires', module: 'order', title: 'Off-hires', right: 'contract-view' },
  { path: '/order/off-hires/add', module: 'order', title: 'Call off', right: ['contract-view', 'contract-off-hire'] },
  { path: '/order/off-hires/called-off', module: 'order', title: 'Called off', right: 'contract-view' },
  {
    path: '/order/off-hires/:id/another-day',
    module: 'order',
    title: 'Another day',
    right: ['contract-view', 'contract-off-hire'],
  },
  { path: '/order/off-hires/:id', module: 'order', title: 'Off-hire', right: 'contract-view' },
  { path: '/order/extensions/add', module: 'order', title: 'Extend', right: ['contract-view', 'contract-extend'] },
  { path: '/order/machines/:fleetNumber', module: 'order', title: 'Machine', right: 'contract-view' },
  { path: '/m/:opCo/:fleetNumber', title: 'Code on a machine' },
  { path: '/order/outbox', title: 'To be sent' },
  { path: '/order/documents', title: 'Documents', right: 'document-view' },
  { path: '/order/documents/:id', title: 'Document', right: 'document-view' },
  { path: '/order/contact/depots', title: 'Contact' },
  { path: '/order/company/contactpersons', title: 'Contact persons' },
  { path: '/order/company/contactpersons/add', title: 'New contact person', right: 'manage-contact-persons' },
  { path: '/order/company/contactpersons/:id', title: 'Contact person' },
  { path: '/order/company/contactpersons/:id/edit', title: 'Edit contact person', right: 'manage-contact-persons' },
  { path: '/order/company/addresses', title: 'Addresses' },
  { path: '/order/company/addresses/add', title: 'New address', right: 'manage-addresses' },
  { path: '/order/company/addresses/:id', title: 'Address' },
  { path: '/order/company/addresses/:id/edit', title: 'Edit address', right: 'manage-addresses' },
  { path: '/order/company/projects', title: 'Projects' },
  { path: '/order/company/projects/add', title: 'New project', right: 'manage-projects' },
  { path: '/order/company/projects/:id', title: 'Project' },
  { path: '/order/company/projects/:id/edit', title: 'Edit project', right: 'manage-projects' },
  { path: '/order/company/users', title: 'Users' },
  { path: '/order/company/users/invite', title: 'Invite colleague', right: 'manage-roles-and-users' },
  { path: '/order/company/users/:id', title: 'User' },
  { path: '/order/company/users/:id/edit', title: 'Edit access', right: 'manage-roles-and-users' },
  { path: '/order/company/roles', title: 'Roles', right: 'manage-roles-and-users' },
  { path: '/order/company/activity', title: 'Activity', right: 'manage-roles-and-users' },
  { path: '/order/notifications', title: 'Notifications' },
  { path: '/order/attention', title: 'What needs you' },
  { path: '/order/idle-machines', module: 'order', title: 'Idle machines', right: 'contract-view' },
  { path: '/order/sites', module: 'order', title: 'Sites', right: 'contract-view' },
  { path: '/order/co2', module: 'order', title: 'CO₂ estimate', right: 'contract-view' },
  { path: '/order/profile', title: 'My profile' },
  { path: '/order/orders', module: 'order', title: 'Orders' },
  { path: '/order/orders/add', module: 'order', title: 'New order', right: 'order-create' },
  { path: '/order/orders/:id', module: 'order', title: 'Order' },
  { path: '/order/orders/:id/edit', module: 'order', title: 'Edit order', right: 'order-create' },
  { path: '/order/whats-new', title: 'What’s new' },
  { path: '/request/requests', module: 'request', title: 'Requests' },
  { path: '/request/requests/add', module: 'request', title: 'New request', right: 'request-create' },
  { path: '/request/requests/:id', module: 'request', title: 'Request' },
  { path: '/request/requests/:id/edit', module: 'request', title: 'Edit request', right: 'request-create' },
  { path: '/asset/assets', module: 'asset', title: 'Assets', right: 'asset-view' },
  { path: '/asset/assets/add', module: 'asset', title: 'New asset', right: ['asset-view', 'asset-manage'] },
  { path: '/asset/assets/import', module: 'asset', title: 'Import assets', right: ['asset-view', 'asset-manage'] },
  { path: '/asset/assets/:id', module: 'asset', title: 'Asset', right: 'asset-view' },
  { path: '/asset/assets/:id/edit', module: 'asset', title: 'Edit asset', right: ['asset-view', 'asset-manage'] },
];
/** Pages with tests of their own: without a module, and for visitors. */
const ELSEWHERE = ['/auth/no-rights'];
const VISITOR_PATHS = [
  '/auth/login',
  '/auth/register',
  '/auth/forgot-password',
  '/auth/reset-password',
  '/auth/accept-invitation',
  '/auth/accessibility',
  '/instances',
];
const place = (path: string) => path.replace(':id', ID).replace(':opCo', 'NL').replace(':fleetNumber', '204%20118');
const PAGES_BY_ADDRESS = DECLARED.map((declared) => ({ ...declared, address: place(declared.path) }));
const WITH_MODULE = PAGES_BY_ADDRESS.filter(({ module }) => module !== undefined);
const WITHOUT_MODULE = PAGES_BY_ADDRESS.filter(({ module }) => module === undefined);
const WITH_RIGHT = PAGES_BY_ADDRESS.flatMap(({ right = [], ...declared }) =>
  [right].flat().map((one) => ({ ...declared, right: one })),
);
/** No call is ever answered: the test covers only the frame. */
const silent: Http = () => NEVER;

describe('fixed paths', () => {
  it('[RT-02] [RT-03] [RT-04] [RT-05] [RT-09] are all the pages there are', () => {
    const paths = (pages: readonly RouteObject[]) => pages.map(({ path }) => path).toSorted();
    expect(paths(PAGES)).toEqual([...DECLARED.map(({ path }) => path), ...ELSEWHERE].toSorted());
    expect(paths(VISITOR_PAGES)).toEqual(VISITOR_PATHS.toSorted());
  });

  it.each(PAGES_BY_ADDRESS)(
    '[RT-02] [RT-03] [RT-04] [RT-09] [SH-03] $path has one h1 and a title',
    async (declared) => {
      const { address, title } = declared;
      await visit(address, { state: user(ALL, RIGHTS), http: silent });
      await heading(title);
      expect(here()).toBe(address);
      expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
      expect(document.title).toBe(`${title} · ${CLIENT.name} · Hireyard`);
    },
  );

  it.each(WITH_RIGHT)('[RT-08] $path says that access is missing without $right', async ({ address, title, right }) => {
    const others = RIGHTS.filter((held) => held !== right);
    await visit(address, { state: user(ALL, others), http: silent });
    await heading(title);
    expect(screen.getByText(`Your role does not give you access to “${title}”.`)).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(document.title).toBe(`${title} · ${CLIENT.name} · Hireyard`);
    expect(here()).toBe(address);
  });

  it.each(WITH_MODULE)('[RT-08] $path leads to the root without the module $module', async ({ address, module }) => {
    const others = ALL.filter((one) => one !== module);
    await visit(address, { state: user(others, RIGHTS), http: silent });
    await waitFor(() => expect(here()).toBe(module === 'order' ? '/request/requests' : '/order/contracts'));
  });

  it.each(WITHOUT_MODULE)('[RT-08] $path needs no module', async ({ address, title }) => {
    await visit(address, { state: user([], RIGHTS), http: silent });
    await heading(title);
    expect(here()).toBe(address);
  });

  it('[RT-09] [SW-02] load their code by `page()` alone, so that each shows Reload where it does not arrive', () => {
    const all = [...PAGES, ...VISITOR_PAGES];
    expect(all.length).toBeGreaterThan(20);
    for (const { lazy, loader, errorElement } of all) {
      expect(lazy).toBeUndefined();
      expect(loader).toBeTypeOf('function');
      expect(errorElement).toBeDefined();
    }
  });

  it.each(PAGES_BY_ADDRESS)('[RT-08] $path asks a visitor to sign in and keeps the way back', async ({ address }) => {
    await visit(`${address}?page=3&status=onRent#row`);
    await heading('Sign in');
    expect(here()).toBe(`/auth/login?returnUrl=${encodeURIComponent(`${address}?page=3&status=onRent#row`)}`);
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
      answers: { [`GET /users/${PROFILE.id}/modules`]: { modules: ['asset'] } },
    });
    await waitFor(() => expect(screen.getByText('Loading')).toBeVisible());
    expect(here()).toBe('/');
    const query = { params: { userId: PROFILE.id }, query: { clientUuid: CLIENT.externalUuid } };
    await act(() => store.dispatch(startEndpoints.modules.initiate(query)));
    await heading('Assets');
  });

  it('[RT-08] leads a page whose module is not active to the root', async () => {
    await visit('/order/contracts', { state: user(['request']) });
    await heading('Requests');
  });

  it('[RT-05] no-rights says whom to contact', async () => {
    await visit('/', { state: user([]) });
    await heading('You have no access yet');
    expect(screen.getByRole('link', { name: CLIENT.rentalContact.phone })).toHaveAttribute('href', 'tel:+31205550100');
  });
});

describe('maintenance', () => {
  const down = () => {
    const state = visitor();
    return {
      ...state,
      settings: { ...state.settings!, maintenance: true, availabilityKnown: true, bannerText: 'Back at six.' },
    };
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
    const { store } = await visit('/maintenance', { state: user(['asset']) });
    // A reloaded page stays until the server has reported the end of maintenance.
    expect(await heading('The portal is down for maintenance')).toBeVisible();
    store.dispatch(availabilityChecked({ status: 'UP', bannerText: '' }));
    await heading('Assets');
  });
});

describe('arrival', () => {
  it('[NAV-10] moves focus to the heading and announces the page when the path changes', async () => {
    const { router } = await visit('/asset/assets', {
      state: user(ALL),
      answers: { 'GET /orders': NEVER, 'GET /orders/facets': NEVER },
    });
    await heading('Assets');
    expect(document.body).toHaveFocus();
    await router.navigate('/order/orders');
    expect(await heading('Orders')).toHaveFocus();
    // Selected by text, because the loading list has a status too.
    expect(await screen.findByText('Orders', { selector: '[role=status]' })).toBeInTheDocument();
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

const notFound = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const MissingPart = lazyPart<ComponentType>(notFound);
function DocumentsInParts() {
  return (
    <Page>
      <Suspense>
        <MissingPart />
      </Suspense>
    </Page>
  );
}
function Documents() {
  return <Page>All of them</Page>;
}

const fault = { present: false };
function Faulty() {
  if (fault.present) throw new Error('A fault of the page.');
  return <h1>Recovered</h1>;
}

describe('errors', () => {
  /** The real pages, with another loader for the documents. */
  const withDocuments = (load: () => Promise<PageModule>) => [
    ...PAGES.filter(({ path }) => path !== '/order/documents'),
    page({ path: '/order/documents', namespace: 'document', title: 'documents.title', load }),
  ];

  it('[RT-09] opens after a former navigation to it was given up before its code had loaded', async () => {
    const code = Promise.withResolvers<void>();
    const pages = withDocuments(() => code.promise.then(() => ({ default: Documents })));
    const { router } = await visit('/order/documents', {
      state: user(ALL, RIGHTS),
      pages,
      http: silent,
      rendersAtOnce: true,
    });
    await router.navigate('/order/orders');
    await heading('Orders');
    code.resolve();
    await router.navigate('/order/documents');
    await heading('Documents');
    expect(here()).toBe('/order/documents');
  });

  it('[RT-09] [SH-04] [SW-02] shows a page with Reload when its code does not arrive', async () => {
    await visit('/order/documents', { state: user(ALL, RIGHTS), pages: withDocuments(notFound) });
    await heading('This page did not load');
    expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  });

  it('[RT-09] [SW-02] loads a page whose code did not arrive again when it is opened again', async () => {
    const load = vi.fn<() => Promise<PageModule>>().mockImplementationOnce(notFound);
    load.mockResolvedValue({ default: Documents });
    const { router } = await visit('/order/documents', {
      state: user(ALL, RIGHTS),
      pages: withDocuments(load),
      http: silent,
    });
    await heading('This page did not load');
    await router.navigate('/order/orders');
    await heading('Orders');
    await router.navigate('/order/documents');
    await heading('Documents');
  });

  it('[RT-08] [LO-01] a logout leads to the sign-in page also from a page that did not load', async () => {
    const { store } = await visit('/order/documents', {
      state: user(ALL, RIGHTS),
      pages: withDocuments(notFound),
      http: silent,
    });
    await heading('This page did not load');
    await waitFor(() => expect(store.getState().settings.pageMissing).toBe(true));
    act(() => void store.dispatch(signedOut({ because: 'logout' })));
    await heading('Sign in');
    expect(here()).toBe('/auth/login');
    expect(store.getState().settings.pageMissing).toBe(false);
  });

  it('[SW-02] shows a page with Reload when a part of it does not arrive', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await visit('/order/documents', {
      state: user(ALL, RIGHTS),
      pages: withDocuments(async () => ({ default: DocumentsInParts })),
    });
    await heading('This page did not load');
    expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
    log.mockRestore();
  });

  it('[SH-04] [ER-02] shows a reference, by which it is reported, Retry and Home when a page throws', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const reported: Failure[] = [];
    takeReports((failure) => reported.push(failure));
    reported.length = 0;
    fault.present = true;
    const pages = withDocuments(async () => ({ default: Faulty }));
    await visit('/order/documents', { state: user(ALL, RIGHTS), pages });
    await heading('Something went wrong');
    const reference = screen.getByText(/^Reference \S{8,}/);
    expect(reference).toBeVisible();
    await waitFor(() =>
      expect(reported.map(({ what, reference }) => [what, `Reference ${reference}`])).toEqual([
        [expect.objectContaining({ message: 'A fault of the page.' }), reference.textContent],
      ]),
    );
    fault.present = false;
    screen.getByRole('button', { name: 'Retry' }).click();
    await heading('Recovered');
    log.mockRestore();
  });

  it('[ST-07] [RT-06] a start that failed is told with its trace id, at its page and at /error, and tried again', async () => {
    let isDown = true;
    const state = user(['request']);
    const failing = () => (isDown ? refusal({ traceId: 'start-1' }) : { items: [CLIENT] });
    const opening = {
      state: { ...state, corporateClient: undefined },
      answers: {
        'GET /corporate-clients': failing,
        [`GET /users/${PROFILE.id}/modules`]: { modules: ['request'] },
        'GET /requests': NEVER,
        'GET /requests/facets': NEVER,
      },
      epics: [clientLoadEpic],
    };
    const first = await visit('/request/requests', opening);
    await heading('Your company’s data did not load');
    expect(await screen.findByText('Reference start-1')).toBeVisible();
    expect(await screen.findByRole('link', { name: NETHERLANDS.rentalContact.phone })).toBeVisible();
    first.unmount();

    await visit('/error?reference=abc-123&from=/request/requests', opening);
    await heading('Your company’s data did not load');
    expect(await screen.findByText('Reference start-1')).toBeVisible();
    isDown = false;
    screen.getByRole('button', { name: 'Retry' }).click();
    await heading('Requests');
  });

  it('[RT-06] /error quotes a reference, which can be copied, and offers Retry, Home and the contact', async () => {
    const person = userEvent.setup();
    await visit('/error?reference=abc-123&from=/asset/assets', { state: user(ALL) });
    await heading('Something went wrong');
    expect(screen.getByText('Reference abc-123')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    expect(await screen.findByRole('link', { name: CLIENT.rentalContact.phone })).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Copy reference' }));
    expect(await screen.findByText('Copied.')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe('abc-123');
    screen.getByRole('button', { name: 'Retry' }).click();
    await heading('Assets');
  });

  it('[RT-06] /error quotes nothing that is no reference', async () => {
    await visit('/error?reference=Call%20%2B15550100%20at%20once&from=//evil.example', { state: user(ALL) });
    await heading('Something went wrong');
    expect(screen.getByText(/call your rental contact/)).toBeVisible();
    expect(document.body.textContent).not.toContain('15550100');
  });
});
