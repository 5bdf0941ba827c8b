import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../database/connection.ts';
import { seed } from '../../database/seed/index.ts';
import type { ClientScope } from '../../http/route.ts';
import { keepMonths } from '../../jobs/month-keeping-job.ts';
import { openTestDatabase } from '../../testing/database.ts';
import { confineTo, scopeOf } from '../../testing/demo-scopes.ts';
import { causedBy, emissionsAsked } from '../../testing/emissions-asked.ts';
import { insertEngineHours } from '../../testing/fixture-assets.ts';

/** A Friday. */
const NOW = new Date('2026-11-20T09:00:00Z');
/** Before all data of the demo. */
const EVER = '2023-01';

let database: OpenDatabase;
let scope: ClientScope;
let emissions: ReturnType<typeof emissionsAsked>;
beforeAll(async () => {
  database = await openTestDatabase();
  await database.db.transaction().execute((trx) => seed(trx, { scale: 'small', now: NOW }));
  scope = (await scopeOf(database.db, 'admin@demo.example')) as ClientScope;
  emissions = emissionsAsked(database.db, NOW);
});
afterAll(() => database.close());

const keep = (now = NOW) => keepMonths(database.db, now);
const dueLines = async () =>
  (await database.db.selectFrom('line_month_due').select('contract_line_id').distinct().execute()).length;
/** Takes all kept months away, so that everything is counted anew. */
async function forget(): Promise<void> {
  const { db } = database;
  await db.deleteFrom('line_month').execute();
  await db.deleteFrom('use_month').execute();
  await db.updateTable('months_kept').set({ before: '-infinity' }).execute();
}

/** Everything that is answered of emissions. */
async function answers(now = NOW) {
  const at = { scope, now };
  const [whole, ofYear, lines] = [
    await emissions.ask(at, { from: EVER }),
    await emissions.ask(at),
    await emissions.linesOf(at, { from: EVER }),
  ];
  const recent = await emissions.linesOf(at, { month: whole.months.at(-3)?.month });
  return { whole, ofYear, lines, recent };
}

/** Expects what is answered now, with whatever is kept and marked, again when all is kept, and when nothing is. */
async function expectSame(now = NOW) {
  const marked = await answers(now);
  expect(await emissions.compare({ scope, now }, EVER)).toBeGreaterThan(50);
  await keep(now);
  expect(await dueLines()).toBe(0);
  expect(await answers(now)).toEqual(marked);
  await forget();
  expect(await answers(now)).toEqual(marked);
  await keep(now);
  return marked;
}

/** Returns a machine that was on rent over several months and is counted. */
async function machine(): Promise<string> {
  const { id } = await database.db
    .selectFrom('contract_line')
    .innerJoin('product_consumption', 'product_consumption.product_code', 'contract_line.product_code')
    .where('client_id', '=', scope.clientId)
    .where('status', '=', 'onRent')
    .where('on_rent_on', '<', '2026-08-20')
    .orderBy('on_rent_on')
    .select('contract_line.id')
    .executeTakeFirstOrThrow();
  return id;
}

describe('months that have ended', () => {
  it('[DOM-105] are kept, and add up to what is counted anew', async () => {
    await expectSame();
    const kept = await database.db.selectFrom('line_month').selectAll().execute();
    expect(kept.length).toBeGreaterThan(100);
    expect(kept.every(({ month }) => month < '2026-11-01')).toBe(true);
    const { before } = await database.db.selectFrom('months_kept').selectAll().executeTakeFirstOrThrow();
    expect(before).toBe('2026-11-01');
  });

  it('[DOM-105] are read from the rows', async () => {
    const before = await emissions.ask({ scope }, { from: EVER });
    await sql`update use_month set piece_days = piece_days + 1000 where ctid in (
      select ctid from use_month where client_id = ${scope.clientId} and product_code in (
        select product_code from product_consumption where op_co = ${scope.opCo}) limit 1)`.execute(database.db);
    const after = await emissions.ask({ scope }, { from: EVER });
    expect(after.total.assumedHours).toBeGreaterThan(before.total.assumedHours + 999);
    await forget();
    await keep();
  });

  it('[DOM-105] are joined by one more when a month ends, and by none where it has not ended everywhere', async () => {
    const firstHours = new Date('2026-12-01T11:00:00Z');
    await keep(firstHours);
    expect(await database.db.selectFrom('line_month').where('month', '>=', '2026-11-01').selectAll().execute()).toEqual(
      [],
    );
    await expectSame(firstHours);
    const december = new Date('2026-12-01T13:00:00Z');
    await expectSame(december);
    expect(
      (await database.db.selectFrom('line_month').where('month', '=', '2026-11-01').selectAll().execute()).length,
    ).toBeGreaterThan(10);
  });

  it('[DOM-105] do not count where the demo clock was set back', async () => {
    await keep(new Date('2026-12-15T09:00:00Z'));
    const later = await answers();
    await keep();
    await forget();
    expect(await answers()).toEqual(later);
    await keep();
  });
});

describe('kept months follow', () => {
  /** Each kind of change that a kept month is counted from. */
  const CHANGES: Readonly<Record<string, (id: string) => Promise<unknown>>> = {
    'the end of rent': (id) =>
      database.db
        .updateTable('contract_line')
        .set({ status: 'returned', off_rent_at: '2026-10-05T09:00:00Z', returned_at: '2026-10-06T09:00:00Z' })
        .where('id', '=', id)
        .execute(),
    'another first day': (id) =>
      database.db
        .updateTable('contract_line')
        .set({ on_rent_at: '2026-07-06T06:00:00Z' })
        .where('id', '=', id)
        .execute(),
    'a number of pieces': (id) =>
      database.db.updateTable('contract_line').set({ quantity: 4 }).where('id', '=', id).execute(),
    'another project': async (id) => {
      const { contract_id: contract, project_id: project } = await database.db
        .selectFrom('contract_line')
        .where('id', '=', id)
        .select(['contract_id', 'project_id'])
        .executeTakeFirstOrThrow();
      const { id: other } = await database.db
        .selectFrom('project')
        .where('client_id', '=', scope.clientId)
        .where('id', '!=', String(project))
        .select('id')
        .executeTakeFirstOrThrow();
      await database.db.updateTable('contract').set({ project_id: other }).where('id', '=', contract).execute();
    },
    'a stand-down': (id) =>
      database.db
        .insertInto('rental_period')
        .values({
          id: crypto.randomUUID(),
          contract_line_id: id,
          starts_on: '2026-09-07',
          ends_on: '2026-09-18',
          kind: 'standDown',
          days: 10,
          pieces: 1,
        })
        .execute(),
    'a reading': (id) =>
      insertEngineHours(database.db, { id, clientId: scope.clientId }, [
        ['100.0', '2026-09-01T10:00:00Z'],
        ['260.0', '2026-10-20T10:00:00Z'],
      ]),
    'the charged days of a week': () =>
      database.db
        .updateTable('operating_company')
        .set({ billing_week_days: 6 })
        .where('code', '=', scope.opCo)
        .execute(),
  };

  it.each(Object.entries(CHANGES))('[DOM-105] %s', async (_name, change) => {
    await keep();
    const before = await answers();
    await change(await machine());
    expect(await dueLines()).toBeGreaterThan(0);
    const after = await expectSame();
    expect(after.whole).not.toEqual(before.whole);
  });

  it('[DOM-105] a factor and a consumption, which no row holds', async () => {
    const before = await answers();
    await database.db
      .updateTable('product_consumption')
      .set({ per_hour: sql`per_hour + 1` as never })
      .where('op_co', '=', scope.opCo)
      .execute();
    await database.db.updateTable('emission_factor').set({ kilograms: '3.00000' }).where('kind', '=', 'use').execute();
    expect(await dueLines()).toBe(0);
    const after = await expectSame();
    expect(causedBy(after.whole.total)).not.toBeCloseTo(causedBy(before.whole.total), 0);
  });
});

it('[DOM-105] [DOM-11] adds up the rows of a confined user alone, whatever is marked', async () => {
  const { items } = await emissions.ask({ scope }, { from: EVER });
  const own = items.find(({ key }) => key !== null);
  const undo = await confineTo(database.db, scope, own?.key as string);
  const confined = (await scopeOf(database.db, 'admin@demo.example')) as ClientScope;
  for (const mark of [false, true]) {
    if (mark)
      await database.db
        .updateTable('contract_line')
        .set({ quantity: 5 })
        .where('id', '=', await machine())
        .execute();
    const answer = await emissions.ask({ scope: confined }, { from: EVER });
    expect(answer.items.map(({ key }) => key)).toEqual([own?.key]);
    await emissions.compare({ scope: confined, now: NOW }, EVER);
  }
  await undo();
  await expectSame();
});

/** A day of the months that the changes below are made in. */
const days = fc.integer({ min: 0, max: 200 }).map((day) => {
  const at = new Date('2026-05-01T09:00:00Z');
  at.setUTCDate(at.getUTCDate() + day);
  return at.toISOString();
});
/** Changes of the nth line of the client, in any order. */
const changes = fc.oneof(
  fc.record({ what: fc.constant('starts'), line: fc.nat(30), at: days }),
  fc.record({ what: fc.constant('ends'), line: fc.nat(30), at: days }),
  fc.record({ what: fc.constant('goes on'), line: fc.nat(30), at: days }),
  fc.record({ what: fc.constant('reads'), line: fc.nat(30), at: days }),
  fc.record({ what: fc.constant('stands down'), line: fc.nat(30), at: days }),
  fc.record({ what: fc.constant('is kept'), line: fc.nat(30), at: days }),
);

async function makeChange(ids: readonly string[], { what, line, at }: { what: string; line: number; at: string }) {
  const { db } = database;
  const id = ids[line % ids.length] as string;
  const set = (values: object) => db.updateTable('contract_line').set(values).where('id', '=', id).execute();
  if (what === 'starts') await set({ on_rent_at: at, charged_from: null });
  if (what === 'ends') await set({ status: 'offHired', off_rent_at: at });
  if (what === 'goes on') await set({ status: 'onRent', off_rent_at: null });
  if (what === 'stands down') {
    const day = at.slice(0, 10);
    await db
      .insertInto('rental_period')
      .values({
        ...{ id: crypto.randomUUID(), contract_line_id: id, starts_on: day, ends_on: day, kind: 'standDown' },
        ...{ days: 1, pieces: 1 },
      })
      .execute();
  }
  if (what === 'reads') {
    const asset = await db.selectFrom('asset').where('id', '=', id).select('id').executeTakeFirst();
    if (asset) await insertEngineHours(db, { id, clientId: scope.clientId }, [[String(1000 + line), at]]);
  }
  if (what === 'is kept') await keep();
}

it('[DOM-105] says the same after any changes, whatever of them is kept and whatever is marked', async () => {
  const lines = await database.db
    .selectFrom('contract_line')
    .where('client_id', '=', scope.clientId)
    .where('status', 'in', ['onRent', 'offHired'])
    .orderBy('id')
    .select('id')
    .execute();
  const ids = lines.map(({ id }) => id);
  await fc.assert(
    fc.asyncProperty(fc.array(changes, { minLength: 3, maxLength: 12 }), async (made) => {
      for (const change of made) await makeChange(ids, change);
      const marked = await answers();
      await forget();
      expect(await answers()).toEqual(marked);
      await keep();
      expect(await answers()).toEqual(marked);
    }),
    { numRuns: 8 },
  );
});
