import { type Kysely, sql } from 'kysely';
import type { Database } from './tables.ts';

/**
 * Vacuums and analyzes the tables of which a twentieth has changed, as PostgreSQL does by itself and the embedded
 * database does not. Index-only scans, which lists and their counts live on, read each row of a page that was changed
 * since the last time. One table after another, so that what is asked meanwhile does not wait for all of them.
 */
export async function vacuumChanged(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_stat_user_tables where schemaname = current_schema
      and n_dead_tup + n_ins_since_vacuum > 50 + n_live_tup * 0.05`.execute(db);
  for (const { name } of rows) await sql`vacuum (analyze) ${sql.table(name)}`.execute(db);
}
