import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { HttpRequest } from '../../http/types.ts';
import { EMISSION_ANSWERS, emissionsOf, METHOD, NOTHING_RENTED } from '../../testing/emissions.ts';
import { here, refusal, user, visit } from '../../testing/visit.tsx';

// Queries by role over a whole page are slow in jsdom on a busy machine.
configure({ asyncUtilTimeout: 8000 });

const ADDRESS = '/order/co2';
const state = user(['order'], ['contract-view', 'export']);
const open = (address = ADDRESS, answers: Record<string, unknown> = EMISSION_ANSWERS, as = state) =>
  visit(address, { state: as, answers });
const asked = (requests: readonly HttpRequest[], path = '/emissions') =>
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

describe('the CO₂ estimate', () => {
  it('[DOM-35] says what each scope comes to, never added across 3, and how much rests on measured hours', async () => {
    const { requests } = await open();
    await screen.findByText('8.12 t');
    expect(asked(requests)).toEqual([{ project: [], page: 0, size: 25 }]);
    expect(await table('By project')).toBeVisible();
    const figures = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(figures).toEqual(
      expect.arrayContaining(['8.12 t', '307 kg', '2 t', '39%', '190 hr measured on 9 of 20 machines, 652 hr assumed']),
    );
    expect(screen.getByText('Sep 2026 to Nov 2026 · as of 20 Nov 2026')).toBeVisible();
  });

  it('[DOM-35] shows months as a chart and in a table, and what is not known as unknown, never as zero', async () => {
    await open();
    const months = within(await table('By month'));
    expect(cells(months.getByRole('row', { name: /Oct 2026/ }))).toEqual(['5,207 kg', '25%', '1,219 kg']);
    expect(cells(months.getByRole('row', { name: /Sep 2026/ }))).toEqual(['–', '–', '–']);
    const chart = screen.getByRole('figure', { name: 'Scopes 1 and 2 by month' });
    expect(within(chart).getByRole('img', { name: 'October 2026, Measured: 1,287 kg' })).toBeInTheDocument();
    const none = await within(await table('By project')).findByRole('row', { name: /^Without project/ });
    expect(none).not.toHaveTextContent('0 kg');
    expect(none).toHaveTextContent('Not estimated1 machine');
  });

  it('[DOM-35] names what is not estimated, fuels without an upstream factor, and defaults', async () => {
    await open();
    const notes = within(await screen.findByRole('list', { name: 'About the figures' }));
    expect(notes.getByText(/^3 machines are not estimated/)).toHaveTextContent(/\(2\) and .*\(1\)\.$/);
    expect(notes.getByText(/no upstream factor for Electricity/)).toBeVisible();
    expect(notes.getByText(/4 machines on rent have no engine/)).toBeVisible();
    expect(notes.getByText(/has not confirmed/)).toBeVisible();
  });

  it('[DOM-35] leads from a project to its machines, how long they ran and what they took', async () => {
    const { requests } = await open();
    const key = emissionsOf().items[0]?.key;
    await userEvent.click(await within(await table('By project')).findByRole('link', { name: '8,217 kg' }));
    const lines = within(await screen.findByRole('list', { name: 'Machines behind the figure' }));
    expect(asked(requests, '/emissions/lines')).toEqual([{ key, project: [], page: 0, size: 20 }]);
    const [estimated, lacking] = lines.getAllByRole('listitem');
    expect(estimated).toHaveTextContent('1,741 kg');
    expect(estimated).toHaveTextContent(
      '84.2 hr measured · 20 hr assumed for 5 charged days · 677.3 l Diesel · upstream 424 kg',
    );
    expect(lacking).toHaveTextContent('Not estimated: Consumption not known');
    expect(lacking).toHaveTextContent('–');
    expect(lines.getAllByRole('link', { name: 'Contract C-260102' })).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(here()).toBe(ADDRESS));
  });

  it('[DOM-35] asks for the months and projects that the address says', async () => {
    const id = emissionsOf().items[0]?.key as string;
    const { requests } = await open(`${ADDRESS}?since=2026-01&until=2026-10&project=${id}`);
    await table('By project');
    await waitFor(() =>
      expect(asked(requests)).toEqual([{ from: '2026-01', to: '2026-10', project: [id], page: 0, size: 25 }]),
    );
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'From' }), '2026-03');
    await waitFor(() => expect(asked(requests).at(-1)).toMatchObject({ from: '2026-03' }));
  });

  it('[DOM-35] tells how it is worked out: formula, an example of the reader, factors with source, year and scope', async () => {
    const { requests } = await open();
    await table('By project');
    const notes = within(await screen.findByRole('list', { name: 'About the figures' }));
    const links = screen.getAllByRole('link', { name: 'How it is estimated' });
    // Beside the title, and in the note on figures that nobody confirmed.
    expect(links).toEqual([expect.anything(), notes.getByRole('link')]);
    for (const link of links) expect(link).toHaveAttribute('href', `${ADDRESS}?view=method`);
    await userEvent.click(links[0] as HTMLElement);
    expect(await screen.findByRole('heading', { level: 1, name: 'How CO₂ is estimated' })).toBeVisible();
    expect(here()).toBe(`${ADDRESS}?view=method`);
    const example = await screen.findByRole('region', { name: 'Example from your machines' });
    await waitFor(() => expect(example).toHaveTextContent('104.2 hr × 6.5 l = 677.3 l'));
    expect(example).toHaveTextContent('5 × 4 hr = 20 hr');
    // The factor of the month, not the later one of 2027.
    expect(example).toHaveTextContent('677.3 l × 2.57082 kg = 1,741.2 kg');
    expect(example).toHaveTextContent('677.3 l × 0.62665 kg = 424.4 kg');
    expect(asked(requests, '/emissions/lines')).toEqual([{ month: '2026-11', project: [], page: 0, size: 20 }]);
    const [row] = within(await table('Factors')).getAllByRole('row', { name: /^Diesel/ });
    expect(row).toHaveTextContent('2.57082 kg per l');
    expect(row).toHaveTextContent(/DESNZ.*\(2025\)/);
    expect(row).toHaveTextContent('Scope 1');
    expect(row).toHaveTextContent('Not confirmed');
    expect(
      within(await table('Consumption by product class')).getByRole('row', { name: /TEL-D-13/ }),
    ).toHaveTextContent('6.5 l');
    await userEvent.click(screen.getByRole('link', { name: 'Back to the estimate' }));
    await waitFor(() => expect(here()).toMatch(/^\/order\/co2\??$/));
  });

  it('[DOM-35] says so where nothing was rented, nothing is said of machines, and what could not be read', async () => {
    const answers: Record<string, unknown> = { ...EMISSION_ANSWERS, 'GET /emissions': refusal({ traceId: '7f3a9c' }) };
    await open(ADDRESS, answers);
    expect(await screen.findByRole('alert')).toHaveTextContent('7f3a9c');
    answers['GET /emissions'] = NOTHING_RENTED;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Nothing was on rent in these months')).toBeVisible();
  });

  it('[DOM-35] says that nothing can be estimated while no consumption is known', async () => {
    await open(`${ADDRESS}?view=method`, {
      ...EMISSION_ANSWERS,
      'GET /emissions': NOTHING_RENTED,
      'GET /emissions/method': { ...METHOD, consumptions: [] },
    });
    expect(await screen.findByText(/has not said what its machines consume/)).toBeVisible();
    expect(await screen.findByText('There is no machine with an estimate in these months.')).toBeVisible();
  });

  it('[DOM-35] [DOM-21] is saved as a file, by who may export alone', async () => {
    const saved: string[] = [];
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    URL.createObjectURL = () => 'blob:1';
    onTestFinished(() => click.mockRestore());
    const { requests } = await open(`${ADDRESS}?since=2026-01`, {
      ...EMISSION_ANSWERS,
      'GET /emissions/export': new Blob(['PK']),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Export' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Excel workbook' }));
    expect(await screen.findByText('The file was saved.')).toBeVisible();
    expect(saved).toEqual(['emissions-2026-11-20.xlsx']);
    expect(asked(requests, '/emissions/export')).toEqual([
      { format: 'xlsx', from: '2026-01', lang: 'en-US', project: [] },
    ]);
  });

  it('[DOM-35] has no export for who may not, and no prices are needed', async () => {
    await open(ADDRESS, EMISSION_ANSWERS, user(['order'], ['contract-view']));
    await table('By project');
    expect(screen.queryByRole('button', { name: 'Export' })).toBeNull();
  });
});
