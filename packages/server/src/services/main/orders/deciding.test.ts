import type { Money, Right } from '@hireyard/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientDb } from '../../../database/client/client-db.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { insertOrder } from '../../../testing/fixture-orders.ts';
import { SCOPE } from '../../overview/overview.fixture.ts';
import { isDecidable, isWithinOwnLimit, waitsForCaller } from './deciding.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const NOW = new Date('2026-11-20T09:00:00Z');
const euros = (amount: string): Money => ({ amount, currency: 'EUR' });

/** Returns a call of the user of both clients within the first one, with this limit. */
async function callWith(limit: Money | null, rights: readonly Right[] = ['order-approve']) {
  const { a, ofBoth } = test.fixture;
  await test.database.db
    .updateTable('membership')
    .set({ order_limit_amount: limit?.amount ?? null, order_limit_currency: limit?.currency ?? null })
    .where('user_id', '=', ofBoth.id)
    .where('client_id', '=', a.id)
    .execute();
  const scope = { ...SCOPE, userId: ofBoth.id, clientId: a.id, clientUuid: a.uuid, rights: new Set(rights) };
  return { db: clientDb(test.database.db, scope, NOW), scope, now: NOW };
}

it.each([
  ['a lower amount', euros('999.99'), euros('1000.00'), true],
  ['the same amount in other digits', euros('1000'), euros('1000.00'), true],
  ['a higher amount', euros('1000.01'), euros('1000.00'), false],
  ['more digits', euros('10000'), euros('9999.00'), false],
  ['an unknown amount', null, euros('1000.00'), false],
  ['an amount without a limit', euros('1000.00'), null, true],
  ['an unknown amount without a limit', null, null, true],
  ['another currency', { amount: '1.00', currency: 'PLN' }, euros('1000.00'), false],
])('[DOM-08] a limit lets through what it says: %s', async (_, estimate, limit, isWithin) => {
  expect(await isWithinOwnLimit(await callWith(limit), estimate)).toBe(isWithin);
});

describe('an order', () => {
  const standing = async ({ db, scope }: Awaited<ReturnType<typeof callWith>>, id: string) =>
    db
      .selectFrom('rental_order')
      .where('rental_order.id', '=', id)
      .select([isDecidable(scope).as('decidable'), waitsForCaller(scope).as('waits')])
      .executeTakeFirstOrThrow();
  const insert = (own: Partial<Parameters<typeof insertOrder>[2]> = {}) =>
    insertOrder(test.database.db, test.fixture.a, {
      ordererId: test.fixture.administrator.id,
      label: 'Decided',
      status: 'pendingApproval',
      estimate: '2411.00',
      ...own,
    });

  it('[DOM-08] is decided by nobody who ordered it, and by nobody above their own limit', async () => {
    const [ofColleague, own] = [await insert(), await insert({ ordererId: test.fixture.ofBoth.id })];
    const free = await callWith(null);
    expect(await standing(free, ofColleague)).toEqual({ decidable: true, waits: true });
    expect(await standing(free, own)).toEqual({ decidable: false, waits: false });
    expect((await standing(await callWith(euros('2411.00')), ofColleague)).decidable).toBe(true);
    expect((await standing(await callWith(euros('2410.99')), ofColleague)).decidable).toBe(false);
    expect((await standing(await callWith(null, ['order-view-all']), ofColleague)).decidable).toBe(false);
  });

  it('[DOM-08] waits for those who may decide it, and as a draft for its writer', async () => {
    const call = await callWith(null);
    const sent = await insert({ status: 'submitted' });
    const draft = await insert({ status: 'draft', ordererId: test.fixture.ofBoth.id });
    expect(await standing(call, sent)).toEqual({ decidable: false, waits: false });
    expect(await standing(call, draft)).toEqual({ decidable: false, waits: true });
  });
});
