import { type Kysely, sql } from 'kysely';

/** Gives companies and depots closing days of their own, and days on which they work all the same (OP-85). */
export async function up(db: Kysely<never>): Promise<void> {
  for (const table of ['operating_company', 'depot']) {
    await sql`alter table ${sql.table(table)}
      add column closing_days jsonb not null default '[]',
      add column worked_days jsonb not null default '[]'`.execute(db);
  }
}
