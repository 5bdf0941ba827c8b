import { explainInvoice } from '@hireyard/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { insertLine } from '../../testing/fixture-lines.ts';

let test: TestApp;
let lineId: string;
const invoiceId = crypto.randomUUID();
beforeAll(async () => {
  test = await startTestApp();
  const { db } = test.database;
  const { a } = test.fixture;
  lineId = await insertLine(db, a.contractId, 'onRent');
  await db.updateTable('contract_line').set({ quantity: 2 }).where('id', '=', lineId).execute();
  const invoice = { id: invoiceId, client_id: a.id, type: 'invoice' as const, number: 'I-77', status: 'open' as const };
  const amounts = { net: '752.00', gross: '909.92', due: '909.92', currency: 'EUR' };
  const dates = { issued_on: '2026-11-16', due_on: '2026-12-16', project_id: a.projectIds[0] };
  await db
    .insertInto('document')
    .values({ ...invoice, ...amounts, ...dates })
    .execute();
  const { product_code: code } = await db
    .selectFrom('contract_line')
    .select('product_code')
    .where('id', '=', lineId)
    .executeTakeFirstOrThrow();
  await db.deleteFrom('product_rate').where('product_code', '=', code).execute();
  const rates = { day: '94.00', week: '282.00', four_week: '930.00', currency: 'EUR' };
  await db
    .insertInto('product_rate')
    .values({ op_co: 'NL', product_code: code, ...rates })
    .execute();
  const parts = [
    {
      starts_on: '2026-10-21',
      ends_on: '2026-10-27',
      days: 5,
      amount: '564.00',
      quantity: '2',
      unit: 'week',
      price: '282.00',
    },
    {
      starts_on: '2026-10-28',
      ends_on: '2026-10-28',
      days: 1,
      amount: '188.00',
      quantity: '2',
      unit: 'day',
      price: '94.00',
    },
  ] as const;
  for (const [index, { quantity, unit, price, ...period }] of parts.entries()) {
    const of = { contract_line_id: lineId, currency: 'EUR', invoice_number: 'I-77', kind: 'charge' as const };
    await db
      .insertInto('rental_period')
      .values({ id: crypto.randomUUID(), ...of, ...period })
      .execute();
    const line = { id: crypto.randomUUID(), document_id: invoiceId, client_id: a.id, line_no: index + 1 };
    await db
      .insertInto('document_line')
      .values({
        ...line,
        contract_line_id: lineId,
        text: 'Lift',
        quantity,
        unit,
        price,
        net: period.amount,
        vat_rate: '21',
      })
      .execute();
  }
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
    expect(machine.net).toEqual(euros('752.00'));
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
