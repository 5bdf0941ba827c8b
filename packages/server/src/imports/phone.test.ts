import { getContract, getOffHire, listActivity, listOrders } from '@hireyard/contract';
import {
  confirmCompanyOrder,
  getCompanyChanges,
  getCompanyOffHire,
  getCompanyOrder,
  getCompanyReading,
  getPhoneOffHire,
  getPhoneOrder,
  importCompanyAddresses,
  importCompanyClients,
  importCompanyContracts,
  importCompanyDepots,
  importCompanyLines,
  importCompanyReadings,
  importPhoneOffHires,
  importPhoneOrders,
  putCompanyReading,
  putPhoneOffHire,
  putPhoneOrder,
} from '@hireyard/contract/backoffice';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { insertMachineAccount } from '../testing/fixture.ts';
import { changesSettle } from '../testing/settled-changes.ts';

const OF_DE = `hyb_${'d'.repeat(43)}`;
let test: TestApp;
type Put = typeof putPhoneOrder | typeof putPhoneOffHire | typeof putCompanyReading;
const put = (endpoint: Put, externalId: string, body: object, query: Record<string, string> = {}) =>
  test.call(endpoint, { sample: { params: { externalId }, body, query } });
const batch = async (endpoint: typeof importPhoneOrders | typeof importPhoneOffHires, items: readonly object[]) =>
  (await test.call(endpoint, { sample: { body: { items } } })).json().items;
const reasons = (items: readonly { outcome: string; problem: string | null; errors: readonly unknown[] }[]) =>
  items.map(({ outcome, problem, errors }) => errors[0] ?? problem ?? outcome);
const send = (endpoint: typeof importCompanyLines | typeof importCompanyReadings, items: readonly object[]) =>
  test.call(endpoint, { sample: { body: { items } } });
const told = async (kind: string, subjectId: string) => {
  const rows = test.database.db.selectFrom('notification').where('resource_id', '=', subjectId).select('kind');
  return (await rows.execute()).filter((one) => one.kind === kind).length;
};

beforeAll(async () => {
  test = await startTestApp();
  const { db } = test.database;
  const de = { code: 'DE', name: 'Hireyard DE', country: 'DE', currency: 'EUR', time_zone: 'Europe/Berlin' };
  await db.insertInto('operating_company').values(de).execute();
  await insertMachineAccount(db, 'DE', OF_DE);
  const fence = { code: 'FENCE', product_group: 'access', kind: 'rental', tracking: 'bulk', energy: 'none' } as const;
  await db.insertInto('product').values(fence).execute();
  const contact = { phone: '+31235550100', email: 'haarlem@hireyard.example' };
  const place = { line1: 'Havenweg 4', postalCode: '2031 AB', city: 'Haarlem', country: 'NL' };
  await test.call(importCompanyDepots, {
    sample: { body: { items: [{ externalId: 'D', name: 'Haarlem', ...place, ...contact }] } },
  });
  const { a, b } = test.fixture;
  const clients = [
    { externalId: 'A', name: a.name, customerNumber: `Customer-${a.id}`, rentalContact: contact },
    { externalId: 'B', name: b.name, customerNumber: `Customer-${b.id}`, rentalContact: contact },
    { externalId: 'STOP', name: 'Blocked', customerNumber: 'STOP', rentalContact: contact, blocked: true },
  ];
  await test.call(importCompanyClients, { sample: { body: { items: clients } } });
  await test.call(importCompanyAddresses, {
    sample: { body: { items: [{ externalId: 'AD', client: 'A', ...place, line1: 'Kade 1' }] } },
  });
  const contracts = [
    { externalId: 'K', client: 'A', number: 'K-1', depot: 'D' },
    { externalId: 'K-AD', client: 'A', number: 'K-2', depot: 'D', address: 'AD' },
    { externalId: 'K-B', client: 'B', number: 'K-B', depot: 'D' },
  ];
  await test.call(importCompanyContracts, { sample: { body: { items: contracts } } });
});
afterAll(() => test.close());

const order = {
  ...{ client: 'A', depot: 'D', address: 'AD', slot: 'morning', poNumber: '4500', remark: 'Ask for Jan' },
  lines: [
    { productCode: 'LIFT-10', quantity: 2, from: '2026-11-20', to: '2026-12-11', remark: 'Long fork' },
    { productCode: 'LIFT-10', quantity: 1, from: '2026-11-20' },
  ],
};

describe('orders by phone', () => {
  it('[OP-33] are sent with the client’s next number, whatever its policy, and the activity says so', async () => {
    const { a } = test.fixture;
    const { db } = test.database;
    const policy = { po_required: true, po_pattern: 'X####', approval: 'always' } as const;
    await db.updateTable('corporate_client').set(policy).where('id', '=', a.id).execute();
    const made = await put(putPhoneOrder, 'O-1', order);
    expect([made.statusCode, made.json()]).toMatchObject([
      201,
      {
        ...{ outcome: 'created', externalId: 'O-1', status: 'submitted', orderer: null, fulfilment: 'delivery' },
        ...{ poNumber: '4500', slot: 'morning', address: { line1: 'Kade 1' }, client: { externalId: 'A' } },
        lines: [
          { quantity: 2, to: '2026-12-11', remark: 'Long fork' },
          { quantity: 1, to: null, remark: null },
        ],
      },
    ]);
    const { id, number } = made.json();
    const { items } = (await test.call(listOrders, { sample: { query: { q: number } } })).json();
    expect(items).toMatchObject([{ id, number, orderer: null, status: 'submitted', pieceCount: 3 }]);
    expect(items[0].estimate).not.toBeNull();
    const activity = (await test.call(listActivity, { sample: { query: { resource: 'order', id } } })).json().items;
    expect(activity).toMatchObject([{ action: 'created', actor: null, subject: { resource: 'order' } }]);
    expect(await told('orderMoved', id)).toBeGreaterThan(0);
    expect((await test.call(getCompanyOrder, { sample: { params: { id } } })).json().externalId).toBe('O-1');
    await changesSettle(db);
    let page = (await test.call(getCompanyChanges, { sample: { query: { limit: '1000', kind: 'order' } } })).json();
    const changes = page.items;
    while (page.hasMore) {
      const query = { limit: '1000', kind: 'order', after: page.next };
      page = (await test.call(getCompanyChanges, { sample: { query } })).json();
      changes.push(...page.items);
    }
    expect(changes).toContainEqual(expect.objectContaining({ kind: 'order', id, externalId: 'O-1' }));
    // Whoever sends it again, early or late, makes no second one.
    expect((await put(putPhoneOrder, 'O-1', order)).json()).toMatchObject({ outcome: 'unchanged', number });
    const confirmed = await put(putPhoneOrder, 'O-1', { ...order, status: 'confirmed' });
    expect(confirmed.json()).toMatchObject({ outcome: 'changed', status: 'confirmed' });
    expect((await put(putPhoneOrder, 'O-1', order)).json()).toMatchObject({
      outcome: 'unchanged',
      status: 'confirmed',
    });
    expect((await put(putPhoneOrder, 'O-1', { ...order, poNumber: '4501', lines: [] })).json().errors).toEqual([
      { pointer: '/lines', code: 'required' },
    ]);
    const [line] = order.lines;
    const changed = await put(putPhoneOrder, 'O-1', { ...order, poNumber: '4501', lines: [line] });
    expect(changed.json().errors).toEqual([
      { pointer: '/poNumber', code: 'taken' },
      { pointer: '/lines', code: 'taken' },
    ]);
  });

  it('[OP-33] are confirmed at once, fetched at the depot, and told to nobody for the past', async () => {
    const { address: _, slot: __, ...fetched } = order;
    const made = await put(putPhoneOrder, 'O-2', { ...fetched, status: 'confirmed' }, { notify: 'none' });
    expect(made.json()).toMatchObject({ status: 'confirmed', fulfilment: 'pickup', address: null, slot: null });
    expect(await told('orderMoved', made.json().id)).toBe(0);
    const again = await test.call(confirmCompanyOrder, { sample: { params: { id: made.json().id } } });
    expect(again.json().type).toBe('illegal-transition');
  });

  it('[OP-33] are refused with the field that is wrong, each row by itself', async () => {
    const [line] = order.lines;
    const with1 = (more: object) => ({ ...order, lines: [{ ...line, ...more }] });
    expect(
      reasons(
        await batch(importPhoneOrders, [
          { externalId: 'X-1', ...order, depot: 'D-404' },
          { externalId: 'X-2', ...order, client: 'B' },
          { externalId: 'X-3', ...with1({ productCode: 'NONE' }) },
          { externalId: 'X-4', ...with1({ from: '2024-01-01', to: '2024-01-02' }) },
          { externalId: 'X-5', ...with1({ from: '2029-06-01', to: null }) },
          { externalId: 'X-6', ...with1({ to: '2026-11-01' }) },
          { externalId: 'X-7', ...order, client: 'STOP', address: null },
          { externalId: 'X-8', ...order },
        ]),
      ),
    ).toMatchObject([
      { pointer: '/depot', code: 'reference' },
      { pointer: '/address', code: 'reference' },
      { pointer: '/lines/0/productCode', code: 'reference' },
      { pointer: '/lines/0/from', code: 'too-early' },
      { pointer: '/lines/0/to', code: 'too-late' },
      { pointer: '/lines/0/to', code: 'before-from' },
      'client-blocked',
      'created',
    ]);
    const foreign = await test.call(getPhoneOrder, { sample: { params: { externalId: 'X-8' } }, token: OF_DE });
    expect(foreign.statusCode).toBe(404);
  });
});

const rent = { contract: 'K', productCode: 'LIFT-10', status: 'onRent', onRentAt: '2026-11-02T06:00:00.000Z' };
const window = { date: '2026-11-21', slot: 'morning' };
const callOff = (...lines: string[]) => ({
  ...{ client: 'A', offRentAt: '2026-11-19T14:00:00.000Z', window, place: 'Behind the crane' },
  lines: lines.map((line) => ({ line })),
});

describe('off-hires by phone', () => {
  it('[OP-33] are confirmed with a number, also on a Saturday and for yesterday, and the client has the proof', async () => {
    await send(importCompanyLines, [
      { externalId: 'L-1', ...rent },
      { externalId: 'L-2', ...rent },
    ]);
    const made = await put(putPhoneOffHire, 'H-1', callOff('L-1', 'L-2'));
    expect([made.statusCode, made.json()]).toMatchObject([
      201,
      {
        ...{ outcome: 'created', externalId: 'H-1', status: 'confirmed', caller: null, transport: 'collect', window },
        ...{
          offRentAt: '2026-11-19T14:00:00.000Z',
          number: expect.stringMatching(/^OH-26/),
          place: 'Behind the crane',
        },
      },
    ]);
    const { id, number } = made.json();
    expect(made.json().lines).toHaveLength(2);
    const seen = (await test.call(getOffHire, { sample: { params: { id } } })).json();
    expect(seen).toMatchObject({ number, status: 'confirmed', createdBy: null });
    const { contractId } = seen.lines[0];
    const contract = (await test.call(getContract, { sample: { params: { id: contractId } } })).json();
    expect(contract.lines.map(({ status }: { status: string }) => status)).toEqual(['offHired', 'offHired']);
    expect(await told('offHireNumber', id)).toBeGreaterThan(0);
    const activity = (await test.call(listActivity, { sample: { query: { resource: 'offHire', id } } })).json().items;
    expect(activity).toMatchObject([{ action: 'created', actor: null }]);
    expect((await put(putPhoneOffHire, 'H-1', callOff('L-1', 'L-2'))).json().outcome).toBe('unchanged');
    const other = { ...callOff('L-1', 'L-2'), offRentAt: '2026-11-18T14:00:00.000Z' };
    expect((await put(putPhoneOffHire, 'H-1', other)).json().errors).toEqual([
      { pointer: '/offRentAt', code: 'taken' },
    ]);
    expect((await test.call(getCompanyOffHire, { sample: { params: { id } } })).json().externalId).toBe('H-1');
    const foreign = await test.call(getPhoneOffHire, { sample: { params: { externalId: 'H-1' } }, token: OF_DE });
    expect(foreign.statusCode).toBe(404);
  });

  it('[OP-33] take some pieces, and the company’s own number', async () => {
    await send(importCompanyLines, [{ externalId: 'L-3', ...rent, productCode: 'FENCE', quantity: 40 }]);
    const row = {
      ...callOff(),
      transport: 'bringBack',
      window: null,
      number: 'RET-77',
      lines: [{ line: 'L-3', quantity: 15 }],
    };
    const made = await put(putPhoneOffHire, 'H-2', row);
    expect(made.json()).toMatchObject({ number: 'RET-77', window: null, lines: [{ quantity: 15 }] });
    expect((await put(putPhoneOffHire, 'H-3', { ...row, lines: [{ line: 'L-3' }] })).json().errors).toEqual([
      { pointer: '/number', code: 'taken' },
    ]);
    const rest = await put(putPhoneOffHire, 'H-3', { ...row, number: 'RET-78', lines: [{ line: 'L-3' }] });
    expect(rest.json().lines).toMatchObject([{ quantity: 25 }]);
  });

  it('[OP-33] are refused for what is charged, elsewhere, gone, or another client’s', async () => {
    const lines = [
      { externalId: 'L-4', ...rent, chargedUntil: '2026-11-25' },
      { externalId: 'L-5', ...rent },
      { externalId: 'L-6', ...rent, contract: 'K-AD' },
      { externalId: 'L-7', ...rent, contract: 'K-B' },
      { externalId: 'L-8', ...rent, status: 'planned', onRentAt: '2026-12-01T06:00:00.000Z' },
    ];
    await send(importCompanyLines, lines);
    expect(
      reasons(
        await batch(importPhoneOffHires, [
          { externalId: 'X-1', ...callOff('L-4') },
          { externalId: 'X-2', ...callOff('L-5', 'L-6') },
          { externalId: 'X-3', ...callOff('L-7') },
          { externalId: 'X-4', ...callOff('L-8') },
          { externalId: 'X-5', ...callOff('L-404') },
          { externalId: 'X-6', ...callOff('L-5'), window: null },
          { externalId: 'X-7', ...callOff('L-5'), window: { date: '2026-11-18', slot: 'day' } },
          { externalId: 'X-8', ...callOff('L-5'), offRentAt: '2026-10-01T06:00:00.000Z' },
          { externalId: 'X-9', ...callOff('L-5', 'L-5') },
        ]),
      ),
    ).toMatchObject([
      { pointer: '/offRentAt', code: 'too-early', params: { date: '2026-11-25' } },
      { pointer: '/lines/1/line', code: 'other-place' },
      { pointer: '/lines/0/line', code: 'reference' },
      'illegal-transition',
      { pointer: '/lines/0/line', code: 'reference' },
      { pointer: '/window', code: 'required' },
      { pointer: '/window/date', code: 'too-early' },
      { pointer: '/offRentAt', code: 'before-on-rent' },
      { pointer: '/lines/1/line', code: 'taken' },
    ]);
  });
});

describe('off-hires of the past', () => {
  it('[OP-97] stand as collected under their number beside lines that are back, and tell nobody', async () => {
    const back = { status: 'closed', offRentAt: '2026-11-10T15:00:00.000Z', returnedAt: '2026-11-11T09:00:00.000Z' };
    const history = ['L-20', 'L-21'].map((externalId) => ({ externalId, ...rent, ...back }));
    await send(importCompanyLines, [...history, { externalId: 'L-22', ...rent }]);
    const past = { client: 'A', status: 'collected', number: 'RET-20', offRentAt: '2026-11-10T14:00:00.000Z' };
    const row = { ...past, window: { date: '2026-11-11', slot: 'morning' }, lines: [{ line: 'L-20' }] };
    const made = await put(putPhoneOffHire, 'H-20', row);
    expect([made.statusCode, made.json()]).toMatchObject([
      201,
      {
        status: 'collected',
        number: 'RET-20',
        window: row.window,
        lines: [{ line: 'L-20', quantity: 1 }],
        caller: null,
      },
    ]);
    expect(await told('offHireNumber', made.json().id)).toBe(0);
    expect((await put(putPhoneOffHire, 'H-20', row)).json().outcome).toBe('unchanged');
    // Lines sent again say nothing new either.
    expect((await send(importCompanyLines, history)).json()).toMatchObject({ unchanged: 2 });
    const other = { ...row, number: 'RET-21' };
    expect(
      reasons(
        await batch(importPhoneOffHires, [
          { externalId: 'P-1', ...other },
          { externalId: 'P-2', ...other, lines: [{ line: 'L-22' }] },
          { externalId: 'P-3', ...other, lines: [{ line: 'L-21' }], offRentAt: '2026-11-11T14:00:00.000Z' },
          { externalId: 'P-4', ...other, lines: [{ line: 'L-21', quantity: 2 }] },
          { externalId: 'P-5', ...other, lines: [{ line: 'L-21' }, { line: 'L-21' }] },
          { externalId: 'P-6', ...row, lines: [{ line: 'L-21' }] },
        ]),
      ),
    ).toMatchObject([
      { pointer: '/lines/0/line', code: 'taken' },
      { pointer: '/lines/0/line', code: 'choice' },
      { pointer: '/offRentAt', code: 'choice' },
      { pointer: '/lines/0/quantity', code: 'too-large', params: { max: 1 } },
      { pointer: '/lines/1/line', code: 'taken' },
      { pointer: '/number', code: 'taken' },
    ]);
  });
});

describe('readings and extensions by phone', () => {
  it('[OP-33] keep engine hours of a day, once, and they rise', async () => {
    await send(importCompanyLines, [{ externalId: 'L-9', ...rent }]);
    const made = await put(putCompanyReading, 'R-1', { line: 'L-9', hours: 812.5, day: '2026-11-18' });
    expect([made.statusCode, made.json()]).toMatchObject([
      201,
      { outcome: 'created', line: 'L-9', hours: 812.5, day: '2026-11-18' },
    ]);
    const today = await put(putCompanyReading, 'R-2', { line: 'L-9', hours: 830, day: '2026-11-20' });
    expect(today.json()).toMatchObject({ outcome: 'created', day: '2026-11-20' });
    const repeat = await put(putCompanyReading, 'R-1', { line: 'L-9', hours: 812.5, day: '2026-11-18' });
    expect(repeat.json().outcome).toBe('unchanged');
    const errors = async (id: string, body: object) => (await put(putCompanyReading, id, body)).json().errors;
    expect(await errors('R-3', { line: 'L-9', hours: 900, day: '2026-11-21' })).toEqual([
      { pointer: '/day', code: 'in-future' },
    ]);
    expect(await errors('R-3', { line: 'L-9', hours: 100, day: '2026-11-20' })).toMatchObject([
      { pointer: '/hours', code: 'too-small', params: { min: 830 } },
    ]);
    expect(await errors('R-3', { line: 'L-404', hours: 100, day: '2026-11-20' })).toEqual([
      { pointer: '/line', code: 'reference' },
    ]);
  });

  it('[OP-77] are corrected and declared void, so that a wrong one holds up none of the later ones', async () => {
    await send(importCompanyLines, [{ externalId: 'L-12', ...rent }]);
    const line = { line: 'L-12' };
    const of = async (id: string, body: object) => (await put(putCompanyReading, id, { ...line, ...body })).json();
    await of('R-20', { hours: 100, day: '2026-11-10' });
    await of('R-21', { hours: 99_999, day: '2026-11-17' });
    expect((await of('R-22', { hours: 150, day: '2026-11-18' })).errors).toMatchObject([{ code: 'too-small' }]);

    const { db } = test.database;
    const activity = () => db.selectFrom('activity').where('resource', '=', 'asset').select('id').execute();
    const before = (await activity()).length;
    const corrected = await of('R-21', { hours: 140, day: '2026-11-17' });
    expect(corrected).toMatchObject({ outcome: 'changed', externalId: 'R-21', hours: 140, archived: false });
    expect((await activity()).length).toBe(before + 1);
    expect((await of('R-21', { hours: 140, day: '2026-11-17' })).outcome).toBe('unchanged');
    // A correction has to rise as well, and one that is refused changes nothing.
    expect((await of('R-21', { hours: 90, day: '2026-11-17' })).errors).toMatchObject([{ pointer: '/hours' }]);
    const read = await test.call(getCompanyReading, { sample: { params: { externalId: 'R-21' } } });
    expect(read.json()).toMatchObject({ hours: 140, day: '2026-11-17' });
    const later = { hours: 150, day: '2026-11-18' };
    expect((await of('R-22', later)).outcome).toBe('created');

    expect(await of('R-22', { ...later, archived: true })).toMatchObject({ outcome: 'changed', archived: true });
    // It stays void until the company says otherwise.
    expect(await of('R-22', later)).toMatchObject({ outcome: 'unchanged', archived: true });
    expect((await of('R-23', { hours: 145, day: '2026-11-18' })).outcome).toBe('created');
    expect((await of('R-22', { ...later, archived: false })).outcome).toBe('changed');
    // What arrives void is never counted.
    expect(await of('R-24', { hours: 99_999, day: '2026-11-19', archived: true })).toMatchObject({
      ...{ outcome: 'created', hours: 99_999, archived: true },
    });
    expect((await of('R-25', { hours: 160, day: '2026-11-20' })).outcome).toBe('created');
    const voided = await db
      .selectFrom('asset_reading_void')
      .where('by_company', '=', true)
      .select(['value', 'voided_by'])
      .orderBy('value')
      .execute();
    expect(voided.map((row) => [Number(row.value), row.voided_by])).toEqual([
      [150, null],
      [99_999, null],
      [99_999, null],
    ]);
  });

  it('[OP-33] of a machine that is back are none any more, and a repeat of them changes nothing', async () => {
    await send(importCompanyLines, [{ externalId: 'L-11', ...rent }]);
    const reading = { line: 'L-11', hours: 70, day: '2026-11-18' };
    expect((await put(putCompanyReading, 'R-11', reading)).statusCode).toBe(201);
    const back = { ...rent, status: 'returned', offRentAt: '2026-11-19T15:00:00.000Z' };
    expect((await send(importCompanyLines, [{ externalId: 'L-11', ...back }])).json()).toMatchObject({ changed: 1 });
    const batch = await send(importCompanyReadings, [
      { externalId: 'R-11', ...reading },
      { externalId: 'R-12', ...reading, day: '2026-11-19' },
    ]);
    expect(batch.json().items).toMatchObject([{ outcome: 'unchanged' }, { problem: 'illegal-transition' }]);
    expect((await put(putCompanyReading, 'R-11', reading)).statusCode).toBe(404);
  });

  it('[OP-33] extend a line by its new end', async () => {
    await send(importCompanyLines, [{ externalId: 'L-10', ...rent, expectedOffRentAt: '2026-12-01T15:00:00.000Z' }]);
    const later = { externalId: 'L-10', ...rent, expectedOffRentAt: '2026-12-11T15:00:00.000Z' };
    expect((await send(importCompanyLines, [later])).json()).toMatchObject({ changed: 1 });
    const extensions = await test.database.db
      .selectFrom('line_extension')
      .innerJoin('external_key', (join) =>
        join.on((eb) => eb('external_key.row_id', '=', eb.cast<string>('line_extension.contract_line_id', 'text'))),
      )
      .where('external_key.external_id', '=', 'L-10')
      .select(['expected_before', 'expected_after', 'extended_by'])
      .execute();
    expect(extensions).toEqual([
      {
        expected_before: new Date('2026-12-01T15:00:00.000Z'),
        expected_after: new Date('2026-12-11T15:00:00.000Z'),
        extended_by: null,
      },
    ]);
  });
});
