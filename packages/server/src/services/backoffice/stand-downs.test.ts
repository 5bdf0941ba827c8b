import { addStandDown, issueInvoice, takeBackStandDown } from '@hireyard/contract/backoffice';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { insertLine } from '../../testing/fixture-lines.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const key = () => ({ 'idempotency-key': crypto.randomUUID() });
const standDown = (id: string, from: string, to: string) =>
  test.call(addStandDown, { sample: { params: { id }, body: { from, to } }, headers: key() });
const takeBack = (id: string, from: string) =>
  test.call(takeBackStandDown, { sample: { params: { id }, body: { from } }, headers: key() });
const line = (more = {}) =>
  insertLine(test.database.db, test.fixture.a.contractId, 'onRent', {
    rate_unit: 'week',
    rate_price: '100.00',
    ...more,
  });
const periodsOf = (id: string) =>
  test.database.db
    .selectFrom('rental_period')
    .where('contract_line_id', '=', id)
    .select(['kind', 'starts_on', 'ends_on', 'days', 'amount'])
    .orderBy('starts_on')
    .execute();

it('[DOM-16] stands a machine down on days that are neither billed nor known already', async () => {
  const id = await line();
  // It has been on rent since 2 November.
  expect((await standDown(id, '2026-11-01', '2026-11-03')).json().errors).toEqual([
    { pointer: '/from', code: 'too-early', params: { date: '2026-11-02' } },
  ]);
  const answer = await standDown(id, '2026-11-20', '2026-11-23');
  expect(answer.statusCode, answer.body).toBe(201);
  expect(answer.json().standDowns).toEqual([{ from: '2026-11-20', to: '2026-11-23', days: 2 }]);
  for (const [from, to] of [
    ['2026-11-23', '2026-11-30'],
    ['2026-11-10', '2026-11-20'],
    ['2026-11-21', '2026-11-21'],
  ] as const)
    expect((await standDown(id, from, to)).json().errors).toEqual([{ pointer: '/from', code: 'taken' }]);
  expect((await standDown(id, '2026-11-24', '2026-11-24')).json().standDowns).toHaveLength(2);
  expect((await standDown(id, '2026-12-02', '2026-12-01')).json().errors).toMatchObject([{ pointer: '/to' }]);
  expect((await standDown(id, '2026-12-01', '2028-01-01')).json().errors).toMatchObject([{ code: 'too-late' }]);
});

it('[DOM-16] leaves what is invoiced as it is', async () => {
  const id = await line();
  const period = { from: '2026-11-02', to: '2026-11-15', days: 10 };
  const charge = {
    line: id,
    text: 'Lift',
    quantity: '2',
    unit: 'week',
    price: '100.00',
    vatRate: '21',
    period,
  };
  const dates = { issuedOn: '2026-11-16', dueOn: '2026-12-16' };
  const body = { client: test.fixture.a.uuid, number: 'S-1', poNumber: null, lines: [charge], ...dates };
  expect((await test.call(issueInvoice, { sample: { body }, headers: key() })).statusCode).toBe(201);
  expect((await standDown(id, '2026-11-15', '2026-11-17')).json().errors).toEqual([
    { pointer: '/from', code: 'too-early', params: { date: '2026-11-16' } },
  ]);
  expect((await standDown(id, '2026-11-16', '2026-11-17')).statusCode).toBe(201);
});

it('[DOM-16] takes its days out of what was expected to be charged, to the cent', async () => {
  const id = await line({ quantity: 2 });
  const expected = { starts_on: '2026-11-02', ends_on: '2026-11-15', kind: 'charge' as const, days: 10, pieces: 2 };
  await test.database.db
    .insertInto('rental_period')
    .values({ id: crypto.randomUUID(), contract_line_id: id, ...expected, amount: '400.00', currency: 'EUR' })
    .execute();
  expect((await standDown(id, '2026-11-05', '2026-11-06')).statusCode).toBe(201);
  expect(await periodsOf(id)).toEqual([
    { kind: 'charge', starts_on: '2026-11-02', ends_on: '2026-11-15', days: 8, amount: '320.00' },
    { kind: 'standDown', starts_on: '2026-11-05', ends_on: '2026-11-06', days: 2, amount: '0.00' },
  ]);
});

it('[OP-78] takes a stand-down back, and its days are expected to be charged again', async () => {
  const id = await line({ quantity: 2 });
  const expected = { starts_on: '2026-11-02', ends_on: '2026-11-15', kind: 'charge' as const, days: 10, pieces: 2 };
  await test.database.db
    .insertInto('rental_period')
    .values({ id: crypto.randomUUID(), contract_line_id: id, ...expected, amount: '400.00', currency: 'EUR' })
    .execute();
  await standDown(id, '2026-11-05', '2026-11-06');
  await standDown(id, '2026-11-12', '2026-11-12');
  const before = await test.database.db.selectFrom('activity').select('id').execute();
  const answer = await takeBack(id, '2026-11-05');
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.json().standDowns).toEqual([{ from: '2026-11-12', to: '2026-11-12', days: 1 }]);
  expect(await periodsOf(id)).toEqual([
    { kind: 'charge', starts_on: '2026-11-02', ends_on: '2026-11-15', days: 9, amount: '360.00' },
    { kind: 'standDown', starts_on: '2026-11-12', ends_on: '2026-11-12', days: 1, amount: '0.00' },
  ]);
  const after = await test.database.db.selectFrom('activity').select('id').execute();
  expect(after.length).toBe(before.length + 1);
  // It is gone, and its days can stand down again.
  expect((await takeBack(id, '2026-11-05')).json().errors).toEqual([{ pointer: '/from', code: 'reference' }]);
  expect((await standDown(id, '2026-11-06', '2026-11-06')).statusCode).toBe(201);
});

it('[OP-78] takes no stand-down back that an invoice has left out', async () => {
  const id = await line();
  expect((await standDown(id, '2026-11-05', '2026-11-06')).statusCode).toBe(201);
  const billed = { starts_on: '2026-11-02', ends_on: '2026-11-05', kind: 'charge' as const, days: 3, pieces: 1 };
  await test.database.db
    .insertInto('rental_period')
    .values({
      ...{ id: crypto.randomUUID(), contract_line_id: id, ...billed, amount: '60.00', currency: 'EUR' },
      invoice_number: 'S-2',
    })
    .execute();
  expect((await takeBack(id, '2026-11-05')).json().errors).toEqual([
    { pointer: '/from', code: 'too-early', params: { date: '2026-11-06' } },
  ]);
});
