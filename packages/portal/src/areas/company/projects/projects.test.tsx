import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { AT, DETAIL, LIST, manager, ONE, PAPERS, project, spend } from '../../../testing/projects.ts';
import { requestSummary } from '../../../testing/requests.ts';
import { button, CLIENT, keysOf, refusal, user, visit, writes } from '../../../testing/visit.tsx';

configure({ asyncUtilTimeout: 5000 });

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

  it('[I18N-01] says of a project without an end that it is open-ended', async () => {
    await visit('/order/company/projects', { state: manager(), answers: LIST });
    expect(await screen.findByRole('row', { name: /Haven 7.* 20\d\d – open-ended/ })).toBeVisible();
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
    const { requests } = await visit(AT, { state: manager(), answers: DETAIL });
    expect(await screen.findByRole('heading', { level: 1, name: 'Zuidas Tower C' })).toBeVisible();
    expect(screen.getByText('€180,000.00')).toBeVisible();
    // Includes planned machines and machines that await pick-up (DOM-26).
    const asked = requests.find(({ path }) => path === '/contract-lines')?.query;
    expect(asked).toMatchObject({ project: [ONE.id], status: ['planned', 'onRent', 'offHireRequested', 'offHired'] });
    for (const call of screen.getAllByRole('link', { name: '+31 20 555 0150' }))
      expect(call).toHaveAttribute('href', 'tel:+31205550150');
    expect(await screen.findByRole('link', { name: 'See all 26' })).toHaveAttribute(
      'href',
      `/order/contracts?project=${ONE.id}`,
    );
    expect(button('Close project')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Reopen project' })).toBeNull();
  });

  it('[DOM-10] [DOM-16] says what is spent of the budget, and in other currencies apart', async () => {
    const zloty = { net: { amount: '990.00', currency: 'PLN' }, documents: 1, lastOn: '2026-10-30' };
    const euros = { net: { amount: '194300.00', currency: 'EUR' }, documents: 20, lastOn: '2026-11-09' };
    const { requests } = await visit(AT, {
      state: manager('invoice-view'),
      answers: { ...DETAIL, [`GET /projects/${ONE.id}/spend`]: spend(euros, zloty) },
    });
    const budget = await screen.findByRole('region', { name: 'Budget' });
    const figures = ['Invoiced to 9 Nov 2026€194,300.00', 'Over budget€14,300.00', 'Budget€180,000.00'];
    for (const figure of figures) await waitFor(() => expect(budget).toHaveTextContent(figure));
    expect(budget).toHaveTextContent('108% of the budget spent');
    expect(budget).toHaveTextContent(/Invoiced to 30 Oct 2026\s*PLN\s*990\.00/);
    expect(requests.filter(({ path }) => path.endsWith('/spend'))).toHaveLength(1);
  });

  it('[DOM-93] counts rent that is not invoiced yet as spent', async () => {
    const euros = (amount: string) => ({ amount, currency: 'EUR' });
    const invoiced = { net: euros('157600.00'), documents: 20, lastOn: '2026-11-09' };
    const answer = { ...spend(invoiced), notInvoiced: [euros('22251.00')] };
    await visit(AT, {
      state: manager('invoice-view'),
      answers: { ...DETAIL, [`GET /projects/${ONE.id}/spend`]: answer },
    });
    const budget = await screen.findByRole('region', { name: 'Budget' });
    for (const figure of ['Not invoiced yet€22,251.00', 'Left€149.00', '100% of the budget spent'])
      await waitFor(() => expect(budget).toHaveTextContent(figure));
  });

  it('[DOM-10] asks for no spend without the right, and shows a budget alone', async () => {
    const { requests } = await visit(AT, { state: manager(), answers: DETAIL });
    expect(await screen.findByRole('region', { name: 'Budget' })).toHaveTextContent('€180,000.00');
    await screen.findByRole('link', { name: 'See all 26' });
    expect(requests.filter(({ path }) => path.endsWith('/spend'))).toEqual([]);
    expect(screen.queryByText(/Invoiced|spent/)).toBeNull();
  });

  it('names who belongs to it, whom to call, and its latest papers', async () => {
    await visit(AT, { state: manager('document-view', 'invoice-view'), answers: DETAIL });
    const people = await screen.findByRole('region', { name: /People/ });
    expect(await within(people).findByText('Site user · orders up to €2,500.00')).toBeVisible();
    expect(within(people).getByRole('heading', { name: 'People' }).nextSibling).toHaveTextContent('3');
    expect(within(people).getByRole('link', { name: 'Bas Vermeulen' })).toBeVisible();
    expect(within(people).getByRole('link', { name: 'Who sees all projects' })).toHaveAttribute(
      'href',
      '/order/company/users?project=none',
    );
    const papers = screen.getByRole('region', { name: /Documents/ });
    expect(await within(papers).findByRole('link', { name: 'Invoice I-2611-1' })).toHaveAttribute(
      'href',
      `/order/documents/${PAPERS[0]?.id}`,
    );
    for (const text of ['9 Nov 2026 · due 9 Dec 2026', '€9,318.00', 'Delivery note D-260118'])
      expect(within(papers).getByText(text)).toBeVisible();
    expect(within(papers).getByRole('link', { name: 'See all 37' })).toHaveAttribute(
      'href',
      `/order/documents?project=${ONE.id}`,
    );
  });

  it('[DOM-11] has no papers for who may not open the documents', async () => {
    const { requests } = await visit(AT, { state: manager(), answers: DETAIL });
    await screen.findByRole('link', { name: 'See all 26' });
    expect(screen.queryByRole('region', { name: /Documents/ })).toBeNull();
    expect(requests.filter(({ path }) => path.startsWith('/documents'))).toEqual([]);
  });

  it('[DOM-04] [DOM-05] shows own equipment and open requests, each to who may open its list', async () => {
    const waiting = requestSummary();
    const answers = {
      ...DETAIL,
      'GET /requests': { items: [waiting], page: 0, size: 5, hasMore: false },
      'GET /requests/facets': { total: 1, facets: {} },
    };
    const { unmount, requests } = await visit(AT, {
      state: user(['order', 'asset', 'request'], ['asset-view']),
      answers,
    });
    const own = await screen.findByRole('region', { name: /Own equipment here/ });
    expect(await within(own).findByRole('link', { name: 'BN-0317 · Diesel scissor lift 12 m' })).toBeVisible();
    expect(within(own).getByText('Assigned · Milan de Boer')).toBeVisible();
    expect(await within(own).findByRole('link', { name: 'See all 7' })).toHaveAttribute(
      'href',
      `/asset/assets?project=${ONE.id}&ownership=owned`,
    );
    const open = screen.getByRole('region', { name: /Open requests/ });
    expect(await within(open).findByRole('link', { name: waiting.title })).toHaveAttribute(
      'href',
      `/request/requests/${waiting.id}`,
    );
    expect(within(open).getByRole('link', { name: 'See 1 in the list' }).getAttribute('href')).toMatch(
      /project=[^&]+&status=draft&status=submitted&status=inReview&status=quoted&status=approved$/,
    );
    const asked = ['/assets', '/requests'].map((at) => requests.filter(({ path }) => path.startsWith(at)).length);
    expect(asked).toEqual([2, 2]);
    unmount();

    const refused = await visit(AT, { state: user(['order', 'asset'], []), answers });
    await screen.findByRole('region', { name: /People/ });
    expect(screen.queryByRole('region', { name: /Own equipment|Open requests/ })).toBeNull();
    expect(refused.requests.filter(({ path }) => /^\/(assets|requests)/.test(path))).toEqual([]);
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
  /** Answers with one state of a project first, and with another state after the write. */
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
