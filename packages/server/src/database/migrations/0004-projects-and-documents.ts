import { type Kysely, sql } from 'kysely';
import { DOCUMENT_STATEMENTS } from './0004-documents.ts';
import { PROJECT_STATEMENTS } from './0004-projects.ts';

/**
 * Budgets of projects, and documents: invoices and what else the client gets on paper. Lists sort, filter and search by
 * index, so a row carries what it is found by, kept by triggers as in `0002-rental`.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...PROJECT_STATEMENTS, ...DOCUMENT_STATEMENTS]) await sql.raw(statement).execute(db);
}
