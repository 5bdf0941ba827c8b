import { type Kysely, sql } from 'kysely';
import type { Database } from '../tables.ts';
import type { DocumentRows } from './document-rows.ts';
import { importSeed } from './imported.ts';
import type { Progress } from './progress.ts';

/** Tables of a client's documents. */
export const DOCUMENT_TABLES = ['document_contract', 'document', 'document_line'] as const;

/** Imports the documents of a client, and writes what an import does not know: that the client disputes an invoice. */
export async function importDocuments(
  db: Kysely<Database>,
  importing: { readonly opCo: string; readonly now: Date },
  { invoices, creditNotes, papers, disputed }: DocumentRows,
  progress: Progress,
): Promise<void> {
  await importSeed(db, importing, 'invoices', invoices, progress);
  await importSeed(db, importing, 'invoices', creditNotes, progress);
  await importSeed(db, importing, 'papers', papers, progress);
  await sql`update document set disputed = true where id = any(${disputed}::uuid[])`.execute(db);
}
