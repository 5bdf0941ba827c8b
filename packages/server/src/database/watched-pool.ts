import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { databaseQueries } from '../metrics/channels.ts';
import { DatabaseUnavailable, isUnavailable } from './unavailable.ts';

/**
 * Milliseconds between two probes, and the probe's timeouts for connecting and answering. Two probes in a row take less
 * than two seconds.
 */
const INTERVAL = 300;
const PROBE_TIMEOUT = 500;
/** Number of consecutive missed probes after which the database counts as down. */
const MISSES = 2;
/** Event loop utilization above which this process cannot distinguish a late answer from a missing one. */
const BUSY = 0.5;
/** Milliseconds to wait for a free or new connection of the pool. */
const CONNECT_TIMEOUT = 5_000;
/** Milliseconds to wait for the connections to close. */
const END_TIMEOUT = 1_500;
const TOO_MANY_CONNECTIONS = '53300';

/** Numbers of connections: maximum, in use, and waiting requests. */
export interface Connections {
  readonly limit: number;
  readonly inUse: number;
  readonly waitedFor: number;
}
export interface WatchedPool extends PostgresPool {
  readonly connections: () => Connections;
  /** From now on, probes detect within two seconds that the database is down. */
  readonly failFast: () => void;
}

/**
 * Creates a pg pool with timeouts and a probe that distinguishes a slow database from one that is down. While it is
 * down, each query fails at once with `DatabaseUnavailable`.
 */
export function watchedPool(config: pg.PoolConfig): WatchedPool {
  const pool = new pg.Pool({
    ...config,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    keepAlive: true,
    // The process must be able to exit, although a database that is down never closes its connections.
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

  // Without error listeners, a lost connection crashes the process. Its queries fail anyway.
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
      // Ends the connection to reject its pending query.
      for (const client of inUse) client.end().catch(() => {});
    }
  }

  /** Returns true if all probes failed while the process was idle. */
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
      // A database that refuses the connection is up; queries on open connections get their answers.
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
      // A connection opened after the timeout goes back to the pool.
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

/** Wraps a client: failures to reach the database become `DatabaseUnavailable` and end the connection. */
function guarded(client: pg.PoolClient): PostgresPoolClient {
  let isLost = false;
  const query = async (text: string, values: unknown[]) => {
    try {
      return await client.query(text, values);
    } catch (error) {
      if (!isOfConnection(error)) throw error;
      isLost = true;
      // After a timeout the query is still running.
      client.end().catch(() => {});
      throw unavailable(error);
    }
  };
  return {
    query: query as unknown as PostgresPoolClient['query'],
    release: (destroy = false) => client.release(destroy || isLost),
  };
}

/** True if a query failed with its connection: the database ended it, or pg reports a plain error of its own. */
const isOfConnection = (error: unknown): boolean =>
  error instanceof pg.DatabaseError ? error.severity === 'FATAL' : (error as Error).constructor === Error;

/** Publishes the failure for the counts, because Kysely reports only failed queries. */
function published(error: DatabaseUnavailable): DatabaseUnavailable {
  databaseQueries.publish({ seconds: 0, error });
  return error;
}

const unavailable = (cause: unknown) => new DatabaseUnavailable('the database cannot be reached', { cause });
