import { setTimeout as delay } from 'node:timers/promises';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { databaseQueries } from '../metrics/channels.ts';
import { DatabaseUnavailable, isUnavailable } from './unavailable.ts';

/** Milliseconds between two probes, and for connecting and answering in one. Two probes in a row stay below two seconds. */
const INTERVAL = 300;
const PROBE_TIMEOUT = 500;
/** Probes that the database has to miss in a row before it counts as gone. */
const MISSES = 2;
/** Share of time for which this process is busy, above which it cannot tell a late answer from a missing one. */
const BUSY = 0.5;
/** Milliseconds for a connection of the pool to become free, or to be made. */
const CONNECT_TIMEOUT = 5_000;
/** Milliseconds for the connections to be closed. */
const END_TIMEOUT = 1_500;
const TOO_MANY_CONNECTIONS = '53300';

/** Numbers of connections: possible, in use, and waited for. */
export interface Connections {
  readonly limit: number;
  readonly inUse: number;
  readonly waitedFor: number;
}
export interface WatchedPool extends PostgresPool {
  readonly connections: () => Connections;
  /** From now on, probes find out within two seconds that the database has gone. */
  readonly failFast: () => void;
}

/**
 * A pool of pg with its time-outs, and a probe that tells a database that takes long from one that has gone. While it is
 * gone, each query fails at once with `DatabaseUnavailable`.
 */
export function watchedPool(config: pg.PoolConfig): WatchedPool {
  const pool = new pg.Pool({
    ...config,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    keepAlive: true,
    // A database that has gone closes no connection, and the process ends all the same.
    allowExitOnIdle: true,
  });
  const probes = new pg.Pool({
    ...config,
    max: 1,
    connectionTimeoutMillis: PROBE_TIMEOUT,
    query_timeout: PROBE_TIMEOUT,
    allowExitOnIdle: true,
  });
  const ending = new AbortController();
  const waiting = new Set<(error: Error) => void>();
  const inUse = new Set<pg.PoolClient>();
  let isGone = false;

  // Without listeners the end of a connection ends the process; its queries fail in any case.
  for (const { on } of [pool, probes].map((each) => ({ on: each.on.bind(each) }))) {
    on('error', () => {});
    on('connect', (client) => client.on('error', () => {}));
  }
  pool.on('acquire', (client) => inUse.add(client));
  pool.on('release', (_error, client) => inUse.delete(client));

  async function watch(): Promise<void> {
    const { signal } = ending;
    while (!signal.aborted) {
      await delay(INTERVAL, undefined, { ref: false, signal });
      if (!isGone && waiting.size === 0 && inUse.size === 0) continue;
      isGone = await misses();
      if (!isGone) continue;
      for (const reject of waiting) reject(new DatabaseUnavailable('the database does not answer'));
      // Ends the query that it waits for.
      for (const client of inUse) client.end().catch(() => {});
    }
  }

  /** Answers whether each of the probes was missed by an idle process. */
  async function misses(): Promise<boolean> {
    for (let miss = 0; miss < MISSES; miss++) {
      const before = performance.eventLoopUtilization();
      if (await answers()) return false;
      if (!isGone && performance.eventLoopUtilization(before).utilization > BUSY) return false;
    }
    return true;
  }

  async function answers(): Promise<boolean> {
    try {
      await probes.query('select 1');
      return true;
    } catch (error) {
      // A database that refuses the connection is there; connections in use have their answers.
      return error instanceof pg.DatabaseError && (error.code === TOO_MANY_CONNECTIONS || !isUnavailable(error));
    }
  }

  async function connect(): Promise<PostgresPoolClient> {
    if (isGone) throw published(new DatabaseUnavailable('the database does not answer'));
    const { promise: refused, reject } = Promise.withResolvers<never>();
    const connecting = pool.connect();
    waiting.add(reject);
    try {
      return guarded(await Promise.race([connecting, refused]));
    } catch (error) {
      // A connection that is made later goes back to the pool.
      connecting.then(
        (client) => client.release(),
        () => {},
      );
      throw published(error instanceof DatabaseUnavailable ? error : unavailable(error));
    } finally {
      waiting.delete(reject);
    }
  }

  return {
    options: pool.options,
    connect,
    connections: () => ({ limit: pool.options.max, inUse: inUse.size, waitedFor: pool.waitingCount }),
    failFast: () => {
      watch().catch(() => {});
    },
    end: async () => {
      ending.abort();
      const patience = new AbortController();
      const late = delay(END_TIMEOUT, undefined, { signal: patience.signal }).catch(() => {});
      await Promise.race([Promise.all([pool.end(), probes.end()]), late]);
      patience.abort();
    },
  };
}

/** A client whose failures to reach the database are `DatabaseUnavailable`, and end its connection. */
function guarded(client: pg.PoolClient): PostgresPoolClient {
  let isLost = false;
  const query = async (text: string, values: unknown[]) => {
    try {
      return await client.query(text, values);
    } catch (error) {
      if (!isOfConnection(error)) throw error;
      isLost = true;
      // After a time-out the query is still under way.
      client.end().catch(() => {});
      throw unavailable(error);
    }
  };
  return {
    query: query as unknown as PostgresPoolClient['query'],
    release: (destroy = false) => client.release(destroy || isLost),
  };
}

/** Whether a query failed with its connection: the database has ended it, or pg reports a plain error of its own. */
const isOfConnection = (error: unknown): boolean =>
  error instanceof pg.DatabaseError ? error.severity === 'FATAL' : (error as Error).constructor === Error;

/** Counts the failure: Kysely reports failed queries alone. */
function published(error: DatabaseUnavailable): DatabaseUnavailable {
  databaseQueries.publish({ seconds: 0, error });
  return error;
}

const unavailable = (cause: unknown) => new DatabaseUnavailable('the database cannot be reached', { cause });
