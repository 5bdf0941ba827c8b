import type { ContractAction } from '@hireyard/contract';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { RootState } from '../../../store/store.ts';
import { NOTHING } from '../../../testing/attention.ts';
import { contract, counted, detailLine, figures, line, overdueLine, page } from '../../../testing/contracts.ts';
import { OFF_HIRE, rented } from '../../../testing/off-hires.ts';
import { CLIENT, here, refusal, user, visit, writes } from '../../../testing/visit.tsx';

// Queries by role over a whole page are slow in jsdom on a busy machine.
configure({ asyncUtilTimeout: 5000 });

const ID = contract().id;
const GET = `GET /contracts/${ID}`;
const state = user(['order'], ['contract-view', 'price-view']);
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('one contract', () => {
  it('[RT-09] shows references, address, depot and site contact, and can be called from', async () => {
    await visit(`/order/contracts/${ID}`, { state, answers: { [GET]: contract() } });
    await heading('Contract C-240118');
    expect(document.title).toBe(`Contract C-240118 · ${CLIENT.name} · Hireyard`);
    expect(screen.getByText('Tower crane bay')).toBeVisible();
    expect(screen.getByText('1082 PP Amsterdam')).toBeVisible();
    expect(screen.getByText('Netherlands')).toBeVisible();
    expect(screen.getByRole('link', { name: '+31 20 555 0111' })).toHaveAttribute('href', 'tel:+31205550111');
    expect(screen.getByRole('link', { name: '+31655501234' })).toBeVisible();
    expect(screen.getByText('3 Nov 2026 – open-ended')).toBeVisible();
  });

  it('[DOM-10] shows rates, amounts and spend to those who may see them', async () => {
    await visit(`/order/contracts/${ID}`, { state, answers: { [GET]: contract() } });
    await heading('Contract C-240118');
    expect(screen.getByText('€1,234.50')).toBeVisible();
    const periods = await screen.findByRole('table', { name: /^Invoice F-1001, 3\s–\s9\sNov/ });
    expect(within(periods).getByText('€285.00')).toBeVisible();
    const billing = within(screen.getByRole('region', { name: 'Billing periods' }));
    expect(billing.getByText('amounts without VAT')).toBeVisible();
    expect(billing.getAllByText('€285.00')).toHaveLength(2);
  });

  it('[RT-09] leads from a billing period to its invoice, where it may be opened', async () => {
    const reader = user(['order'], ['contract-view', 'document-view']);
    await visit(`/order/contracts/${ID}`, { state: reader, answers: { [GET]: contract() } });
    await heading('Contract C-240118');
    const [line] = contract().lines;
    const href = `/order/documents/${line?.periods[0]?.invoiceId}`;
    expect(await screen.findByRole('link', { name: 'Invoice F-1001' })).toHaveAttribute('href', href);
  });

  it('[RT-09] names an invoice that may not be opened', async () => {
    const lines = contract().lines.map((line) => ({
      ...line,
      periods: line.periods.map((period) => ({ ...period, invoiceId: null })),
    }));
    await visit(`/order/contracts/${ID}`, { state, answers: { [GET]: contract({ lines }) } });
    await heading('Contract C-240118');
    expect(await screen.findByText('Invoice F-1001')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Invoice F-1001' })).toBeNull();
  });

  it('[DOM-10] shows no price where the server sends none', async () => {
    const hidden = contract({
      spendToDate: null,
      lines: contract().lines.map((one) => ({
        ...one,
        rate: null,
        periods: one.periods.map((period) => ({ ...period, amount: null })),
      })),
    });
    const client = { ...(state as RootState).corporateClient, client: { ...CLIENT, showPrices: false } };
    await visit(`/order/contracts/${ID}`, { state: { ...state, corporateClient: client }, answers: { [GET]: hidden } });
    await heading('Contract C-240118');
    expect(await screen.findByRole('region', { name: 'Billing periods' })).toBeVisible();
    expect(screen.queryByRole('columnheader', { name: 'Rate' })).toBeNull();
    expect(screen.queryByRole('columnheader', { name: 'Amount' })).toBeNull();
    expect(screen.queryByText('Spend to date')).toBeNull();
    expect(screen.queryByText('amounts without VAT')).toBeNull();
    expect(screen.queryByText('€285.00')).toBeNull();
  });

  it('[DOM-03] names what was called off, with its number and a list of its own', async () => {
    await visit(`/order/contracts/${ID}`, { state, answers: { [GET]: contract({ offHires: [OFF_HIRE] }) } });
    expect(await screen.findByRole('heading', { name: 'Off-hires' })).toBeVisible();
    const link = screen.getByRole('link', { name: String(OFF_HIRE.number) });
    expect(link).toHaveAttribute('href', `/order/off-hires/${OFF_HIRE.id}`);
    expect(link.parentElement).toHaveTextContent('OH-260042 · 20 Nov 2026, 14:20');
  });

  it('[DOM-03] says of an off-hire that was withdrawn no moment at which rent stops', async () => {
    const withdrawn = { ...OFF_HIRE, status: 'cancelled' as const };
    await visit(`/order/contracts/${ID}`, { state, answers: { [GET]: contract({ offHires: [withdrawn] }) } });
    const link = await screen.findByRole('link', { name: String(OFF_HIRE.number) });
    expect(link.parentElement).toHaveTextContent(/^OH-260042$/);
  });

  it('[NAV-03] [DOM-11] offers what the server names, and nothing by rights of its own', async () => {
    const buyer = user(['order', 'request'], ['contract-view', 'order-create', 'request-create']);
    const machine = detailLine({ actions: [] });
    const shown = (actions: readonly ContractAction[]) => ({
      state: buyer,
      answers: { [GET]: contract({ lines: [machine], actions: [...actions] }) },
    });
    const { unmount } = await visit(`/order/contracts/${ID}`, shown([]));
    await screen.findByRole('heading', { level: 1 });
    expect(await screen.findByText('Tower crane bay')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Order again' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Actions for/ })).toBeNull();
    unmount();
    await visit(`/order/contracts/${ID}`, shown(['orderAgain']));
    const again = await screen.findByRole('link', { name: 'Order again' });
    expect(again).toHaveAttribute('href', `/order/orders/add?contract=${ID}`);
  });

  it('[DOM-04] [PP-01] a problem with a machine is reported from its line, and found again from there', async () => {
    const open = { id: '55555555-0000-4000-8000-000000000001', number: 'R-2611-042' };
    const over = detailLine({ id: '11111111-0000-4000-8000-000000000009', status: 'closed', actions: [] });
    const reporter = user(['order', 'request'], ['contract-view', 'contract-extend', 'request-create']);
    const answers = {
      [GET]: contract({ lines: [detailLine({ requests: [open], actions: ['extend', 'report'] }), over] }),
      'GET /rented-lines': rented([detailLine()]),
    };
    await visit(`/order/contracts/${ID}`, { state: reporter, answers });
    expect(await screen.findByRole('link', { name: 'Request R-2611-042' })).toHaveAttribute(
      'href',
      `/request/requests/${open.id}`,
    );
    const menus = screen.getAllByRole('button', { name: /^Actions for SCI-E-12/ });
    expect(menus).toHaveLength(1);
    await userEvent.click(menus[0] as HTMLElement);
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Extend',
      'Report a problem',
      'Manual and certificate',
    ]);
    expect(screen.getByRole('menuitem', { name: 'Manual and certificate' })).toHaveAttribute(
      'href',
      '/order/machines/204%20118',
    );
    await userEvent.click(screen.getByRole('menuitem', { name: 'Report a problem' }));
    await waitFor(() => expect(here()).toBe(`/request/requests/add?machine=${detailLine().id}`));
    expect(await screen.findByRole('textbox', { name: /Title|about/i })).toHaveValue('Problem with SCI-E-12 · 204 118');
    expect(screen.getByRole('radio', { name: /^Service/ })).toBeChecked();
    expect(await screen.findByRole('combobox', { name: /^Machine/ })).toHaveValue('SCI-E-12 · 204 118 · C-240118');
    expect(screen.getByRole('combobox', { name: /Machine/ })).toHaveAccessibleDescription(/Zuidas Tower C · /);
    expect(screen.getByRole('combobox', { name: /Project/ })).toHaveValue('Zuidas Tower C (P-1)');
  });

  it('[DOM-26] says in its head how it stands, and how many lines are overdue', async () => {
    const lines = [detailLine(), detailLine(overdueLine)];
    await visit(`/order/contracts/${ID}`, { state, answers: { [GET]: contract({ lines }) } });
    const head = (await heading('Contract C-240118')).parentElement as HTMLElement;
    expect(within(head).getByText('On rent')).toBeVisible();
    expect(within(head).getByText('1 overdue')).toBeVisible();
    expect(within(head).getByText('Zuidas Tower C · Amsterdam')).toBeVisible();
    const machines = within(screen.getByRole('table', { name: 'Machines' }));
    expect(machines.getByText('7 days overdue')).toBeVisible();
  });

  it('[DOM-26] says nothing of overdue lines where there are none', async () => {
    await visit(`/order/contracts/${ID}`, { state, answers: { [GET]: contract() } });
    await heading('Contract C-240118');
    expect(screen.queryByText(/overdue/)).toBeNull();
  });

  it('[DOM-02] tells what is next and what has happened so far', async () => {
    vi.setSystemTime(new Date('2026-11-20T09:00:00Z'));
    const lines = [detailLine(), detailLine({ ...overdueLine, id: overdueLine.id })];
    await visit(`/order/contracts/${ID}`, { state, answers: { [GET]: contract({ lines }) } });
    const next = within(await screen.findByRole('region', { name: 'Next' }));
    expect(next.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^SCI-E-12.*Planned end$/u),
    ]);
    // As the company writes days and times (I18N-10).
    expect(next.getByText(/^Friday,? 27 November 2026$/)).toBeVisible();
    expect(next.getByText('17:00')).toBeVisible();
    const soFar = within(screen.getByRole('region', { name: 'So far' }));
    expect(soFar.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^BOT-D-22.*7 days overdue$/u),
      expect.stringMatching(/^SCI-E-12.*On rent$/u),
      expect.stringMatching(/^BOT-D-22.*On rent$/u),
    ]);
    vi.useRealTimers();
  });

  it('[RT-09] leads back to the list as it was', async () => {
    await visit('/order/contracts?status=onRent&page=2', {
      state,
      answers: {
        'GET /contract-lines': page([line()], true),
        'GET /contract-lines/facets': counted(40),
        'GET /kpis': figures,
        'GET /attention': NOTHING,
        [GET]: contract(),
      },
    });
    await userEvent.click(await screen.findByRole('link', { name: 'C-240118' }));
    await heading('Contract C-240118');
    await userEvent.click(screen.getByRole('link', { name: 'Back to the list' }));
    await heading('On rent');
    expect(here()).toBe('/order/contracts?status=onRent&page=2');
  });

  it('[SH-04] says that a contract is not there, or another company’s, and offers no Retry', async () => {
    const gone = refusal({ type: 'not-found', status: 404 });
    await visit(`/order/contracts/${ID}`, { state, answers: { [GET]: gone } });
    expect(await screen.findByText('No such contract')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });

  it('[RT-08] says that access is missing without the right', async () => {
    await visit(`/order/contracts/${ID}`, { state: user(['order'], []), answers: {} });
    expect(await screen.findByText(/does not give you access/)).toBeVisible();
  });
});

describe('the references of a contract', () => {
  const mayEdit = user(['order'], ['contract-view', 'contract-edit-references']);
  const shown = contract({ actions: ['editReferences'], poNumber: '4500041', version: 3 });
  const form = `/order/contracts/${ID}/references`;

  it('[DOM-14] are changed against the version that was read, and shown on the contract', async () => {
    const PUT = { poNumber: '4500099', costCode: shown.costCode, reference: null, version: 4 };
    const answers = { [GET]: shown, [`PUT /contracts/${ID}`]: PUT };
    const { requests } = await visit(`/order/contracts/${ID}`, { state: mayEdit, answers });
    await heading('Contract C-240118');
    await userEvent.click(screen.getByRole('link', { name: 'Change references' }));
    await heading('References of C-240118');
    const number = screen.getByRole('textbox', { name: 'PO number' });
    expect(number).toHaveValue('4500041');
    await userEvent.clear(number);
    await userEvent.type(number, '4500099');
    await userEvent.clear(screen.getByRole('textbox', { name: 'Reference' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    await heading('Contract C-240118');
    const sent = writes(requests);
    expect(sent.map(({ body }) => body)).toEqual([{ poNumber: '4500099', costCode: shown.costCode, reference: null }]);
    expect(sent[0]?.headers).toMatchObject({ 'If-Match': '"3"' });
  });

  it('[DOM-14] that the policy of the client refuses keep what was entered, with why', async () => {
    const refused = refusal({
      status: 422,
      type: 'validation',
      errors: [{ pointer: '/poNumber', code: 'pattern', params: { pattern: '45#####' } }],
    });
    await visit(form, { state: mayEdit, answers: { [GET]: shown, [`PUT /contracts/${ID}`]: refused } });
    await heading('References of C-240118');
    const number = screen.getByRole('textbox', { name: 'PO number' });
    await userEvent.clear(number);
    await userEvent.type(number, 'ABC');
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(number).toBeInvalid());
    expect(number).toHaveValue('ABC');
    expect(number).toHaveAccessibleDescription(/45#####/);
    expect(here()).toBe(form);
  });

  it('[DOM-14] are not offered to who may not change them', async () => {
    await visit(`/order/contracts/${ID}`, { state, answers: { [GET]: contract() } });
    await heading('Contract C-240118');
    expect(screen.queryByRole('link', { name: 'Change references' })).toBeNull();
  });
});
