import type { Kysely } from 'kysely';
import { readSql, runSql } from '../sql-files.ts';

/** Notes of which operating companies the products are to be ranked anew. */
export async function up(db: Kysely<never>): Promise<void> {
  await runSql(db, readSql(new URL('./0020-companies-apart/ranks.sql', import.meta.url)));
}
