import { type Kysely, sql } from 'kysely';

/** Distinguishes marks of changed lines from marks by the end of a month or the passing of a day (DOM-109). */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table line_month_due add column is_change boolean not null default true`.execute(db);
}
