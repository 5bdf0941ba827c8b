import { type Kysely, sql } from 'kysely';

/** Tells marks of changed lines from those of lines that a month's end or a passing day concerns (DOM-109). */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table line_month_due add column is_change boolean not null default true`.execute(db);
}
