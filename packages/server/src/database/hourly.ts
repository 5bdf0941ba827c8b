import type { Kysely } from 'kysely';
import { compactCounts } from './counts.ts';
import { deleteExpired } from './delete-expired.ts';
import { rankProducts } from './product-ranks.ts';
import type { Database } from './tables.ts';

const HOUR = 3600 * 1000;

/** Runs every hour, in whichever process is up, what keeps the database small and its lists right; answers the stop. */
export function runHourly(db: Kysely<Database>): () => void {
  const run = async () => {
    await deleteExpired(db, new Date());
    await compactCounts(db);
    await rankProducts(db);
  };
  // The next hour tries again; a database that does not answer shows at the probes.
  const timer = setInterval(() => run().catch(() => {}), HOUR);
  timer.unref();
  return () => clearInterval(timer);
}
