import type { Kysely } from 'kysely';
import { readSql, runSql } from '../sql-files.ts';

/** Keeps mails that failed for good, for the desk of their operating company. */
export async function up(db: Kysely<never>): Promise<void> {
  await runSql(db, readSql(new URL('./0021-desk-runs/failed-mails.sql', import.meta.url)));
}
