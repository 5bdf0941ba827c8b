import { getContract, listContractLines } from '@hireyard/contract';
import {
  getCompanyLineByExternalId,
  importCompanyClients,
  importCompanyContracts,
  importCompanyDepots,
  importCompanyLines,
  issueInvoice,
  putCompanyContract,
  putCompanyLine,
} from '@hireyard/contract/backoffice';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { insertMachineAccount } from '../testing/fixture.ts';
import { insertOffHire } from '../testing/fixture-off-hires.ts';

const OF_DE = `hyb_${'d'.repeat(43)}`;
let test: TestApp;
const send = async (endpoint: typeof importCompanyLines | typeof importCompanyContracts, items: readonly object[]) =>
  (await test.call(endpoint, { sample: { body: { items } } })).json().items;
const putContract = (externalId: string, body: object, token?: string) =>
  test.call(putCompanyContract, { sample: { params: { externalId }, body }, ...(token ? { token } : {}) });
const put = (externalId: string, body: object) =>
  test.call(putCompanyLine, { sample: { params: { externalId }, body } });
const reasons = (items: readonly { outcome: string; problem: string | null; errors: readonly unknown[] }[]) =>
  items.map(({ outcome, problem, errors }) => errors[0] ?? problem ?? outcome);
const rowOf = async (id: string) =>
  test.database.db.selectFrom('contract_line').where('id', '=', id).selectAll().executeTakeFirstOrThrow();

beforeAll(async () => {
  test = await startTestApp();
  const de = { code: 'DE', name: 'Hireyard DE', country: 'DE', currency: 'EUR', time_zone: 'Europe/Berlin' };
  await test.database.db.insertInto('operating_company').values(de).execute();
  await insertMachineAccount(test.database.db, 'DE', OF_DE);
  const contact = { phone: '+31235550100', email: 'haarlem@hireyard.example' };
  const place = { line1: 'Havenweg 4', postalCode: '2031 AB', city: 'Haarlem', country: 'NL' };
  const depots = [
    { externalId: 'D', name: 'Haarlem', ...place, ...contact },
    { externalId: 'D-2', name: 'Hoorn', ...place, ...contact },
  ];
  await test.call(importCompanyDepots, { sample: { body: { items: depots } } });
  const { id, name } = test.fixture.a;
  const client = { externalId: 'A', name, customerNumber: `Customer-${id}`, rentalContact: contact };
  await test.call(importCompanyClients, { sample: { body: { items: [client] } } });
  const made = await putContract('K', { client: 'A', number: 'K-1', depot: 'D', poNumber: '4500' });
  expect([made.statusCode, made.json()]).toMatchObject([
    201,
    // A contract has the state of its lines, and none yet.
    { client: 'A', depot: 'D', number: 'K-1', poNumber: '4500', status: 'cancelled', address: { city: 'Haarlem' } },
  ]);
});
afterAll(() => test.close());

const lift = { contract: 'K', productCode: 'LIFT-10', status: 'onRent', onRentAt: '2026-11-02T06:00:00.000Z' };

describe('contracts by the company’s own ids', () => {
  it('[OP-23] are changed and taken over by their number, and keep their depot', async () => {
    const own = { client: 'A', number: 'K-1', depot: 'D' };
    expect((await putContract('K', { ...own, reference: 'Quay' })).json()).toMatchObject({
      outcome: 'changed',
      poNumber: '4500',
      reference: 'Quay',
    });
    expect((await putContract('K', own)).json().outcome).toBe('unchanged');
    expect((await putContract('K', { ...own, depot: 'D-2' })).json().errors).toEqual([
      { pointer: '/depot', code: 'taken' },
    ]);
    expect(
      reasons(
        await send(importCompanyContracts, [
          { externalId: 'K-X', client: 'A', number: 'K-X', depot: 'D-404' },
          { externalId: 'K-Y', client: 'A', number: 'K-Y', depot: 'D', project: 'P-404' },
          { externalId: 'K-Z', client: 'A', number: 'K-1', depot: 'D' },
        ]),
      ),
    ).toEqual([
      { pointer: '/depot', code: 'reference' },
      { pointer: '/project', code: 'reference' },
      { pointer: '/number', code: 'taken' },
    ]);
    expect((await putContract('K', own, OF_DE)).json().errors).toEqual([{ pointer: '/client', code: 'reference' }]);
  });
});

describe('contract lines by the company’s own ids', () => {
  it('[OP-97] name the machine that came for a broken one and the line that pieces went back from, their contract its order', async () => {
    const history = { client: 'A', number: 'H-1', depot: 'D', orderNumber: 'O-7' };
    expect((await putContract('H', history)).json()).toMatchObject({ outcome: 'created', orderNumber: 'O-7' });
    expect((await putContract('H', history)).json().outcome).toBe('unchanged');
    const fence = { ...lift, contract: 'H' };
    const exchange = { offRentAt: '2026-11-06T10:00:00.000Z', returnedAt: '2026-11-06T10:00:00.000Z' };
    const rows = [
      { externalId: 'H-2', ...fence, onRentAt: exchange.offRentAt, chargedUntil: '2026-11-06' },
      { externalId: 'H-1', ...fence, status: 'returned', ...exchange, replacedByLine: 'H-2' },
      { externalId: 'H-3', ...fence, status: 'returned', ...exchange, splitFromLine: 'H-2' },
    ];
    expect(reasons(await send(importCompanyLines, rows))).toEqual(['created', 'created', 'created']);
    expect(reasons(await send(importCompanyLines, rows))).toEqual(['unchanged', 'unchanged', 'unchanged']);
    const read = async (externalId: string) =>
      (await test.call(getCompanyLineByExternalId, { sample: { params: { externalId } } })).json();
    expect(await read('H-1')).toMatchObject({ replacedByLine: 'H-2', splitFromLine: null });
    expect(await read('H-3')).toMatchObject({ replacedByLine: null, splitFromLine: 'H-2' });
    // The day of the exchange is charged for the machine that left.
    expect(await read('H-2')).toMatchObject({ chargedFrom: '2026-11-07' });
    const other = { externalId: 'K-4', ...lift, status: 'returned', ...exchange };
    expect(
      reasons(
        await send(importCompanyLines, [
          { ...other, replacedByLine: 'H-2' },
          { ...other, splitFromLine: 'H-404' },
        ]),
      ),
    ).toEqual([
      { pointer: '/replacedByLine', code: 'reference' },
      { pointer: '/splitFromLine', code: 'reference' },
    ]);
  });

  it('[OP-23] are made in any state, with their own rate and what is charged, and the client sees them', async () => {
    const rate = { currency: 'EUR', day: '80', week: '300.5', fourWeek: '1000.00' };
    const made = await put('L-1', { ...lift, fleetNumber: '204 118', rate, chargedUntil: '2026-11-15' });
    expect([made.statusCode, made.json()]).toMatchObject([
      201,
      {
        ...{ outcome: 'created', contract: 'K', status: 'onRent', fleetNumber: '204 118', lineNo: 1, quantity: 1 },
        agreed: { currency: 'EUR', day: '80.00', week: '300.50', fourWeek: '1000.00' },
        ...{ chargedFrom: '2026-11-16', client: { externalId: 'A' } },
      },
    ]);
    expect((await rowOf(made.json().id)).next_billing_on).toBe('2026-12-14');
    expect((await put('L-1', { ...lift, rate, chargedUntil: '2026-11-15' })).json().outcome).toBe('unchanged');
    const past = { offRentAt: '2026-11-10T15:00:00.000Z', returnedAt: '2026-11-11T09:00:00.000Z' };
    const answers = await send(importCompanyLines, [
      { externalId: 'L-2', ...lift, status: 'planned', onRentAt: '2026-12-01T06:00:00.000Z' },
      { externalId: 'L-3', ...lift, status: 'offHired', offRentAt: '2026-11-18T15:00:00.000Z' },
      { externalId: 'L-4', ...lift, status: 'returned', ...past, rate: { currency: 'EUR', day: '99.00' } },
      { externalId: 'L-5', ...lift, status: 'closed', ...past },
      { externalId: 'L-6', ...lift, status: 'cancelled' },
    ]);
    expect(reasons(answers)).toEqual(['created', 'created', 'created', 'created', 'created']);
    const seen = (await test.call(listContractLines, { sample: { query: { q: 'K-1', size: '200' } } })).json().items;
    expect(seen.map(({ status }: { status: string }) => status).toSorted()).toEqual(
      ['cancelled', 'closed', 'offHired', 'onRent', 'planned', 'returned'].toSorted(),
    );
    const { id } = (await putContract('K', { client: 'A', number: 'K-1', depot: 'D' })).json();
    expect((await test.call(getContract, { sample: { params: { id } } })).statusCode).toBe(200);
    const single = await test.call(getCompanyLineByExternalId, { sample: { params: { externalId: 'L-4' } } });
    expect(single.json()).toMatchObject({ returnedAt: past.returnedAt, agreed: { day: '99.00', week: null } });
  });

  it('[OP-23] move forward only, and over states that nobody has sent', async () => {
    await put('F-1', { ...lift, status: 'planned' });
    const back = { offRentAt: '2026-11-18T15:00:00.000Z' };
    expect((await put('F-1', { ...lift, status: 'returned', ...back })).json()).toMatchObject({
      outcome: 'changed',
      status: 'returned',
      returnedAt: back.offRentAt,
    });
    for (const status of ['onRent', 'planned', 'cancelled']) {
      const refused = await put('F-1', { ...lift, status, offRentAt: null, returnedAt: null });
      expect(refused.json(), status).toMatchObject({
        type: 'illegal-transition',
        current: 'returned',
        allowed: ['closed'],
      });
    }
    expect((await put('F-1', { ...lift, status: 'closed' })).json()).toMatchObject({ outcome: 'changed' });
    const [row] = await send(importCompanyLines, [{ externalId: 'F-1', ...lift, offRentAt: null, returnedAt: null }]);
    expect(row).toMatchObject({ outcome: 'refused', problem: 'illegal-transition' });
  });

  it('[OP-23] that a client has called off move with the off-hire alone', async () => {
    const offHire = await insertOffHire(test.database.db, test.fixture.a, 'confirmed');
    const held = await test.database.db
      .selectFrom('contract_line')
      .where('off_hire_id', '=', offHire.id)
      .selectAll()
      .executeTakeFirstOrThrow();
    const contract = { op_co: 'NL', kind: 'contracts' as const, external_id: 'K-HELD', row_id: held.contract_id };
    await test.database.db.insertInto('external_key').values(contract).execute();
    const refused = await put('HELD', {
      ...{ contract: 'K-HELD', lineNo: held.line_no, productCode: held.product_code, quantity: held.quantity },
      ...{ status: 'returned', onRentAt: held.on_rent_at.toISOString(), offRentAt: held.off_rent_at?.toISOString() },
    });
    expect(refused.json(), refused.body).toMatchObject({
      type: 'illegal-transition',
      current: held.status,
      allowed: [],
    });
  });

  it('[OP-23] a later end is an extension in the client’s history', async () => {
    const until = (day: string) => ({ ...lift, expectedOffRentAt: `${day}T16:00:00.000Z` });
    const { id } = (await put('E-1', until('2026-11-27'))).json();
    expect((await put('E-1', until('2026-12-04'))).json()).toMatchObject({ outcome: 'changed' });
    await put('E-1', until('2026-12-04'));
    const rows = await test.database.db
      .selectFrom('line_extension')
      .where('contract_line_id', '=', id)
      .select(['expected_before', 'expected_after', 'extended_by'])
      .execute();
    expect(rows).toEqual([
      {
        expected_before: new Date('2026-11-27T16:00:00.000Z'),
        expected_after: new Date('2026-12-04T16:00:00.000Z'),
        extended_by: null,
      },
    ]);
  });

  it('[OP-23] charged days never change: not by start, product, quantity or end', async () => {
    await put('B-1', { ...lift, chargedUntil: '2026-11-15' });
    const answers = await send(importCompanyLines, [
      { externalId: 'B-1', ...lift, onRentAt: '2026-11-03T06:00:00.000Z' },
      { externalId: 'B-1', ...lift, status: 'offHired', offRentAt: '2026-11-14T15:00:00.000Z' },
      { externalId: 'B-1', ...lift, chargedUntil: '2026-11-10' },
      // The same day at another hour changes no day.
      { externalId: 'B-1', ...lift, onRentAt: '2026-11-02T07:00:00.000Z' },
      { externalId: 'B-1', ...lift, chargedUntil: '2026-11-18' },
      { externalId: 'B-1', ...lift, status: 'offHired', offRentAt: '2026-11-18T15:00:00.000Z' },
    ]);
    expect(reasons(answers)).toEqual([
      { pointer: '/onRentAt', code: 'taken' },
      { pointer: '/offRentAt', code: 'too-early', params: { date: '2026-11-15' } },
      { pointer: '/chargedUntil', code: 'too-early', params: { date: '2026-11-15' } },
      'changed',
      'changed',
      'changed',
    ]);
  });

  it('[OP-23] no day before the rent is charged elsewhere, but for the last one', async () => {
    const answers = await send(importCompanyLines, [
      { externalId: 'E-1', ...lift, chargedUntil: '1926-01-01' },
      { externalId: 'E-2', ...lift, chargedUntil: '2026-10-31' },
      { externalId: 'E-3', ...lift, chargedUntil: '2026-11-01' },
    ]);
    const early = { pointer: '/chargedUntil', code: 'too-early', params: { date: '2026-11-01' } };
    expect(reasons(answers)).toEqual([early, early, 'created']);
  });

  it('[OP-23] invoiced days of the portal never change either', async () => {
    const { id } = (await put('I-1', { ...lift, rate: { currency: 'EUR', day: '80.00' } })).json();
    const period = { from: '2026-11-02', to: '2026-11-13', days: 10 };
    const invoiced = {
      line: id,
      text: 'Rent',
      quantity: '10',
      unit: 'day',
      price: '80',
      vatRate: '21',
      period,
    };
    const invoice = {
      number: 'I-IMPORT',
      issuedOn: '2026-11-20',
      dueOn: '2026-12-20',
      poNumber: null,
      lines: [invoiced],
    };
    const body = { client: test.fixture.a.uuid, ...invoice };
    expect((await test.call(issueInvoice, { sample: { body } })).statusCode).toBe(201);
    const before = await test.database.db
      .selectFrom('rental_period')
      .where('contract_line_id', '=', id)
      .selectAll()
      .execute();
    // A rate counts for what is not invoiced yet.
    expect((await put('I-1', { ...lift, rate: { currency: 'EUR', day: '90.00' } })).json().outcome).toBe('changed');
    expect(
      await test.database.db.selectFrom('rental_period').where('contract_line_id', '=', id).selectAll().execute(),
    ).toEqual(before);
    expect(
      (await put('I-1', { ...lift, status: 'returned', offRentAt: '2026-11-12T15:00:00.000Z' })).json().errors,
    ).toEqual([{ pointer: '/offRentAt', code: 'too-early', params: { date: '2026-11-13' } }]);
  });

  it('[OP-23] are refused for what cannot be, each row by itself', async () => {
    const answers = await send(importCompanyLines, [
      { externalId: 'X-1', ...lift, contract: 'K-404' },
      { externalId: 'X-2', ...lift, productCode: 'NOTHING' },
      { externalId: 'X-3', ...lift, quantity: 2 },
      { externalId: 'X-4', ...lift, onRentAt: '2026-12-24T06:00:00.000Z' },
      { externalId: 'X-5', ...lift, status: 'returned' },
      { externalId: 'X-6', ...lift, offRentAt: '2026-11-10T06:00:00.000Z' },
      { externalId: 'X-7', ...lift, status: 'returned', offRentAt: '2026-11-01T06:00:00.000Z' },
      { externalId: 'X-8', ...lift, rate: { currency: 'PLN', day: '80' } },
      { externalId: 'X-9', ...lift, rate: { currency: 'EUR', week: '80', fourWeek: '90' } },
      { externalId: 'X-10', ...lift, status: 'offHireRequested' },
      { externalId: 'X-11', ...lift, onRentAt: '2027-02-29T06:00:00.000Z' },
    ]);
    expect(reasons(answers)).toEqual([
      { pointer: '/contract', code: 'reference' },
      { pointer: '/productCode', code: 'reference' },
      { pointer: '/quantity', code: 'too-large', params: { max: 1 } },
      { pointer: '/onRentAt', code: 'in-future' },
      { pointer: '/offRentAt', code: 'required' },
      { pointer: '/offRentAt', code: 'choice' },
      { pointer: '/offRentAt', code: 'before-on-rent' },
      { pointer: '/rate/currency', code: 'choice' },
      { pointer: '/rate', code: 'required' },
      { pointer: '/status', code: 'choice' },
      { pointer: '/onRentAt', code: 'date' },
    ]);
  });

  it('[OP-81] that were sent by mistake are void from any state, and valid again where a row says so', async () => {
    const { id } = (await put('V-1', { ...lift, chargedUntil: '2026-11-15' })).json();
    expect((await put('V-1', { ...lift, archived: true })).json()).toMatchObject({
      ...{ outcome: 'changed', status: 'cancelled' },
    });
    expect((await put('V-1', { ...lift, archived: true })).json().outcome).toBe('unchanged');
    expect(await rowOf(id)).toMatchObject({ status: 'cancelled', next_billing_on: null, qty_returned: 0 });
    const { contract_id } = await rowOf(id);
    const told = test.database.db.selectFrom('activity').where('resource_id', '=', contract_id);
    expect((await told.select(['action', 'fields', 'actor_id']).execute()).at(-1)).toEqual({
      ...{ action: 'updated', fields: ['lines'], actor_id: null },
    });
    expect((await put('V-1', lift)).json()).toMatchObject({ type: 'illegal-transition', current: 'cancelled' });
    expect((await put('V-1', { ...lift, archived: false })).json().status).toBe('onRent');
    const [isNew] = await send(importCompanyLines, [{ externalId: 'V-2', ...lift, archived: true }]);
    expect(isNew.outcome).toBe('created');
    const read = await test.call(getCompanyLineByExternalId, { sample: { params: { externalId: 'V-2' } } });
    expect(read.json().status).toBe('cancelled');
  });

  it('[OP-81] are not void where they were called off, or where an invoice has charged them', async () => {
    expect((await put('I-1', { ...lift, archived: true })).json().errors).toEqual([
      { pointer: '/archived', code: 'taken' },
    ]);
    const called = await insertOffHire(test.database.db, test.fixture.a, 'confirmed');
    const contract = { client: 'A', number: `V-${called.id}`, depot: 'D' };
    await putContract('V', contract);
    const made = (await put('V-3', { ...lift, contract: 'V' })).json();
    const row = { off_hire_id: called.id, contract_line_id: made.id, quantity: 1 };
    await test.database.db.insertInto('off_hire_line').values(row).execute();
    const held = { off_hire_id: called.id, status: 'offHired' as const, off_rent_at: '2026-11-20T08:00:00Z' };
    await test.database.db.updateTable('contract_line').set(held).where('id', '=', made.id).execute();
    const whole = await putContract('V', { ...contract, archived: true });
    expect([whole.statusCode, whole.json().type]).toEqual([409, 'illegal-transition']);
  });

  it('[OP-81] are void with their contract, all or none, and those of another company are unknown', async () => {
    const contract = { client: 'A', number: 'V-9', depot: 'D' };
    await putContract('V-9', contract);
    await put('V-9/1', { ...lift, contract: 'V-9' });
    await put('V-9/2', { ...lift, contract: 'V-9', status: 'planned', onRentAt: '2026-12-24T06:00:00.000Z' });
    expect((await putContract('V-9', { ...contract, archived: true }, OF_DE)).json().errors).toEqual([
      { pointer: '/client', code: 'reference' },
    ]);
    expect((await putContract('V-9', { ...contract, archived: true })).json()).toMatchObject({
      ...{ outcome: 'changed', status: 'cancelled' },
    });
    const lines = test.database.db.selectFrom('contract_line').where('contract_number', '=', 'V-9').select('status');
    expect(await lines.execute()).toEqual([{ status: 'cancelled' }, { status: 'cancelled' }]);
  });
});
