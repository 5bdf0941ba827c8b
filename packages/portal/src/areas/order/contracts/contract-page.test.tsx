import { configure, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { RootState } from '../../../store/store.ts';
import { contract, counted, figures, line, page } from '../../../testing/contracts.ts';
import { CLIENT, here, refusal, user, visit } from '../../../testing/visit.tsx';

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
    expect(screen.getByRole('link', { name: '+31205550111' })).toHaveAttribute('href', 'tel:+31205550111');
    expect(screen.getByRole('link', { name: '+31655501234' })).toBeVisible();
    expect(screen.getByText('Nov 3, 2026 – open-ended')).toBeVisible();
  });

  it('[DOM-10] shows rates, amounts and spend to those who may see them', async () => {
    await visit(`/order/contracts/${ID}`, { state, answers: { [GET]: contract() } });
    await heading('Contract C-240118');
    expect(screen.getByText('€1,234.50')).toBeVisible();
    const periods = screen.getByRole('table', { name: 'Billing periods' });
    expect(within(periods).getByText('€285.00')).toBeVisible();
    expect(within(periods).getByText('F-1001')).toBeVisible();
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
    expect(screen.queryByRole('columnheader', { name: 'Rate' })).toBeNull();
    expect(screen.queryByRole('columnheader', { name: 'Amount' })).toBeNull();
    expect(screen.queryByText('Spend to date')).toBeNull();
  });

  it('[RT-09] leads back to the list as it was', async () => {
    await visit('/order/contracts?status=onRent&page=2', {
      state,
      answers: {
        'GET /contract-lines': page([line()], true),
        'GET /contract-lines/facets': counted(40),
        'GET /kpis': figures,
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
