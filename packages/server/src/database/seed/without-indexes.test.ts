import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../../testing/database.ts';
import type { OpenDatabase } from '../connection.ts';
import { RENTAL_TABLES } from './rental-import.ts';
import { withoutIndexes } from './without-indexes.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const definitions = async (db: OpenDatabase['db']) => {
  const { rows } = await sql<{ text: string }>`
    select pg_get_indexdef(indexrelid) as text from pg_index where indrelid::regclass::text !~ '^pg_'
    union all
    select conrelid::regclass || conname || pg_get_constraintdef(oid) || convalidated from pg_constraint
    order by 1`.execute(db);
  return rows.map(({ text }) => text);
};

it('[OP-01] leaves a schema with every index and reference as the migrations made it', async () => {
  const before = await definitions(database.db);
  let inside: string[] = [];
  await database.db.transaction().execute((trx) =>
    withoutIndexes(trx, RENTAL_TABLES, async () => {
      inside = await definitions(trx);
    }),
  );
  expect(await definitions(database.db)).toEqual(before);
  const aside = before.filter((definition) => !inside.includes(definition)).join('\n');
  expect(aside).toMatch(/contract_line_search/);
  expect(aside).toMatch(/FOREIGN KEY \(contract_id, client_id\)/);
  expect(aside).not.toMatch(/UNIQUE|PRIMARY/);
});

it('[OP-01] refuses a row that refers to nothing, and then everything', async () => {
  const before = await definitions(database.db);
  const load = database.db.transaction().execute((trx) =>
    withoutIndexes(trx, RENTAL_TABLES, async () => {
      const id = crypto.randomUUID();
      await sql`insert into off_hire_line (off_hire_id, contract_line_id, quantity) values (${id}, ${id}, 1)`.execute(
        trx,
      );
    }),
  );
  await expect(load).rejects.toMatchObject({ code: '23503' });
  expect(await definitions(database.db)).toEqual(before);
});
