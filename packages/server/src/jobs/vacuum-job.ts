import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/tables.ts';
import { HOUR, type Job, MINUTE } from './job.ts';

/** How much of a table has changed: rows, and a share of its rows beside them. */
interface Changed {
  readonly rows: number;
  readonly share: number;
}

/** Vacuums the embedded database. PostgreSQL has autovacuum. */
export const vacuumJob: Job = {
  name: 'vacuum',
  every: HOUR,
  lock: 'job',
  isNeeded: ({ embedded }) => embedded,
  run: ({ db }) => vacuumChanged(db, { rows: 50, share: 0.05 }),
};

/** Vacuums tables that an import has filled, because sums are slow without statistics (DOM-112). */
export const vacuumFilledJob: Job = {
  name: 'vacuum-filled',
  every: MINUTE,
  lock: 'job',
  isNeeded: ({ embedded }) => embedded,
  run: ({ db }) => vacuumChanged(db, { rows: 2_000, share: 0.5 }),
};

/**
 * Vacuums and analyzes the tables in which so much has changed. Lists and their counts use index-only scans. Such scans
 * read each row of a page that has changed since the last vacuum. Tables are vacuumed one by one, so that a request waits
 * for at most one of them.
 */
export async function vacuumChanged(db: Kysely<Database>, { rows: least, share }: Changed): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_stat_user_tables where schemaname = current_schema
      and n_dead_tup + n_ins_since_vacuum > ${least}::int + n_live_tup * ${share}::float8`.execute(db);
  for (const { name } of rows) await sql`vacuum (analyze) ${sql.table(name)}`.execute(db);
}
