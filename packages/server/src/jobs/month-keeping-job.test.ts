import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '../database/connection.ts';
import { seed } from '../database/seed/index.ts';
import { openTestDatabase } from '../testing/database.ts';
import { keepMonths } from './month-keeping-job.ts';

const NOW = new Date('2026-11-20T09:00:00Z');

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await database.db.transaction().execute((trx) => seed(trx, { scale: 'small', now: NOW }));
});
afterAll(() => database.close());

const clientsOf = async (table: 'line_month' | 'line_month_due') => {
  const rows = await database.db.selectFrom(table).select('client_id').distinct().orderBy('client_id').execute();
  return rows.map((row) => row.client_id);
};

it('[DOM-105] keeps the months of the other clients where those of one cannot be counted', async () => {
  const { db } = database;
  const marked = await clientsOf('line_month_due');
  const [first = 0] = marked;
  expect(marked.length).toBeGreaterThan(1);
  await sql`
    create function refuse() returns trigger language plpgsql as 'begin raise exception ''no''; end'`.execute(db);
  await sql`create trigger refused before insert on line_month for each row when (new.client_id = ${sql.lit(first)})
    execute function refuse()`.execute(db);
  await expect(keepMonths(db, NOW)).rejects.toThrow('no');
  expect(await clientsOf('line_month_due')).toEqual([first]);
  expect(await clientsOf('line_month')).toEqual(marked.slice(1));

  await sql`drop trigger refused on line_month`.execute(db);
  await keepMonths(db, NOW);
  expect(await clientsOf('line_month_due')).toEqual([]);
  expect(await clientsOf('line_month')).toContain(first);
});
