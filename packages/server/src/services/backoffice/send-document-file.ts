import { putDocumentFile } from '@hireyard/contract/backoffice';
import { notFound } from '../../http/problem.ts';
import { uploadRoute } from '../../http/route.ts';
import { filesOf, storeFile } from '../../imports/document-files.ts';
import { keepPdf } from '../attachments/received-pdf.ts';

/** PUT /backoffice/documents/{externalId}/file: the PDF of a paper or an invoice, as it is (OP-37). */
export const documentFileRoutes = [
  uploadRoute(putDocumentFile, keepPdf, async ({ db, now, params, query, file }) => {
    await db.lock();
    const { externalId } = params;
    const key = (await db.externalKeys.find(query.kind, [externalId])).get(externalId);
    if (!key) throw notFound();
    const outcome = await storeFile({ db, now, notifies: true }, key.rowId, file);
    const stored = (await filesOf(db, [key.rowId]))(key.rowId);
    if (!stored) throw new Error('a file was not stored');
    return { externalId, kind: query.kind, ...stored, outcome };
  }),
];
