import type { Kysely } from 'kysely';
import { readSql, runSql } from '../sql-files.ts';

/** Adds receipts of choices about cookies (CC-22). */
export async function up(db: Kysely<never>): Promise<void> {
  await runSql(db, readSql(new URL('./0028-consents/receipts.sql', import.meta.url)));
}
