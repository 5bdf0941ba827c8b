import type { Kysely } from 'kysely';
import { readSql, runSql } from '../sql-files.ts';

/** Adds what the rental company says about entries of its inbox, and the mails about them. */
export async function up(db: Kysely<never>): Promise<void> {
  await runSql(db, readSql(new URL('./0013-inbox/inbox.sql', import.meta.url)));
}
