import { type Kysely, sql } from 'kysely';

/**
 * Refresh tokens name their session by an id of their own, since that in the access token could be used to end it. Those of
 * sessions that stand keep the name that they have.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

// The default is for a former release that still runs while this one starts.
const STATEMENTS = [
  'alter table session add column refresh_id uuid not null default gen_random_uuid()',
  'update session set refresh_id = id',
  'create unique index session_by_refresh_id on session (refresh_id)',
];
