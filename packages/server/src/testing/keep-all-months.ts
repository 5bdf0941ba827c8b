import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import { keepMonths } from '../jobs/month-keeping-job.ts';

/** Runs the job that keeps months until nothing is marked, as it has long done in a running product. */
export async function keepAllMonths(db: Kysely<Database>, now: Date): Promise<void> {
  for (;;) {
    await keepMonths(db, now);
    const { marked } = await db
      .selectNoFrom(({ exists, selectFrom, or }) =>
        or([
          exists(selectFrom('line_month_due').select('contract_line_id')),
          exists(selectFrom('document_due').select('document_id')),
        ]).as('marked'),
      )
      .executeTakeFirstOrThrow();
    if (!marked) return;
  }
}
