import {
  type BodyInput,
  createOffHire,
  type Endpoint,
  estimateExtension,
  estimateOffHire,
  extendLines,
  getContract,
  getOffHire,
  getRentedLines,
  listContractLines,
  type OffHire,
  putContractReferences,
  withdrawOffHire,
} from '@hireyard/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compose } from '../../../mail/compose.ts';
import { type CallOptions, startTestApp, type TestApp } from '../../../testing/app.ts';
import type { TestClient, TestUser } from '../../../testing/fixture.ts';
import { insertLine, insertOffHire } from '../../../testing/fixture-off-hires.ts';

let test: TestApp;
let a: TestClient;
let user: TestUser;
beforeAll(async () => {
  test = await startTestApp();
  ({ a, administrator: user } = test.fixture);
});
afterAll(() => test.close());

const send = async (endpoint: Endpoint, sample: CallOptions['sample'] & object, by = user, headers = {}) =>
  test.call(endpoint, {
    token: await test.tokenOf(by),
    sample,
    headers: endpoint.method === 'GET' ? {} : { 'idempotency-key': crypto.randomUUID(), ...headers },
  });
type Body = BodyInput<typeof createOffHire>;
const called = (lineIds: readonly string[], own: Partial<Body> = {}, quantity = 1): Body => ({
  lines: lineIds.map((lineId) => ({ lineId, quantity, meterHours: 1204, fuelPercent: 75 })),
  offRentAt: test.now().toISOString(),
  transport: 'bringBack',
  window: null,
  place: ' Behind gate 2 ',
  keyPlace: null,
  siteContactId: null,
  attachmentIds: [],
  ...own,
});
const lineRow = (id: string) =>
  test.database.db.selectFrom('contract_line').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const company = (set: { confirms_off_hires: boolean }) =>
  test.database.db.updateTable('operating_company').set(set).execute();

describe('calling off', () => {
  it('[DOM-03] stops the rent of several machines at once, with a number that a mail has with its machines', async () => {
    const lineIds = [await insertLine(test.database.db, a), await insertLine(test.database.db, a, { quantity: 3 })];
    const body = called(lineIds);
    body.lines[1]!.quantity = 3;
    const answer = await send(createOffHire, { body });
    expect(answer.statusCode, answer.body).toBe(201);
    const offHire = answer.json() as OffHire;
    expect(offHire).toMatchObject({
      number: expect.stringMatching(/^OH-26\d{4}$/),
      status: 'confirmed',
      place: 'Behind gate 2',
      createdBy: { id: user.id },
      actions: ['withdraw'],
    });
    expect(offHire.lines.map(({ lineId, quantity, meterHours }) => [lineId, quantity, meterHours]).toSorted()).toEqual(
      [
        [lineIds[0], 1, 1204],
        [lineIds[1], 3, 1204],
      ].toSorted(),
    );
    expect(await lineRow(lineIds[1]!)).toMatchObject({ status: 'offHired', qty_pending_pickup: 3, quantity: 3 });

    const queued = await test.database.db
      .selectFrom('mail')
      .selectAll()
      .where('template', '=', 'notification')
      .execute();
    const { db } = test.database;
    const context = { db, now: test.now(), publicUrl: 'https://portal.example', companies: [] };
    const mails = await Promise.all(queued.map((row) => compose(row.template, row.params as object, context)));
    const mail = mails.find((one) => one?.message.subject.includes(offHire.number ?? '?'));
    expect(mail?.message.facts?.length).toBe(5);
    expect(mail?.message.facts?.[0]?.[1]).toBe(offHire.number);
    expect(mail?.message.facts?.[3]?.[1]).toContain('3 ×');
    expect(mail?.message.facts?.[4]?.[0]).toBe('Site');
    const row = queued.find((_, index) => mails[index] === mail);
    // It waits until the call-off cannot be undone in its confirmation.
    expect(row?.next_attempt_at).toEqual(new Date(test.now().getTime() + 20_000));

    const contract = (await send(getContract, { params: { id: a.contractId } })).json();
    expect(contract.offHires).toContainEqual(expect.objectContaining({ id: offHire.id, number: offHire.number }));

    const withdrawn = await send(withdrawOffHire, { params: { id: offHire.id } });
    expect(withdrawn.json(), withdrawn.body).toMatchObject({
      status: 'cancelled',
      number: offHire.number,
      actions: [],
    });
    expect(row && (await compose(row.template, row.params as object, context))).toBeNull();
    expect(await lineRow(lineIds[0]!)).toMatchObject({
      status: 'onRent',
      off_hire_id: null,
      off_rent_at: null,
      qty_pending_pickup: 0,
    });
    expect((await send(withdrawOffHire, { params: { id: offHire.id } })).json()).toMatchObject({
      type: 'illegal-transition',
      current: 'cancelled',
    });
  });

  it('[DOM-03] [DOM-10] [DOM-16] says what it saves of the days that were expected, without weekends and holidays', async () => {
    const { db } = test.database;
    const to = { expected_off_rent_at: '2026-12-28T15:00:00Z' };
    const rate = { rate_unit: 'week' as const, rate_price: '200.00', rate_currency: 'EUR' };
    const lift = await insertLine(db, a, { ...to, ...rate, quantity: 3 });
    const open = await insertLine(db, a, { expected_off_rent_at: null });
    const late = await insertLine(db, a, { expected_off_rent_at: '2026-11-19T15:00:00Z' });
    const lines = [lift, open, late].map((lineId) => ({ lineId, quantity: lineId === lift ? 2 : 1 }));
    // Noon on the 18th: then the 19th to the 28th, with five weekdays that are no holidays, so a week of two machines.
    const sample = { body: { lines, offRentAt: '2026-12-18T11:00:00Z' } };
    const answer = await send(estimateOffHire, sample);
    expect(answer.json(), answer.body).toEqual({
      saved: { amount: '400.00', currency: 'EUR' },
      lines: 1,
      to: '2026-12-28',
    });
    const hidden = await send(estimateOffHire, sample, test.fixture.lacking['price-view']);
    expect(hidden.json()).toMatchObject({ saved: null, lines: 1 });
    const nothing = await send(estimateOffHire, { body: { ...sample.body, lines: lines.slice(1) } });
    expect(nothing.json()).toEqual({ saved: null, lines: 0, to: null });
    expect(await lineRow(lift)).toMatchObject({ status: 'onRent' });
  });

  it('[DOM-94] says what an extension adds, as it will be billed: nothing once a four-week rate is reached', async () => {
    const { db } = test.database;
    const rate = { rate_unit: 'week' as const, rate_price: '285.00', rate_currency: 'EUR' };
    const agreed = { agreed_day: '98.50', agreed_week: '285.00', agreed_four_week: '940.50' };
    const on = { on_rent_at: '2026-11-02T08:00:00Z', expected_off_rent_at: '2026-11-20T15:00:00Z' };
    const lift = await insertLine(db, a, { ...rate, ...agreed, ...on });
    const ask = async (to: string, user?: TestUser) =>
      (await send(estimateExtension, { body: { lines: [{ lineId: lift, to }] } }, user)).json();
    // Three weeks cost 855.00, and four 940.50.
    expect(await ask('2026-11-23')).toEqual({ added: { amount: '85.50', currency: 'EUR' } });
    expect(await ask('2026-11-27')).toEqual({ added: { amount: '85.50', currency: 'EUR' } });
    expect(await ask('2026-12-01')).toEqual({ added: { amount: '282.50', currency: 'EUR' } });
    expect(await ask('2026-11-20')).toEqual({ added: null });
    expect(await ask('2026-12-01', test.fixture.lacking['price-view'])).toEqual({ added: null });
  });

  it('[DOM-03] happens once, however often it is sent and whoever sends it too', async () => {
    const lineId = await insertLine(test.database.db, a);
    const key = { 'idempotency-key': crypto.randomUUID() };
    const body = called([lineId]);
    const first = await send(createOffHire, { body }, user, key);
    const again = await send(createOffHire, { body }, user, key);
    expect(again.json().id).toBe(first.json().id);
    const another = await send(createOffHire, { body }, test.fixture.ofBoth);
    expect(another.json()).toMatchObject({ status: 409, type: 'illegal-transition', current: 'offHired' });
    const both = await insertLine(test.database.db, a);
    const answers = await Promise.all(
      [user, test.fixture.ofBoth].map((by) => send(createOffHire, { body: called([both]) }, by)),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
  });

  it('[DOM-02] splits a line of which a part is called off', async () => {
    const lineId = await insertLine(test.database.db, a, { quantity: 5, qty_returned: 1 });
    const tooMany = await send(createOffHire, { body: called([lineId], {}, 5) });
    expect(tooMany.json().errors).toEqual([{ pointer: '/lines/0/quantity', code: 'too-large', params: { max: 4 } }]);
    const { lines } = (await send(createOffHire, { body: called([lineId], {}, 3) })).json() as OffHire;
    expect(lines).toHaveLength(1);
    expect(await lineRow(lineId)).toMatchObject({ status: 'onRent', quantity: 2, qty_returned: 1 });
    expect(await lineRow(lines[0]!.lineId)).toMatchObject({ status: 'offHired', quantity: 3, qty_pending_pickup: 3 });
    const rest = await send(listContractLines, { query: { status: 'onRent', size: '50' } });
    expect(rest.statusCode, rest.body).toBe(200);
    const shown = rest.json().items.find((one: { id: string }) => one.id === lineId);
    expect(shown).toMatchObject({ actions: ['extend', 'offHire'], offHireId: null });
  });

  it('[DOM-03] waits for its number where the company looks at each, and takes the machines of one place alone', async () => {
    await company({ confirms_off_hires: false });
    const lineId = await insertLine(test.database.db, a);
    const answer = (await send(createOffHire, { body: called([lineId]) })).json();
    await company({ confirms_off_hires: true });
    expect(answer).toMatchObject({ number: null, status: 'requested', actions: ['withdraw'] });
    expect(await lineRow(lineId)).toMatchObject({ status: 'offHireRequested' });

    const elsewhere = await test.database.db
      .selectFrom('contract')
      .select('id')
      .where('client_id', '=', a.id)
      .where('id', '<>', a.contractId)
      .limit(1)
      .executeTakeFirstOrThrow();
    const here = await insertLine(test.database.db, a);
    const there = await insertLine(test.database.db, a, { contract_id: elsewhere.id });
    const mixed = await send(createOffHire, { body: called([here, there]) });
    expect(mixed.json().errors).toEqual([{ pointer: '/lines/1/lineId', code: 'other-place' }]);
    // All or nothing.
    expect(await lineRow(here)).toMatchObject({ status: 'onRent' });
    const late = await send(createOffHire, {
      body: called([here], { offRentAt: new Date(test.now().getTime() - 16 * 60_000).toISOString() }),
    });
    expect(late.json().errors[0]).toMatchObject({ pointer: '/offRentAt', code: 'backdated' });
  });

  it('[DOM-11] by a user who is confined to projects reaches their machines, and splits them', async () => {
    const { confined } = test.fixture;
    const [, second] = a.projectIds;
    const contract = (id: string | null) =>
      test.database.db
        .selectFrom('contract')
        .select('id')
        .where('client_id', '=', a.id)
        .where('project_id', id === null ? 'is' : '=', id)
        .executeTakeFirstOrThrow();
    const own = (await contract(a.projectIds[0])).id;
    const others = (await contract(second)).id;
    const seen = await send(getContract, { params: { id: own } }, confined);
    const [mine, foreign] = seen.statusCode === 200 ? [own, others] : [others, own];
    const lineId = await insertLine(test.database.db, a, { contract_id: mine, quantity: 2 });
    const hidden = await insertLine(test.database.db, a, { contract_id: foreign });
    expect((await send(createOffHire, { body: called([hidden]) }, confined)).statusCode).toBe(404);
    const answer = await send(createOffHire, { body: called([lineId]) }, confined);
    expect(answer.statusCode, answer.body).toBe(201);
    const part = await insertOffHire(test.database.db, { id: a.id, contractId: foreign }, 'confirmed');
    expect((await send(getOffHire, { params: { id: part.id } }, confined)).statusCode).toBe(404);
    // Users cannot withdraw an off-hire if they see only some of its machines.
    await test.database.db.updateTable('off_hire').set({ line_count: 2 }).where('id', '=', answer.json().id).execute();
    const withdrawn = await send(withdrawOffHire, { params: { id: answer.json().id } }, confined);
    expect(withdrawn.json()).toMatchObject({ type: 'missing-right' });
  });
});

describe('the lines of a form', () => {
  it('[DOM-03] [DOM-11] are those of several contracts in sight, with their place and the rules of its depot', async () => {
    const { confined } = test.fixture;
    const contracts = await test.database.db
      .selectFrom('contract')
      .select(['id', 'line1'])
      .distinctOn('project_id')
      .where('client_id', '=', a.id)
      .execute();
    expect(contracts.length).toBeGreaterThan(1);
    const named: string[] = [];
    for (const { id } of contracts) named.push(await insertLine(test.database.db, a, { contract_id: id }));
    // The same parameter several times.
    const read = (query: string[][], by = user) => send(getRentedLines, { query: query as never }, by);
    const lines = named.map((id) => ['line', id]);
    const answer = await read(lines);
    expect(answer.statusCode, answer.body).toBe(200);
    const all = answer.json();
    expect(all.lines.map(({ id }: { id: string }) => id).toSorted()).toEqual(named.toSorted());
    expect(all.lines[0]).toMatchObject({
      actions: ['extend', 'offHire'],
      address: { line1: contracts.find(({ id }) => id === all.lines[0].contractId)?.line1 },
    });
    expect(all.depots).toContainEqual({
      id: all.lines[0].depot.id,
      rules: expect.objectContaining({ workDays: expect.any(Array), timeZone: expect.any(String) }),
    });
    const some = (await read(lines, confined)).json();
    expect(some.lines.length).toBeGreaterThan(0);
    expect(some.lines.length).toBeLessThan(named.length);
    const ofOne = (await read([['contract', a.contractId]])).json();
    expect(new Set(ofOne.lines.map(({ contractId }: { contractId: string }) => contractId))).toEqual(
      new Set([a.contractId]),
    );
    expect((await read([])).json()).toEqual({ lines: [], depots: [] });
  });
});

describe('extending', () => {
  const to = (lines: Readonly<Record<string, string>>) => ({
    body: { lines: Object.entries(lines).map(([lineId, day]) => ({ lineId, to: day })), reason: 'Facade is late' },
  });

  it('[DOM-09] moves the end of a contract’s lines, all or none of them, and says why not', async () => {
    const { id: elsewhere } = await test.database.db
      .selectFrom('contract')
      .select('id')
      .where('client_id', '=', a.id)
      .where('id', '<>', a.contractId)
      .limit(1)
      .executeTakeFirstOrThrow();
    const fine = await insertLine(test.database.db, a);
    const saturday = await insertLine(test.database.db, a);
    const other = await insertLine(test.database.db, a, { contract_id: elsewhere });
    const answer = await send(
      extendLines,
      to({ [fine]: '2026-12-11', [saturday]: '2026-12-12', [other]: '2026-12-11' }),
    );
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json().lines).toEqual([
      { lineId: fine, contractId: a.contractId, extended: false, issue: null, expectedOffRentAt: expect.any(String) },
      {
        lineId: saturday,
        contractId: a.contractId,
        extended: false,
        issue: { code: 'closed-day', params: { date: '2026-12-14' } },
        expectedOffRentAt: '2026-12-04T15:00:00.000Z',
      },
      {
        lineId: other,
        contractId: elsewhere,
        extended: true,
        issue: null,
        expectedOffRentAt: '2026-12-11T15:00:00.000Z',
      },
    ]);
    expect((await send(extendLines, to({ [saturday]: '2026-12-12' }))).json().errors).toEqual([
      { pointer: '/lines/0/to', code: 'closed-day', params: { date: '2026-12-14' } },
    ]);
    await send(extendLines, to({ [fine]: '2026-12-11' }));
    const contract = (await send(getContract, { params: { id: a.contractId } })).json();
    const extended = contract.lines.find((one: { id: string }) => one.id === fine);
    expect(extended.extensions).toMatchObject([
      {
        from: '2026-12-04T15:00:00.000Z',
        to: '2026-12-11T15:00:00.000Z',
        reason: 'Facade is late',
        by: { id: user.id },
      },
    ]);
  });
});

describe('the references of a contract', () => {
  it('[DOM-14] keep the PO number and the cost code that the policy asks for', async () => {
    const { db } = test.database;
    const policy = (isAsked: boolean) =>
      db
        .updateTable('corporate_client')
        .set({ po_required: isAsked, cost_code_required: isAsked })
        .where('id', '=', a.id)
        .execute();
    await policy(true);
    const params = { id: a.contractId };
    const { version } = (await send(getContract, { params })).json();
    const put = (body: object) => send(putContractReferences, { params, body }, user, { 'if-match': `"${version}"` });
    const missing = await put({ poNumber: null, costCode: null, reference: 'Gate 2' });
    expect(missing.json()).toMatchObject({
      status: 422,
      errors: [
        { pointer: '/poNumber', code: 'required' },
        { pointer: '/costCode', code: 'required' },
      ],
    });
    const whole = { poNumber: '4500077', costCode: '4120', reference: null };
    expect((await put(whole)).json()).toMatchObject({ ...whole, version: version + 1 });
    await policy(false);
  });
  it('[DOM-14] change as the policy of the client has it', async () => {
    const { db } = test.database;
    await db.updateTable('corporate_client').set({ po_pattern: '45#####' }).where('id', '=', a.id).execute();
    const params = { id: a.contractId };
    const { version } = (await send(getContract, { params })).json();
    const put = (poNumber: string) =>
      send(putContractReferences, { params, body: { poNumber, costCode: null, reference: null } }, user, {
        'if-match': `"${version}"`,
      });
    expect((await put('PO-1')).json().errors[0]).toMatchObject({ pointer: '/poNumber', code: 'pattern' });
    expect((await put('4500077')).json()).toMatchObject({ poNumber: '4500077', version: version + 1 });
    await db.updateTable('corporate_client').set({ po_pattern: null }).where('id', '=', a.id).execute();
  });

  it('[DOM-09] [DOM-28] is refused from the day on which the depot has promised the machine elsewhere', async () => {
    const { db } = test.database;
    const known = await db.selectFrom('product').selectAll().limit(1).executeTakeFirstOrThrow();
    const code = 'PROMISED-1';
    await db
      .insertInto('product')
      .values({ ...known, id: crypto.randomUUID(), code, specs: JSON.stringify(known.specs) } as never)
      .execute();
    const extended = (day: string) => send(extendLines, { body: { lines: [{ lineId: id, to: day }], reason: null } });
    const id = await insertLine(db, a, { product_code: code });
    const { depot_id: depotId } = await lineRow(id);
    await db
      .insertInto('depot_stock')
      .values({ depot_id: depotId as string, product_code: code, pieces: 1 })
      .execute();
    const promised = async () => (await send(getRentedLines, { query: { line: id } })).json().lines[0].promisedFrom;
    expect(await promised()).toBeNull();
    // A line of another client, whose name must not be revealed.
    const planned = {
      status: 'planned',
      on_rent_at: '2026-12-09T06:00:00Z',
      expected_off_rent_at: '2026-12-18T15:00:00Z',
    };
    await insertLine(db, test.fixture.b, { ...planned, product_code: code } as never);
    expect(await promised()).toBe('2026-12-09');
    const refused = await extended('2026-12-09');
    expect(refused.statusCode, refused.body).toBe(422);
    expect(refused.json().errors).toEqual([
      { pointer: '/lines/0/to', code: 'promised', params: { date: '2026-12-09' } },
    ]);
    expect((await extended('2026-12-08')).statusCode).toBe(200);
    // A second piece covers the reservation.
    await db.updateTable('depot_stock').set({ pieces: 2 }).where('product_code', '=', code).execute();
    expect(await promised()).toBeNull();
  });
});
