import { type Kysely, sql } from 'kysely';

/** Adds indexes for the job that looks in each minute for rows that soon hold no longer, of all clients (OP-99). */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create index rent_stretch_ending on rent_stretch (time_zone, holds_until)`.execute(db);
  await sql`create index rent_stretch_ahead on rent_stretch (time_zone, holds_from)`.execute(db);
}
