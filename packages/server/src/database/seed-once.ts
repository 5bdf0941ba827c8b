import { type Kysely, sql } from 'kysely';
import type { Database } from './tables.ts';

/**
 * Fills an empty database in one transaction, and runs the seed in it. An interrupted start leaves the database empty;
 * of two concurrent starts, the second finds it filled.
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
  // Updates the visibility map, which index-only scans need; PGlite has no autovacuum.
  if (seeded) await sql`vacuum analyze`.execute(db);
}
