import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, NEVER, of, Subject, throwError } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../../../api/api.ts';
import { startEndpoints } from '../../../api/start-endpoints.ts';
import { productNamesEpic } from '../../../epics/start-calls.ts';
import type { HttpRequest, HttpResponse } from '../../../http/types.ts';
import type { RootState } from '../../../store/store.ts';
import { NOTHING } from '../../../testing/attention.ts';
import { bulkLine, counted, figures, line, overdueLine, page } from '../../../testing/contracts.ts';
import { CLIENT, here, refusal, user, visit } from '../../../testing/visit.tsx';

// Queries by role over a whole page are slow in jsdom on a busy machine.
configure({ asyncUtilTimeout: 5000 });

const LINES = 'GET /contract-lines';
const FACETS = 'GET /contract-lines/facets';
const ANSWERS = {
  [LINES]: page([line(), overdueLine, bulkLine], true),
  [FACETS]: counted(124),
  'GET /kpis': figures,
  'GET /attention': NOTHING,
};

const reader = (over: Partial<RootState['corporateClient']> = {}): Partial<RootState> => {
  const state = user(['order'], ['contract-view', 'price-view']) as RootState;
  return {
    ...state,
    corporateClient: { ...state.corporateClient, ...over },
  };
};
const table = () => screen.findByRole('table', { name: /Machines on rent/ });
const rows = async () => within(await table()).findAllByRole('row', { name: /SCI|BOT|COM/ });
const asked = (requests: readonly HttpRequest[]) =>
  requests.filter(({ path }) => path === '/contract-lines').map(({ query }) => query);

beforeEach(() => {
  vi.setSystemTime(new Date('2026-11-20T09:00:00Z'));
  return () => vi.useRealTimers();
});
afterEach(() => vi.restoreAllMocks());

/** Filters that the list opens with. */
const LIVE = { status: ['planned', 'onRent', 'offHireRequested', 'offHired'] };

describe('the machines on rent', () => {
  it('[RT-09] shows one row a machine by one call, under one h1 with the totals', async () => {
    const { requests } = await visit('/order/contracts', { state: reader(), answers: ANSWERS });
    expect(await rows()).toHaveLength(3);
    expect(screen.getByRole('heading', { level: 1, name: 'On rent' })).toBeVisible();
    expect(screen.getByText('38 contracts · 124 machines · 9 projects')).toBeVisible();
    expect(document.title).toBe(`On rent · ${CLIENT.name} · Hireyard`);
    expect(asked(requests)).toEqual([{ ...LIVE, page: 0, size: 25, sort: 'status,asc', lang: 'en-US' }]);
  });

  it('[I18N-02] names products from the translations, and by their code where there is none', async () => {
    const names = { 'SCI-E-12': 'Electric scissor lift 12 m', 'BOT-D-22': 'Telescopic boom lift 22 m' };
    const answers = { ...ANSWERS, 'GET /i18n/products': { names } };
    await visit('/order/contracts', { state: reader(), answers, epics: [productNamesEpic] });
    await screen.findByText('Electric scissor lift 12 m');
    const [lift, boom, plate] = await rows();
    expect(lift).toHaveTextContent('Electric scissor lift 12 m');
    expect(lift).toHaveTextContent('SCI-E-12 · fleet no. 204 118');
    expect(boom).toHaveTextContent('7 days overdue');
    expect(within(plate!).getByText('COM-P-09')).toBeVisible();
    expect(plate).toHaveTextContent('2 units');
    expect(plate).toHaveTextContent('open-ended');
    expect(plate).toHaveTextContent('Without project');
  });

  it('[I18N-01] dates are those of the depot’s time zone', async () => {
    const late = line({ onRentAt: '2026-11-02T23:30:00.000Z', expectedOffRentAt: '2027-01-04T16:00:00.000Z' });
    await visit('/order/contracts', { state: reader(), answers: { ...ANSWERS, [LINES]: page([late]) } });
    const [row] = await rows();
    expect(row).toHaveTextContent('3 Nov');
    expect(row).toHaveTextContent('4 Jan 2027');
  });

  it('[RT-09] periods are those of the day, in a tab that was left open', async () => {
    const late = line({ expectedOffRentAt: '2027-01-04T16:00:00.000Z' });
    const answers = { ...ANSWERS, [LINES]: page([late]) };
    const { router } = await visit('/order/contracts', { state: reader(), answers });
    const [row] = await rows();
    expect(row).toHaveTextContent('4 Jan 2027');
    vi.setSystemTime(new Date('2027-01-02T09:00:00Z'));
    await router.navigate('/order/contracts?sort=status,asc');
    await waitFor(() => expect(row).not.toHaveTextContent('4 Jan 2027'));
    expect(row).toHaveTextContent('4 Jan');
  });

  it('[RT-09] the contract’s number opens the contract', async () => {
    await visit('/order/contracts', { state: reader(), answers: ANSWERS });
    const link = within((await rows())[0]!).getByRole('link', { name: 'C-240118' });
    expect(link).toHaveAttribute('href', `/order/contracts/${line().contractId}`);
  });

  it('[NAV-09] a click anywhere on a row opens the contract too', async () => {
    const answers = { ...ANSWERS, [`GET /contracts/${line().contractId}`]: NEVER };
    await visit('/order/contracts', { state: reader(), answers });
    await userEvent.click(within((await rows())[0]!).getByText('per week'));
    await waitFor(() => expect(here()).toBe(`/order/contracts/${line().contractId}`));
  });

  it('[DOM-26] opens with live lines, counts them alike, and finds the others by status, search or period', async () => {
    const { requests, router } = await visit('/order/contracts', { state: reader(), answers: ANSWERS });
    await rows();
    const facets = () => requests.filter(({ path }) => path === '/contract-lines/facets').map(({ query }) => query);
    expect(asked(requests)).toEqual([expect.objectContaining(LIVE)]);
    expect(facets()).toEqual([{ ...LIVE, lang: 'en-US' }]);
    expect(screen.queryByRole('button', { name: /^Remove filter/ })).toBeNull();
    for (const query of ['status=closed', 'q=lift', 'from=2026-01-01', 'to=2026-01-31']) {
      await router.navigate(`/order/contracts?${query}`);
      const [name, value] = query.split('=') as [string, string];
      const status = name === 'status' ? { status: ['closed'] } : { [name]: value };
      await waitFor(() => expect(facets().at(-1)).toEqual({ ...status, lang: 'en-US' }));
    }
    await router.navigate('/order/contracts?due=thisWeek');
    await waitFor(() => expect(asked(requests).at(-1)).toMatchObject({ ...LIVE, due: 'thisWeek' }));
  });

  it('[RT-09] says where there are too many to count, and goes on without counts', async () => {
    const { facets } = counted(124);
    const without = (values: readonly object[]) => values.map((value) => ({ ...value, count: null }));
    const uncounted = Object.fromEntries(Object.entries(facets).map(([name, values]) => [name, without(values)]));
    const answers = { ...ANSWERS, [FACETS]: { total: null, facets: uncounted } };
    await visit('/order/contracts?from=2024-01-01', { state: reader(), answers });
    await rows();
    expect(screen.getByText('Too many to count. Narrow the search or the period.')).toBeVisible();
    expect(screen.getByText('1–3')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Next page' })).toHaveAttribute('aria-disabled', 'false');
    await userEvent.click(screen.getByRole('button', { name: 'Project', expanded: false }));
    expect(await screen.findByRole('checkbox', { name: 'Zuidas Tower C' })).toBeInTheDocument();
  });

  it('[NAV-09] is sorted on a phone in words', async () => {
    const { requests } = await visit('/order/contracts', { state: reader(), answers: ANSWERS });
    await rows();
    const sort = screen.getByLabelText('Sort by');
    const options = within(sort).getAllByRole('option', { hidden: true });
    expect(options.map(({ textContent }) => textContent)).toEqual([
      ...['Machine, A to Z', 'Machine, Z to A', 'Contract, lowest first', 'Contract, highest first'],
      ...['Project, A to Z', 'Project, Z to A', 'Ending soonest first', 'Ending latest first'],
      ...['Most urgent first', 'Least urgent first', 'Rate, lowest first', 'Rate, highest first'],
    ]);
    await userEvent.selectOptions(sort, 'Ending soonest first');
    await waitFor(() => expect(asked(requests).at(-1)).toMatchObject({ sort: 'expectedOffRentAt,asc' }));
  });

  it('[RT-08] says that access is missing and whom to ask without the right', async () => {
    const state = user(['order'], []);
    const { requests } = await visit('/order/contracts', { state, answers: {} });
    expect(await screen.findByText(/does not give you access/)).toBeVisible();
    expect(screen.getByText(/Ask an administrator/)).toBeVisible();
    expect(asked(requests)).toEqual([]);
  });
});

describe('prices', () => {
  it('[DOM-10] have a column with its unit, and can be sorted by', async () => {
    const { requests } = await visit('/order/contracts', { state: reader(), answers: ANSWERS });
    expect((await rows())[0]).toHaveTextContent('€285.00per week');
    // The rate of bulk goods is per unit.
    expect((await rows())[2]).toHaveTextContent('per unit, per week');
    await userEvent.click(within(await table()).getByRole('button', { name: 'Rate' }));
    await waitFor(() => expect(here()).toBe('/order/contracts?sort=rate%2Casc'));
    await waitFor(() => expect(asked(requests).at(-1)).toMatchObject({ sort: 'rate,asc' }));
  });

  it.each([
    ['the client does not show them', reader({ client: { ...CLIENT, showPrices: false } }), page([line()])],
    ['the user lacks the right', { ...reader(), user: user(['order'], ['contract-view']).user! }, page([line()])],
    ['the server sends none', reader(), page([line({ rate: null })])],
  ])('[DOM-10] vanish where %s', async (_why, state, answer) => {
    await visit('/order/contracts', { state, answers: { ...ANSWERS, [LINES]: answer } });
    await rows();
    expect(screen.queryByRole('columnheader', { name: /Rate/ })).toBeNull();
    expect(screen.queryByText('€285.00')).toBeNull();
  });

  it('[DOM-10] a link that sorts by price falls back quietly where they are not shown', async () => {
    const state = reader({ client: { ...CLIENT, showPrices: false } });
    const { requests } = await visit('/order/contracts?sort=rate,desc', { state, answers: ANSWERS });
    await rows();
    expect(asked(requests)).toEqual([{ ...LIVE, page: 0, size: 25, sort: 'status,asc', lang: 'en-US' }]);
  });
});

describe('a link that sorts by price', () => {
  const unknown = (): Partial<RootState> => {
    const state = reader() as RootState;
    return { ...state, user: { ...state.user, rights: null } };
  };
  it.each([
    [['contract-view', 'price-view'], 'rate,desc'],
    [['contract-view'], 'status,asc'],
  ])('[DOM-10] asks for nothing before the rights are known; with %j by %s', async (rights, sort) => {
    const { requests, store } = await visit('/order/contracts?sort=rate,desc', {
      state: unknown(),
      answers: { ...ANSWERS, 'GET /rights': { rights } },
    });
    expect(await table()).toHaveAttribute('aria-busy', 'true');
    expect(asked(requests)).toEqual([]);
    await act(() => store.dispatch(startEndpoints.rights.initiate()));
    await rows();
    expect(asked(requests).map((query) => query?.sort)).toEqual([sort]);
  });
});

describe('the URL of the overview', () => {
  it('[RT-09] a pasted link restores filters, sorting and page', async () => {
    const { requests } = await visit(
      '/order/contracts?q=lift&status=onRent&status=overdue&project=33333333-0000-4000-8000-000000000001&sort=contract,desc&page=3',
      { state: reader(), answers: ANSWERS },
    );
    await rows();
    expect(asked(requests)).toEqual([
      {
        page: 2,
        size: 25,
        sort: 'contract,desc',
        lang: 'en-US',
        q: 'lift',
        status: ['onRent', 'overdue'],
        project: ['33333333-0000-4000-8000-000000000001'],
      },
    ]);
    expect(screen.getByRole('searchbox', { name: /Search/ })).toHaveValue('lift');
    expect(screen.getByText('Zuidas Tower C', { selector: 'section li *' })).toBeVisible();
    expect(screen.getByText('51–75 of 124')).toBeVisible();
  });

  it('[RT-09] [UI-02] back and forward go through the pages', async () => {
    const { router } = await visit('/order/contracts', { state: reader(), answers: ANSWERS });
    await rows();
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    expect(await screen.findByText('26–50 of 124')).toBeVisible();
    expect(here()).toBe('/order/contracts?page=2');
    await router.navigate(-1);
    expect(await screen.findByText('1–25 of 124')).toBeVisible();
    await router.navigate(1);
    expect(await screen.findByText('26–50 of 124')).toBeVisible();
  });

  it('[RT-09] values that make no sense fall back quietly', async () => {
    const { requests } = await visit('/order/contracts?page=-1&size=9&status=gone&sort=x&from=2026-13-01&view=map', {
      state: reader(),
      answers: ANSWERS,
    });
    await rows();
    expect(asked(requests)).toEqual([{ ...LIVE, page: 0, size: 25, sort: 'status,asc', lang: 'en-US' }]);
  });

  it('[UI-02] a page beyond the last leads to the last', async () => {
    await visit('/order/contracts?page=40', { state: reader(), answers: { ...ANSWERS, [LINES]: page([]) } });
    await waitFor(() => expect(here()).toBe('/order/contracts?page=5'));
  });
});

describe('filters', () => {
  it('[UI-03] a key figure filters, stays pressed and lets go', async () => {
    await visit('/order/contracts?page=3', { state: reader(), answers: ANSWERS });
    const overdue = await screen.findByRole('button', { name: /^Overdue 3/ });
    await userEvent.click(overdue);
    expect(overdue).toHaveAttribute('aria-pressed', 'true');
    expect(here()).toBe('/order/contracts?status=overdue');
    await userEvent.click(overdue);
    expect(overdue).toHaveAttribute('aria-pressed', 'false');
    expect(here()).toBe('/order/contracts');
  });

  it('[SH-04] a menu whose choices did not load says so, and loads them again', async () => {
    const answers = { ...ANSWERS, [FACETS]: refusal({ type: 'internal', status: 500 }) };
    const { requests } = await visit('/order/contracts', { state: reader(), answers });
    await rows();
    await userEvent.click(screen.getByRole('button', { name: 'Project', expanded: false }));
    const menu = within(await screen.findByRole('dialog', { name: 'Project' }));
    const asked = () => requests.filter(({ path }) => path === '/contract-lines/facets').length;
    const before = asked();
    await userEvent.click(await menu.findByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(asked()).toBeGreaterThan(before));
  });

  it('[UI-03] menus offer what the facets count; a choice becomes a chip that can be taken off', async () => {
    await visit('/order/contracts', { state: reader(), answers: ANSWERS });
    await rows();
    await userEvent.click(screen.getByRole('button', { name: 'Project', expanded: false }));
    await userEvent.click(await screen.findByRole('checkbox', { name: /Zuidas Tower C\s*40/ }));
    await userEvent.keyboard('{Escape}');
    const chip = await screen.findByRole('button', { name: 'Remove filter Project: Zuidas Tower C' });
    expect(here()).toContain('project=33333333');
    await userEvent.click(chip);
    await waitFor(() => expect(here()).toBe('/order/contracts'));
    expect(screen.getByRole('searchbox', { name: /Search/ })).toHaveFocus();
  });

  it('[RT-09] turning a page counts nothing, and a filter counts anew', async () => {
    const { requests } = await visit('/order/contracts', { state: reader(), answers: ANSWERS });
    await rows();
    const countedTimes = () => requests.filter(({ path }) => path === '/contract-lines/facets').length;
    expect(countedTimes()).toBe(1);
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    await screen.findByText('26–50 of 124');
    expect(countedTimes()).toBe(1);
    await userEvent.click(screen.getByRole('button', { name: /^Overdue 3/ }));
    await waitFor(() => expect(countedTimes()).toBe(2));
  });

  it('[UI-03] typing searches once it pauses, and leaves no history behind', async () => {
    const { requests, router } = await visit('/order/contracts?page=2', { state: reader(), answers: ANSWERS });
    await rows();
    const field = screen.getByRole('searchbox', { name: /Search/ });
    // Changed without delays, because typing takes real time and the machine may be busy.
    for (const value of ['b', 'bo', 'boo', 'boom']) fireEvent.change(field, { target: { value } });
    await waitFor(() => expect(here()).toBe('/order/contracts?q=boom'));
    await waitFor(() => expect(asked(requests).map((query) => query?.q)).toEqual([undefined, 'boom']));
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it('[UI-03] announces how many are left', async () => {
    await visit('/order/contracts', { state: reader(), answers: ANSWERS });
    expect(await screen.findByText('124 machines')).toHaveAttribute('role', 'status');
  });
});

describe('what a list can come to', () => {
  it('[SH-04] loading keeps the table’s shape', async () => {
    const http = () => of({ status: 200, etag: null, body: page([line()]) }).pipe(delay(10_000));
    await visit('/order/contracts', { state: reader(), answers: ANSWERS, http });
    expect(await table()).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('columnheader', { name: /Machine/ })).toBeVisible();
    expect(screen.getByRole('columnheader', { name: /Rate/ })).toBeVisible();
  });

  it('[SH-04] says that nothing is on rent', async () => {
    await visit('/order/contracts', {
      state: reader(),
      answers: { ...ANSWERS, [LINES]: page([]), [FACETS]: counted(0) },
    });
    expect(await screen.findByText('Nothing on rent')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Clear/ })).toBeNull();
  });

  it('[SH-04] [UI-03] says that nothing is left for these filters, and clears them', async () => {
    await visit('/order/contracts?q=nothing&status=overdue&sort=contract,desc', {
      state: reader(),
      answers: { ...ANSWERS, [LINES]: page([]), [FACETS]: counted(0) },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Clear all filters' }));
    await waitFor(() => expect(here()).toBe('/order/contracts?sort=contract%2Cdesc'));
    expect(screen.getByRole('searchbox', { name: /Search/ })).toHaveValue('');
  });

  it('[SH-04] an error says so with a reference, and Retry asks again', async () => {
    let calls = 0;
    const http = ({ path }: HttpRequest) => {
      if (path === '/kpis') return of({ status: 200, etag: null, body: figures });
      if (path === '/attention') return of({ status: 200, etag: null, body: NOTHING });
      if (path === '/contract-lines/facets') return of({ status: 200, etag: null, body: counted(1) });
      calls += 1;
      return calls === 1
        ? throwError(() => refusal({ traceId: 'trace-77' }))
        : of({ status: 200, etag: null, body: page([line()]) });
    };
    await visit('/order/contracts', { state: reader(), http });
    expect(await screen.findByRole('alert')).toHaveTextContent('trace-77');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await rows()).toHaveLength(1);
  });

  it('[SH-04] says that the answer took too long where a gateway gave up', async () => {
    const gone = refusal({ type: 'unknown', status: 504, traceId: null });
    await visit('/order/contracts', { state: reader(), answers: { ...ANSWERS, [LINES]: gone } });
    expect(await screen.findByRole('alert')).toHaveTextContent('The portal took too long to answer.');
  });

  it('[SH-04] Retry shows that the list is being asked for, and not the former error', async () => {
    const second = new Subject<HttpResponse>();
    let calls = 0;
    const http = ({ path }: HttpRequest) => {
      if (path === '/kpis') return of({ status: 200, etag: null, body: figures });
      if (path === '/attention') return of({ status: 200, etag: null, body: NOTHING });
      calls += 1;
      return calls === 1 ? throwError(() => refusal({ traceId: 'trace-77' })) : second;
    };
    await visit('/order/contracts', { state: reader(), http });
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await table()).toHaveAttribute('aria-busy', 'true');
    expect(screen.queryByRole('alert')).toBeNull();
    second.next({ status: 200, etag: null, body: page([line()]) });
    second.complete();
    expect(await rows()).toHaveLength(1);
  });

  it('[SH-04] a list on screen stays when asking again in the background fails', async () => {
    let calls = 0;
    const http = ({ path }: HttpRequest) => {
      if (path === '/kpis') return of({ status: 200, etag: null, body: figures });
      if (path === '/attention') return of({ status: 200, etag: null, body: NOTHING });
      if (path === '/contract-lines/facets') return of({ status: 200, etag: null, body: counted(1) });
      calls += 1;
      return calls === 1 ? of({ status: 200, etag: null, body: page([line()]) }) : throwError(() => refusal({}));
    };
    const { store } = await visit('/order/contracts', { state: reader(), http });
    expect(await rows()).toHaveLength(1);
    await act(async () => {
      store.dispatch(api.util.invalidateTags(['ContractLine']));
    });
    await waitFor(() => expect(calls).toBe(2));
    expect(await rows()).toHaveLength(1);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('[SH-04] figures that cannot be loaded leave the list alone', async () => {
    await visit('/order/contracts', { state: reader(), answers: { ...ANSWERS, 'GET /kpis': refusal({}) } });
    expect(await rows()).toHaveLength(3);
    expect(screen.getByRole('button', { name: /^On rent –/ })).toBeVisible();
  });

  it('[SH-04] figures that could not be loaded are asked for again on Retry', async () => {
    let down = true;
    const answers = { ...ANSWERS, 'GET /kpis': () => (down ? refusal({}) : figures) };
    await visit('/order/contracts', { state: reader(), answers });
    expect(await screen.findByText('The key figures did not load.')).toBeVisible();
    down = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('button', { name: /^On rent 124/ })).toBeVisible();
    expect(screen.queryByText('The key figures did not load.')).toBeNull();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('[HT-06] a slow answer for a former filter never shows', async () => {
    const http = ({ path, query }: HttpRequest) => {
      if (path === '/kpis') return of({ status: 200, etag: null, body: figures });
      if (path === '/attention') return of({ status: 200, etag: null, body: NOTHING });
      if (path === '/contract-lines/facets') return of({ status: 200, etag: null, body: counted(1) });
      const slow = query?.q === 'slow';
      const only = line({ contractNumber: slow ? 'C-SLOW' : 'C-NOW' });
      return of({ status: 200, etag: null, body: page([only]) }).pipe(delay(slow ? 120 : 1));
    };
    const { router } = await visit('/order/contracts?q=slow', { state: reader(), http });
    await table();
    await router.navigate('/order/contracts?q=now');
    expect(await screen.findByRole('link', { name: 'C-NOW' })).toBeVisible();
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(screen.getByRole('link', { name: 'C-NOW' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'C-SLOW' })).toBeNull();
  });
});
