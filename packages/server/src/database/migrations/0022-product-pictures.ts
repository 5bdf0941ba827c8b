import type { Kysely } from 'kysely';
import { readSql, runSql } from '../sql-files.ts';

/** Adds pictures of products (DK-13). */
export async function up(db: Kysely<never>): Promise<void> {
  await runSql(db, readSql(new URL('./0022-product-pictures/pictures.sql', import.meta.url)));
}
