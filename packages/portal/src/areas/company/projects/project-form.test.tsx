import { act, configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { HttpRequest } from '../../../http/types.ts';
import type { RootState } from '../../../store/store.ts';
import { AT, DETAIL, LIST, manager, ONE, project } from '../../../testing/projects.ts';
import { CLIENT, NETHERLANDS } from '../../../testing/state.ts';
import { button, field, here, keysOf, refusal, user, visit, writes } from '../../../testing/visit.tsx';

configure({ asyncUtilTimeout: 5000 });

describe('a new project', () => {
  const ADD = '/order/company/projects/add';
  const enter = async () => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Haven 7');
    await userEvent.type(field('Number'), 'P-1002');
  };

  it('[RT-08] says that access is missing without the right', async () => {
    await visit(ADD, { state: user(['order'], []), answers: {} });
    expect(await screen.findByText(/does not give you access/)).toBeVisible();
  });

  it('is created with what was entered and opens on its own page', async () => {
    const made = project({ id: 'p-9', name: 'Haven 7' });
    const { requests } = await visit(ADD, {
      state: manager(),
      answers: { ...DETAIL, 'POST /projects': made, 'GET /projects/p-9': made },
    });
    await enter();
    await userEvent.type(field('Budget'), '250 000,50');
    await userEvent.click(button('Add project'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Haven 7' })).toBeVisible();
    expect(here()).toBe('/order/company/projects/p-9');
    expect(writes(requests)[0]?.body).toEqual({
      number: 'P-1002',
      name: 'Haven 7',
      addressId: null,
      siteContactId: null,
      defaultPo: null,
      defaultCostCode: null,
      from: null,
      to: null,
      budget: { amount: '250000.50', currency: 'EUR' },
    });
  });

  it('has its budget in the currency of the client, whichever company the portal is configured with', async () => {
    const { settings, corporateClient, ...base } = manager() as RootState;
    const { appConfig } = settings;
    const poland = { ...NETHERLANDS, code: 'PL', country: 'PL', currency: 'PLN' };
    const { requests } = await visit(ADD, {
      state: {
        ...base,
        corporateClient: { ...corporateClient, client: { ...CLIENT, opCo: 'PL' } },
        settings: { ...settings, appConfig: appConfig && { ...appConfig, operatingCompanies: [NETHERLANDS, poland] } },
      },
      answers: { ...DETAIL, 'POST /projects': project() },
    });
    await enter();
    await userEvent.type(field('Budget'), '100');
    await userEvent.click(button('Add project'));
    await waitFor(() => expect(writes(requests)).toHaveLength(1));
    expect(writes(requests)[0]?.body).toMatchObject({ budget: { currency: 'PLN' } });
  });

  it('[HT-05] a second Save after a lost answer repeats the key, and a changed one has its own', async () => {
    const { requests } = await visit(ADD, {
      state: manager(),
      answers: { 'POST /projects': refusal({ type: 'network', status: 0 }) },
    });
    await enter();
    await userEvent.click(button('Add project'));
    expect(await screen.findByRole('alert')).toHaveTextContent('cannot be reached');
    await userEvent.click(button('Add project'));
    await waitFor(() => expect(writes(requests)).toHaveLength(2));
    await userEvent.type(field('Name'), 'b');
    await userEvent.click(button('Add project'));
    await waitFor(() => expect(writes(requests)).toHaveLength(3));
    const [first, again, changed] = keysOf(requests);
    expect(first).toMatch(/^[\da-f]{32}$/);
    expect(again).toBe(first);
    expect(changed).not.toBe(first);
  });

  it('[SW-04] [HT-05] a save that found no network is sent when the network is back, with its key', async () => {
    let isOffline = true;
    const { requests } = await visit(ADD, {
      state: manager(),
      answers: {
        ...DETAIL,
        'POST /projects': () => (isOffline ? refusal({ type: 'network', status: 0 }) : project()),
      },
    });
    await enter();
    await userEvent.click(button('Add project'));
    expect(await screen.findByRole('alert')).toHaveTextContent('It is sent once you are connected');
    isOffline = false;
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(writes(requests)).toHaveLength(2));
    const [first, again] = keysOf(requests);
    expect(again).toBe(first);
    await waitFor(() => expect(here()).toBe(`/order/company/projects/${project().id}`));
  });

  it('[SW-04] a save that found no server is sent within two seconds once it answers, with its key', async () => {
    let isDown = true;
    const { requests } = await visit(ADD, {
      state: manager(),
      answers: {
        ...DETAIL,
        'POST /projects': () => (isDown ? refusal({ type: 'network', status: 0 }) : project()),
        'GET /availability': () =>
          isDown ? refusal({ type: 'network', status: 0 }) : { status: 'UP', bannerText: '' },
      },
    });
    await enter();
    await userEvent.click(button('Add project'));
    await screen.findByRole('alert');
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    expect(writes(requests)).toHaveLength(1);
    isDown = false;
    await waitFor(() => expect(writes(requests)).toHaveLength(2), { timeout: 2_000 });
    const [first, again] = keysOf(requests);
    expect(again).toBe(first);
    await waitFor(() => expect(here()).toBe(`/order/company/projects/${project().id}`));
  });

  it('[SW-04] a form that was changed after it found no network waits for its user', async () => {
    const { requests } = await visit(ADD, {
      state: manager(),
      answers: { 'POST /projects': refusal({ type: 'network', status: 0 }) },
    });
    await enter();
    await userEvent.click(button('Add project'));
    await screen.findByRole('alert');
    await userEvent.type(field('Name'), 'b');
    act(() => void window.dispatchEvent(new Event('online')));
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(writes(requests)).toHaveLength(1);
  });

  it('[HT-05] a save that was refused has had no effect: the next one has a key of its own', async () => {
    const { requests } = await visit(ADD, {
      state: manager(),
      answers: { 'POST /projects': refusal({ type: 'client-blocked', status: 403 }) },
    });
    await enter();
    await userEvent.click(button('Add project'));
    await screen.findByRole('alert');
    await userEvent.click(button('Add project'));
    await waitFor(() => expect(writes(requests)).toHaveLength(2));
    const [first, again] = keysOf(requests);
    expect(again).not.toBe(first);
  });

  it('puts what is wrong onto its field, before it is sent and after', async () => {
    const errors = [{ pointer: '/number', code: 'taken' as const }];
    const { requests } = await visit(ADD, {
      state: manager(),
      answers: { 'POST /projects': refusal({ type: 'validation', status: 422, errors }) },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Add project' }));
    await waitFor(() => expect(field('Name')).toHaveAccessibleDescription('Fill this in.'));
    expect(writes(requests)).toEqual([]);
    await enter();
    await userEvent.click(button('Add project'));
    await waitFor(() => expect(field('Number')).toHaveAccessibleDescription(/already in use/));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('leaving a form with changes', () => {
  const ADD = '/order/company/projects/add';
  const begin = async () => {
    const visited = await visit(ADD, { state: manager(), answers: LIST });
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Haven 7');
    return visited;
  };

  it('asks first; staying keeps what was typed, and leaving leads on', async () => {
    await begin();
    await userEvent.click(screen.getByRole('link', { name: 'Cancel' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(here()).toBe(ADD);
    expect(field('Name')).toHaveValue('Haven 7');
    await userEvent.click(screen.getByRole('link', { name: 'Cancel' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Leave without saving' }));
    expect(await screen.findByRole('row', { name: /Zuidas Tower C/ })).toBeVisible();
  });

  it('asks on a switch of client too', async () => {
    const { router } = await begin();
    await router.navigate('/', { state: { switchTo: 'another' } });
    expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
  });

  it('lets the browser ask on closing the tab, and only then', async () => {
    const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    await visit(ADD, { state: manager(), answers: LIST });
    const name = await screen.findByRole('textbox', { name: 'Name' });
    expect(asks()).toBe(false);
    await userEvent.type(name, 'x');
    expect(asks()).toBe(true);
    await userEvent.clear(name);
    expect(asks()).toBe(false);
  });
});

describe('editing a project', () => {
  const EDIT = `${AT}/edit`;
  const PUT = `PUT /projects/${ONE.id}`;

  it('saves against the version that was read, and asks nothing on the way out', async () => {
    const saved = project({ name: 'Tower C', version: 4 });
    const { requests } = await visit(EDIT, { state: manager(), answers: { ...DETAIL, [PUT]: saved } });
    const name = await screen.findByRole('textbox', { name: 'Name' });
    expect(screen.getByRole('combobox', { name: 'Address' })).toHaveValue(
      'Zuidas Tower C, Gustav Mahlerlaan 10, Amsterdam',
    );
    await userEvent.clear(name);
    await userEvent.type(name, 'Tower C');
    await userEvent.click(button('Save changes'));
    await waitFor(() => expect(here()).toBe(AT));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(writes(requests)).toMatchObject([{ headers: { 'If-Match': '"3"' }, body: { name: 'Tower C' } }]);
  });

  it('when someone else was first, loads the latest and keeps what was typed', async () => {
    let version = 3;
    const { requests } = await visit(EDIT, {
      state: manager(),
      answers: {
        ...DETAIL,
        [`GET /projects/${ONE.id}`]: () => project(version === 3 ? {} : { number: 'P-2002', version }),
        [PUT]: ({ headers }: HttpRequest) =>
          headers?.['If-Match'] === '"3"' ? refusal({ type: 'stale-version', status: 412 }) : project({ version: 5 }),
      },
    });
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), ' and D');
    await userEvent.click(button('Save changes'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Someone else changed this in the meantime.');
    version = 4;
    await userEvent.click(button('Load the latest'));
    await waitFor(() => expect(field('Number')).toHaveValue('P-2002'));
    expect(field('Name')).toHaveValue('Zuidas Tower C and D');
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.click(button('Save changes'));
    await waitFor(() => expect(writes(requests)).toHaveLength(2));
    expect(writes(requests)[1]).toMatchObject({
      headers: { 'If-Match': '"4"' },
      body: { name: 'Zuidas Tower C and D', number: 'P-2002' },
    });
  });

  it('finds an address by typing, and takes the one that is picked', async () => {
    const kade = { ...ONE.address, id: '55555555-0000-4000-8000-000000000002', name: 'Kade Noord', city: 'Zwolle' };
    const { requests } = await visit(EDIT, {
      state: manager(),
      answers: { ...DETAIL, 'GET /addresses': { items: [kade], page: 0, size: 20, hasMore: false }, [PUT]: project() },
    });
    const address = await screen.findByRole('combobox', { name: 'Address' });
    await userEvent.clear(address);
    await userEvent.type(address, 'kade');
    await waitFor(() => expect(requests.some(({ query }) => query?.q === 'kade')).toBe(true));
    await userEvent.click(await screen.findByRole('option', { name: /Kade Noord/ }));
    await userEvent.click(button('Save changes'));
    await waitFor(() => expect(writes(requests)[0]?.body).toMatchObject({ addressId: kade.id }));
  });

  it('says why no address can be found, and searches again with the next letter', async () => {
    const answers = { ...DETAIL, 'GET /addresses': refusal({ type: 'network', status: 0 }) };
    await visit(EDIT, { state: manager(), answers });
    const address = await screen.findByRole('combobox', { name: 'Address' });
    await userEvent.click(address);
    await waitFor(() => expect(address).toHaveAccessibleDescription(/cannot be reached/));
    Object.assign(answers, { 'GET /addresses': { items: [ONE.address], page: 0, size: 20, hasMore: false } });
    await userEvent.type(address, ' t');
    await waitFor(() => expect(address).not.toHaveAccessibleDescription(/cannot be reached/));
    expect(await screen.findByRole('option')).toBeVisible();
  });
});

describe('the way back from a form of projects', () => {
  const FILTERED = '/order/company/projects?status=active&sort=city,desc';
  const PUT = `PUT /projects/${ONE.id}`;
  const toEdit = async () => {
    await visit(FILTERED, { state: manager(), answers: { ...LIST, ...DETAIL, [PUT]: project({ version: 4 }) } });
    await userEvent.click(await screen.findByRole('link', { name: 'Zuidas Tower C' }));
    await userEvent.click(await screen.findByRole('link', { name: 'Edit' }));
    return screen.findByRole('textbox', { name: 'Name' });
  };
  const toProject = async () => {
    await waitFor(() => expect(here()).toBe(AT));
    return screen.findByRole('link', { name: 'Back to projects' });
  };

  it.each(['Save changes', 'Cancel', 'Back to the project'])(
    '[UI-03] leads by %s to the list as it was',
    async (name) => {
      await userEvent.type(await toEdit(), name === 'Save changes' ? ' and D' : '{Home}');
      await userEvent.click(screen.getByText(name));
      expect(await toProject()).toHaveAttribute('href', FILTERED);
      // Back leads to the list, without a second entry for the same project.
      window.history.back();
      await waitFor(() => expect(here()).toBe(FILTERED));
    },
  );

  it('asks before changes are left by Cancel', async () => {
    await userEvent.type(await toEdit(), ' and D');
    await userEvent.click(screen.getByRole('link', { name: 'Cancel' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Leave without saving' }));
    expect(await toProject()).toHaveAttribute('href', FILTERED);
  });

  it('leads by Cancel of a new project to the list as it was', async () => {
    await visit(FILTERED, { state: manager(), answers: LIST });
    await userEvent.click(await screen.findByRole('link', { name: 'Add project' }));
    await userEvent.click(await screen.findByRole('link', { name: 'Cancel' }));
    await waitFor(() => expect(here()).toBe(FILTERED));
  });

  it('leads from a project that was added to the list as it was', async () => {
    await visit(FILTERED, { state: manager(), answers: { ...LIST, ...DETAIL, 'POST /projects': ONE } });
    await userEvent.click(await screen.findByRole('link', { name: 'Add project' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), ONE.name);
    await userEvent.type(field('Number'), ONE.number);
    await userEvent.click(button('Add project'));
    await userEvent.click(await toProject());
    await waitFor(() => expect(here()).toBe(FILTERED));
  });

  it('leads to the list where there is no such project', async () => {
    const answers = { [`GET /projects/${ONE.id}`]: refusal({ type: 'not-found', status: 404 }) };
    await visit(`${AT}/edit`, { state: manager(), answers });
    expect(await screen.findByText('No such project')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to projects' })).toHaveAttribute('href', '/order/company/projects');
    expect(screen.queryByRole('link', { name: 'Back to the project' })).toBeNull();
  });
});
