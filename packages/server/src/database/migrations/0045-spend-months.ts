import type { Kysely } from 'kysely';
import { readSql, runSql } from '../sql-files.ts';

/** Adds the rows that spend is summed from, which a job fills (DOM-109). */
export async function up(db: Kysely<never>): Promise<void> {
  await runSql(db, readSql(new URL('./0045-spend-months/spend-months.sql', import.meta.url)));
}
