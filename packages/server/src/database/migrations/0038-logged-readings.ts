import { type Kysely, sql } from 'kysely';

/** Drops the trigger that logged a reading when its id was deleted. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`drop trigger if exists log_changed_external_key_delete on external_key`.execute(db);
  await sql`drop function if exists log_changed_external_key_delete()`.execute(db);
}
