import { type Kysely, sql } from 'kysely';

/** Adds when a row was changed at its source, for systems that have a time instead of a version (OP-91). */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table external_key add column source_time timestamptz`.execute(db);
}
