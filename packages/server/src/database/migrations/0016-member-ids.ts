import type { Kysely } from 'kysely';
import { readSql, runSql } from '../sql-files.ts';

/** Adds an id to each membership, and full runs, for the systems of the rental company. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const file of ['members.sql', 'runs.sql'])
    await runSql(db, readSql(new URL(`./0016-member-ids/${file}`, import.meta.url)));
}
