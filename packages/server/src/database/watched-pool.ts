import { setImmediate as afterPendingInput, setTimeout as delay } from 'node:timers/promises';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { databaseQueries } from '../metrics/channels.ts';
import { DatabaseUnavailable, isUnavailable } from './unavailable.ts';

/** Milliseconds between two questions to the database, and for it to answer one: together less than two seconds. */
const INTERVAL = 400;
const ANSWER_LIMIT = 1_000;
/** Milliseconds for one of the pool's connections to become free, and to make a new one: a busy process makes it late. */
const QUEUE_LIMIT = 5_000;
const CONNECT_LIMIT = 4_000;
const TOO_MANY_CONNECTIONS = '53300';
/** What pg says where the `query_timeout` of the configuration is over. */
const READ_TIMEOUT = 'Query read timeout';
/** Milliseconds for the connections to be closed. */
const END_LIMIT = 1_500;

class Client extends pg.Client {
  /** Lets the process end while the connection is open; not in the types of pg. */
  declare readonly unref: () => void;

  constructor(config: pg.ClientConfig) {
    super({ ...config, connectionTimeoutMillis: CONNECT_LIMIT });
    // Without a listener the end of a connection ends the process; its queries fail in any case.
    this.on('error', () => {});
  }
}

/** How many connections there may be, are in use, and are waited for. */
export interface Connections {
  readonly limit: number;
  readonly inUse: number;
  readonly waitedFor: number;
}
export interface WatchedPool extends PostgresPool {
  readonly connections: () => Connections;
}

/**
 * A pool that tells a database which takes long from one which is gone. While anybody waits for the database, a
 * connection of its own asks it again and again. When it does not answer, all who wait get a `DatabaseUnavailable`, and
 * so does everybody who comes, until it answers.
 */
export function watchedPool(config: pg.PoolConfig): WatchedPool {
  const pool = new pg.Pool({
    ...config,
    connectionTimeoutMillis: QUEUE_LIMIT,
    Client: Client as unknown as new () => pg.ClientBase,
  });
  /** Those who wait for a connection, and connections in use. */
  const queue = new Set<(error: Error) => void>();
  const busy = new Set<pg.PoolClient>();
  const open = new Set<Client>();
  /** Connections that have ended, or are about to. */
  const lost = new WeakSet<pg.PoolClient>();
  let gone = false;
  let ended = false;
  let timer: NodeJS.Timeout | undefined;
  let probe: Client | undefined;

  pool.on('error', () => {});
  pool.on('connect', (client) => {
    const lose = () => lost.add(client);
    client.on('error', lose).on('end', lose);
    open.add(client as unknown as Client);
  });
  pool.on('remove', (client) => open.delete(client as unknown as Client));
  pool.on('acquire', (client) => busy.add(client));
  pool.on('release', (_error, client) => busy.delete(client));

  const watch = () => {
    timer ??= setTimeout(ask, INTERVAL).unref();
  };

  async function ask(): Promise<void> {
    gone = !(await answers());
    if (gone) {
      for (const reject of queue) reject(new DatabaseUnavailable('the database does not answer'));
      for (const client of busy) drop(client);
    }
    timer = undefined;
    if (ended) return closeProbe();
    if (gone || queue.size > 0 || busy.size > 0) return watch();
    closeProbe();
  }

  /** Ends the query that it waits for. */
  function drop(client: pg.PoolClient): void {
    lost.add(client);
    (client as unknown as Client).end().catch(() => {});
  }

  async function answers(): Promise<boolean> {
    try {
      if (probe) {
        await inTime(probe.query('select 1'));
        return true;
      }
    } catch (error) {
      closeProbe();
      if (error instanceof Late) return false;
    }
    try {
      probe = new Client(config);
      await inTime(probe.connect());
      return true;
    } catch (error) {
      closeProbe();
      // Full or misconfigured, it is there, and those who are connected have their answers.
      return error instanceof pg.DatabaseError && (error.code === TOO_MANY_CONNECTIONS || !isUnavailable(error));
    }
  }

  function closeProbe(): void {
    probe?.end().catch(() => {});
    probe?.unref();
    probe = undefined;
  }

  async function connect(): Promise<PostgresPoolClient> {
    if (gone) throw told(new DatabaseUnavailable('the database does not answer'));
    const { promise: refused, reject } = Promise.withResolvers<never>();
    const connecting = pool.connect();
    queue.add(reject);
    watch();
    try {
      return guarded(await Promise.race([connecting, refused]));
    } catch (error) {
      // One that arrives after all goes back.
      connecting.then(
        (client) => client.release(),
        () => {},
      );
      throw told(error instanceof DatabaseUnavailable ? error : unavailable(error));
    } finally {
      queue.delete(reject);
    }
  }

  function guarded(client: pg.PoolClient): PostgresPoolClient {
    const query = async (text: string, values: unknown[]) => {
      try {
        return await client.query(text, values);
      } catch (error) {
        // The answer to a query may be that the connection ends.
        if (error instanceof pg.DatabaseError && error.severity === 'FATAL') lost.add(client);
        // The database is there, and this connection to it is not: something between the two has forgotten it.
        if ((error as Error).message === READ_TIMEOUT) drop(client);
        throw lost.has(client) ? unavailable(error) : error;
      }
    };
    return {
      query: query as unknown as PostgresPoolClient['query'],
      release: (destroy = false) => client.release(destroy || lost.has(client)),
    };
  }

  return {
    options: pool.options,
    connect,
    connections: () => ({ limit: pool.options.max, inUse: busy.size, waitedFor: pool.waitingCount }),
    end: async () => {
      ended = true;
      clearTimeout(timer);
      closeProbe();
      await Promise.race([pool.end(), delay(END_LIMIT, undefined, { ref: false })]);
      // A database that does not answer does not close its side: the process ends all the same.
      for (const client of open) client.unref();
    },
  };
}

/** Kysely tells of failed queries, and not of the connections that they do not get. */
function told(error: DatabaseUnavailable): DatabaseUnavailable {
  databaseQueries.publish({ seconds: 0, error });
  return error;
}

const unavailable = (cause: unknown) => new DatabaseUnavailable('the database cannot be reached', { cause });

class Late extends Error {}

/** What a process that is not busy may take to look at its clock again, in milliseconds. */
const LOOK = 100;

/**
 * Throws `Late` where there is no answer in time. While this process is busy no time passes: an answer takes several turns
 * of it, such as those of a sign-in, and the database is not gone where they are held up here.
 */
async function inTime<T>(work: Promise<T>): Promise<T> {
  const abort = new AbortController();
  const late = async (): Promise<never> => {
    for (let waited = 0; waited < ANSWER_LIMIT; ) {
      const since = performance.now();
      await delay(LOOK, undefined, { signal: abort.signal });
      await afterPendingInput();
      waited += Math.min(performance.now() - since, LOOK * 1.5);
    }
    throw new Late('no answer in time');
  };
  const limit = late();
  limit.catch(() => {});
  try {
    return await Promise.race([work, limit]);
  } finally {
    abort.abort();
  }
}
