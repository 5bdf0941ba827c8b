import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '../database/connection.ts';
import { contractId, idOf, insertRentals, line, NOW } from '../services/overview/overview.fixture.ts';
import { openTestDatabase } from '../testing/database.ts';
import type { JobContext } from './job.ts';
import { vacuumFilledJob, vacuumJob } from './vacuum-job.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await insertRentals(database.db);
});
afterAll(() => database.close());

it('[RT-09] reads an index alone again after many rows were added, and leaves tables that hardly changed', async () => {
  const lines = Array.from({ length: 400 }, (_, index) => line(1000 + index, 1, { id: idOf(7, index) }));
  // PostgreSQL reports the changes of a connection after a second or on request.
  await database.db.connection().execute(async (db) => {
    await db.insertInto('contract_line').values(lines).execute();
    await db.updateTable('contract').set({ reference: 'R-1' }).where('id', '=', contractId(1)).execute();
    await sql`select pg_stat_force_next_flush()`.execute(db);
    await sql`select 1`.execute(db);
  });
  const visiblePages = async () => {
    const { rows } = await sql<{ relname: string; relallvisible: number }>`
      select relname, relallvisible from pg_class
      where relname in ('contract', 'contract_line') order by relname`.execute(database.db);
    return Object.fromEntries(rows.map(({ relname, relallvisible }) => [relname, relallvisible]));
  };
  expect(await visiblePages()).toEqual({ contract: 0, contract_line: 0 });

  await vacuumJob.run({ db: database.db } as JobContext, NOW);

  const { contract, contract_line } = await visiblePages();
  expect(contract).toBe(0);
  expect(contract_line).toBeGreaterThan(5);
});

it('[DOM-112] knows the size of a table within a minute of a large import, and leaves smaller changes to the hour', async () => {
  const rowsOf = async (table: string) => {
    const { rows } = await sql<{ reltuples: number }>`select reltuples from pg_class where relname = ${table}`.execute(
      database.db,
    );
    return rows[0]?.reltuples;
  };
  const add = (count: number, client: number) =>
    database.db.connection().execute(async (db) => {
      await sql`insert into line_month_due (client_id, contract_line_id, transaction_id)
        select ${client}, gen_random_uuid(), n from generate_series(1, ${count}::int) n`.execute(db);
      await sql`select pg_stat_force_next_flush()`.execute(db);
      await sql`select 1`.execute(db);
    });
  await sql`truncate line_month_due`.execute(database.db);
  await add(1_500, 1);
  await vacuumFilledJob.run({ db: database.db } as JobContext, NOW);
  expect(await rowsOf('line_month_due')).toBeLessThan(1_000);
  await add(5_000, 2);
  await vacuumFilledJob.run({ db: database.db } as JobContext, NOW);
  expect(await rowsOf('line_month_due')).toBe(6_500);
});
