import { domainTime } from '../domain/demo-clock.ts';
import type { OpenDatabase } from './connection.ts';
import { compactCounts } from './counts.ts';
import { deleteExpired } from './delete-expired.ts';
import { readClock } from './demo-clock.ts';
import { deleteLeftAttention } from './left-attention.ts';
import { rankProducts } from './product-ranks.ts';
import { tellOfDays } from './tell-of-days.ts';
import { tellOfInspections } from './tell-of-inspections.ts';
import { tellOfWeeks } from './tell-of-weeks.ts';
import { vacuumChanged } from './vacuum.ts';

const HOUR = 3600 * 1000;

/** Runs the maintenance tasks every hour, in each process. Returns a function that stops it. */
export function runHourly({ db, embedded }: Pick<OpenDatabase, 'db' | 'embedded'>): () => void {
  const run = async () => {
    await deleteExpired(db, new Date());
    const real = new Date();
    const now = domainTime(await readClock(db), real);
    await tellOfInspections(db, now, real);
    await tellOfDays(db, now, real);
    await deleteLeftAttention(db, now);
    await tellOfWeeks(db, now, real);
    await compactCounts(db);
    await rankProducts(db);
    if (embedded) await vacuumChanged(db);
  };
  // It is tried again after an hour; the health probes show a database that is down.
  const timer = setInterval(() => run().catch(() => {}), HOUR);
  timer.unref();
  return () => clearInterval(timer);
}
