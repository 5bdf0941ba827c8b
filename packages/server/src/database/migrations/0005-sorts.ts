import type { Kysely } from 'kysely';
import { readSql, runSql } from '../sql-files.ts';

/** Adds the sort by names as a language sorts them, and the indexes of sorts that came after the baseline. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const file of ['indexes', 'names'])
    await runSql(db, readSql(new URL(`./0005-sorts/${file}.sql`, import.meta.url)));
}
