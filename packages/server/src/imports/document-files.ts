import type { ReceivedFile } from '@hireyard/contract/backoffice';
import type { CompanyDb } from '../database/client/company-db.ts';
import type { ReceivedPdf } from '../services/attachments/received-pdf.ts';

const documentOf = ({ selectFrom }: CompanyDb, id: string) =>
  selectFrom('document').where('id', '=', id).select('client_id').executeTakeFirstOrThrow();

/** Reads size, digest and time of the files of documents. */
export async function filesOf(db: CompanyDb, ids: readonly string[]): Promise<(id: string) => ReceivedFile | null> {
  const rows = ids.length
    ? await db
        .selectFrom('document_file')
        .where('document_id', 'in', ids)
        .select(['document_id', 'size', 'sha256', 'stored_at'])
        .execute()
    : [];
  const files = new Map(
    rows.map((row) => [row.document_id, { size: row.size, sha256: row.sha256, storedAt: row.stored_at.toISOString() }]),
  );
  return (id) => files.get(id) ?? null;
}

interface FileCall {
  readonly db: CompanyDb;
  readonly now: Date;
  readonly notifies: boolean;
}

export type FileOutcome = 'created' | 'changed' | 'unchanged';

/** Stores the file of a document byte for byte. Another file replaces it (OP-37). */
export async function storeFile(
  { db, now, notifies }: FileCall,
  documentId: string,
  { content, sha256, kept = { content, key: null } }: ReceivedPdf,
): Promise<FileOutcome> {
  const { client_id: clientId } = await documentOf(db, documentId);
  const client = db.within(clientId, { silent: !notifies });
  await client.lock();
  const before = (await filesOf(db, [documentId]))(documentId);
  if (before?.sha256 === sha256) return 'unchanged';
  if (before) await db.clearParts('document_file', documentId);
  await client.insert('document_file', [
    {
      ...{ document_id: documentId, content: kept.content, content_key: kept.key },
      ...{ size: content.length, sha256, stored_at: now },
    },
  ]);
  return before ? 'changed' : 'created';
}
