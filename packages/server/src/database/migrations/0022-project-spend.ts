import { type Kysely, sql } from 'kysely';

/** What a project has cost is summed up by an index that holds all that the sum needs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index document_spend on document (client_id, project_id, currency) include (net, issued_on)
    where currency is not null`.execute(db);
}
