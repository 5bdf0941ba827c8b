import type { Kysely } from 'kysely';
import { readSql, runSql } from '../sql-files.ts';

/** Adds the lines of an invoice that a request questions (DOM-92). */
export async function up(db: Kysely<never>): Promise<void> {
  await runSql(db, readSql(new URL('./0009-disputed-lines/requests.sql', import.meta.url)));
}
