import { RIGHTS } from '@hireyard/contract';
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { NOTHING } from '../../testing/attention.ts';
import { figures, line, page } from '../../testing/contracts.ts';
import { user, visit } from '../../testing/visit.tsx';

const notFound = vi.hoisted(() => () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});
vi.mock('./contracts/PlanningView.tsx', notFound);
vi.mock('./contracts/ContractPage.tsx', notFound);

afterEach(() => vi.restoreAllMocks());

const ANSWERS = { 'GET /contract-lines': page([line()]), 'GET /kpis': figures, 'GET /attention': NOTHING };

describe('code of the contracts that does not arrive', () => {
  it.each([
    ['a contract', `/order/contracts/${line().contractId}`],
    ['the planning', '/order/contracts?view=planning'],
  ])('[RT-09] [SW-02] offers to reload the page: %s', async (_, address) => {
    vi.spyOn(console, 'error').mockReturnValue();
    await visit(address, { state: user(['order'], RIGHTS), answers: ANSWERS });
    expect(await screen.findByRole('heading', { level: 1, name: 'This page did not load' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
  });
});
