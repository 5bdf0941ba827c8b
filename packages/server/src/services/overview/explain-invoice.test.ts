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

  it('[DOM-10] is refused to who may not see amounts', async () => {
    const refused = await explain(await test.tokenOf(test.fixture.lacking('invoice-view')));
    expect(refused.json()).toMatchObject({ type: 'missing-right' });
  });
});
