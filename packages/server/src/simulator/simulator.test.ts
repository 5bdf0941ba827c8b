import { afterEach, beforeEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { insertEngineHours } from '../testing/fixture-assets.ts';
import { insertLine } from '../testing/fixture-lines.ts';
import { insertOffHire } from '../testing/fixture-off-hires.ts';
import { insertOrder } from '../testing/fixture-orders.ts';
import { insertRequest } from '../testing/fixture-requests.ts';
import { chanceOf } from './chance.ts';
import { startClock } from './clock-store.ts';
import { playOnce } from './simulator.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let test: TestApp;
beforeEach(async () => {
  test = await startTestApp();
});
afterEach(() => test.close());

/** Runs the simulator for a duration, at an interval. Returns the number of transitions. */
async function play(milliseconds: number, every: number, seed?: number): Promise<number> {
  let moves = 0;
  for (let passed = 0; passed < milliseconds; passed += every) {
    test.advance(every);
    moves += await playOnce(test.database.db, test.now(), seed);
  }
  return moves;
}
const row = <T extends 'request' | 'contract_line' | 'document'>(table: T, id: string) =>
  test.database.db
    .selectFrom(table as 'document')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
/** Finds a suitable seed. Ids, and so the chances, are new in each run. */
function seedWhere(suits: (seed: number) => boolean): number {
  let seed = 1;
  while (!suits(seed)) seed += 1;
  return seed;
}
const request = (kind: 'service' | 'quote' | 'change') => {
  const { a } = test.fixture;
  return insertRequest(test.database.db, a, { writerId: a.colleagueId, label: a.name, kind });
};

it('[DOM-24] makes no move without a clock, and none of an equipment request', async () => {
  const { id } = await request('change');
  expect(await playOnce(test.database.db, test.now())).toBe(0);
  await startClock(test.database.db, 1, test.now());
  await play(DAY, 30 * MINUTE);
  expect((await row('request', id)).status).toBe('fulfilled');
  expect((await row('request', test.fixture.a.requestId)).status).toBe('submitted');
});

it('[DOM-24] looks at a request, answers it, exchanges the machine that broke down, and says that it is done', async () => {
  const { db } = test.database;
  await startClock(db, 1, test.now());
  const lineId = await insertLine(db, test.fixture.a.contractId, 'onRent');
  const { id } = await request('service');
  await db.updateTable('request').set({ contract_line_id: lineId }).where('id', '=', id).execute();
  const seen: string[] = [];
  for (let hours = 0; hours < 20; hours += 1) {
    await play(60 * MINUTE, 20 * MINUTE);
    const { status } = await row('request', id);
    if (seen.at(-1) !== status) seen.push(String(status));
  }
  expect(seen.at(-1)).toBe('fulfilled');
  const broken = await db.selectFrom('contract_line').selectAll().where('id', '=', lineId).executeTakeFirstOrThrow();
  // It is billed to its last day and closed.
  expect(broken.status).toBe('closed');
  const other = await db
    .selectFrom('contract_line')
    .selectAll()
    .where('id', '=', String(broken.replaced_by_line_id))
    .executeTakeFirstOrThrow();
  expect([other.status, other.on_rent_at]).toEqual(['onRent', broken.off_rent_at]);
  const steps = await db
    .selectFrom('request_step')
    .select(['status', 'moved_by'])
    .where('request_id', '=', id)
    .execute();
  expect(steps.filter(({ moved_by: by }) => by === null).map(({ status }) => status)).toEqual([
    'inReview',
    'approved',
    'fulfilled',
  ]);
});

it('[DOM-24] delivers when that was agreed, bills every four weeks to the cent, and the client pays', async () => {
  const { db } = test.database;
  await startClock(db, 1, test.now());
  const lineId = await insertLine(db, test.fixture.a.contractId, 'planned', {
    on_rent_at: '2026-11-23T06:00:00Z',
  });
  await play(4 * DAY, 6 * 60 * MINUTE);
  const delivered = await db.selectFrom('contract_line').selectAll().where('id', '=', lineId).executeTakeFirstOrThrow();
  expect(delivered).toMatchObject({ status: 'onRent', on_rent_at: new Date('2026-11-23T06:00:00Z') });
  expect(delivered.fleet_number).toMatch(/^\d{5}$/);

  await play(80 * DAY, DAY);
  const periods = await db
    .selectFrom('rental_period')
    .selectAll()
    .where('contract_line_id', '=', lineId)
    .orderBy('starts_on')
    .execute();
  expect(periods.length).toBeGreaterThan(1);
  expect(periods[0]).toMatchObject({ starts_on: '2026-11-23', ends_on: '2026-12-20', days: 20, amount: '1687.40' });
  // Each period starts on the day after the previous one.
  for (const [index, { ends_on: end }] of periods.slice(0, -1).entries()) {
    const next = new Date(Date.parse(`${end}T00:00:00Z`) + DAY).toISOString().slice(0, 10);
    expect(periods[index + 1]?.starts_on).toBe(next);
  }
  const invoice = await db
    .selectFrom('document')
    .selectAll()
    .where('number', '=', String(periods[0]?.invoice_number))
    .executeTakeFirstOrThrow();
  expect(invoice).toMatchObject({ status: 'paid', due: '0.00' });
});

it('[DOM-24] confirms an order, makes its contract, and delivers its machines on the day', async () => {
  const { db } = test.database;
  await startClock(db, 1, test.now());
  const { a } = test.fixture;
  const id = await insertOrder(db, a, { ordererId: a.colleagueId, label: a.name });
  // It is not one of the few rejected ones.
  const seed = seedWhere((one) => chanceOf(one, id, 'rejected') > 0.2);
  await play(DAY, 60 * MINUTE, seed);
  const order = await db.selectFrom('rental_order').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  expect(order.status).toBe('completed');
  const lines = () =>
    db
      .selectFrom('contract_line')
      .innerJoin('contract', 'contract.id', 'contract_line.contract_id')
      .select('contract_line.status')
      .where('contract.order_number', '=', order.number)
      .execute();
  expect(await lines()).toEqual(Array.from({ length: 3 }, () => ({ status: 'planned' })));
  await play(5 * DAY, DAY, seed);
  expect(await lines()).toEqual(Array.from({ length: 3 }, () => ({ status: 'onRent' })));
});

it('[DOM-24] [DOM-03] gives off-hires their day, fails some pick-ups, and collects all in the end', async () => {
  const { db } = test.database;
  const { a } = test.fixture;
  await startClock(db, 1, test.now());
  const made: string[] = [];
  for (let n = 0; n < 8; n += 1) made.push((await insertOffHire(db, a, n % 2 ? 'requested' : 'confirmed')).id);
  const standing = (ids: readonly string[]) =>
    db.selectFrom('off_hire').select(['id', 'number', 'status']).where('id', 'in', ids).execute();
  // The first of them fails once.
  const fails = (seed: number, day: string) => chanceOf(seed, made[0] ?? '', 'scheduled', day, 'fails') < 0.2;
  const seed = seedWhere((one) => fails(one, '2026-11-23') && !fails(one, '2026-11-24') && !fails(one, '2026-11-25'));
  for (let day = 0; day < 30 && (await standing(made)).some(({ status }) => status !== 'collected'); day += 1)
    await play(DAY, 6 * 60 * MINUTE, seed);
  for (const one of await standing(made))
    expect(one).toMatchObject({ status: 'collected', number: expect.any(String) });
  const activity = await db
    .selectFrom('activity')
    .select(['resource_id', 'status'])
    .where('resource', '=', 'offHire')
    .where('resource_id', 'in', made)
    .execute();
  const moves = activity.map(({ status }) => status);
  expect(moves).toContain('failed');
  // Scheduled as often as collected and failed.
  const count = (status: string) => moves.filter((one) => one === status).length;
  expect(count('scheduled')).toBe(8 + count('failed'));
});

it('[DOM-24] takes the same course from the same seed, and leaves what lies before its beginning', async () => {
  expect(chanceOf(1, 'a', 'b')).toBe(chanceOf(1, 'a', 'b'));
  const chances = Array.from({ length: 1000 }, (_, index) => chanceOf(7, crypto.randomUUID(), String(index)));
  const mean = chances.reduce((sum, one) => sum + one, 0) / chances.length;
  expect(mean).toBeGreaterThan(0.45);
  expect(mean).toBeLessThan(0.55);

  const { db } = test.database;
  await startClock(db, 1, test.now());
  const late = await insertLine(db, test.fixture.a.contractId, 'planned', { on_rent_at: '2026-11-02T06:00:00Z' });
  const overdue = await db
    .selectFrom('document')
    .select('id')
    .where('type', '=', 'invoice')
    .where('status', '=', 'open')
    .execute();
  expect(overdue.length).toBeGreaterThan(0);
  await play(3 * DAY, DAY / 2);
  expect((await row('contract_line', late)).status).toBe('planned');
  for (const { id } of overdue) expect((await row('document', id)).status).toBe('open');
});

it('[DOM-24] the clock of a demo shifts the dates of the domain, and neither sessions nor keys nor mails', async () => {
  const { db } = test.database;
  await startClock(db, 60, test.now());
  test.advance(24 * 60 * MINUTE);
  const { id } = await request('change');
  await play(1, 1);
  // A day at sixty times the speed.
  const step = await db
    .selectFrom('request_step')
    .select('moved_at')
    .where('request_id', '=', id)
    .where('status', '=', 'inReview')
    .executeTakeFirstOrThrow();
  expect(step.moved_at.getTime()).toBeGreaterThan(test.now().getTime() + 58 * DAY);
  const mails = await db.selectFrom('mail').select('next_attempt_at').execute();
  expect(mails.length).toBeGreaterThan(0);
  for (const mail of mails) expect(mail.next_attempt_at.getTime()).toBeLessThanOrEqual(test.now().getTime());
});

it('[DOM-24] [DOM-35] machines that report do so every evening, and others never', async () => {
  const { db } = test.database;
  await startClock(db, 1, test.now());
  const { a } = test.fixture;
  const [reports, silent] = [
    await insertLine(db, a.contractId, 'onRent'),
    await insertLine(db, a.contractId, 'onRent'),
  ] as const;
  await insertEngineHours(db, { id: reports, clientId: a.id }, [['812.5', '2026-11-19T17:00:00Z']]);
  const stands = (one: number, monday: string) => chanceOf(one, reports, 'stands', monday) < 0.2;
  const seed = seedWhere((one) => !stands(one, '2026-11-23') && stands(one, '2026-11-30'));
  await play(14 * DAY, 6 * 60 * MINUTE, seed);
  const read = (id: string) =>
    db.selectFrom('asset_reading').selectAll().where('asset_id', '=', id).orderBy('read_at').execute();
  const readings = await read(reports);
  expect(readings.map(({ read_at: at }) => at.toISOString().slice(11, 16))).toEqual(
    Array(readings.length).fill('17:00'),
  );
  expect(new Set(readings.map(({ read_at: at }) => at.toISOString().slice(0, 10))).size).toBe(readings.length);
  expect(readings.length).toBeGreaterThanOrEqual(14);
  const hours = readings.map(({ value }) => Number(value));
  expect(hours).toEqual(hours.toSorted((one, other) => one - other));
  expect(hours.at(-1)).toBeGreaterThan(812.5);
  const standing = readings.filter(({ read_at: at }) => at.toISOString() > '2026-11-30');
  expect(standing.length).toBeGreaterThanOrEqual(4);
  expect(new Set(standing.map(({ value }) => value)).size).toBe(1);
  expect(await read(silent)).toEqual([]);
  // Readings of a machine have no actor.
  const told = await db.selectFrom('activity').select('fields').where('resource_id', '=', reports).execute();
  expect(told.flatMap(({ fields }) => fields)).not.toContain('readings');
});
