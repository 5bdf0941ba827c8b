import type { Kysely } from 'kysely';
import { readSql, runSql } from '../sql-files.ts';

/** Adds what the rental company's own systems say of invoices, and the files of papers. */
export async function up(db: Kysely<never>): Promise<void> {
  await runSql(db, readSql(new URL('./0014-papers/papers.sql', import.meta.url)));
}
