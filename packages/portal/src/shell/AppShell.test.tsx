import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NEVER, of, Subject } from 'rxjs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cachedAnswerShown } from '../api/cached-answers-actions.ts';
import { startEndpoints } from '../api/start-endpoints.ts';
import { clientSwitchEpic } from '../epics/client-switch.ts';
import { startCallsEpic } from '../epics/start-calls.ts';
import type { Http } from '../http/types.ts';
import { signedOut } from '../session/session-actions.ts';
import { availabilityChecked, maintenanceChanged } from '../settings/settings.ts';
import type { RootState } from '../store/store.ts';
import { environment } from '../testing/fixtures.ts';
import { withoutProfile } from '../testing/state.ts';
import { CLIENT, here, NETHERLANDS, PROFILE, refusal, user, visit, visitor } from '../testing/visit.tsx';

const ALL = ['order', 'request', 'asset'] as const;
const HAVEN = { ...CLIENT, id: 8, externalUuid: '9a1d6a52-53a5-4f0b-9d52-0a6d30bbd0f8', name: 'Haven Bouw' };
const LINKS = { terms: 'https://nl.example/terms', privacy: 'https://nl.example/privacy', cookies: '' };

/** Merges overrides into a state, key by key. */
const state = (base: Partial<RootState>, change: (state: RootState) => Partial<RootState> = () => ({})) => ({
  ...base,
  ...change(base as RootState),
});

const withLinks = (base: Partial<RootState>) =>
  state(base, ({ settings }) => ({
    settings: {
      ...settings,
      appConfig: settings.appConfig && {
        ...settings.appConfig,
        operatingCompanies: [{ ...NETHERLANDS, links: LINKS }],
      },
    },
  }));

const open = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const menuItems = () => screen.getAllByRole('menuitem').map((item) => item.textContent);
const PLACE = '/order/company/projects';
const ORDERS = { [`GET /orders/${PROFILE.id}`]: NEVER, 'GET /orders': NEVER, 'GET /orders/facets': NEVER };

beforeEach(() => sessionStorage.clear());

describe('AppShell', () => {
  it('[ST-05] shows a loader until authentication is resolved', async () => {
    await visit(PLACE, { state: state(visitor(), ({ user: slice }) => ({ user: { ...slice, status: 'unknown' } })) });
    await waitFor(() => expect(screen.getByText('Loading')).toBeInTheDocument());
    expect(screen.queryByRole('banner')).toBeNull();
  });

  it('[SW-07] says how old the page is while the device shows it, until the answer or maintenance comes', async () => {
    const answers = new Subject<unknown>();
    const { store } = await visit('/request/requests', {
      state: user(ALL, ['request-handle']),
      answers: { 'GET /requests': answers, 'GET /requests/facets': NEVER },
    });
    const asked = () => Object.keys(store.getState().api.queries).find((key) => key.includes('"listRequests"'));
    await waitFor(() => expect(asked()).toBeDefined());
    const show = (isFirst: boolean) =>
      act(() => void store.dispatch(cachedAnswerShown({ call: asked() ?? '', at: Date.UTC(2026, 2, 1, 9), isFirst })));
    const age = () => screen.queryByText(/^As of .*2026.*Being updated\.$/);
    show(true);
    await waitFor(() => expect(age()).toBeVisible());
    // Nothing on the page has moved for it.
    expect(getComputedStyle(age() as Element).position).toBe('fixed');
    // The notice about the connection says it when the server was asked in vain.
    show(false);
    expect(age()).toBeNull();
    show(true);
    await act(async () => answers.next({ items: [], page: 0, size: 25, hasMore: false }));
    await waitFor(() => expect(age()).toBeNull());
    show(true);
    act(() => void store.dispatch(maintenanceChanged(true)));
    expect(age()).toBeNull();
  });

  it('[NAV-02] links the tabs and marks the one of the page shown', async () => {
    await visit('/request/requests', { state: user(ALL) });
    const tabs = within(await screen.findByRole('navigation', { name: 'Main' }));
    expect(tabs.getAllByRole('link').map((tab) => tab.textContent)).toEqual([
      'Overview',
      'Documents',
      'Requests',
      'Assets',
    ]);
    expect(tabs.getByRole('link', { current: 'page' })).toHaveTextContent('Requests');
    await userEvent.click(tabs.getByRole('link', { name: 'Assets' }));
    await waitFor(() => expect(tabs.getByRole('link', { current: 'page' })).toHaveTextContent('Assets'));
    expect(here()).toBe('/asset/assets');
  });

  it('[NAV-09] the logo goes home', async () => {
    await visit(PLACE, { state: user(['request']) });
    await userEvent.click(await screen.findByRole('link', { name: 'Hireyard, home' }));
    await waitFor(() => expect(here()).toBe('/request/requests'));
  });

  it('[NAV-10] a skip link leads to the main content', async () => {
    await visit(PLACE, { state: user(ALL) });
    await userEvent.click(await screen.findByRole('link', { name: 'Skip to content' }));
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('[NAV-03] New order follows the capability and says why it is off', async () => {
    const capable = (possible: boolean, disabled: boolean) =>
      state(user(ALL, ['order-create']), () => ({ addOrder: { possible, disabled } }));
    const first = await visit(PLACE, { state: capable(true, false) });
    expect(await screen.findByRole('link', { name: 'New order' })).toHaveAttribute('href', '/order/orders/add');
    first.unmount();
    const second = await visit(PLACE, { state: capable(true, true) });
    const button = await screen.findByRole('button', { name: 'New order' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription('You cannot order at the moment.');
    second.unmount();
    await visit(PLACE, { state: capable(false, true) });
    await screen.findByRole('navigation', { name: 'Main' });
    expect(screen.queryByText('New order')).toBeNull();
  });

  it('[NAV-04] help has contact, feedback and the changelog', async () => {
    await visit(PLACE, { state: user(ALL) });
    await open('Help');
    expect(menuItems()).toEqual(['Contact', 'Report a problem', 'Suggest an idea', 'Changelog']);
  });

  it('[NAV-05] the company menu carries the client’s name and has roles with the right alone', async () => {
    const first = await visit(PLACE, { state: user(ALL) });
    await open(CLIENT.name);
    expect(menuItems()).toEqual(['Contact persons', 'Addresses', 'Projects', 'Users']);
    expect(screen.getByRole('menuitem', { current: 'page' })).toHaveTextContent('Projects');
    first.unmount();
    await visit(PLACE, { state: user(ALL, ['manage-roles-and-users']) });
    await open(CLIENT.name);
    expect(menuItems()).toContain('Roles');
  });

  it('[NAV-05] another client takes the page away before its data is asked for, once', async () => {
    const calls: string[] = [];
    const start: Readonly<Record<string, unknown>> = {
      '/rights': { rights: ['contract-view'] },
      [`/users/${PROFILE.id}/modules`]: { modules: ALL },
    };
    const http: Http = ({ path }) => {
      if (path in start) return of({ status: 200, etag: null, body: start[path] });
      // The changelog does not depend on the client.
      if (path !== '/whats-new') calls.push(path);
      return NEVER;
    };
    const { store } = await visit('/order/contracts', {
      state: state(user(ALL, ['contract-view']), ({ corporateClient }) => ({
        corporateClient: { ...corporateClient, all: [CLIENT, HAVEN] },
      })),
      http,
      epics: [clientSwitchEpic],
    });
    await waitFor(() => expect(calls).toContain('/contract-lines'));
    const first = [...calls];
    await open(CLIENT.name);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Switch company' }));
    await userEvent.click(screen.getByRole('menuitem', { name: HAVEN.name }));
    await screen.findByRole('button', { name: HAVEN.name });
    await waitFor(() => expect(here()).toBe('/'));
    expect(calls).toEqual(first);

    const { rights, modules } = startEndpoints;
    const query = { params: { userId: PROFILE.id }, query: { clientUuid: HAVEN.externalUuid } };
    await act(() => Promise.all([store.dispatch(rights.initiate()), store.dispatch(modules.initiate(query))]));
    await waitFor(() => expect(here()).toMatch(/^\/order\/contracts/));
    await waitFor(() => expect(calls.toSorted()).toEqual([...first, ...first].toSorted()));
  });

  it('[RT-10] Back to a page of the former client leads to the new one’s list', async () => {
    const base = state(user(ALL), ({ corporateClient }) => ({
      corporateClient: { ...corporateClient, all: [CLIENT, HAVEN] },
    }));
    const { store } = await visit(`/order/orders/${PROFILE.id}`, {
      state: base,
      epics: [clientSwitchEpic],
      answers: {
        'GET /rights': { rights: [] },
        [`GET /users/${PROFILE.id}/modules`]: { modules: ALL },
        'GET /contract-lines': NEVER,
        'GET /contract-lines/facets': NEVER,
        'GET /kpis': NEVER,
        'GET /attention': NEVER,
        ...ORDERS,
      },
    });
    await open(CLIENT.name);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Switch company' }));
    await userEvent.click(screen.getByRole('menuitem', { name: HAVEN.name }));
    await screen.findByRole('button', { name: HAVEN.name });
    const query = { params: { userId: PROFILE.id }, query: { clientUuid: HAVEN.externalUuid } };
    await act(() => store.dispatch(startEndpoints.modules.initiate(query)));
    await waitFor(() => expect(here()).toBe('/order/contracts'));
    act(() => window.history.back());
    await waitFor(() => expect(here()).toBe('/order/orders'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  });

  it('[RT-10] a reload does not forget that a page was the former client’s', async () => {
    await visit(`/order/orders/${PROFILE.id}`, {
      state: user(ALL),
      entry: { key: 'order', idx: 1, client: HAVEN.externalUuid },
      answers: ORDERS,
    });
    await waitFor(() => expect(here()).toBe('/order/orders'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  });

  it.each(['/order/off-hires/called-off?id=1', '/order/off-hires/add?lines=1', '/order/extensions/add?lines=1'])(
    '[RT-10] Back to a page without a list of its own leads to what it belongs to: %s',
    async (path) => {
      await visit(path, {
        state: user(ALL, ['contract-view', 'contract-off-hire', 'contract-extend']),
        entry: { key: 'former', idx: 1, client: HAVEN.externalUuid },
        http: () => NEVER,
      });
      await waitFor(() => expect(here()).toBe('/order/contracts'));
      expect(await screen.findByRole('heading', { level: 1, name: 'On rent' })).toBeVisible();
    },
  );

  it('[NAV-06] [NAV-07] the profile menu holds the profile, privacy and conditions, and Logout last', async () => {
    await visit(PLACE, { state: withLinks(user(ALL)) });
    await open(/^Profile/u);
    expect(menuItems()).toEqual(['My profile', 'Privacy and conditions', 'Logout']);
    expect(screen.getByRole('button', { name: /^Profile/u })).toHaveAttribute(
      'title',
      `${PROFILE.firstName} ${PROFILE.lastName}`,
    );
    await userEvent.click(screen.getByRole('menuitem', { name: 'Privacy and conditions' }));
    const terms = screen.getByRole('menuitem', { name: 'Terms and conditions' });
    expect(terms).toHaveAttribute('href', LINKS.terms);
    expect(terms).toHaveAttribute('target', '_blank');
    expect(screen.getByRole('menuitem', { name: 'Privacy policy' })).toBeInTheDocument();
    expect(screen.queryByRole('menuitem', { name: 'Cookie policy' })).toBeNull();
    const reopen = vi.fn(async () => undefined);
    window.openCookiePreferences = reopen;
    await userEvent.click(screen.getByRole('menuitem', { name: 'Cookie settings' }));
    expect(reopen).toHaveBeenCalledOnce();
    expect(screen.getByRole('button', { name: /^Profile/u })).toHaveFocus();
  });

  it('[NAV-07] the documents are those of the selected client’s operating company', async () => {
    const terms = 'https://de.example/terms';
    const germany = { ...NETHERLANDS, code: 'DE', links: { ...LINKS, terms } };
    const base = state(withLinks(user(ALL)), ({ settings, corporateClient }) => ({
      settings: {
        ...settings,
        appConfig: settings.appConfig && {
          ...settings.appConfig,
          operatingCompanies: [...settings.appConfig.operatingCompanies, germany],
        },
      },
      corporateClient: { ...corporateClient, client: { ...CLIENT, opCo: 'DE' } },
    }));
    await visit(PLACE, { state: base });
    await open(/^Profile/u);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Privacy and conditions' }));
    expect(screen.getByRole('menuitem', { name: 'Terms and conditions' })).toHaveAttribute('href', terms);
  });

  it('[SH-06] what the start could not load is named, and loaded on Retry', async () => {
    let down = true;
    const failing = (answer: unknown) => () => (down ? refusal({}) : answer);
    const { store, requests } = await visit(PLACE, {
      state: user(ALL),
      epics: [startCallsEpic],
      answers: {
        'GET /global-actions': failing({ order: { possible: true, disabled: false } }),
        'GET /rights': failing({ rights: ['order-create'] }),
        'GET /profile': PROFILE,
        [`GET /users/${PROFILE.id}/modules`]: { modules: ALL },
      },
    });
    const name = 'Part of the portal did not load:';
    const banner = await screen.findByRole('region', { name });
    await waitFor(() =>
      expect(within(banner).getByRole('status')).toHaveTextContent(`${name} New order and your rights`),
    );
    expect(screen.queryByRole('link', { name: 'New order' })).toBeNull();
    const retry = within(banner).getByRole('button', { name: 'Retry' });
    // The end of the first navigation may also have retried them.
    const tries = () => requests.filter(({ path }) => path === '/rights').length;
    const before = tries();
    await userEvent.click(retry);
    await waitFor(() => expect(tries()).toBeGreaterThan(before));
    await waitFor(() => expect(retry).toBeEnabled());
    expect(banner, 'the same one, not one that went and came back').toBeInTheDocument();
    expect(await screen.findByText(`${name} New order and your rights`)).toBeInTheDocument();
    down = false;
    await userEvent.click(retry);
    expect(await screen.findByRole('link', { name: 'New order' })).toBeVisible();
    expect(store.getState().settings.failed).toEqual([]);
    expect(screen.queryByRole('region', { name })).toBeNull();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('[SH-06] the profile menu has a name and Logout without a profile', async () => {
    await visit(PLACE, { state: withoutProfile(user(ALL), ['profile']) });
    expect(await screen.findByText('your profile')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Profile' }));
    expect(menuItems()).toEqual(['My profile', 'Privacy and conditions', 'Logout']);
  });

  it('[NAV-01] [NAV-08] maintenance leaves privacy and conditions alone', async () => {
    const { store } = await visit(PLACE, { state: withLinks(user(ALL)) });
    await screen.findByRole('navigation', { name: 'Main' });
    act(() => void store.dispatch(maintenanceChanged(true)));
    await open('Privacy and conditions');
    expect(menuItems()).toHaveLength(3);
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(screen.queryByRole('button', { name: /^Profile/u })).toBeNull();
  });

  it('[NAV-08] a visitor sees privacy and conditions on the sign-in page', async () => {
    await visit('/auth/login', { state: withLinks(visitor()) });
    await open('Privacy and conditions');
    expect(screen.getByRole('menuitem', { name: 'Terms and conditions' })).toHaveAttribute('href', LINKS.terms);
  });

  it('[NAV-07] [NAV-08] a visitor reopens the cookie preferences even where the company has no document', async () => {
    await visit('/auth/login', { state: visitor() });
    await open('Privacy and conditions');
    expect(menuItems()).toEqual(['Cookie settings']);
  });

  it('[SH-01] the important message stays minimized in the tab until its text changes', async () => {
    const { store, unmount } = await visit(PLACE, { state: user(ALL) });
    await screen.findByRole('navigation', { name: 'Main' });
    const say = (bannerText: string) =>
      act(() => void store.dispatch(availabilityChecked({ status: 'UP', bannerText } as never)));
    say('Depot Utrecht is closed on Monday.');
    // The page and its message may still be loading.
    expect(await screen.findByText('Depot Utrecht is closed on Monday.')).toBeVisible();
    await open('Minimize');
    expect(screen.getByText('Depot Utrecht is closed on Monday.')).not.toBeVisible();
    say('');
    expect(screen.queryByRole('region', { name: 'Important message' })).toBeNull();
    say('Depot Utrecht is closed on Monday.');
    expect(screen.getByText('Depot Utrecht is closed on Monday.')).not.toBeVisible();
    say('Depot Utrecht is closed all week.');
    expect(screen.getByText('Depot Utrecht is closed all week.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Minimize' })).toBeVisible();
    unmount();
  });

  it('[DOM-24] shows the clock of a demo, which administrators set', async () => {
    const clock = { shows: '2026-11-20T09:00:00.000Z', speed: 60 };
    const say = (store: Awaited<ReturnType<typeof visit>>['store'], demoClock = clock) =>
      act(() => void store.dispatch(availabilityChecked({ status: 'UP', bannerText: '', demoClock } as never)));
    const signedIn = user(ALL);
    const visiting = await visit(PLACE, { state: signedIn });
    say(visiting.store);
    const bar = within(await screen.findByRole('region', { name: 'Demo clock' }));
    expect(bar.getByText('A simulator plays the rental company.')).toBeInTheDocument();
    // On a phone only the name is hidden: the time stays.
    expect(bar.getByText(/^Time of the demo:/)).toBeInTheDocument();
    expect(bar.getByText(/^20 Nov 2026/)).toBeVisible();
    expect(bar.queryByRole('button')).toBeNull();
    visiting.unmount();

    const rights = ['manage-roles-and-users'];
    const answers = { 'PUT /demo-clock': { shows: '2026-11-21T09:00:00.000Z', speed: 60 } };
    const administering = await visit(PLACE, {
      state: state(signedIn, ({ user: one }) => ({ user: { ...one, rights } as never })),
      answers,
    });
    say(administering.store);
    const set = within(await screen.findByRole('region', { name: 'Demo clock' }));
    await userEvent.click(set.getByRole('button', { name: 'Speed of the demo: 1 hour a minute' }));
    await userEvent.click(set.getByRole('menuitem', { name: '1 day ahead' }));
    expect(await set.findByText(/^21 Nov 2026/)).toBeVisible();
    expect(administering.requests.at(-1)).toMatchObject({ body: { speed: 60, aheadMinutes: 1440 } });
    // An earlier availability check answers late, with the former time. The next check counts.
    say(administering.store);
    expect(await set.findByText(/^21 Nov 2026/)).toBeVisible();
    say(administering.store, { ...clock, shows: '2026-11-22T09:00:00.000Z' });
    expect(await set.findByText(/^22 Nov 2026/)).toBeVisible();
    await act(() => administering.store.dispatch(signedOut({ because: 'expired' })));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Demo clock' })).toBeNull());
    administering.unmount();
  });

  it.each([
    ['local', true],
    ['qa', false],
  ] as const)('[SW-01] the bar of a demo without the worker says how to start one with it: %s', async (env, says) => {
    const base = user(ALL);
    const settings = base.settings && { ...base.settings, environment: { ...environment, env } };
    const { store } = await visit(PLACE, { state: { ...base, ...(settings && { settings }) } });
    const demoClock = { shows: '2026-11-20T09:00:00.000Z', speed: 60 };
    act(() => void store.dispatch(availabilityChecked({ status: 'UP', bannerText: '', demoClock } as never)));
    const bar = within(await screen.findByRole('region', { name: 'Demo clock' }));
    expect(bar.queryByText('PORTAL_ENV=qa npm start') !== null).toBe(says);
  });

  it('[SH-02] a blocked client sees the rental contact and what to do', async () => {
    await visit(PLACE, {
      state: state(user(ALL), ({ corporateClient }) => ({
        corporateClient: { ...corporateClient, client: { ...CLIENT, blocked: true } },
      })),
    });
    const banner = within(await screen.findByRole('region', { name: 'Account blocked' }));
    expect(banner.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+31205550100');
    expect(banner.getByRole('link', { name: 'E-mail' })).toHaveAttribute('href', 'mailto:rental@hireyard.example');
    expect(banner.getByRole('link', { name: 'Open invoices' })).toHaveAttribute(
      'href',
      '/order/documents?type=invoice',
    );
    expect(banner.getByText('+31205550100')).toBeVisible();
  });

  const OF_COMPANY = { phone: '+31205550199', email: 'verhuur@hireyard.example' };
  it.each([
    [
      'its own number',
      { phone: '+31205550100', email: '' },
      OF_COMPANY,
      /Call \+31205550100 or write to verhuur@hireyard/,
    ],
    ['only a number', { phone: '+31205550100', email: '' }, { phone: '', email: '' }, /extend\. Call \+31205550100\.$/],
    [
      'only an address',
      { phone: '', email: 'a@b.example' },
      { phone: '', email: '' },
      /extend\. Write to a@b\.example\.$/,
    ],
    ['nothing', { phone: '', email: '' }, { phone: '', email: '' }, /extend\.$/],
  ])('[SH-02] a blocked client without a complete contact sees %s', async (_, own, ofCompany, sentence) => {
    await visit(PLACE, {
      state: state(user(ALL), ({ corporateClient, settings }) => ({
        corporateClient: { ...corporateClient, client: { ...CLIENT, blocked: true, rentalContact: own } },
        settings: {
          ...settings,
          appConfig: settings.appConfig && {
            ...settings.appConfig,
            operatingCompanies: [{ ...NETHERLANDS, rentalContact: ofCompany }],
          },
        },
      })),
    });
    const banner = await screen.findByRole('region', { name: 'Account blocked' });
    expect(within(banner).getByText(/you can see everything/).parentElement).toHaveTextContent(sentence);
    expect(
      within(banner)
        .getAllByRole('link')
        .every((link) => link.textContent !== ''),
    ).toBe(true);
  });
});
