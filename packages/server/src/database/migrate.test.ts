import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openTestDatabase } from '../testing/database.ts';
import type { OpenDatabase } from './connection.ts';
import { migrate } from './migrate.ts';

let database: OpenDatabase;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.close());

it('[OP-02] migrations run once, however often the server starts', async () => {
  const { db } = database;
  await migrate(db);
  const { rows } = await sql<{ n: number }>`select count(*) as n from service_status`.execute(db);
  expect(rows).toEqual([{ n: 1 }]);
});

it('hands counts out as numbers and local dates as text', async () => {
  const { rows } = await sql`select count(*) as n, date '2026-03-29' as day from (values (1), (2)) v`.execute(
    database.db,
  );
  expect(rows).toEqual([{ n: 2, day: '2026-03-29' }]);
});
