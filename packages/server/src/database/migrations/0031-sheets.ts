import type { Kysely } from 'kysely';
import { readSql, runSql } from '../sql-files.ts';

/** Keeps what the sheets of workbooks came to, which are imported at the desk (DK-09). */
export async function up(db: Kysely<never>): Promise<void> {
  await runSql(db, readSql(new URL('./0031-sheets/sheets.sql', import.meta.url)));
}
