import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import { keepMonths } from '../jobs/month-keeping-job.ts';

/**
 * Runs the job that keeps months until nothing is marked, as it has long done in a running product. Throws where a run keeps
 * nothing: the clock is before what is kept.
 */
export async function keepAllMonths(db: Kysely<Database>, now: Date): Promise<void> {
  let before = Number.POSITIVE_INFINITY;
  for (;;) {
    await keepMonths(db, now);
    const left = (await marksIn(db, 'line_month_due')) + (await marksIn(db, 'document_due'));
    if (left === 0) return;
    if (left >= before) throw new Error(`${left} marks are left of which a run has kept none`);
    before = left;
  }
}

async function marksIn(db: Kysely<Database>, table: 'line_month_due' | 'document_due'): Promise<number> {
  const { n } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return n;
}
