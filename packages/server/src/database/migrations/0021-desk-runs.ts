import type { Kysely } from 'kysely';
import { readSql, runSql } from '../sql-files.ts';

/** Keeps mails that failed for good, and runs of imports, for the desk of their operating company. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const file of ['failed-mails.sql', 'runs.sql'])
    await runSql(db, readSql(new URL(`./0021-desk-runs/${file}`, import.meta.url)));
}
