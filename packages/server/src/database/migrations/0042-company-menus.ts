import { type Kysely, sql } from 'kysely';

/** Keeps what the portal's menus say of a company. Null leaves it to `app-config.json`; an empty link hides it (OP-87). */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table operating_company
    add column languages jsonb,
    add column terms_link text,
    add column privacy_link text,
    add column cookies_link text,
    add column accessibility_link text,
    add column contact_phone text,
    add column contact_email text`.execute(db);
}
