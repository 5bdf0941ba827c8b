import type { Kysely } from 'kysely';
import { readSql, runSql } from '../sql-files.ts';

/** Keeps which address or depot a contract copies, so that a later change of it arrives (OP-72). */
export async function up(db: Kysely<never>): Promise<void> {
  await runSql(db, readSql(new URL('./0033-sites/sites.sql', import.meta.url)));
}
