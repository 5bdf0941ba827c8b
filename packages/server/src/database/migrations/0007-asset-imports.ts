import type { Kysely } from 'kysely';
import { readSql, runSql } from '../sql-files.ts';

/** Adds imports of assets that run in the background. */
export async function up(db: Kysely<never>): Promise<void> {
  await runSql(db, readSql(new URL('./0007-asset-imports/imports.sql', import.meta.url)));
}
