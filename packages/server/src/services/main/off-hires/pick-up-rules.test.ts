import { type BodyInput, createOffHire, createOrder, type Endpoint, extendLines, getOffHire } from '@hireyard/contract';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { insertLine } from '../../../testing/fixture-off-hires.ts';
import { enteredOrder, fixtureDepot } from '../../../testing/fixture-orders.ts';
import { insertAddress, insertAttachment, insertPerson } from '../../../testing/fixture-rentals.ts';

const MINUTE = 60_000;
let test: TestApp;
// Friday 20 November, ten o'clock at the depot. Its cut-off is at three.
beforeEach(async () => {
  await test?.close();
  test = await startTestApp();
});
afterAll(() => test.close());

const send = (endpoint: Endpoint, body: object) =>
  test.call(endpoint, { sample: { body }, headers: { 'idempotency-key': crypto.randomUUID() } });
/** Advances to one minute before the cut-off. */
const untilMinuteBefore = () => test.advance(Date.parse('2026-11-20T13:59:00Z') - test.now().getTime());

type OffHireBody = BodyInput<typeof createOffHire>;
async function collected(date: string, own: Partial<OffHireBody> = {}) {
  const lineId = await insertLine(test.database.db, test.fixture.a);
  const body = {
    lines: [{ lineId, quantity: 1, meterHours: null, fuelPercent: null }],
    ...{ offRentAt: test.now().toISOString(), transport: 'collect', window: { date, slot: 'morning' } },
    ...{ place: null, keyPlace: null, siteContactId: null, attachmentIds: [], ...own },
  };
  const answer = await send(createOffHire, body);
  return answer.statusCode === 201 ? 'taken' : answer.json().errors;
}
const refused = (code: string, date: string) => [{ pointer: '/window/date', code, params: { date } }];

it('[DOM-13] a pick-up is on a workday of the depot, the next one at the earliest, and within 60 days', async () => {
  expect(await collected('2026-11-20')).toEqual(refused('too-early', '2026-11-23'));
  expect(await collected('2026-11-21')).toEqual(refused('too-early', '2026-11-23'));
  expect(await collected('2026-11-23')).toBe('taken');
  expect(await collected('2026-11-28')).toEqual(refused('closed-day', '2026-11-30'));
  // Christmas and Boxing Day, followed by a weekend.
  expect(await collected('2026-12-25')).toEqual(refused('closed-day', '2026-12-28'));
  expect(await collected('2026-12-24')).toBe('taken');
  expect(await collected('2027-01-19')).toBe('taken');
  expect(await collected('2027-01-20')).toEqual(refused('too-late', '2027-01-19'));
});

it('[DOM-13] nothing is collected before its rent has stopped', async () => {
  const offRentAt = '2026-12-01T14:00:00.000Z';
  expect(await collected('2026-11-30', { offRentAt })).toEqual(refused('too-early', '2026-12-01'));
  expect(await collected('2026-12-01', { offRentAt })).toBe('taken');
  // Rent stops on a Saturday: no pick-up before Monday.
  const saturday = { offRentAt: '2026-12-05T10:00:00.000Z' };
  expect(await collected('2026-12-05', saturday)).toEqual(refused('too-early', '2026-12-07'));
  expect(await collected('2026-12-07', saturday)).toBe('taken');
});

it('[DOM-13] from the cut-off on the next workday is too early, and not a minute before', async () => {
  untilMinuteBefore();
  expect(await collected('2026-11-23')).toBe('taken');
  test.advance(MINUTE);
  expect(await collected('2026-11-23')).toEqual(refused('too-early', '2026-11-24'));
  expect(await collected('2026-11-24')).toBe('taken');
});

it('[DOM-13] a window belongs to a pick-up, and to nothing else', async () => {
  expect(await collected('', { window: null })).toEqual([{ pointer: '/window', code: 'required' }]);
  expect(await collected('2026-11-23', { transport: 'bringBack' })).toEqual([{ pointer: '/window', code: 'unknown' }]);
});

it('[DOM-03] [DOM-18] keeps the photos, the readings of each machine and where the key is', async () => {
  const { db } = test.database;
  const { a, administrator } = test.fixture;
  const [first, second] = [await insertLine(db, a), await insertLine(db, a)];
  const photo = await insertAttachment(db, a.id, 'Lift at the gate', null, administrator.id);
  const answer = await send(createOffHire, {
    lines: [
      { lineId: first, quantity: 1, meterHours: 1204, fuelPercent: 75 },
      { lineId: second, quantity: 1, meterHours: null, fuelPercent: 0 },
    ],
    ...{ offRentAt: test.now().toISOString(), transport: 'collect', window: { date: '2026-11-24', slot: 'afternoon' } },
    ...{ place: 'Gate 2', keyPlace: 'In the box', siteContactId: null, attachmentIds: [photo] },
  });
  expect(answer.statusCode, answer.body).toBe(201);
  const read = await test.call(getOffHire, { sample: { params: { id: answer.json().id } } });
  expect(read.json()).toMatchObject({ place: 'Gate 2', keyPlace: 'In the box' });
  const readings = read
    .json()
    .lines.map((line: Record<string, unknown>) => [line.lineId, line.meterHours, line.fuelPercent]);
  expect(readings).toHaveLength(2);
  expect(readings).toEqual(
    expect.arrayContaining([
      [first, 1204, 75],
      [second, null, 0],
    ]),
  );
  const hung = await db
    .selectFrom('attachment')
    .select(['resource', 'resource_id'])
    .where('id', '=', photo)
    .executeTakeFirstOrThrow();
  expect(hung).toEqual({ resource: 'offHire', resource_id: answer.json().id });
});

it('[DOM-09] an extension to a holiday or a weekend is refused, with the next day that can be', async () => {
  const lineId = await insertLine(test.database.db, test.fixture.a);
  const extended = async (to: string) => {
    const answer = await send(extendLines, { lines: [{ lineId, to }], reason: null });
    return answer.statusCode === 200 ? answer.json().lines[0].expectedOffRentAt : answer.json().errors;
  };
  const closed = (date: string) => [{ pointer: '/lines/0/to', code: 'closed-day', params: { date } }];
  expect(await extended('2026-12-25')).toEqual(closed('2026-12-28'));
  expect(await extended('2026-12-19')).toEqual(closed('2026-12-21'));
  expect(await extended('2026-12-28')).toBe('2026-12-28T15:00:00.000Z');
});

it('[DOM-12] a delivery is on a workday of the depot, the next one before the cut-off', async () => {
  const { db } = test.database;
  const { a } = test.fixture;
  const depotId = await fixtureDepot(db);
  const delivered = {
    ...{ fulfilment: 'delivery' as const, slot: 'early' as const },
    addressId: await insertAddress(db, a.id, 'Site'),
    siteContactId: await insertPerson(db, a.id, 'Site'),
  };
  const ordered = async (from: string, to: string | null = null) => {
    const lines = [{ productCode: 'LIFT-10', quantity: 1, from, to, remark: null }];
    const answer = await send(createOrder, enteredOrder({ depotId, lines, ...delivered }));
    return answer.statusCode === 201 ? 'taken' : answer.json().errors;
  };
  const wrong = (code: string, date: string) => [{ pointer: '/lines/0/from', code, params: { date } }];
  expect(await ordered('2026-12-25')).toEqual(wrong('closed-day', '2026-12-28'));
  expect(await ordered('2026-11-28')).toEqual(wrong('closed-day', '2026-11-30'));
  expect(await ordered('2026-11-20')).toEqual(wrong('too-early', '2026-11-23'));
  untilMinuteBefore();
  expect(await ordered('2026-11-23')).toBe('taken');
  test.advance(MINUTE);
  expect(await ordered('2026-11-23')).toEqual(wrong('too-early', '2026-11-24'));
  expect(await ordered('2026-11-24')).toBe('taken');
});
