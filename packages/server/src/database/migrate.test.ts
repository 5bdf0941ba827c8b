import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { afterEach, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../testing/database.ts';
import { type OpenDatabase, openDatabase } from './connection.ts';
import { migrate } from './migrate.ts';
import { MIGRATIONS } from './migrations/index.ts';

const opened: OpenDatabase[] = [];
const keep = (database: OpenDatabase) => {
  opened.push(database);
  return database;
};
afterEach(async () => {
  for (const database of opened.splice(0)) await database.close();
});

describe('migrations', () => {
  it('[OP-02] run once, however often the server starts', async () => {
    const { db } = keep(await openTestDatabase());
    await migrate(db);
    const { rows } = await sql<{ n: number }>`select count(*) as n from service_status`.execute(db);
    expect(rows).toEqual([{ n: 1 }]);
  });

  it('[OP-02] replace signing keys that stood in the clear', async () => {
    const { db } = keep(await openDatabase('memory'));
    const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
    expect((await migrator.migrateTo('0006-periods')).error).toBeUndefined();
    await sql`insert into signing_key (kid, private_jwk, public_jwk, created_at)
      values ('before', '{"d":"in the clear"}', '{}', now())`.execute(db);
    await migrate(db);
    expect(await db.selectFrom('signing_key').selectAll().execute()).toEqual([]);
  });

  it('hands counts out as numbers and local dates as text', async () => {
    const { db } = keep(await openDatabase('memory'));
    const { rows } = await sql`select count(*) as n, date '2026-03-29' as day from (values (1), (2)) v`.execute(db);
    expect(rows).toEqual([{ n: 2, day: '2026-03-29' }]);
  });
});

describe('the data directory', () => {
  const directory = async () => {
    const dir = await mkdtemp(path.join(tmpdir(), 'hireyard-data-'));
    return { dir, remove: () => rm(dir, { recursive: true, force: true }) };
  };

  it('[OP-03] refuses a second server on the same directory in one sentence, and opens it again afterwards', async () => {
    const { dir, remove } = await directory();
    const first = await openDatabase({ dataDir: dir });
    await expect(openDatabase({ dataDir: dir })).rejects.toThrow(/is in use by another server \(process \d+\)/);
    await first.close();
    const second = await openDatabase({ dataDir: dir });
    await second.close();
    await remove();
  });

  it('[OP-03] takes over the lock of a process that is gone', async () => {
    const { dir, remove } = await directory();
    await writeFile(path.join(dir, 'server.pid'), '999999999 1');
    const database = await openDatabase({ dataDir: dir });
    await database.close();
    await remove();
  });

  it('[OP-03] says in one sentence that a directory cannot be written to', async () => {
    const { dir, remove } = await directory();
    await writeFile(path.join(dir, 'file'), '');
    await expect(openDatabase({ dataDir: path.join(dir, 'file', 'below') })).rejects.toThrow(/cannot be written to/);
    await remove();
  });

  it('[OP-03] says in one sentence that DATABASE_URL cannot be reached, without its password', async () => {
    const failure = openDatabase({ url: 'postgres://someone:secret@127.0.0.1:1/hireyard' });
    await expect(failure).rejects.toThrow('at 127.0.0.1:1/hireyard cannot be reached (ECONNREFUSED)');
  });
});
