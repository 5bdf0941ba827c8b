import type { Kysely } from 'kysely';
import { readSql, runSql } from '../sql-files.ts';

/** Adds products, product groups and rates of one operating company, stock from a day on, and changes of them. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const part of ['products', 'rates', 'changes'])
    await runSql(db, readSql(new URL(`./0015-catalog/${part}.sql`, import.meta.url)));
}
