import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '../database/connection.ts';
import { contractId, idOf, insertRentals, line } from '../services/overview/overview.fixture.ts';
import { openTestDatabase } from '../testing/database.ts';
import { vacuumChanged } from './vacuum-job.ts';

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

  await vacuumChanged(database.db);

  const { contract, contract_line } = await visiblePages();
  expect(contract).toBe(0);
  expect(contract_line).toBeGreaterThan(5);
});
