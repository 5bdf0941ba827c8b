import type { Kysely } from 'kysely';
import { readSql, runSql } from '../sql-files.ts';

/** Adds the ids of rows in the rental company's own systems, and archived depots and clients. */
export async function up(db: Kysely<never>): Promise<void> {
  await runSql(db, readSql(new URL('./0010-external-keys/keys.sql', import.meta.url)));
}
