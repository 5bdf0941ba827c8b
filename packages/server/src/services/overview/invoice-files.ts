import {
  type DOCUMENT_LIST,
  type DocumentFormat,
  type FileQuery,
  getInvoiceArchive,
  getInvoiceCsv,
  getInvoicePdf,
  getInvoiceUbl,
  MAX_ARCHIVED,
} from '@hireyard/contract';
import {
  type ArchivedDocument,
  csvFile,
  type DocumentFile,
  digestOf,
  documentArchive,
  pdfFile,
  receivedFile,
  tagged,
  ublFile,
} from '../../documents/files.ts';
import { issuedInvoice, issuedInvoices } from '../../documents/issued-invoice.ts';
import { formatsFor, hasPdf, isInvoice, maySeeFile } from '../../domain/document-formats.ts';
import { embeddedFiles, type Kept } from '../../files/file-store.ts';
import { invalid, missingRight, notFound } from '../../http/problem.ts';
import { type ClientCall, downloadRoute, type FileAnswer, type Route } from '../../http/route.ts';
import type { AnySource } from '../../lists/list.ts';
import { pageOfIds } from '../../lists/page.ts';
import { DOCUMENTS } from './documents.ts';

/** Documents that are read at once for a ZIP. */
const BATCH = 50;

/** Files of documents (DOM-22, DOM-98). The same for every user who may see them. */
export const invoiceFileRoutes: Route[] = [
  downloadRoute(getInvoicePdf, async (call): Promise<FileAnswer> => {
    const row = await savedAs(call, 'pdf');
    if (!row.received) return tagged(await pdfFile(await issuedInvoice(call, row.id)));
    const { sha256, kept } = await readReceived(call, row);
    return { ...receivedFile(row, new Uint8Array()), content: kept, tag: sha256 };
  }),
  downloadRoute(getInvoiceUbl, async (call) => {
    const { id } = await savedAs(call, 'ubl');
    return tagged(await ublFile(await issuedInvoice(call, id)));
  }),
  downloadRoute(getInvoiceCsv, async (call) => {
    const { id } = await savedAs(call, 'csv');
    return tagged(csvFile(await issuedInvoice(call, id)));
  }),

  downloadRoute(getInvoiceArchive, async (call) => {
    const ids = await archivedIds(call);
    const rows = await rowsOf(call, ids);
    if (rows.length < ids.length) throw notFound();
    const places = new Map(ids.map((id, place) => [id, place]));
    rows.sort((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0));
    const { packed = [], without = [] } = Object.groupBy(rows, (row) =>
      formatsFor(row, call.scope).length > 0 ? 'packed' : 'without',
    );
    if (packed.length === 0)
      throw without.some(hasPdf) ? missingRight() : invalid([{ pointer: '?row', code: 'choice' }]);
    const read = (from: number) => archived(call, packed.slice(from, from + BATCH));
    const first = await read(0);
    async function* batches() {
      yield first;
      for (let from = BATCH; from < packed.length; from += BATCH) yield await read(from);
    }
    const input = first.map(({ invoice }) => invoice);
    return {
      ...{ name: 'documents.zip', type: 'application/zip', content: await documentArchive(batches()) },
      // The bytes are unknown before streaming, but the input of a small file is known. A file of the rental company is read
      // while it streams, and may be another one by then.
      ...(packed.length <= BATCH &&
        packed.every(({ received }) => !received) && { tag: digestOf(JSON.stringify(input)) }),
      // Reports every document that is left out.
      leftOut: without.map(({ number }) => number),
    };
  }),
];

/** Reads documents with the digest of the file that the rental company sent, if there is one. */
async function rowsOf({ db }: ClientCall, ids: readonly string[]) {
  const rows = await db
    .selectFrom('document')
    .leftJoin('document_file', 'document_file.document_id', 'document.id')
    .select(['id', 'type', 'number', 'issued_on as issuedOn', 'voided_on as voidedOn', 'with_ubl as withUbl'])
    .select('sha256')
    .where('id', 'in', ids.length > 0 ? [...ids] : [null])
    .execute();
  return rows.map(({ sha256, ...row }) => ({ ...row, received: sha256 }));
}
type Row = Awaited<ReturnType<typeof rowsOf>>[number];

/** Returns a document that the caller can save in a format. Throws 404 if nobody can, 403 if only others can. */
async function savedAs(call: ClientCall & { readonly params: { readonly id: string } }, format: DocumentFormat) {
  const [row] = await rowsOf(call, [call.params.id]);
  if (!row) throw notFound();
  if (!maySeeFile(row.type, call.scope)) throw missingRight();
  if (!formatsFor(row, call.scope).includes(format)) throw notFound();
  return row;
}

/** Reads digest and content of a file together: the rental company may replace it between two reads. */
async function readReceived({ db }: ClientCall, row: Row): Promise<{ readonly sha256: string; readonly kept: Kept }> {
  const stored = db.selectFrom('document_file').where('document_id', '=', row.id);
  const columns = ['sha256', 'content', 'content_key as key'] as const;
  const { sha256, ...kept } = await stored.select(columns).executeTakeFirstOrThrow(notFound);
  return { sha256, kept };
}

async function loadReceived(call: ClientCall, row: Row): Promise<DocumentFile> {
  const { kept } = await readReceived(call, row);
  return receivedFile(row, await (call.files ?? embeddedFiles).get(kept));
}

async function archived(call: ClientCall, rows: readonly Row[]): Promise<ArchivedDocument[]> {
  const ids = rows.filter(({ type }) => isInvoice(type)).map(({ id }) => id);
  const invoices = new Map((ids.length ? await issuedInvoices(call, ids) : []).map((one) => [one.id, one]));
  return rows.map((row) => ({
    invoice: invoices.get(row.id) ?? null,
    received: row.received ? () => loadReceived(call, row) : null,
    issuedOn: row.issuedOn,
  }));
}

/** Returns the ids of the selected documents, or of all documents of the list. */
async function archivedIds(call: ClientCall & { readonly query: FileQuery<typeof DOCUMENT_LIST> }): Promise<string[]> {
  const { query } = call;
  if (query.row.length > 0) return [...new Set(query.row)];
  const page = { ...query, page: 0, size: MAX_ARCHIVED };
  const { ids, hasMore } = await pageOfIds(DOCUMENTS as unknown as AnySource, page, call);
  if (hasMore) throw invalid([{ pointer: '', code: 'too-many-rows', params: { max: MAX_ARCHIVED } }]);
  return ids;
}
