import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { OpenDatabase } from '../../database/connection.ts';
import { seed } from '../../database/seed/index.ts';
import { addDays } from '../../domain/calendar.ts';
import type { ClientScope } from '../../http/route.ts';
import { keepMonths } from '../../jobs/month-keeping-job.ts';
import { openTestDatabase } from '../../testing/database.ts';
import { confineTo, scopeOf } from '../../testing/demo-scopes.ts';
import { EVER, spendAsked } from '../../testing/spend-asked.ts';

/** A Friday. */
const NOW = new Date('2026-11-20T09:00:00Z');

let database: OpenDatabase;
let scope: ClientScope;
let spend: ReturnType<typeof spendAsked>;
beforeAll(async () => {
  database = await openTestDatabase();
  await database.db.transaction().execute((trx) => seed(trx, { scale: 'small', now: NOW }));
  scope = (await scopeOf(database.db, 'admin@demo.example')) as ClientScope;
  spend = spendAsked(database.db, NOW);
});
afterAll(() => database.close());

const keep = (now = NOW) => keepMonths(database.db, now);
const marked = async (table: 'line_month_due' | 'document_due') =>
  (await database.db.selectFrom(table).selectAll().execute()).length;
/** Takes all that is kept away, and marks everything. */
async function forget(): Promise<void> {
  const { db } = database;
  for (const table of ['rent_stretch', 'rent_day', 'spend_month', 'document_month'] as const)
    await db.deleteFrom(table).execute();
  await db.updateTable('months_kept').set({ before: '-infinity' }).execute();
  await sql`insert into line_month_due select client_id, id, project_id, 0 from contract_line on conflict do nothing`.execute(
    db,
  );
  await sql`insert into document_due select client_id, id, project_id, 0 from document on conflict do nothing`.execute(
    db,
  );
}
const answer = async (now = NOW) => {
  const ask = (by: string) => spend.ask({ scope, now }, { from: EVER, by, size: 200 });
  return [await ask('project'), await ask('costCode')] as const;
};

/** Expects plain SQL’s figures with whatever is kept and marked, again when all is kept, and when nothing is. */
async function expectSame(now = NOW) {
  expect(await spend.compare({ scope, now })).toBeGreaterThan(50);
  const before = await answer(now);
  await keep(now);
  expect([await marked('line_month_due'), await marked('document_due')]).toEqual([0, 0]);
  expect(await answer(now)).toEqual(before);
  await forget();
  expect(await answer(now)).toEqual(before);
  await keep(now);
  return before;
}

/** Returns a machine on rent with a rate, which an invoice has charged. */
async function machine() {
  return database.db
    .selectFrom('contract_line')
    .innerJoin('document_line', 'document_line.contract_line_id', 'contract_line.id')
    .where('contract_line.client_id', '=', scope.clientId)
    .where('contract_line.status', '=', 'onRent')
    .where('contract_line.expected_on', '>', '2026-11-25')
    .where('contract_line.project_id', 'is not', null)
    .orderBy('contract_line.id')
    .select(['contract_line.id', 'contract_line.contract_id', 'contract_line.project_id', 'document_line.document_id'])
    .executeTakeFirstOrThrow();
}

describe('sums of spend', () => {
  it('[DOM-109] are kept, and add up to what plain SQL finds', async () => {
    await expectSame();
    const sums = await database.db.selectFrom('spend_month').selectAll().execute();
    expect(new Set(sums.map(({ kind }) => kind))).toEqual(new Set(['invoiced', 'rent']));
  });

  it('[DOM-109] are read from the rows', async () => {
    const before = await answer();
    for (const [table, column] of [['spend_month', 'amount'] as const, ['rent_day', 'far'] as const])
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${sql.ref(column)} + 1
        where client_id = ${scope.clientId}`.execute(database.db);
    const after = await answer();
    expect(after).not.toEqual(before);
    await forget();
    await keep();
    expect(await answer()).toEqual(before);
  });

  // The days ahead are kept; then the rows hold no longer, over a month’s end and before the clock was set back.
  it.each([0, 1, 5, 7, 8, 11, 60, -3, -40])(
    '[DOM-109] say the same %s days after they were kept, and when they are kept anew',
    async (days) => {
      await forget();
      await keep();
      const now = new Date(`${addDays('2026-11-20', days)}T23:30:00Z`);
      expect(await spend.compare({ scope, now })).toBeGreaterThan(50);
      if (days < -30) return;
      await keep(now);
      expect(await spend.compare({ scope, now })).toBeGreaterThan(50);
    },
  );

  it('[DOM-109] are read from the rows of lines that only a month’s end has marked', async () => {
    const before = await answer();
    const mark = (isChange: boolean) =>
      sql`insert into line_month_due (client_id, contract_line_id, project_id, transaction_id, is_change)
        select client_id, id, project_id, ${isChange ? 1 : 2}::bigint, ${isChange} from contract_line`.execute(
        database.db,
      );
    // A line whose rows are made anew counts with the difference.
    await sql`update rent_stretch set price = price + 1`.execute(database.db);
    await mark(false);
    expect(await answer()).toEqual(before);
    await mark(true);
    expect(await answer()).not.toEqual(before);
    await forget();
    await keep();
    expect(await answer()).toEqual(before);
  });

  it('[DOM-109] renew what soon holds no longer, once a day', async () => {
    await forget();
    await keep();
    const later = new Date('2026-11-27T09:00:00Z');
    await keep(later);
    const { rows } = await sql<{ least: string }>`
      select min(holds_until)::text as least from rent_stretch where is_running`.execute(database.db);
    expect(String(rows[0]?.least) > '2026-11-27').toBe(true);
    await forget();
    await keep();
  });
});

describe('kept sums of spend follow', () => {
  type Machine = Awaited<ReturnType<typeof machine>>;
  const line = (id: string, values: object) =>
    database.db.updateTable('contract_line').set(values).where('id', '=', id).execute();
  const period = (id: string, kind: 'charge' | 'standDown', from: string, to: string, amount: string | null = null) =>
    database.db
      .insertInto('rental_period')
      .values({
        ...{ id: crypto.randomUUID(), contract_line_id: id, starts_on: from, ends_on: to, kind, days: 5, pieces: 1 },
        ...{ amount, currency: amount && 'EUR' },
      })
      .execute();
  const document = (id: string, values: object) =>
    database.db.updateTable('document').set(values).where('id', '=', id).execute();
  const another = async (project: string | null) => {
    const { id } = await database.db
      .selectFrom('project')
      .where('client_id', '=', scope.clientId)
      .where('id', '!=', String(project))
      .select('id')
      .executeTakeFirstOrThrow();
    return id;
  };
  const CHANGES: Readonly<Record<string, (of: Machine) => Promise<unknown>>> = {
    'the expected return': ({ id }) => line(id, { expected_off_rent_at: '2026-12-18T15:00:00Z' }),
    'no expected return': ({ id }) => line(id, { expected_off_rent_at: null }),
    'a return that is overdue': ({ id }) => line(id, { expected_off_rent_at: '2026-11-10T15:00:00Z' }),
    'a return in a thousand years': ({ id }) => line(id, { expected_off_rent_at: '3026-11-10T15:00:00Z' }),
    'the end of rent': ({ id }) => line(id, { status: 'offHired', off_rent_at: '2026-11-24T09:00:00Z' }),
    'a number of pieces': ({ id }) => line(id, { quantity: 3 }),
    'a rate': ({ id }) =>
      line(id, { rate_unit: 'day', rate_price: '77.00', agreed_day: null, agreed_week: null, agreed_four_week: null }),
    'agreed rates': ({ id }) => line(id, { agreed_day: '90.00', agreed_week: '310.00', agreed_four_week: '900.00' }),
    'a charge that is not invoiced': ({ id }) => period(id, 'charge', '2026-11-17', '2026-11-30', '612.35'),
    'the invoice of a charge': ({ id }) =>
      database.db
        .updateTable('rental_period')
        .set({ invoice_number: 'INV-1' })
        .where('contract_line_id', '=', id)
        .where('kind', '=', 'charge')
        .where('invoice_number', 'is', null)
        .execute(),
    'a cost code': ({ contract_id: id }) =>
      database.db.updateTable('contract').set({ cost_code: 'KS-NEW' }).where('id', '=', id).execute(),
    'the project of a contract': async ({ contract_id: id, project_id: project }) =>
      database.db
        .updateTable('contract')
        .set({ project_id: await another(project) })
        .where('id', '=', id)
        .execute(),
    'the end of a project': async ({ id, project_id: project }) => {
      await line(id, { expected_off_rent_at: null });
      await keep();
      await database.db
        .updateTable('project')
        .set({ ends_on: '2027-03-03' })
        .where('id', '=', String(project))
        .execute();
    },
    'the charged days of a week': () =>
      database.db
        .updateTable('operating_company')
        .set({ billing_week_days: sql`case billing_week_days when 6 then 5 else 6 end` as never })
        .where('code', '=', scope.opCo)
        .execute(),
    'a document that is void': ({ document_id: id }) => document(id, { status: 'void', voided_on: '2026-11-19' }),
    'the day of issue': async ({ document_id: id }) => document(id, { status: 'open', issued_on: '2026-02-03' }),
    'the project of a document': async ({ document_id: id, project_id: project }) =>
      document(id, { project_id: await another(project) }),
    'a dispute': ({ document_id: id }) => document(id, { disputed: sql`not disputed` }),
    'the line of an invoice': ({ document_id: id }) =>
      database.db.updateTable('document_line').set({ net: '1.23' }).where('document_id', '=', id).execute(),
  };

  it.each(Object.entries(CHANGES))('[DOM-109] %s', async (_name, change) => {
    await keep();
    const before = await answer();
    await change(await machine());
    expect((await marked('line_month_due')) + (await marked('document_due'))).toBeGreaterThan(0);
    expect(await expectSame()).not.toEqual(before);
  });

  it('[DOM-109] a stand-down, on the day on which it ends', async () => {
    await keep();
    const { id } = await machine();
    await period(id, 'standDown', '2026-11-23', '2026-11-25');
    await keep();
    for (const day of ['2026-11-24', '2026-11-25', '2026-11-26'])
      expect(await spend.compare({ scope, now: new Date(`${day}T09:00:00Z`) })).toBeGreaterThan(50);
    await database.db
      .deleteFrom('rental_period')
      .where('contract_line_id', '=', id)
      .where('kind', '=', 'standDown')
      .execute();
    await expectSame();
  });

  it('[DOM-109] the group of a product, which no row holds', async () => {
    const groups = async () => (await spend.ask({ scope }, { from: EVER, by: 'productGroup', size: 200 })).items;
    const before = await groups();
    await sql`update product set product_group = (select min(product_group) from product)`.execute(database.db);
    expect(await marked('line_month_due')).toBe(0);
    expect(await groups()).not.toEqual(before);
  });
});

it('[DOM-109] [DOM-11] add up the rows of a confined user alone, whatever is marked', async () => {
  const [{ items }] = await answer();
  const own = items.find(({ key, invoiced }) => key !== null && Number(invoiced?.amount) > 0);
  const { id, project_id: project } = await database.db
    .selectFrom('document_line')
    .innerJoin('document', 'document.id', 'document_line.document_id')
    .innerJoin('contract_line', 'contract_line.id', 'document_line.contract_line_id')
    .whereRef('document.project_id', '=', 'contract_line.project_id')
    .where('document.project_id', '=', String(own?.key))
    .select(['document.id', 'document.project_id'])
    .executeTakeFirstOrThrow();
  // The lines of an invoice of the project belong to another one, of which nothing is told.
  const { id: foreign } = await database.db
    .selectFrom('project')
    .where('client_id', '=', scope.clientId)
    .where('id', '!=', String(project))
    .select('id')
    .executeTakeFirstOrThrow();
  await sql`update contract set project_id = ${foreign} where id in (
    select contract_id from contract_line where id in (
      select contract_line_id from document_line where document_id = ${id}))`.execute(database.db);
  onTestFinished(await confineTo(database.db, scope, String(project)));
  const confined = (await scopeOf(database.db, 'admin@demo.example')) as ClientScope;
  for (const by of ['project', 'costCode', 'productGroup'] as const) {
    const before = await spend.ask({ scope: confined }, { from: EVER, by, size: 200 });
    await keep();
    expect(await spend.ask({ scope: confined }, { from: EVER, by, size: 200 })).toEqual(before);
    if (by === 'project') expect(before.items.map(({ key }) => key)).toEqual([project]);
    await forget();
  }
});
