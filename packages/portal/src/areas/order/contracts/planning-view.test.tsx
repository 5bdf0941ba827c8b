import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { HttpRequest } from '../../../http/types.ts';
import { NOTHING } from '../../../testing/attention.ts';
import { bulkLine, counted, figures, line, overdueLine, page, planningOf } from '../../../testing/contracts.ts';
import { rented } from '../../../testing/off-hires.ts';
import { type Answers, here, refusal, user, visit } from '../../../testing/visit.tsx';

// Queries by role over a whole page are slow in jsdom on a busy machine.
configure({ asyncUtilTimeout: 5000 });

const ANSWERS = {
  'GET /contract-lines': page([line()]),
  'GET /contract-lines/facets': counted(3),
  'GET /kpis': figures,
  'GET /attention': NOTHING,
  ...planningOf([line(), overdueLine, bulkLine]),
};
const state = user(['order'], ['contract-view', 'price-view']);
const grid = () => screen.findByRole('treegrid', { name: 'Rental periods by project' });
const asked = (requests: readonly HttpRequest[]) =>
  requests.filter(({ path }) => path === '/planning').map(({ query }) => query);

beforeEach(() => {
  vi.setSystemTime(new Date('2026-11-20T09:00:00Z'));
  // jsdom has no layout. A window of this height shows all rows.
  const height = vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(900);
  return () => {
    height.mockRestore();
    vi.useRealTimers();
  };
});

describe('the planning', () => {
  it('[RT-09] is a link of its own: four weeks around today, with the list’s filters', async () => {
    const { requests } = await visit('/order/contracts?view=planning&status=onRent', { state, answers: ANSWERS });
    await within(await grid()).findAllByRole('row');
    expect(asked(requests)).toEqual([{ status: ['onRent'], from: '2026-11-02', to: '2026-11-29' }]);
    expect(screen.getByText('2 – 29 Nov 2026')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Schedule' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('[UI-03] shows each machine under its project, with its period in words', async () => {
    await visit('/order/contracts?view=planning', { state, answers: ANSWERS });
    const within_ = within(await grid());
    expect(await within_.findByRole('button', { name: /Zuidas Tower C\s*2 machines/ })).toBeVisible();
    expect(within_.getByRole('button', { name: /Without project\s*1 machine/ })).toBeVisible();
    expect(
      within_.getByRole('link', { name: /^SCI-E-12, SCI-E-12\s· fleet\sno.\s204\s118, On rent, 3\s–\s27\sNov$/ }),
    ).toHaveAttribute('href', `/order/contracts/${line().contractId}`);
    expect(within_.getByText('until 13 Nov')).toBeVisible();
    expect(within_.getByText('7 days overdue')).toBeVisible();
  });

  it('[DOM-09] a machine’s menu leads to the forms that the server names, and back to the planning', async () => {
    const planned = line({ id: '11111111-0000-4000-8000-000000000006', status: 'planned', actions: [] });
    const answers = { ...ANSWERS, ...planningOf([line(), planned]), 'GET /rented-lines': rented([line()]) };
    const rights = ['contract-view', 'contract-extend', 'contract-off-hire'] as const;
    const { router } = await visit('/order/contracts?view=planning', { state: user(['order'], rights), answers });
    const menus = await within(await grid()).findAllByRole('button', { name: /^Actions for SCI-E-12/ });
    expect(menus).toHaveLength(1);
    act(() => menus[0]?.focus());
    await userEvent.keyboard('{Enter}');
    const entries = await screen.findAllByRole('menuitem');
    expect(entries.map(({ textContent }) => textContent)).toEqual(['Extend', 'Call off']);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(here()).toBe(`/order/extensions/add?line=${line().id}`));
    await userEvent.click(await screen.findByRole('link', { name: 'Cancel' }));
    await waitFor(() => expect(here()).toBe('/order/contracts?view=planning'));
    expect(router.state.historyAction).toBe('POP');
  });

  it('[DOM-94] the end of a bar is moved by keys, and extended on the spot with days and price', async () => {
    const ending = line({ expectedOffRentAt: '2099-11-20T16:00:00.000Z' });
    const shown = line({ actions: ['extend'] });
    const added = { amount: '171.00', currency: 'EUR' };
    const { requests } = await visit('/order/contracts?view=planning', {
      state: user(['order'], ['contract-view', 'contract-extend', 'price-view']),
      answers: {
        ...ANSWERS,
        ...planningOf([shown]),
        'GET /rented-lines': { ...rented([ending]), depots: [] },
        'POST /contract-lines/extend/estimate': { added },
        'POST /contract-lines/extend': { lines: [] },
      },
    });
    await within(await grid()).findByRole('button', { name: /^Actions for SCI-E-12/ });
    const bar = within(await grid()).getByRole('link', { name: /On rent, 3\s–\s27 Nov$/ });
    act(() => bar.focus());
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}{Enter}');
    const dialog = await screen.findByRole('dialog', { name: /SCI-E-12/ });
    expect(within(dialog).getByText(/Ends 29 Nov 2026 instead of 27 Nov 2026/)).toBeVisible();
    expect(within(dialog).getByText('2 days longer')).toBeVisible();
    expect(await within(dialog).findByText('€171.00')).toBeVisible();
    expect(within(dialog).getByRole('link', { name: 'More details' })).toHaveAttribute(
      'href',
      `/order/extensions/add?line=${shown.id}&day=2026-11-29`,
    );
    expect(here()).toBe('/order/contracts?view=planning');
    expect(requests.filter(({ path }) => path === '/contract-lines/extend')).toEqual([]);
  });

  it('[DOM-94] the end of an overdue machine moves from the agreed day, and no rent is said as such', async () => {
    const shown = { ...overdueLine, actions: ['extend' as const] };
    await visit('/order/contracts?view=planning', {
      state: user(['order'], ['contract-view', 'contract-extend', 'price-view']),
      answers: {
        ...ANSWERS,
        ...planningOf([shown]),
        'GET /rented-lines': { ...rented([line()]), depots: [] },
        'POST /contract-lines/extend/estimate': { added: { amount: '0.00', currency: 'EUR' } },
      },
    });
    const bars = await within(await grid()).findAllByRole('link', { name: /BOT-D-22/ });
    const bar = bars.at(-1);
    act(() => bar?.focus());
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}{Enter}');
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText(/Ends 21 Nov 2026 instead of 13 Nov 2026/)).toBeVisible();
    expect(within(dialog).getByText('8 days longer')).toBeVisible();
    expect(await within(dialog).findByText('Adds no rent')).toBeVisible();
    expect(within(dialog).queryByText(/0\.00/)).toBeNull();
  });

  it('[DOM-95] key figures follow the filter of projects', async () => {
    const project = line().project?.id;
    const { requests } = await visit(`/order/contracts?view=planning&project=${project}`, { state, answers: ANSWERS });
    await grid();
    await waitFor(() =>
      expect(requests.filter(({ path }) => path === '/kpis').map(({ query }) => query)).toContainEqual({
        project: [project],
        depot: [],
      }),
    );
  });

  it('[UI-03] says what the colors in sight mean', async () => {
    await visit('/order/contracts?view=planning', { state, answers: ANSWERS });
    const legend = within(await screen.findByRole('list', { name: 'Legend' }));
    expect(legend.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['On rent', 'Overdue']);
  });

  it('[UI-03] the period filter moves the window, narrows what is in it, and can be taken off', async () => {
    const { requests, router } = await visit('/order/contracts?view=planning&at=2026-11-30', {
      state,
      answers: ANSWERS,
    });
    await grid();
    await userEvent.click(screen.getByRole('button', { name: 'Period', expanded: false }));
    await userEvent.click(await screen.findByRole('button', { name: 'Last month' }));
    await waitFor(() => expect(here()).toBe('/order/contracts?view=planning&from=2026-10-01&to=2026-10-31'));
    await waitFor(() => expect(asked(requests).at(-1)).toEqual({ from: '2026-10-01', to: '2026-10-11' }));
    expect(screen.getByText('14 Sept – 11 Oct 2026')).toBeVisible();

    // The other window does not overlap the period, so no request is sent.
    const times = asked(requests).length;
    await router.navigate('/order/contracts?view=planning&from=2026-10-01&to=2026-10-31&at=2026-11-30');
    expect(await screen.findByText('Nothing matches these filters')).toBeVisible();
    expect(asked(requests)).toHaveLength(times);
    await userEvent.click(screen.getByRole('button', { name: /^Remove filter Period/ }));
    await waitFor(() => expect(here()).toBe('/order/contracts?view=planning'));
    expect(await grid()).toBeVisible();
  });

  it('[RT-09] scale and window are in the URL', async () => {
    const { requests } = await visit('/order/contracts?view=planning', { state, answers: ANSWERS });
    await grid();
    await userEvent.click(screen.getByRole('button', { name: 'Later' }));
    await waitFor(() => expect(here()).toBe('/order/contracts?view=planning&at=2026-11-30'));
    await userEvent.click(screen.getByRole('button', { name: 'Week' }));
    await waitFor(() => expect(asked(requests).at(-1)).toMatchObject({ from: '2026-11-30', to: '2026-12-06' }));
  });

  it('[RT-09] the view used last opens a bare visit, and a link that says something opens as it says', async () => {
    const remembering = { ...state, overview: { view: 'planning' } as const };
    const { router } = await visit('/order/contracts', { state: remembering, answers: ANSWERS });
    await grid();
    expect(here()).toBe('/order/contracts?view=planning');
    await userEvent.click(screen.getByRole('button', { name: 'List' }));
    expect(await screen.findByRole('table')).toBeVisible();
    expect(here()).toBe('/order/contracts');
    await router.navigate(-1);
    expect(await grid()).toBeVisible();
  });

  it('[RT-09] a pasted list link stays a list for one who planned last', async () => {
    const remembering = { ...state, overview: { view: 'planning' } as const };
    await visit('/order/contracts?status=overdue', { state: remembering, answers: ANSWERS });
    expect(await screen.findByRole('table')).toBeVisible();
    expect(here()).toBe('/order/contracts?status=overdue');
  });

  it('[SH-04] an error says so and can be tried again', async () => {
    await visit('/order/contracts?view=planning', {
      state,
      answers: { ...ANSWERS, 'GET /planning': refusal({ traceId: 'trace-9' }) },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('trace-9');
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  });

  it('[SH-04] says when nothing is left for the filters', async () => {
    await visit('/order/contracts?view=planning&q=zzz', {
      state,
      answers: { ...ANSWERS, ...planningOf([]) },
    });
    expect(await screen.findByText('Nothing matches these filters')).toBeVisible();
  });

  describe('of many lines', () => {
    const project = (number: number) => ({ id: `project-${number}`, number: `P-${number}`, name: `Yard ${number}` });
    const MANY = Array.from({ length: 950 }, (_, number) =>
      line({ id: `line-${number}`, fleetNumber: `no. ${number}`, project: project(number < 450 ? 1 : 2) }),
    );
    const many = { ...ANSWERS, ...planningOf(MANY) };
    const pages = (requests: readonly HttpRequest[]) =>
      requests.filter(({ path }) => path === '/planning/lines').map(({ query }) => query?.page);
    const open = (answers: Answers) => visit('/order/contracts?view=planning', { state, answers });

    it('[UI-03] asks for those in sight, a page once, while it has its height and its counts at once', async () => {
      const { requests } = await open(many);
      const rows = within(await grid());
      expect(await rows.findByRole('link', { name: /no\.\s0, On rent/ })).toBeVisible();
      expect(await grid()).toHaveAttribute('aria-rowcount', '953');
      expect(rows.getByRole('button', { name: /Yard 1\s*450 machines/ })).toBeVisible();
      expect(pages(requests)).toEqual([0]);

      fireEvent.scroll(await grid(), { target: { scrollTop: 950 * 52 } });
      expect(await rows.findByRole('link', { name: /no\.\s949, On rent/ })).toBeVisible();
      fireEvent.scroll(await grid(), { target: { scrollTop: 0 } });
      expect(await rows.findByRole('link', { name: /no\.\s0, On rent/ })).toBeVisible();
      expect(pages(requests)).toEqual([0, 9]);
    });

    it('[UI-03] asks for nothing of a project that is closed', async () => {
      const { requests } = await open(many);
      const rows = within(await grid());
      await rows.findByRole('link', { name: /no\.\s0, On rent/ });
      await userEvent.click(rows.getByRole('button', { name: /Yard 1/ }));
      expect(await rows.findByRole('link', { name: /no\.\s450, On rent/ })).toBeVisible();
      expect(pages(requests)).toEqual([0, 4]);
    });

    it('[SH-04] a page that did not come can be asked for again', async () => {
      let fails = true;
      const answer = many['GET /planning/lines'];
      const { requests } = await open({
        ...many,
        'GET /planning/lines': (request: HttpRequest) => (fails ? refusal({}) : answer(request)),
      });
      const rows = within(await grid());
      const [retry] = await rows.findAllByRole('button', { name: 'Retry' });
      if (!retry) throw new Error('nothing to try again');
      fails = false;
      await userEvent.click(retry);
      expect(await rows.findByRole('link', { name: /no\.\s0, On rent/ })).toBeVisible();
      expect(rows.queryByRole('button', { name: 'Retry' })).toBeNull();
      expect(pages(requests)).toEqual([0, 0]);
    });

    it('[UI-03] shows no line under another project, and asks for both again when they do not fit', async () => {
      const before = planningOf(MANY.slice(0, 2));
      const after = planningOf(MANY.slice(449, 451));
      let frames = 0;
      const { requests } = await open({
        ...ANSWERS,
        'GET /planning/lines': after['GET /planning/lines'],
        'GET /planning': () => (frames++ === 0 ? before : after)['GET /planning'],
      });
      const rows = within(await grid());
      expect(await rows.findByRole('link', { name: /no\.\s450, On rent/ })).toBeVisible();
      expect(rows.getAllByRole('row').map(({ textContent }) => textContent)).toHaveLength(5);
      expect(asked(requests)).toHaveLength(2);
    });
  });
});
