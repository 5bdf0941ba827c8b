import type { Kysely } from 'kysely';
import { StartError } from '../start-error.ts';
import { BeforeFirstRelease, newerMigrations } from './migrate.ts';
import type { Database } from './tables.ts';
import { DatabaseUnavailable } from './unavailable.ts';

/** Oldest PostgreSQL supported by the migrations, as a `server_version_num`. */
const OLDEST = 150_000;

/**
 * Advice to the operator by PostgreSQL error code (Appendix A of its documentation): a full code or its two-character
 * class.
 */
const ADVICE: Readonly<Record<string, string>> = {
  '28': 'it refuses the user or the password; correct them in DATABASE_URL, or pg_hba.conf',
  '3D000': 'there is no database of that name; create it, or correct DATABASE_URL',
  '53300': 'it has no connection left; raise its max_connections, or end what holds them',
  '53': 'it lacks memory, disk or connections; its own log says more',
  '57P03': 'it is starting or shutting down; try again',
  '57P': 'it was shut down meanwhile; try again',
  '25006': 'it is read-only, as a standby is; let DATABASE_URL name the primary',
  '42501': 'the user may not change the schema; make it the owner of the database, or name the owner in DATABASE_URL',
  '0A000': 'it lacks something that the server needs; install the contrib package of PostgreSQL, 15 or newer',
  '58P01': 'it lacks a file of its own; install the contrib package of PostgreSQL',
  '57014': 'a statement waited or took over 20 s; end what holds the tables, and try again',
  '55P03': 'a table is locked; end what holds it, and try again',
  '40': 'another transaction was in its way; try again',
};
/** Errors of a schema from another release: tables, columns or functions are missing or differ. */
const OTHER_SCHEMA = /^42(P01|703|883|804|P02)$|^23502$/;

/** Returns host, port and database of a URL, without user and password. */
function placeOf(databaseUrl: string | null): string {
  if (databaseUrl === null) return 'The embedded database in DATA_DIR';
  const parsed = URL.parse(databaseUrl);
  return parsed?.host
    ? `The database of DATABASE_URL at ${parsed.host}${parsed.pathname}`
    : 'The database of DATABASE_URL';
}

/** Throws if the server does not support this PostgreSQL version. */
export function checkVersion(databaseUrl: string, number: number): void {
  if (number >= OLDEST) return;
  const [actual, required] = [number, OLDEST].map((each) => Math.floor(each / 10_000));
  throw new StartError(
    `${placeOf(databaseUrl)} is PostgreSQL ${actual}; DATABASE_URL has to name one of ${required} or newer.`,
  );
}

/**
 * Returns the message for a database failure during startup (OP-03). Returns null for a bug in this program, which
 * keeps its stack trace. `newer` lists the database's migrations of a newer release.
 */
export function startFault(error: unknown, databaseUrl: string | null, newer: readonly string[]): StartError | null {
  const origin = originOf(error);
  const place = placeOf(databaseUrl);
  if (origin instanceof BeforeFirstRelease) {
    const advice =
      databaseUrl === null ? 'name another DATA_DIR, or delete this one' : 'let DATABASE_URL name an empty one';
    return new StartError(`${place} is of a version before the first release, which cannot be updated; ${advice}.`);
  }
  const { code, message } = origin as Error & { code?: string };
  const last = newer.at(-1);
  if (isFromPostgres(origin)) {
    if (last && OTHER_SCHEMA.test(origin.code)) {
      return new StartError(
        `${place} is of a newer release (${last}) on which this one does not work (${origin.code}); start that release, or restore the backup made before it into another database.`,
      );
    }
    const advice = adviceOn(origin.code);
    return new StartError(
      advice ? `${place} cannot be used: ${advice} (${origin.code}).` : `${place} failed: ${message} (${origin.code}).`,
    );
  }
  // Kysely's error for migrations in an order that no release has.
  if (/^corrupted migrations/.test(message)) {
    return new StartError(
      `${place} was migrated by another program, or by a release that was never out (${message}); correct ${databaseUrl === null ? 'DATA_DIR' : 'DATABASE_URL'}, or restore a backup.`,
    );
  }
  if (!(error instanceof DatabaseUnavailable)) return null;
  if (/password must be/.test(message)) return new StartError(`${place} asks for a password; add it to DATABASE_URL.`);
  return new StartError(`${place} cannot be reached (${code ?? message}); check its address, and whether it runs.`);
}

/** Like `startFault` for an open database, but returns the error itself instead of null. */
export async function explained(
  error: unknown,
  { db }: { readonly db: Kysely<Database> },
  databaseUrl: string | null,
): Promise<unknown> {
  return startFault(error, databaseUrl, await newerMigrations(db).catch(() => [])) ?? error;
}

/** Looks up the full code, then its class. */
const adviceOn = (code: string): string | undefined =>
  ADVICE[code] ?? ADVICE[code.slice(0, 3)] ?? ADVICE[code.slice(0, 2)];

function originOf(error: unknown): Error {
  if (error instanceof AggregateError && error.errors[0]) return originOf(error.errors[0]);
  if (error instanceof DatabaseUnavailable && error.cause) return originOf(error.cause);
  return error instanceof Error ? error : new Error(String(error));
}

/** True for PostgreSQL errors of either driver. */
const isFromPostgres = (error: Error): error is Error & { code: string } =>
  'severity' in error && 'code' in error && /^[\dA-Z]{5}$/.test(String(error.code));
