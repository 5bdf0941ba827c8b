import type { Kysely } from 'kysely';
import { readSql, runSql } from '../sql-files.ts';

/** Adds the accounts of the desk. */
export async function up(db: Kysely<never>): Promise<void> {
  await runSql(db, readSql(new URL('./0012-desk/accounts.sql', import.meta.url)));
}
