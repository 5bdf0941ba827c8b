import type { Kysely } from 'kysely';
import { readSql, runSql } from '../sql-files.ts';

/** Adds the rows of past months, which a job fills (DOM-105). */
export async function up(db: Kysely<never>): Promise<void> {
  await runSql(db, readSql(new URL('./0035-line-months/line-months.sql', import.meta.url)));
}
