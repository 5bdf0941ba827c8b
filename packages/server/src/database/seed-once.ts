import { type Kysely, sql } from 'kysely';
import type { Database } from './tables.ts';

/**
 * Fills an empty database in one transaction: a start that is broken off leaves it empty, and of two processes
 * that start at once the second finds it filled. The seed gets the transaction and begins none of its own.
 */
export async function seedOnce<Options>(
  db: Kysely<Database>,
  seed: (db: Kysely<Database>, options: Options) => Promise<unknown>,
  options: Options,
): Promise<void> {
  const seeded = await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('seed'))`.execute(trx);
    const filled = await trx.selectFrom('app_user').select('id').limit(1).executeTakeFirst();
    if (!filled) await seed(trx, options);
    return !filled;
  });
  // Marks the new rows as seen by all, so that lists count from indexes alone; PGlite has no autovacuum.
  if (seeded) await sql`vacuum analyze`.execute(db);
}
