import type { Right } from '@hireyard/contract';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { HttpRequest } from '../../../http/types.ts';
import { line, page as linesPage } from '../../../testing/contracts.ts';
import { project, projectSummary } from '../../../testing/projects.ts';
import { CLIENT, here, refusal, user, visit } from '../../../testing/visit.tsx';

configure({ asyncUtilTimeout: 5000 });

const ONE = project();
const AT = `/order/company/projects/${ONE.id}`;
const manager = (...rights: Right[]) => user(['order'], ['manage-projects', 'contract-view', 'price-view', ...rights]);
const LIST = {
  'GET /projects': {
    items: [projectSummary(), projectSummary({ id: 'p-2', name: 'Haven 7', number: 'P-1002', city: null, till: null })],
    page: 0,
    size: 25,
    hasMore: false,
  },
  'GET /projects/facets': { total: 2, facets: { status: [{ value: 'active', label: null, count: 2 }] } },
};
const DETAIL = {
  [`GET /projects/${ONE.id}`]: ONE,
  'GET /contract-lines': linesPage([line()]),
};
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const writes = (requests: readonly HttpRequest[]) => requests.filter(({ method }) => method !== 'GET');
const keysOf = (requests: readonly HttpRequest[]) =>
  writes(requests).map(({ headers }) => headers?.['Idempotency-Key']);

describe('the list of projects', () => {
  it('[RT-03] shows each with its number, site, period and what is on rent there', async () => {
    const { requests } = await visit('/order/company/projects?q=tower', { state: manager(), answers: LIST });
    const row = await screen.findByRole('row', { name: /Zuidas Tower C/ });
    expect(row).toHaveTextContent('P-1001');
    expect(row).toHaveTextContent('Amsterdam');
    expect(row).toHaveTextContent('24');
    expect(within(row).getByRole('link', { name: 'Zuidas Tower C' })).toHaveAttribute('href', AT);
    expect(screen.getByText('1–2 of 2')).toBeVisible();
    expect(requests.find(({ path }) => path === '/projects')?.query).toEqual({
      page: 0,
      size: 25,
      sort: 'name,asc',
      q: 'tower',
      lang: 'en-US',
    });
    expect(document.title).toBe(`Projects · ${CLIENT.name} · Hireyard`);
  });

  it('offers a new project to who manages projects, and to nobody else', async () => {
    const { unmount } = await visit('/order/company/projects', { state: manager(), answers: LIST });
    expect(await screen.findByRole('link', { name: 'Add project' })).toBeVisible();
    unmount();
    await visit('/order/company/projects', { state: user(['order'], []), answers: LIST });
    await screen.findByRole('row', { name: /Haven 7/ });
    expect(screen.queryByRole('link', { name: 'Add project' })).toBeNull();
  });
});

describe('a project', () => {
  it('shows its facts, its machines and the moves that the server allows', async () => {
    await visit(AT, { state: manager(), answers: DETAIL });
    expect(await screen.findByRole('heading', { level: 1, name: 'Zuidas Tower C' })).toBeVisible();
    expect(screen.getByText('€180,000.00')).toBeVisible();
    expect(screen.getByRole('link', { name: '+31205550150' })).toHaveAttribute('href', 'tel:+31205550150');
    expect(await screen.findByRole('link', { name: 'See all 24' })).toHaveAttribute(
      'href',
      `/order/contracts?status=onRent&project=${ONE.id}`,
    );
    expect(button('Close project')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Reopen project' })).toBeNull();
  });

  it('[DOM-10] has no budget where the server sends none', async () => {
    await visit(AT, {
      state: manager(),
      answers: { ...DETAIL, [`GET /projects/${ONE.id}`]: project({ budget: null }) },
    });
    await screen.findByRole('heading', { level: 1, name: 'Zuidas Tower C' });
    expect(screen.queryByText('Budget')).toBeNull();
  });

  it('says that there is no such project, and leads back to the list', async () => {
    await visit(AT, {
      state: manager(),
      answers: { ...DETAIL, [`GET /projects/${ONE.id}`]: refusal({ type: 'not-found', status: 404 }) },
    });
    expect(await screen.findByText('No such project')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to projects' })).toHaveAttribute('href', '/order/company/projects');
  });

  it('is closed after a question that names what is still on rent, and read again', async () => {
    let closed = false;
    const { requests } = await visit(AT, {
      state: manager(),
      answers: {
        ...DETAIL,
        [`GET /projects/${ONE.id}`]: () => (closed ? project({ status: 'closed', actions: ['edit', 'reopen'] }) : ONE),
        [`POST /projects/${ONE.id}/close`]: () => {
          closed = true;
          return project({ status: 'closed', actions: ['edit', 'reopen'] });
        },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Close project' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Close Zuidas Tower C?' });
    expect(dialog).toHaveTextContent('24 machines are still on rent');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close project' }));
    expect(await screen.findByRole('button', { name: 'Reopen project' })).toBeVisible();
    expect(writes(requests).map(({ path }) => path)).toEqual([`/projects/${ONE.id}/close`]);
  });

  it('says why it could not be closed, and asks again', async () => {
    await visit(AT, {
      state: manager(),
      answers: {
        ...DETAIL,
        [`POST /projects/${ONE.id}/close`]: refusal({ type: 'illegal-transition', status: 409, current: 'closed' }),
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Close project' }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close project' }));
    expect(await within(dialog).findByText(/status has changed in the meantime/)).toBeVisible();
  });

  const READ = `GET /projects/${ONE.id}`;
  const CLOSE = `POST /projects/${ONE.id}/close`;
  const REOPEN = `POST /projects/${ONE.id}/reopen`;
  const CLOSED = project({ status: 'closed', actions: ['edit', 'reopen'] });
  const heading = () => screen.getByRole('heading', { level: 1 });
  /** A project that the server has in one state and then in another. */
  const changing = (before: unknown, after: unknown) => {
    const server = { changed: false };
    const change = (answer: unknown) => () => {
      server.changed = true;
      return answer;
    };
    return { answers: { ...DETAIL, [READ]: () => (server.changed ? after : before) }, change };
  };

  it.each([
    ['close', ONE, CLOSED, 'Close project', 'Zuidas Tower C is closed.'],
    ['reopen', CLOSED, ONE, 'Reopen project', 'Zuidas Tower C is active again.'],
  ])('[NAV-10] has the focus on its heading after %s, and says so', async (action, before, after, name, said) => {
    const { answers, change } = changing(before, after);
    await visit(AT, {
      state: manager(),
      answers: { ...answers, [action === 'close' ? CLOSE : REOPEN]: change(after) },
    });
    await userEvent.click(await screen.findByRole('button', { name }));
    if (action === 'close') {
      await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));
    }
    await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull());
    await waitFor(() => expect(heading()).toHaveFocus());
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(said);
  });

  it('says beside the buttons why it could not be reopened', async () => {
    const answers = { ...DETAIL, [READ]: CLOSED, [REOPEN]: refusal({ type: 'network', status: 0 }) };
    const { requests } = await visit(AT, { state: manager(), answers });
    await userEvent.click(await screen.findByRole('button', { name: 'Reopen project' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('cannot be reached');
    expect(heading()).toHaveFocus();
    await userEvent.click(button('Reopen project'));
    await waitFor(() => expect(writes(requests)).toHaveLength(2));
    const [first, again] = keysOf(requests);
    expect(first).toMatch(/^[\da-f]{32}$/);
    expect(again).toBe(first);
  });

  it('is read again where someone else was first', async () => {
    const { answers, change } = changing(CLOSED, ONE);
    const refused = refusal({ type: 'illegal-transition', status: 409, current: 'active' });
    await visit(AT, { state: manager(), answers: { ...answers, [REOPEN]: change(refused) } });
    await userEvent.click(await screen.findByRole('button', { name: 'Reopen project' }));
    expect(await screen.findByRole('button', { name: 'Close project' })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('status has changed in the meantime');
    expect(heading()).toHaveFocus();
  });

  it('asks anew without the problem of the question before', async () => {
    await visit(AT, { state: manager(), answers: { ...DETAIL, [CLOSE]: refusal({ type: 'network', status: 0 }) } });
    const ask = async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Close project' }));
      return screen.findByRole('alertdialog');
    };
    const dialog = await ask();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close project' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('cannot be reached');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(button('Close project')).toHaveFocus());
    expect(within(await ask()).queryByRole('alert')).toBeNull();
  });
});

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
      till: null,
      budget: { amount: '250000.50', currency: 'EUR' },
    });
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
      // One step back is the list, and not the same project again.
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

  it('leads to the list where there is no such project', async () => {
    const answers = { [`GET /projects/${ONE.id}`]: refusal({ type: 'not-found', status: 404 }) };
    await visit(`${AT}/edit`, { state: manager(), answers });
    expect(await screen.findByText('No such project')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to projects' })).toHaveAttribute('href', '/order/company/projects');
    expect(screen.queryByRole('link', { name: 'Back to the project' })).toBeNull();
  });
});
