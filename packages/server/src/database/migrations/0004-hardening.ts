import type { Kysely } from 'kysely';
import { readSql, runSql } from '../sql-files.ts';

/** Gives the ids of a demo that was made before a version. The functions of this release are in `functions`. */
export async function up(db: Kysely<never>): Promise<void> {
  await runSql(db, readSql(new URL('./0004-hardening/demo-ids.sql', import.meta.url)));
}
