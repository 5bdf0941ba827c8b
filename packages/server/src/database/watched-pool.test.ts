import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import type {} from '../testing/databases.ts';
import { DatabaseUnavailable } from './unavailable.ts';
import { type WatchedPool, watchedPool } from './watched-pool.ts';

const databases = inject('testDatabases');
const connectionString = 'url' in databases ? databases.url : '';
/** Creates a pool with active probes. */
function watched(config: pg.PoolConfig) {
  const pool = watchedPool(config);
  pool.failFast();
  return pool;
}
const sleep = (db: Kysely<unknown>) => sql`select pg_sleep(1.6)`.execute(db);

let db: Kysely<unknown>;
let administrator: pg.Client;
beforeAll(async () => {
  db = new Kysely({ dialect: new PostgresDialect({ pool: watched({ connectionString, max: 2 }) }) });
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

  it('[OP-07] does not take the database for gone while this process is too busy to hear it', async () => {
    const block = setInterval(() => {
      for (const since = performance.now(); performance.now() - since < 300; );
    }, 20);
    onTestFinished(() => clearInterval(block));
    const fresh = new Kysely<unknown>({
      dialect: new PostgresDialect({ pool: watched({ connectionString, max: 1 }) }),
    });
    onTestFinished(() => fresh.destroy());
    expect((await sql`select pg_sleep(4)`.execute(fresh)).rows).toHaveLength(1);
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

  it('[OP-07] keeps the connections that it has where the database takes no more', async () => {
    const role = `hireyard_${crypto.randomUUID().replaceAll('-', '')}`;
    await administrator.query(`create role ${role} login password 'x' connection limit 1`);
    const url = new URL(connectionString);
    [url.username, url.password] = [role, 'x'];
    const only = new Kysely<unknown>({
      dialect: new PostgresDialect({ pool: watched({ connectionString: url.href, max: 1 }) }),
    });
    onTestFinished(async () => {
      await only.destroy();
      await administrator.query(`drop role ${role}`);
    });
    expect(await sleep(only)).toMatchObject({ rows: [{}] });
  });

  it('[OP-07] gives up a connection that no longer reaches the database, though new ones do', async () => {
    const network = await startNetwork();
    const through = network.database(watchedPool({ connectionString: network.url, max: 1, query_timeout: 300 }));
    const ask = () => through.transaction().execute((trx) => sql`select 1`.execute(trx));
    await ask();
    network.forget();
    await expect(ask()).rejects.toBeInstanceOf(DatabaseUnavailable);
    expect((await ask()).rows).toHaveLength(1);
  });

  it('[OP-07] ends nothing for one answer that is missed, and everything within two seconds for two in a row', async () => {
    const network = await startNetwork();
    const through = network.database(watched({ connectionString: network.url, max: 2 }));
    const ask = () => sql`select 1`.execute(through);
    const under = sleep(through);
    // The probe is connected by now.
    await delay(700);
    network.hold('present');
    await delay(1_500);
    network.resume();
    expect((await under).rows).toHaveLength(1);

    await Promise.all([ask(), ask()]);
    network.hold('all');
    const since = performance.now();
    const refused = [ask(), ask(), ask()].map((query) => expect(query).rejects.toBeInstanceOf(DatabaseUnavailable));
    await Promise.all(refused);
    expect(performance.now() - since).toBeLessThan(2_000);
    network.resume();
    await expect.poll(ask, { timeout: 5_000 }).toMatchObject({ rows: [{}] });
  });

  it('[OP-07] waits longer for a database that is slow while the server starts', async () => {
    const network = await startNetwork();
    const starting = network.database(watchedPool({ connectionString: network.url, max: 1 }));
    await sql`select 1`.execute(starting);
    network.hold('all');
    const answer = sql`select 1`.execute(starting);
    await delay(2_500);
    network.resume();
    expect((await answer).rows).toHaveLength(1);
  });

  it('[OP-07] leaves what a statement itself did wrong as it is', async () => {
    await expect(sql`select 1 / 0`.execute(db)).rejects.toMatchObject({ code: '22012' });
  });
});

/** A proxy between a pool and the database that can delay or drop its connections. */
async function startNetwork() {
  const { hostname, port } = new URL(connectionString);
  const sockets: Socket[] = [];
  let holdsAll = false;
  const between = createServer((near) => {
    const far = connect(Number(port), hostname);
    sockets.push(
      near.on('error', () => {}),
      far.on('error', () => {}),
    );
    near.pipe(far).pipe(near);
    if (holdsAll) hold(near, far);
  });
  const hold = (...held: Socket[]) => {
    for (const socket of held) socket.unpipe();
  };
  const pipe = () => {
    for (let i = 0; i < sockets.length; i += 2) sockets[i]!.pipe(sockets[i + 1]!).pipe(sockets[i]!);
  };
  await new Promise<void>((resolve) => between.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    between.close();
  });
  const url = new URL(connectionString);
  url.host = `127.0.0.1:${(between.address() as AddressInfo).port}`;
  return {
    url: url.href,
    database: (pool: WatchedPool) => {
      const through = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
      onTestFinished(() => through.destroy());
      return through;
    },
    forget: () => hold(...sockets),
    hold: (which: 'present' | 'all') => {
      holdsAll = which === 'all';
      hold(...sockets);
    },
    resume: () => {
      holdsAll = false;
      pipe();
    },
  };
}
