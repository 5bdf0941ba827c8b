import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type {} from '../testing/databases.ts';
import { DatabaseUnavailable } from './unavailable.ts';
import { watchedPool } from './watched-pool.ts';

const databases = inject('testDatabases');
const connectionString = 'url' in databases ? databases.url : '';
const sleep = (db: Kysely<unknown>) => sql`select pg_sleep(1.6)`.execute(db);

let db: Kysely<unknown>;
let administrator: pg.Client;
beforeAll(async () => {
  db = new Kysely({ dialect: new PostgresDialect({ pool: watchedPool({ connectionString, max: 2 }) }) });
  administrator = new pg.Client({ connectionString });
  await administrator.connect();
});
afterAll(async () => {
  await db.destroy();
  await administrator.end();
});

describe('a pool that watches its database', () => {
  it('[OP-07] waits for what takes long, in a connection and for one', async () => {
    expect(await Promise.all([sleep(db), sleep(db), sleep(db), sleep(db)])).toHaveLength(4);
  });

  it('[OP-07] outlives the end of a connection in the middle of a transaction, and goes on with another', async () => {
    const broken = db.transaction().execute(async (trx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
      await administrator.query('select pg_terminate_backend($1, 5000)', [rows[0]?.pid]);
      await new Promise((resolve) => setTimeout(resolve, 100));
      await sql`select 1`.execute(trx);
    });
    await expect(broken).rejects.toBeInstanceOf(DatabaseUnavailable);
    expect((await sql`select 1`.execute(db)).rows).toHaveLength(1);
  });

  it('[OP-07] leaves what a statement itself did wrong as it is', async () => {
    await expect(sql`select 1 / 0`.execute(db)).rejects.toMatchObject({ code: '22012' });
  });
});
