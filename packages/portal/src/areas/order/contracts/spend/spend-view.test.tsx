import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { HttpRequest } from '../../../../http/types.ts';
import { NOTHING } from '../../../../testing/attention.ts';
import { counted, figures, line, page } from '../../../../testing/contracts.ts';
import { NOTHING_SPENT, SPEND_ANSWERS, spendOf, twoCurrencies, withoutPrices } from '../../../../testing/spend.ts';
import { here, refusal, user, visit } from '../../../../testing/visit.tsx';

// Queries by role over a whole page are slow in jsdom on a busy machine.
configure({ asyncUtilTimeout: 8000 });

const LIST = {
  'GET /contract-lines': page([line()]),
  'GET /contract-lines/facets': counted(3),
  'GET /kpis': figures,
  'GET /attention': NOTHING,
};
const ANSWERS = { ...LIST, ...SPEND_ANSWERS };
const state = user(['order'], ['contract-view', 'price-view', 'invoice-view', 'document-view', 'export']);
const ADDRESS = '/order/contracts?view=spend';
const asked = (requests: readonly HttpRequest[], path = '/spend') =>
  requests.filter((request) => request.path === path).map(({ query }) => query);
const table = (name: string) => screen.findByRole('table', { name });
const cells = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

beforeEach(() => {
  vi.setSystemTime(new Date('2026-11-20T09:00:00Z'));
  return () => vi.useRealTimers();
});

describe('spend', () => {
  it('[DOM-34] is a third view of the first page, and a link of its own', async () => {
    const { requests } = await visit('/order/contracts', { state, answers: ANSWERS });
    await userEvent.click(await screen.findByRole('button', { name: 'Spend' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Spend' })).toBeVisible();
    expect(here()).toBe(ADDRESS);
    await table('By project');
    expect(asked(requests)).toEqual([{ by: 'project', project: [], page: 0, size: 25 }]);
    // The focus moves to the new button of the other view.
    expect(screen.getByRole('button', { name: 'Spend', pressed: true })).toHaveFocus();
  });

  it('[DOM-34] shows each project with what it is made of, its end and its budget', async () => {
    await visit(ADDRESS, { state, answers: ANSWERS });
    const rows = within(await table('By project'));
    expect(cells(rows.getByRole('row', { name: /^Haven 7/ })).slice(1)).toEqual([
      'Invoiced€41,208.00',
      'Not invoiced yet€1,992.00',
      'Forecast€12,840.00',
      'Other months–',
      'Budget€54,000.00',
      'At the end€56,040.00▲ €2,040.00 over',
    ]);
    expect(cells(rows.getByRole('row', { name: /Zuidas/ }))).toContain('Other months€1,500.00');
    expect(rows.getByRole('row', { name: /Zuidas/ })).toHaveTextContent('€8,689.50 left');
    expect(cells(rows.getByRole('row', { name: /^Without project/ }))).toContain('BudgetNo budget');
    expect(rows.getByRole('img', { name: 'Haven 7, €56,040.00 at the end' })).toBeVisible();
    expect(screen.getByText('1 of 2 projects with a budget')).toBeVisible();
    expect(screen.getByText(/2 machines have no end ahead/)).toBeVisible();
  });

  it('[DOM-34] shows the months as a chart and, beside it, the same in a table', async () => {
    await visit(ADDRESS, { state, answers: ANSWERS });
    const chart = await screen.findByRole('figure', { name: 'By month' });
    expect(within(chart).getByRole('img', { name: 'November 2026, Not invoiced yet: €4,796.00' })).toBeInTheDocument();
    const november = within(await table('By month')).getByRole('row', { name: /Nov 2026/ });
    expect(november).toHaveTextContent('€32,912.50€4,796.00€5,120.00');
  });

  it('[DOM-34] leads from every figure to the lines behind it, and on to invoice and contract', async () => {
    const { requests } = await visit(ADDRESS, { state, answers: ANSWERS });
    await userEvent.click(within(await table('By project')).getByRole('link', { name: '€12,840.00' }));
    const lines = within(await screen.findByRole('list', { name: 'Lines behind the figure' }));
    expect(asked(requests, '/spend/lines')).toEqual([
      {
        by: 'project',
        currency: 'EUR',
        figure: 'forecast',
        key: spendOf().items[0]?.key,
        project: [],
        page: 0,
        size: 20,
      },
    ]);
    expect(lines.getByRole('link', { name: 'Invoice I-2611-7' })).toHaveAttribute(
      'href',
      expect.stringMatching('^/order/documents/'),
    );
    expect(lines.getAllByRole('link', { name: 'Contract C-260118' })).toHaveLength(2);
    expect(lines.getByText(/20 charged days · €285.00 per week/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(here()).toBe(ADDRESS));
  });

  it('[DOM-34] asks for what the address says: months, group, currency and projects', async () => {
    const id = spendOf().items[0]?.key as string;
    const address = `${ADDRESS}&by=costCode&since=2026-01&until=2026-12&currency=PLN&project=${id}`;
    const { requests } = await visit(address, { state, answers: { ...ANSWERS, 'GET /spend': twoCurrencies() } });
    await table('By cost code');
    expect(asked(requests)).toEqual([
      { by: 'costCode', currency: 'PLN', from: '2026-01', to: '2026-12', project: [id], page: 0, size: 25 },
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Product group' }));
    await waitFor(() => expect(here()).toContain('by=productGroup'));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'From' }), '2026-03');
    await waitFor(() => expect(asked(requests).at(-1)).toMatchObject({ by: 'productGroup', from: '2026-03' }));
  });

  it('[DOM-34] [DOM-16] never adds two currencies: one is shown, the other stands below a rule', async () => {
    await visit(ADDRESS, { state, answers: { ...ANSWERS, 'GET /spend': twoCurrencies() } });
    expect(await screen.findByRole('button', { name: 'PLN', pressed: false })).toBeVisible();
    expect(screen.getByText('€82,912.50')).toBeVisible();
    expect(screen.getByText(/PLN\s900\.00/)).toBeVisible();
  });

  it('[DOM-34] [DOM-10] says what is missing without prices, and has no columns for it', async () => {
    const buyer = user(['order'], ['contract-view', 'invoice-view']);
    await visit(ADDRESS, { state: buyer, answers: { ...ANSWERS, 'GET /spend': withoutPrices() } });
    const heads = within(await table('By project')).getAllByRole('columnheader');
    expect(heads.map(({ textContent }) => textContent)).toEqual(['Project', 'Course', 'Invoiced']);
    expect(screen.getByText(/you do not see prices/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Export' })).toBeNull();
  });

  it('[DOM-34] [DOM-10] is not offered to who sees no amounts, and its link shows the list', async () => {
    const { requests } = await visit(ADDRESS, { state: user(['order'], ['contract-view']), answers: ANSWERS });
    expect(await screen.findByRole('heading', { level: 1, name: 'On rent' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Spend' })).toBeNull();
    expect(asked(requests)).toEqual([]);
  });

  it('[DOM-34] [SH-04] says that nothing was spent, and why it could not be read, with another try', async () => {
    const answers: Record<string, unknown> = { ...ANSWERS, 'GET /spend': refusal({ traceId: '7f3a9c' }) };
    await visit(ADDRESS, { state, answers });
    expect(await screen.findByRole('alert')).toHaveTextContent('7f3a9c');
    answers['GET /spend'] = NOTHING_SPENT;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Nothing was spent in these months')).toBeVisible();
  });

  it('[DOM-34] [DOM-21] is saved as a file: all of the months and projects on show', async () => {
    const saved: string[] = [];
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    URL.createObjectURL = () => 'blob:1';
    onTestFinished(() => click.mockRestore());
    const answers = { ...ANSWERS, 'GET /spend/export': new Blob(['PK']) };
    const { requests } = await visit(`${ADDRESS}&since=2026-01`, { state, answers });
    await userEvent.click(await screen.findByRole('button', { name: 'Export' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Excel workbook' }));
    expect(await screen.findByText('The file was saved.')).toBeVisible();
    expect(saved).toEqual(['spend-2026-11-20.xlsx']);
    expect(asked(requests, '/spend/export')).toEqual([{ format: 'xlsx', from: '2026-01', lang: 'en-US', project: [] }]);
  });
});
