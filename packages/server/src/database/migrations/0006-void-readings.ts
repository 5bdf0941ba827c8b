import type { Kysely } from 'kysely';
import { readSql, runSql } from '../sql-files.ts';

/** Adds who entered a reading, and the readings that turned out to be wrong. */
export async function up(db: Kysely<never>): Promise<void> {
  await runSql(db, readSql(new URL('./0006-void-readings/readings.sql', import.meta.url)));
}
