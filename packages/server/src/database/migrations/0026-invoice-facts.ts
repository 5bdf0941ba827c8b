import type { Kysely } from 'kysely';
import { readSql, runSql } from '../sql-files.ts';

/** Keeps what invoices of the rental company's systems say besides amounts (OP-61 to OP-63). */
export async function up(db: Kysely<never>): Promise<void> {
  await runSql(db, readSql(new URL('./0026-invoice-facts/invoices.sql', import.meta.url)));
}
