import type { Kysely } from 'kysely';
import { readSql, runSql } from '../sql-files.ts';

/** Keeps when a row was changed, by the database's clock, so that lists in this order are complete (OP-90). */
export async function up(db: Kysely<never>): Promise<void> {
  await runSql(db, readSql(new URL('./0043-settled-lists/settled-lists.sql', import.meta.url)));
}
