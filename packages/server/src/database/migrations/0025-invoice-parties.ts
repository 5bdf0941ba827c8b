import { type Kysely, sql } from 'kysely';

/** What an invoice says of both parties. What is not known yet is left out of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table operating_company
    add column language text not null default 'en-US',
    add column legal_name text,
    add column line1 text,
    add column postal_code text,
    add column city text,
    add column registration_number text,
    add column vat_number text,
    add column peppol_id text,
    add column iban text`.execute(db);
  await sql`alter table corporate_client
    add column vat_number text,
    add column peppol_id text`.execute(db);
}
