import type { Kysely } from 'kysely';
import { readSql, runSql } from '../sql-files.ts';

/** Adds who made a machine account (DK-11). */
export async function up(db: Kysely<never>): Promise<void> {
  await runSql(db, readSql(new URL('./0022-account-makers/accounts.sql', import.meta.url)));
}
