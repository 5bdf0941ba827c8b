import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import { JOBS } from '../jobs/jobs.ts';

/** Returns a line for each job, with its last success and its last error in any process (OP-11). */
export async function listJobs(db: Kysely<Database>): Promise<string> {
  const rows = new Map((await db.selectFrom('job').selectAll().execute()).map((row) => [row.name, row]));
  return JOBS.map(({ name, every }) => {
    const row = rows.get(name);
    if (!row) return `${name}  has never been started here`;
    const { last_success_at: success, last_error_at: error, last_error: reason } = row;
    return [
      name,
      `every ${every / 1_000} s`,
      success === null ? 'never succeeded' : `succeeded ${success.toISOString()}`,
      error === null ? 'never failed' : `failed ${error.toISOString()}: ${reason}`,
      ...(row.locked_by !== null && row.locked_until !== null && row.locked_until > new Date() ? ['running'] : []),
    ].join('  ');
  }).join('\n');
}
