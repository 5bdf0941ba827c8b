import { getContract, getOrder, ORDER_STATUSES, type OrderStatus } from '@hireyard/contract';
import {
  cancelCompanyOrder,
  completeCompanyOrder,
  confirmCompanyOrder,
  getCompanyOrder,
  listCompanyOrders,
  rejectCompanyOrder,
} from '@hireyard/contract/backoffice';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { COMPANY_MOVES } from '../../domain/orders.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { insertOrder } from '../../testing/fixture-orders.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const order = async (status: OrderStatus) => {
  const { a } = test.fixture;
  const first = { ordererId: a.colleagueId, label: a.name, projectId: a.projectIds[0] };
  return { params: { id: await insertOrder(test.database.db, a, { ...first, status }) } };
};
const moves = {
  ...{ confirmed: confirmCompanyOrder, rejected: rejectCompanyOrder },
  ...{ completed: completeCompanyOrder, cancelled: cancelCompanyOrder },
};
const number = () => `C-${crypto.randomUUID().slice(0, 8)}`;

it.each(ORDER_STATUSES)('[DOM-01] [OP-82] takes the moves of the rental company alone, from %s', async (from) => {
  for (const [to, endpoint] of Object.entries(moves)) {
    const sample = { ...(await order(from)), body: { reason: 'Sold out', contractNumber: number() } };
    const answer = await test.call(endpoint, { sample });
    // The rental company does not see orders before they are submitted.
    const isSent = from !== 'draft' && from !== 'pendingApproval';
    const isAllowed = COMPANY_MOVES[from].some((status) => status === to);
    expect(answer.statusCode, `${from} ${to}`).toBe(isAllowed ? 200 : isSent ? 409 : 404);
    if (isAllowed) expect(answer.json()).toMatchObject({ status: to });
  }
});

it('[DOM-01] becomes a contract with a planned line for each machine, and its orderer is told of each move', async () => {
  const sample = await order('submitted');
  const confirmed = await test.call(confirmCompanyOrder, { sample });
  expect(confirmed.json()).toMatchObject({ status: 'confirmed', actions: ['complete', 'cancel'], contracts: [] });
  const contractNumber = number();
  const done = await test.call(completeCompanyOrder, { sample: { ...sample, body: { contractNumber } } });
  const { contracts, number: orderNumber } = done.json();
  expect(contracts).toEqual([{ id: expect.any(String), externalId: null, number: contractNumber }]);

  const contract = (await test.call(getContract, { sample: { params: { id: contracts[0].id } } })).json();
  expect(contract).toMatchObject({ status: 'planned', orderNumber, poNumber: 'Alpha Bouw PO' });
  expect(
    contract.lines.map(({ status, quantity }: { status: string; quantity: number }) => [status, quantity]),
  ).toEqual(Array.from({ length: 3 }, () => ['planned', 1]));
  // Seven in the morning in Utrecht, until the depot closes on the last day.
  expect(contract.lines[0]).toMatchObject({
    onRentAt: '2026-11-25T06:00:00.000Z',
    expectedOffRentAt: '2026-12-15T15:00:00.000Z',
  });
  const seen = (await test.call(getOrder, { sample })).json();
  expect(seen.steps.slice(-2)).toEqual([
    expect.objectContaining({ status: 'confirmed', by: null }),
    expect.objectContaining({ status: 'completed', by: null }),
  ]);
  const told = await test.database.db
    .selectFrom('notification')
    .select(['kind', 'status', 'actor_id', 'user_id'])
    .where('resource_id', '=', sample.params.id)
    .execute();
  expect(told).toHaveLength(2);
  for (const one of told)
    expect(one).toMatchObject({ kind: 'orderMoved', actor_id: null, user_id: test.fixture.a.colleagueId });

  const again = await test.call(completeCompanyOrder, {
    sample: { ...(await order('confirmed')), body: { contractNumber } },
  });
  expect(again.json().errors).toEqual([{ pointer: '/contractNumber', code: 'taken' }]);
});

it('[DOM-01] lists what was sent, and neither drafts nor what waits for an approval', async () => {
  const hidden = [await order('draft'), await order('pendingApproval')].map(({ params }) => params.id);
  const open = await order('submitted');
  const { items } = (await test.call(listCompanyOrders, { sample: { query: { size: '200' } } })).json();
  const ids = items.map(({ id }: { id: string }) => id);
  expect(ids).toContain(open.params.id);
  for (const id of hidden) {
    expect(ids).not.toContain(id);
    expect((await test.call(getCompanyOrder, { sample: { params: { id } } })).statusCode).toBe(404);
  }
});
