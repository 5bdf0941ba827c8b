import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '../database/connection.ts';
import { seed } from '../database/seed/index.ts';
import { openTestDatabase } from '../testing/database.ts';
import { keepAllMonths } from '../testing/keep-all-months.ts';
import { endingIn, keepMonths } from './month-keeping-job.ts';

const NOW = new Date('2026-11-20T09:00:00Z');

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await database.db.transaction().execute((trx) => seed(trx, { scale: 'small', now: NOW }));
});
afterAll(() => database.close());

const marksOf = async (client: number) => {
  const marks = database.db.selectFrom('line_month_due').where('client_id', '=', client).selectAll();
  return (await marks.execute()).length;
};
const clientsOf = async (table: 'line_month' | 'line_month_due') => {
  const rows = await database.db.selectFrom(table).select('client_id').distinct().orderBy('client_id').execute();
  return rows.map((row) => row.client_id);
};

/** Makes the database refuse the months of a client. */
async function refuse(client: number): Promise<void> {
  await sql`create or replace function refuse() returns trigger language plpgsql as
    'begin raise exception ''no''; end'`.execute(database.db);
  await sql`create trigger refused before insert on line_month for each row when (new.client_id = ${sql.lit(client)})
    execute function refuse()`.execute(database.db);
}
const allow = () => sql`drop trigger refused on line_month`.execute(database.db);

it('[DOM-105] keeps the months of the other clients where those of one cannot be counted', async () => {
  const { db } = database;
  const marked = await clientsOf('line_month_due');
  const [first = 0] = marked;
  expect(marked.length).toBeGreaterThan(1);
  await refuse(first);
  await expect(keepMonths(db, NOW)).rejects.toThrow('no');
  expect(await clientsOf('line_month_due')).toEqual([first]);
  expect(await clientsOf('line_month')).toEqual(marked.slice(1));

  await allow();
  await keepMonths(db, NOW);
  expect(await clientsOf('line_month_due')).toEqual([]);
  expect(await clientsOf('line_month')).toContain(first);
});

it('[OP-99] gives each company and each client its turn, however much another one has marked', async () => {
  const { db } = database;
  const companyOf = await db.selectFrom('corporate_client').select(['id', 'op_co']).execute();
  const kept = await clientsOf('line_month');
  const [first = 0] = kept;
  const others = kept.slice(1);
  expect(new Set(companyOf.filter(({ id }) => kept.includes(id)).map((row) => row.op_co)).size).toBeGreaterThan(1);
  // More than a run takes. Lines that are gone are marked as well.
  await sql`insert into line_month_due (client_id, contract_line_id, project_id, transaction_id)
    select ${first}::int, gen_random_uuid(), null, 0 from generate_series(1, 20000)`.execute(db);
  await sql`insert into line_month_due (client_id, contract_line_id, project_id, transaction_id)
    select client_id, id, project_id, 1 from contract_line where client_id <> ${first} on conflict do nothing`.execute(
    db,
  );
  expect(await clientsOf('line_month_due')).toEqual(expect.arrayContaining([first, ...others]));
  await keepMonths(db, NOW, 2 * kept.length);
  expect(await clientsOf('line_month_due')).toEqual([first]);
  await db.deleteFrom('line_month_due').execute();
});

it('[OP-99] takes many marks of a line in one turn', async () => {
  const { db } = database;
  const [first = 0] = await clientsOf('line_month');
  // As a company does that changes the charged days of a week back and forth.
  await sql`insert into line_month_due (client_id, contract_line_id, project_id, transaction_id)
    select client_id, id, project_id, change from contract_line, generate_series(1, 4000) as change
    where id in (select id from contract_line where client_id = ${first} limit 10)`.execute(db);
  // A turn takes 20,000 of the 40,000 marks, which are those of five lines.
  await keepMonths(db, NOW, 1);
  expect(await marksOf(first)).toBe(20_000);
  await keepMonths(db, NOW, 1);
  expect(await marksOf(first)).toBe(0);
});

it('[OP-99] finds by an index the lines whose rows soon hold no longer, among those of all clients', async () => {
  const { db } = database;
  const found = await db.transaction().execute(async (trx) => {
    await sql`insert into rent_stretch
        (line_id, ref, client_id, product_code, time_zone, is_running, is_endless, since, week_days, holds_from, holds_until)
      select gen_random_uuid(), gen_random_uuid(), n % 1000, '', zone, true, false, '2026-10-01', 5,
        date '2026-11-15' + n % 6, date '2026-11-23' + n % 6
      from generate_series(1, 20000) as n, unnest(array['Europe/Amsterdam', 'Europe/Berlin']) as zone`.execute(trx);
    await sql`analyze rent_stretch`.execute(trx);
    return trx.selectFrom(endingIn('Europe/Amsterdam', '2026-11-20').as('ending')).selectAll().explain();
  });
  const plan = found.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain('rent_stretch_ending');
  expect(plan).toContain('rent_stretch_ahead');
  expect(plan).not.toContain('Seq Scan on rent_stretch');
  await sql`delete from rent_stretch where product_code = ''`.execute(db);
});

it('keeping all months throws where a run keeps nothing, as before what is kept', async () => {
  const { db } = database;
  const [first = 0] = await clientsOf('line_month');
  await sql`insert into line_month_due (client_id, contract_line_id, project_id, transaction_id)
    values (${first}, gen_random_uuid(), null, 0)`.execute(db);
  await expect(keepAllMonths(db, new Date('2026-06-20T09:00:00Z'))).rejects.toThrow('kept none');
  await keepAllMonths(db, NOW);
});

it('[OP-99] marks lines whose rows soon hold no longer once, and not again while they wait', async () => {
  const { db } = database;
  const [first = 0] = await clientsOf('line_month');
  await refuse(first);
  const later = new Date('2026-11-27T09:00:00Z');
  await expect(keepMonths(db, later)).rejects.toThrow('no');
  const marks = await marksOf(first);
  expect(marks).toBeGreaterThan(0);
  await expect(keepMonths(db, later)).rejects.toThrow('no');
  expect(await marksOf(first)).toBe(marks);
  await allow();
  await keepMonths(db, later);
  expect(await marksOf(first)).toBe(0);
});
