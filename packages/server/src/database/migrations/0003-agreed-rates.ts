import type { Kysely } from 'kysely';
import { readSql, runSql } from '../sql-files.ts';

/** Adds the agreed rates of contract lines, by which they are billed (DOM-16). */
export async function up(db: Kysely<never>): Promise<void> {
  await runSql(db, readSql(new URL('./0003-agreed-rates/rental.sql', import.meta.url)));
}
