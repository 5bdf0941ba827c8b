import type { Kysely } from 'kysely';
import { readSql, runSql } from '../sql-files.ts';

/** Keeps with a membership that the mail of its invitation could not be delivered. */
export async function up(db: Kysely<never>): Promise<void> {
  await runSql(db, readSql(new URL('./0025-undelivered/members.sql', import.meta.url)));
}
