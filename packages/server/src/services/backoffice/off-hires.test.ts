import {
  getContract,
  getOffHire,
  OFF_HIRE_STATUSES,
  type OffHireStatus,
  TRANSPORTS,
  type Transport,
} from '@hireyard/contract';
import {
  collectCompanyOffHire,
  confirmCompanyOffHire,
  failCompanyOffHire,
  getCompanyOffHire,
  listCompanyOffHires,
  returnLine,
  scheduleCompanyOffHire,
  withdrawCompanyOffHire,
} from '@hireyard/contract/backoffice';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { COMPANY_OFF_HIRE, LINE_OF } from '../../domain/off-hires.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { insertLine, insertOffHire } from '../../testing/fixture-off-hires.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const AT = '2026-11-20T08:30:00.000Z';
const body = { number: null, window: { date: '2026-11-24', slot: 'afternoon' }, at: AT, reason: 'notFound' };
const moves = {
  confirmed: confirmCompanyOffHire,
  scheduled: scheduleCompanyOffHire,
  collected: collectCompanyOffHire,
  failed: failCompanyOffHire,
};

async function offHire(status: OffHireStatus, transport: Transport = 'collect') {
  const { a } = test.fixture;
  const { id, lineId } = await insertOffHire(test.database.db, a, status);
  const set = { transport, created_by: a.colleagueId };
  await test.database.db.updateTable('off_hire').set(set).where('id', '=', id).execute();
  return { id, lineId, sample: { params: { id }, body } };
}
const lineRow = (id: string) =>
  test.database.db.selectFrom('contract_line').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const toldOf = (id: string) =>
  test.database.db
    .selectFrom('notification')
    .select(['kind', 'actor_id', 'user_id'])
    .where('resource_id', '=', id)
    .orderBy('at')
    .execute();

it.each(OFF_HIRE_STATUSES)('[DOM-02] [DOM-03] takes the moves of the rental company alone, from %s', async (from) => {
  for (const transport of TRANSPORTS)
    for (const [to, endpoint] of Object.entries(moves)) {
      const { lineId, sample } = await offHire(from, transport);
      const answer = await test.call(endpoint, { sample });
      const isAllowed = COMPANY_OFF_HIRE[transport][from].some((status) => status === to);
      expect(answer.statusCode, `${transport} ${from} ${to}: ${answer.body}`).toBe(isAllowed ? 200 : 409);
      const { status } = await lineRow(lineId);
      expect(status).toBe(LINE_OF[isAllowed ? (to as OffHireStatus) : from]);
      if (isAllowed) expect(answer.json()).toMatchObject({ status: to });
      else expect(answer.json()).toMatchObject({ type: 'illegal-transition', current: from });
    }
});

it('[DOM-03] gets its number and its day, fails, gets another day, and its machines are returned with it', async () => {
  const { id, lineId, sample } = await offHire('requested');
  const own = await test.call(confirmCompanyOffHire, { sample: { ...sample, body: { number: 'X-77' } } });
  const caller = await test.database.db
    .selectFrom('membership')
    .where('user_id', '=', test.fixture.a.colleagueId)
    .select('record_uuid as id')
    .executeTakeFirstOrThrow();
  expect(own.json()).toMatchObject({
    number: 'X-77',
    actions: ['schedule', 'withdraw'],
    caller,
  });
  await test.call(scheduleCompanyOffHire, { sample });
  await test.call(failCompanyOffHire, { sample });
  const seen = async () => (await test.call(getOffHire, { sample })).json();
  expect(await seen()).toMatchObject({ status: 'failed', failReason: 'notFound', actions: ['anotherDay'] });
  const again = { ...sample, body: { window: { date: '2026-11-25', slot: 'day' } } };
  await test.call(scheduleCompanyOffHire, { sample: again });
  expect(await seen()).toMatchObject({ failReason: null, window: again.body.window, number: 'X-77' });

  // It cannot return alone: it goes back with its off-hire.
  const alone = await test.call(returnLine, { sample: { params: { id: lineId }, body: { at: AT } } });
  expect(alone.json()).toMatchObject({ type: 'illegal-transition', current: 'offHired' });
  const early = { ...sample, body: { at: '2026-11-20T07:00:00Z' } };
  expect((await test.call(collectCompanyOffHire, { sample: early })).json().errors).toEqual([
    { pointer: '/at', code: 'before-from' },
  ]);
  expect((await test.call(collectCompanyOffHire, { sample })).json()).toMatchObject({
    status: 'collected',
    actions: [],
  });
  expect(await lineRow(lineId)).toMatchObject({ returned_at: new Date(AT), qty_pending_pickup: 0, qty_returned: 1 });
  const contract = (await test.call(getContract, { sample: { params: { id: test.fixture.a.contractId } } })).json();
  expect(contract.lines.find((line: { id: string }) => line.id === lineId)).toMatchObject({ status: 'returned' });

  expect(await toldOf(id)).toEqual(
    ['offHireNumber', 'collectionScheduled', 'collectionFailed', 'collectionScheduled'].map((kind) => ({
      kind,
      actor_id: null,
      user_id: test.fixture.a.colleagueId,
    })),
  );
  const activity = await test.database.db
    .selectFrom('activity')
    .select('action')
    .where('resource_id', '=', id)
    .execute();
  expect(activity).toHaveLength(5);
});

it('[DOM-03] puts the machines back on rent where the company has it so, and happens once however often it is sent', async () => {
  const { db } = test.database;
  await db.updateTable('operating_company').set({ failed_collection: 'backOnRent' }).execute();
  const { id, lineId, sample } = await offHire('scheduled');
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const answers = [
    await test.call(failCompanyOffHire, { sample, headers }),
    await test.call(failCompanyOffHire, { sample, headers }),
  ];
  await db.updateTable('operating_company').set({ failed_collection: 'reschedule' }).execute();
  for (const answer of answers) expect(answer.json()).toMatchObject({ status: 'cancelled', failReason: 'notFound' });
  expect(await lineRow(lineId)).toMatchObject({
    status: 'onRent',
    off_hire_id: null,
    off_rent_at: null,
    qty_pending_pickup: 0,
  });
  expect(await toldOf(id)).toHaveLength(1);
});

it('[OP-10] names what was called off to a list, and refuses a day that is over and a number that is taken', async () => {
  const { id, sample } = await offHire('confirmed');
  const late = { ...sample, body: { window: { date: '2026-11-19', slot: 'day' } } };
  expect((await test.call(scheduleCompanyOffHire, { sample: late })).json().errors).toEqual([
    { pointer: '/window/date', code: 'too-early', params: { date: '2026-11-20' } },
  ]);
  const [first, second] = [await offHire('requested'), await offHire('requested')];
  const numbered = (one: typeof first) =>
    test.call(confirmCompanyOffHire, { sample: { ...one.sample, body: { number: 'X-1' } } });
  await numbered(first);
  expect((await numbered(second)).json().errors).toEqual([{ pointer: '/number', code: 'taken' }]);
  const query = { status: 'confirmed', size: '200' };
  const { items } = (await test.call(listCompanyOffHires, { sample: { query } })).json();
  const one = (await test.call(getCompanyOffHire, { sample })).json();
  expect(items).toContainEqual(one);
  expect(one).toMatchObject({
    id,
    window: { date: '2026-11-23' },
    lines: [{ quantity: 1 }],
    actions: ['schedule', 'withdraw'],
  });
});

it.each(OFF_HIRE_STATUSES)(
  '[OP-83] is withdrawn for a client who calls until the machines are back, from %s',
  async (from) => {
    const { id, lineId, sample } = await offHire(from);
    const answer = await test.call(withdrawCompanyOffHire, { sample });
    const isAllowed = from !== 'collected' && from !== 'cancelled';
    expect(answer.statusCode, answer.body).toBe(isAllowed ? 200 : 409);
    if (!isAllowed) return;
    expect(answer.json()).toMatchObject({ status: 'cancelled', failReason: null, actions: [] });
    expect(await lineRow(lineId)).toMatchObject({ status: 'onRent', off_hire_id: null, off_rent_at: null });
    expect(await toldOf(id)).toEqual([
      { kind: 'offHireWithdrawn', actor_id: null, user_id: test.fixture.a.colleagueId },
    ]);
    const activity = test.database.db.selectFrom('activity').where('resource_id', '=', id);
    expect(await activity.select(['action', 'status', 'actor_id']).execute()).toEqual([
      { action: 'moved', status: 'cancelled', actor_id: null },
    ]);
  },
);

it('[OP-84] ends with its last machine: a pick-up that brings some leaves the others open', async () => {
  const { a } = test.fixture;
  const { db } = test.database;
  const { id, lineId, sample } = await offHire('scheduled');
  const other = await insertLine(db, a, { status: 'offHired' });
  const held = { off_hire_id: id, qty_pending_pickup: 1, off_rent_at: '2026-11-20T08:00:00Z' };
  await db.insertInto('off_hire_line').values({ off_hire_id: id, contract_line_id: other, quantity: 1 }).execute();
  await db.updateTable('contract_line').set(held).where('id', '=', other).execute();
  const collect = (lines?: readonly string[]) =>
    test.call(collectCompanyOffHire, { sample: { ...sample, body: { at: AT, lines } } });

  const foreign = await insertLine(db, test.fixture.b, { status: 'offHired' });
  expect((await collect([lineId, foreign])).json().errors).toEqual([{ pointer: '/lines/1', code: 'reference' }]);
  expect((await lineRow(lineId)).status).toBe('offHired');

  const some = (await collect([lineId])).json();
  expect([some.status, some.actions]).toEqual(['scheduled', ['collect', 'fail', 'withdraw']]);
  expect(some.lines.find((line: { lineId: string }) => line.lineId === lineId).status).toBe('returned');
  expect(await lineRow(lineId)).toMatchObject({ status: 'returned', returned_at: new Date(AT), qty_returned: 1 });
  expect(await lineRow(other)).toMatchObject({ status: 'offHired', qty_pending_pickup: 1 });
  expect((await collect([lineId])).json().errors).toEqual([{ pointer: '/lines/0', code: 'reference' }]);

  expect((await collect([other])).json().status).toBe('collected');
  expect((await lineRow(other)).status).toBe('returned');
});
