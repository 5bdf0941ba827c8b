import { type Kysely, sql } from 'kysely';

/** Drops the triggers that logged a reading again whenever a run named it. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const event of ['update', 'delete']) {
    await sql.raw(`drop trigger if exists log_changed_external_key_${event} on external_key`).execute(db);
    await sql.raw(`drop function if exists log_changed_external_key_${event}()`).execute(db);
  }
}
