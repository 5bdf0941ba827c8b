import { type Kysely, sql } from 'kysely';

/** Adds whether the rental company declared a reading void. Telematics and users did until now. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table asset_reading_void add column by_company boolean not null default false`.execute(db);
}
