import { type Kysely, sql } from 'kysely';
import type { Database } from './tables.ts';

/**
 * Milliseconds for which a request waits for a lock of another transaction, such as a long batch. It holds a connection
 * meanwhile.
 */
export const LOCK_TIMEOUT = 2_000;

/** Runs the transaction of a request. A lock that does not come in time ends it, and the answer is 503 (OP-40). */
export const requestTransaction = <T>(
  db: Kysely<Database>,
  work: (trx: Kysely<Database>) => Promise<T>,
  lockTimeout: number = LOCK_TIMEOUT,
): Promise<T> =>
  db.transaction().execute(async (trx) => {
    await sql`select set_config('lock_timeout', ${`${lockTimeout}ms`}, true)`.execute(trx);
    return work(trx);
  });
