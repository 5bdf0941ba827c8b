import { type Kysely, sql } from 'kysely';

/** What is to be paid is summed from the index of unpaid invoices alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index document_unpaid`.execute(db);
  await sql`create index document_unpaid on document (client_id, due_on) include (project_id, currency, due, disputed)
    where type = 'invoice' and status <> 'paid'`.execute(db);
}
