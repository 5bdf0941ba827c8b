import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/tables.ts';
import { HOUR, type Job } from './job.ts';

/** Vacuums the embedded database. PostgreSQL has autovacuum. */
export const vacuumJob: Job = {
  name: 'vacuum',
  every: HOUR,
  lock: 'job',
  isNeeded: ({ embedded }) => embedded,
  run: ({ db }) => vacuumChanged(db),
};

/**
 * Vacuums and analyzes the tables in which a twentieth of the rows has changed. Lists and their counts use index-only
 * scans. Such scans read each row of a page that has changed since the last vacuum. Tables are vacuumed one by one, so
 * that a request waits for at most one of them.
 */
export async function vacuumChanged(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_stat_user_tables where schemaname = current_schema
      and n_dead_tup + n_ins_since_vacuum > 50 + n_live_tup * 0.05`.execute(db);
  for (const { name } of rows) await sql`vacuum (analyze) ${sql.table(name)}`.execute(db);
}
