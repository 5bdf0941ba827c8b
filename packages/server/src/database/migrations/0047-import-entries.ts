import type { Kysely } from 'kysely';
import { readSql, runSql } from '../sql-files.ts';

/** Keeps what each run of imports has made and changed (OP-79). */
export async function up(db: Kysely<never>): Promise<void> {
  await runSql(db, readSql(new URL('./0047-import-entries/entries.sql', import.meta.url)));
}
