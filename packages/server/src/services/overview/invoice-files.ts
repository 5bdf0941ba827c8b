import {
  type DOCUMENT_LIST,
  type FileQuery,
  getInvoiceArchive,
  getInvoiceCsv,
  getInvoicePdf,
  getInvoiceUbl,
  MAX_ARCHIVED,
} from '@hireyard/contract';
import { csvFile, digestOf, invoiceArchive, pdfFile, tagged, ublFile } from '../../documents/files.ts';
import { issuedInvoice, issuedInvoices } from '../../documents/issued-invoice.ts';
import { invalid, notFound } from '../../http/problem.ts';
import { type ClientCall, downloadRoute, type Route } from '../../http/route.ts';
import type { AnySource } from '../../lists/list.ts';
import { pageOfIds } from '../../lists/page.ts';
import { DOCUMENTS } from './documents.ts';

/** Invoices that are read at once for a ZIP. */
const BATCH = 50;

/** Files of invoices and credit notes (DOM-22). The same for every user who may see their amounts. */
export const invoiceFileRoutes: Route[] = [
  downloadRoute(getInvoicePdf, async (call) => tagged(await pdfFile(await one(call)))),
  downloadRoute(getInvoiceUbl, async (call) => tagged(await ublFile(await one(call)))),
  downloadRoute(getInvoiceCsv, async (call) => tagged(await csvFile(await one(call)))),

  downloadRoute(getInvoiceArchive, async (call) => {
    const ids = await archivedIds(call);
    const documents = await call.db
      .selectFrom('document')
      .select(['id', 'type', 'number'])
      .where('id', 'in', ids.length > 0 ? ids : [null])
      .execute();
    if (documents.length < ids.length) throw notFound();
    const places = new Map(ids.map((id, place) => [id, place]));
    documents.sort((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0));
    const { packed = [], without = [] } = Object.groupBy(documents, ({ type }) =>
      type === 'invoice' || type === 'creditNote' ? 'packed' : 'without',
    );
    if (packed.length === 0) throw invalid([{ pointer: '?row', code: 'choice' }]);
    const read = (from: number) => {
      const batch = packed.slice(from, from + BATCH);
      return issuedInvoices(
        call,
        batch.map(({ id }) => id),
      );
    };
    const first = await read(0);
    async function* batches() {
      yield first;
      for (let from = BATCH; from < packed.length; from += BATCH) yield await read(from);
    }
    return {
      ...{ name: 'invoices.zip', type: 'application/zip', content: await invoiceArchive(batches()) },
      // The bytes are unknown before streaming, but the input of a small file is known.
      ...(packed.length <= BATCH && { tag: digestOf(JSON.stringify(first)) }),
      // Reports every document that is left out.
      leftOut: without.map(({ number }) => number),
    };
  }),
];

const one = (call: ClientCall & { readonly params: { readonly id: string } }) => issuedInvoice(call, call.params.id);

/** Returns the ids of the selected documents, or of all documents of the list. */
async function archivedIds(call: ClientCall & { readonly query: FileQuery<typeof DOCUMENT_LIST> }): Promise<string[]> {
  const { query } = call;
  if (query.row.length > 0) return [...new Set(query.row)];
  const page = { ...query, page: 0, size: MAX_ARCHIVED };
  const { ids, hasMore } = await pageOfIds(DOCUMENTS as unknown as AnySource, page, call);
  if (hasMore) throw invalid([{ pointer: '', code: 'too-many-rows', params: { max: MAX_ARCHIVED } }]);
  return ids;
}
