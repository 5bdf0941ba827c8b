import { type Kysely, sql } from 'kysely';

/**
 * Lets a replay tell whether its caller may still see the stored answer. Answers stored before carry null, so that their
 * bodies are not sent again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table idempotency_answer add column access text`.execute(db);
}
