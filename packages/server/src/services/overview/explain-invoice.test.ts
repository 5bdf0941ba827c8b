import { explainInvoice } from '@hireyard/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { insertExplained } from '../../testing/fixture-bills.ts';

let test: TestApp;
let invoiceId: string;
beforeAll(async () => {
  test = await startTestApp();
  invoiceId = await insertExplained(test.database.db, test.fixture.a);
});
afterAll(() => test.close());

const explain = async (token?: string) =>
  test.call(explainInvoice, {
    sample: { params: { id: invoiceId }, query: { lang: 'en-US' } },
    ...(token && { token }),
  });

describe('GET /documents/{id}/explanation', () => {
  it('[DOM-23] names the days that each line charges and what other mixes would cost, to the cent', async () => {
    const { machines, weekDays } = (await explain()).json();
    expect([weekDays, machines.length]).toEqual([5, 1]);
    const [machine] = machines;
    const euros = (amount: string) => ({ amount, currency: 'EUR' });
    expect([machine.pieces, machine.net]).toEqual([2, euros('752.00')]);
    expect(machine.days.map(({ kind }: { kind: string }) => kind[0]).join('')).toBe('cccwwccc');
    expect(machine.charges).toMatchObject([
      { from: '2026-10-21', days: 5, quantity: '2', unit: 'week', net: euros('564.00') },
      { from: '2026-10-28', days: 1, quantity: '2', unit: 'day', net: euros('188.00') },
    ]);
    expect(machine.mixes.map(({ net }: { net: unknown }) => net)).toEqual([
      euros('752.00'),
      euros('1128.00'),
      euros('1128.00'),
      euros('1860.00'),
    ]);
  });

  it('[DOM-23] explains nothing that its contract was not charged for', async () => {
    const { db } = test.database;
    await db.updateTable('rental_period').set({ amount: '564.01' }).where('amount', '=', '564.00').execute();
    expect((await explain()).json().machines).toEqual([]);
    await db.updateTable('rental_period').set({ amount: '564.00' }).where('amount', '=', '564.01').execute();
  });

  it('[DOM-23] [DOM-10] compares with what was estimated, for who may see the order and its price', async () => {
    const { db } = test.database;
    const { a } = test.fixture;
    const order = await db
      .selectFrom('rental_order')
      .innerJoin('contract', 'contract.order_number', 'rental_order.number')
      .where('contract.id', '=', a.contractId)
      .select(['rental_order.id', 'rental_order.number'])
      .executeTakeFirstOrThrow();
    const euros = (amount: string) => ({ amount, currency: 'EUR' });
    // The invoice, and other charges of the fixture's contract.
    const amounts = { estimate: euros('957.51'), billed: euros('1595.71'), difference: euros('638.20') };
    const shown = { ...order, ...amounts };
    expect((await explain()).json().orders).toEqual([{ ...shown, ended: false }]);
    const lines = db.updateTable('contract_line').where('contract_id', '=', a.contractId);
    const before = await db.selectFrom('contract_line').selectAll().where('contract_id', '=', a.contractId).execute();
    await lines.set({ status: 'closed' }).execute();
    expect((await explain()).json().orders).toEqual([{ ...shown, ended: true }]);
    for (const { id: line, status } of before)
      await db.updateTable('contract_line').set({ status }).where('id', '=', line).execute();
    const [priceless, outsider] = [test.fixture.lacking['price-view'], test.fixture.lacking['order-view-all']];
    await db
      .deleteFrom('role_right')
      .where('right', '=', 'order-approve')
      .where('role_id', 'in', (of) =>
        of.selectFrom('membership_role').where('user_id', '=', outsider.id).select('role_id'),
      )
      .execute();
    expect((await explain(await test.tokenOf(priceless))).json().orders).toEqual([
      { ...shown, estimate: null, difference: null, ended: false },
    ]);
    const { machines, orders } = (await explain(await test.tokenOf(outsider))).json();
    expect([machines.length, orders]).toEqual([1, []]);
  });

  it('[DOM-10] is refused to who may not see amounts', async () => {
    const refused = await explain(await test.tokenOf(test.fixture.lacking['invoice-view']));
    expect(refused.json()).toMatchObject({ type: 'missing-right' });
  });
});
