import { type Kysely, sql } from 'kysely';

/** What users show beside what they report. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table feedback
    add column screenshot bytea,
    add column screenshot_type text,
    add check ((screenshot is null) = (screenshot_type is null))`.execute(db);
}
