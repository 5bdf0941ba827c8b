import { mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { PGlite, type PGliteInterface, types } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { Kysely, type LogEvent, PGliteDialect, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { OWN_KEY } from '../auth/key-file.ts';
import { databaseQueries } from '../metrics/channels.ts';
import { StartError } from '../start-error.ts';
import { LOCK_FILE, lockDataDir } from './data-dir-lock.ts';
import { foreignEntry, makeFilesPrivately, makePrivate } from './private-files.ts';
import { checkVersion, startFault } from './start-fault.ts';
import type { Database } from './tables.ts';
import { type Connections, watchedPool } from './watched-pool.ts';

/** PostgreSQL by URL, PGlite in a directory, or PGlite in memory for tests, empty or from a dump. */
export type Location = { url: string } | { dataDir: string } | { snapshot: Blob } | 'memory';

export interface OpenDatabase {
  readonly db: Kysely<Database>;
  /** True for PGlite: it runs in this process with one connection. Several processes can share PostgreSQL. */
  readonly embedded: boolean;
  /** Connection counts of the pool; null without a pool. */
  readonly connections: (() => Connections) | null;
  /** From now on, queries fail within two seconds if the database is down (OP-07). Startup waits longer. */
  readonly failFast: () => void;
  close(): Promise<void>;
}

/** Parses counts as numbers and keeps local dates as `YYYY-MM-DD` strings, the same on both drivers. */
const PARSERS = {
  [types.INT8]: (value: string) => Number(value),
  [types.DATE]: (value: string) => value,
};

/** The extensions that the migrations create; both ship with PostgreSQL as trusted extensions. */
export const EXTENSIONS = { pg_trgm, unaccent };

/** Directory of the embedded database in DATA_DIR; the server stores nothing else there. */
const DATABASE = 'database';
const OWN = [DATABASE, LOCK_FILE, OWN_KEY, 'outbox'];
/** Timeout of a statement on PostgreSQL, in milliseconds. */
const STATEMENT_TIMEOUT = 20_000;
/** Later than the statement timeout: no answer by then means that the connection is lost. */
const ANSWER_TIMEOUT = STATEMENT_TIMEOUT + 4_000;
/** Milliseconds that a transaction may wait for its process. Longer than a call of the file store. */
const IDLE_TIMEOUT = 60_000;

/** Publishes duration and error of each query, never its SQL or values. */
const publish = (event: LogEvent): void =>
  databaseQueries.publish({
    seconds: event.queryDurationMillis / 1_000,
    error: event.level === 'error' ? event.error : null,
  });

/** Opens the database. Throws a StartError when it cannot (OP-03). */
export async function openDatabase(location: Location): Promise<OpenDatabase> {
  if (location === 'memory') return embedded(await PGlite.create({ extensions: EXTENSIONS, parsers: PARSERS }));
  if ('snapshot' in location)
    return embedded(await PGlite.create({ extensions: EXTENSIONS, parsers: PARSERS, loadDataDir: location.snapshot }));
  return 'url' in location ? openPostgres(location.url) : openDataDir(location.dataDir);
}

function embedded(pglite: PGliteInterface, unlock = () => {}): OpenDatabase {
  const db = new Kysely<Database>({ dialect: new PGliteDialect({ pglite }), log: publish });
  return {
    db,
    embedded: true,
    connections: null,
    failFast: () => {},
    close: async () => {
      await db.destroy();
      if (!pglite.closed) await pglite.close();
      unlock();
    },
  };
}

async function openDataDir(dataDir: string): Promise<OpenDatabase> {
  const directory = path.resolve(dataDir);
  makeFilesPrivately();
  try {
    await makeDirectory(directory);
    const foreign = await foreignEntry(directory, OWN);
    if (foreign) throw new StartError(`${foreign} belongs to another user; remove it or choose another DATA_DIR.`);
    await makePrivate(directory, OWN);
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`DATA_DIR ${directory} cannot be written to (${reason(error)}).`);
  }
  const unlock = lockDataDir(directory);
  try {
    const pglite = await PGlite.create(path.join(directory, DATABASE), { extensions: EXTENSIONS, parsers: PARSERS });
    // PGlite creates a new database with modes open to every user and ignores the umask.
    await makePrivate(directory, [DATABASE]);
    return embedded(pglite, unlock);
  } catch (error) {
    unlock();
    throw new StartError(`The embedded database in DATA_DIR ${directory} cannot be opened (${reason(error)}).`);
  }
}

/** Avoids `recursive`: it never returns on a file system that cannot create directories, such as /proc. */
async function makeDirectory(directory: string): Promise<void> {
  if ((await stat(directory).catch(() => null))?.isDirectory()) return;
  if (directory !== path.dirname(directory)) await makeDirectory(path.dirname(directory));
  await mkdir(directory).catch((error: NodeJS.ErrnoException) => {
    // If the path is a file, creating the lock file in it fails.
    if (error.code !== 'EEXIST') throw error;
  });
}

async function openPostgres(url: string): Promise<OpenDatabase> {
  const pool = watchedPool({
    connectionString: url,
    max: 20,
    statement_timeout: STATEMENT_TIMEOUT,
    query_timeout: ANSWER_TIMEOUT,
    // Ends the transaction of a process that the network has cut off: others wait for its locks.
    idle_in_transaction_session_timeout: IDLE_TIMEOUT,
    // Compiling a sum over many lines takes longer than the sum.
    options: '-c jit=off',
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        (PARSERS as Record<number, (value: string) => unknown>)[oid] ?? pg.types.getTypeParser(oid, format),
    } as pg.CustomTypesConfig,
  });
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }), log: publish });
  try {
    const { rows } = await sql<{ number: number }>`select current_setting('server_version_num')::int as number`.execute(
      db,
    );
    checkVersion(url, rows[0]?.number ?? 0);
  } catch (error) {
    await db.destroy();
    throw startFault(error, url, []) ?? error;
  }
  return { db, embedded: false, connections: pool.connections, failFast: pool.failFast, close: () => db.destroy() };
}

const reason = (error: unknown): string => {
  const { code, message } = error as { code?: string; message?: string };
  return code ?? message ?? String(error);
};
