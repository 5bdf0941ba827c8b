import { type Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { afterEach, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../testing/database.ts';
import { breaksFormer, readSchema } from '../testing/schema-changes.ts';
import { type OpenDatabase, openDatabase } from './connection.ts';
import { migrate } from './migrate.ts';
import { FORMER_RELEASE, MIGRATIONS } from './migrations/index.ts';

const WHEN = '2999-12-31T00:00:00.000Z';
let database: OpenDatabase;
afterEach(() => database.close());
const schemaOf = ({ db }: OpenDatabase) => readSchema(db as unknown as Kysely<never>);

describe('a process of the former release', () => {
  it('[OP-09] works on the schema of this one, since both run while an update rolls', async () => {
    database = await openDatabase('memory');
    const { db } = database;
    const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
    expect((await migrator.migrateTo(FORMER_RELEASE)).error).toBeUndefined();
    const before = await schemaOf(database);
    await migrate(db);
    const after = await schemaOf(database);
    expect(after.columns.length).toBeGreaterThan(before.columns.length);
    // Nothing has been released yet that uses the former name of `notification_log`.
    const isOldLog = (line: string) => line.startsWith('told.');
    expect(breaksFormer(before, after).filter((line) => !isOldLog(line))).toEqual([]);

    await sql`alter table mail rename column params to parameters`.execute(db);
    await sql`alter table mail alter column template type varchar(40)`.execute(db);
    await sql`alter table mail add column kind text not null`.execute(db);
    await sql`alter table project alter column default_po set not null`.execute(db);
    await sql`create unique index mail_at on mail (created_at)`.execute(db);
    await sql`alter table mail add constraint mail_few check (attempts < 3)`.execute(db);
    // These are no harm.
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

  it('[OP-09] starts on a database that a newer release has migrated, and says so', async () => {
    database = await openTestDatabase();
    const { db } = database;
    expect(await migrate(db)).toEqual([]);
    await sql`insert into kysely_migration (name, timestamp) values ('9999-newer', ${WHEN})`.execute(db);
    expect(await migrate(db)).toEqual(['9999-newer']);
    // One that no release had between its own is another matter.
    await sql`insert into kysely_migration (name, timestamp) values ('0003-strange', ${WHEN})`.execute(db);
    await expect(migrate(db)).rejects.toThrow('0003-strange');
  });
});

it('[OP-02] signing keys that a release has stored in the clear are replaced', async () => {
  database = await openDatabase('memory');
  const { db } = database;
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
  expect((await migrator.migrateTo('0006-periods')).error).toBeUndefined();
  await sql`insert into signing_key (kid, private_jwk, public_jwk, created_at)
    values ('before', '{"d":"in the clear"}', '{}', now())`.execute(db);
  await migrate(db);
  expect(await db.selectFrom('signing_key').selectAll().execute()).toEqual([]);
});
