import { type Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { breaksFormer, readSchema } from '../testing/schema-changes.ts';
import { type OpenDatabase, openDatabase } from './connection.ts';
import { migrate } from './migrate.ts';
import { BASELINE, MIGRATIONS } from './migrations/index.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openDatabase('memory');
});
afterAll(() => database.close());

it('[OP-09] the schema leaves to the first release what that one uses', async () => {
  const schemaOf = ({ db }: OpenDatabase) => readSchema(db as unknown as Kysely<never>);
  const { db } = database;
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...MIGRATIONS }) } });
  expect((await migrator.migrateTo(BASELINE)).error).toBeUndefined();
  const before = await schemaOf(database);
  await migrate(db);
  const after = await schemaOf(database);
  expect(before.columns.length).toBeGreaterThan(700);
  expect(breaksFormer(before, after)).toEqual([]);

  await sql`alter table mail rename column params to parameters`.execute(db);
  await sql`alter table mail alter column template type varchar(40)`.execute(db);
  await sql`alter table mail add column kind text not null`.execute(db);
  await sql`alter table project alter column default_po set not null`.execute(db);
  await sql`create unique index mail_at on mail (created_at)`.execute(db);
  await sql`alter table mail add constraint mail_few check (attempts < 3)`.execute(db);
  // These changes are harmless.
  await sql`alter table mail add column priority integer not null default 0, add column note text`.execute(db);
  await sql`create unique index mail_note on mail (note)`.execute(db);
  expect(breaksFormer(after, await schemaOf(database)).toSorted()).toEqual([
    'mail.kind has to be filled, and the former release does not know it',
    'mail.parameters has to be filled, and the former release does not know it',
    'mail.params is gone, which the former release still uses',
    'mail.template was text and is varchar',
    'mail_at refuses rows of mail that the former release may write',
    'mail_few refuses rows of mail that the former release may write',
    'project.default_po refuses null, which the former release may write',
  ]);
});
