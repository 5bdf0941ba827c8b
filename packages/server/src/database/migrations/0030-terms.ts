import type { Kysely } from 'kysely';
import { readSql, runSql } from '../sql-files.ts';

/** Keeps the terms of companies and clients, and those that an order was sent under (OP-66). */
export async function up(db: Kysely<never>): Promise<void> {
  await runSql(db, readSql(new URL('./0030-terms/terms.sql', import.meta.url)));
}
