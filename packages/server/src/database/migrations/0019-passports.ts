import type { Kysely } from 'kysely';
import { readSql, runSql } from '../sql-files.ts';

/** Adds the machine of a paper, the web addresses of a product's papers, and certificates to the inbox (PP-01). */
export async function up(db: Kysely<never>): Promise<void> {
  await runSql(db, readSql(new URL('./0019-passports/machines.sql', import.meta.url)));
}
