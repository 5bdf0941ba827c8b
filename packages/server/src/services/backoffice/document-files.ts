import { type FiledKind, getDocumentFile, putDocumentFile } from '@hireyard/contract/backoffice';
import type { CompanyDb } from '../../database/client/company-db.ts';
import { receivedFile } from '../../documents/files.ts';
import { notFound } from '../../http/problem.ts';
import { downloadRoute, type FileAnswer, uploadRoute } from '../../http/route.ts';
import { filesOf, storeFile } from '../../imports/document-files.ts';
import { keepPdf } from '../attachments/received-pdf.ts';

/** Returns the id of a document by the company's own. Throws 404 for one that it does not have. */
async function documentId(db: CompanyDb, kind: FiledKind, externalId: string): Promise<string> {
  const key = (await db.externalKeys.find(kind, [externalId])).get(externalId);
  if (!key) throw notFound();
  return key.rowId;
}

/** Returns the file of a document as it was sent. Throws 404 for a document without one. */
export async function sentFileOf(db: CompanyDb, id: string): Promise<FileAnswer> {
  const row = await db
    .selectFrom('document')
    .innerJoin('document_file', 'document_file.document_id', 'document.id')
    .where('document.id', '=', id)
    .select([
      'document.type',
      'document.number',
      'document.voided_on',
      'document_file.content',
      'document_file.content_key as key',
      'document_file.sha256',
    ])
    .executeTakeFirst();
  if (!row) throw notFound();
  const { type, number, voided_on: voidedOn, content, key, sha256 } = row;
  return { ...receivedFile({ type, number, voidedOn }, new Uint8Array()), content: { content, key }, tag: sha256 };
}

/** GET and PUT /backoffice/documents/{externalId}/file: the PDF of a paper or an invoice, as it is (OP-37). */
export const documentFileRoutes = [
  downloadRoute(getDocumentFile, async ({ db, params, query }) =>
    sentFileOf(db, await documentId(db, query.kind, params.externalId)),
  ),
  uploadRoute(putDocumentFile, keepPdf, async ({ db, now, params, query, file }) => {
    await db.lock();
    const { externalId } = params;
    const id = await documentId(db, query.kind, externalId);
    const outcome = await storeFile({ db, now, notifies: true }, id, file);
    const stored = (await filesOf(db, [id]))(id);
    if (!stored) throw new Error('a file was not stored');
    return { externalId, kind: query.kind, ...stored, outcome };
  }),
];
