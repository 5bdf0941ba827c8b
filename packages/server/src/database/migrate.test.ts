import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../testing/database.ts';
import type { OpenDatabase } from './connection.ts';
import { migrate } from './migrate.ts';
import { explained } from './start-fault.ts';

const WHEN = '2999-12-31T00:00:00.000Z';
let database: OpenDatabase;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.close());

describe('the schema', () => {
  it('[OP-02] is migrated once, however often the server starts', async () => {
    const { db } = database;
    await migrate(db);
    const { rows } = await sql<{ n: number }>`select count(*) as n from service_status`.execute(db);
    expect(rows).toEqual([{ n: 1 }]);
  });

  it('[OP-02] gets its functions and triggers again where they are not those of this release', async () => {
    const { db } = database;
    const folded = () => sql<{ folded: string }>`select folded('Łódź') as folded`.execute(db);
    await sql`create or replace function folded(variadic parts text[]) returns text language sql stable
      as $$ select 'former' $$`.execute(db);
    await sql`drop trigger project_follows_address on project`.execute(db);
    await migrate(db);
    expect((await folded()).rows).toEqual([{ folded: 'former' }]);
    await db.updateTable('applied_functions').set({ hash: 'of another release' }).execute();
    await migrate(db);
    expect((await folded()).rows).toEqual([{ folded: 'lodz' }]);
    const { rows } = await sql`select from pg_trigger where tgname = 'project_follows_address'`.execute(db);
    expect(rows).toHaveLength(1);
  });
});

describe('a database of another release', () => {
  const ran = (name: string) =>
    sql`insert into kysely_migration (name, timestamp) values (${name}, ${WHEN})`.execute(database.db);

  it('[OP-09] is used where that release is newer, with its functions as they are, and the server says so', async () => {
    const { db } = database;
    expect(await migrate(db)).toEqual([]);
    await ran('9999-newer');
    await db.updateTable('applied_functions').set({ hash: 'of the newer release' }).execute();
    expect(await migrate(db)).toEqual(['9999-newer']);
    expect(await db.selectFrom('applied_functions').select('hash').execute()).toEqual([
      { hash: 'of the newer release' },
    ]);
    // An unknown migration between known ones is an error.
    await ran('0000-strange');
    await expect(migrate(db)).rejects.toThrow('0000-strange');
  });

  it('[OP-03] is refused where it is of a version before the first release, in one sentence that says what to do', async () => {
    const { db } = database;
    await sql`delete from kysely_migration`.execute(db);
    for (const name of ['0001-identity', '0057-refresh-ids']) await ran(name);
    const fault = (url: string | null) => migrate(db).catch((error) => explained(error, database, url));
    expect(await fault(null)).toMatchObject({
      name: 'StartError',
      message:
        'The embedded database in DATA_DIR is of a version before the first release, which cannot be updated; name another DATA_DIR, or delete this one.',
    });
    expect(await fault('postgres://ada:secret@db.example:5433/hireyard')).toMatchObject({
      name: 'StartError',
      message:
        'The database of DATABASE_URL at db.example:5433/hireyard is of a version before the first release, which cannot be updated; let DATABASE_URL name an empty one.',
    });
  });
});

it('hands counts out as numbers and local dates as text', async () => {
  const { rows } = await sql`select count(*) as n, date '2026-03-29' as day from (values (1), (2)) v`.execute(
    database.db,
  );
  expect(rows).toEqual([{ n: 2, day: '2026-03-29' }]);
});
