import { getInvoiceArchive, getInvoiceCsv, getInvoicePdf, getInvoiceUbl } from '@hireyard/contract';
import { csvFile, digestOf, invoiceArchive, pdfFile, tagged, ublFile } from '../../documents/files.ts';
import { issuedInvoice, issuedInvoices } from '../../documents/issued-invoice.ts';
import { invalid, notFound } from '../../http/problem.ts';
import { type ClientCall, downloadRoute, type Route } from '../../http/route.ts';

/** Files of invoices and credit notes (DOM-22). The same for every user who may see their amounts. */
export const invoiceFileRoutes: Route[] = [
  downloadRoute(getInvoicePdf, async (call) => tagged(await pdfFile(await one(call)))),
  downloadRoute(getInvoiceUbl, async (call) => tagged(await ublFile(await one(call)))),
  downloadRoute(getInvoiceCsv, async (call) => tagged(await csvFile(await one(call)))),

  downloadRoute(getInvoiceArchive, async (call) => {
    const ids = [...new Set(call.query.id)];
    const documents = await call.db
      .selectFrom('document')
      .select(['id', 'type', 'number'])
      .where('id', 'in', ids)
      .orderBy('number')
      .execute();
    if (documents.length < ids.length) throw notFound();
    const without = documents.filter(({ type }) => type !== 'invoice' && type !== 'creditNote');
    if (without.length === documents.length) throw invalid([{ pointer: '?id', code: 'choice' }]);
    const leftOut = new Set(without.map(({ id }) => id));
    const invoices = await issuedInvoices(
      call,
      ids.filter((id) => !leftOut.has(id)),
    );
    // The bytes are unknown before streaming, but their input is known.
    const tag = digestOf(JSON.stringify(invoices));
    return {
      ...{ name: 'invoices.zip', type: 'application/zip', content: await invoiceArchive(invoices), tag },
      // Reports every document that is left out.
      leftOut: without.map(({ number }) => number),
    };
  }),
];

const one = (call: ClientCall & { readonly params: { readonly id: string } }) => issuedInvoice(call, call.params.id);
