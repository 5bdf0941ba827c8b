import type { Kysely } from 'kysely';
import { readSql, runSql } from '../sql-files.ts';

/** Adds the order of the list of off-hires. */
export async function up(db: Kysely<never>): Promise<void> {
  await runSql(db, readSql(new URL('./0002-off-hire-list/off-hires.sql', import.meta.url)));
}
