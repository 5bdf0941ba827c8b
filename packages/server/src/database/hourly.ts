import type { OpenDatabase } from './connection.ts';
import { compactCounts } from './counts.ts';
import { deleteExpired } from './delete-expired.ts';
import { rankProducts } from './product-ranks.ts';
import { tellOfInspections } from './tell-of-inspections.ts';
import { vacuumChanged } from './vacuum.ts';

const HOUR = 3600 * 1000;

/** Runs the maintenance tasks every hour, in each process. Returns a function that stops it. */
export function runHourly({ db, embedded }: Pick<OpenDatabase, 'db' | 'embedded'>): () => void {
  const run = async () => {
    await deleteExpired(db, new Date());
    await tellOfInspections(db, new Date());
    await compactCounts(db);
    await rankProducts(db);
    if (embedded) await vacuumChanged(db);
  };
  // It is tried again after an hour; the health probes show a database that is down.
  const timer = setInterval(() => run().catch(() => {}), HOUR);
  timer.unref();
  return () => clearInterval(timer);
}
