import type { Kysely } from 'kysely';
import { readSql, runSql } from '../sql-files.ts';

/** Adds the log of changed records for the systems of the rental company. */
export async function up(db: Kysely<never>): Promise<void> {
  await runSql(db, readSql(new URL('./0011-changes/changes.sql', import.meta.url)));
}
