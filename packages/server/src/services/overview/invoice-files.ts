import { getInvoiceArchive, getInvoiceCsv, getInvoicePdf, getInvoiceUbl } from '@hireyard/contract';
import { csvFile, digestOf, invoiceArchive, pdfFile, tagged, ublFile } from '../../documents/files.ts';
import { issuedInvoice, issuedInvoices } from '../../documents/issued-invoice.ts';
import { invalid, notFound } from '../../http/problem.ts';
import { type ClientCall, downloadRoute, type Route } from '../../http/route.ts';

/** The files of invoices and credit notes (DOM-22): the same for everyone who may see their amounts. */
export const invoiceFileRoutes: Route[] = [
  downloadRoute(getInvoicePdf, async (call) => tagged(await pdfFile(await one(call)))),
  downloadRoute(getInvoiceUbl, async (call) => tagged(await ublFile(await one(call)))),
  downloadRoute(getInvoiceCsv, async (call) => tagged(await csvFile(await one(call)))),

  downloadRoute(getInvoiceArchive, async (call) => {
    const ids = [...new Set(call.query.id)];
    const found = await call.db
      .selectFrom('document')
      .select(['id', 'type', 'number'])
      .where('id', 'in', ids)
      .orderBy('number')
      .execute();
    if (found.length < ids.length) throw notFound();
    const without = found.filter(({ type }) => type !== 'invoice' && type !== 'creditNote');
    if (without.length === found.length) throw invalid([{ pointer: '?id', code: 'choice' }]);
    const leftOut = new Set(without.map(({ id }) => id));
    const invoices = await issuedInvoices(
      call,
      ids.filter((id) => !leftOut.has(id)),
    );
    // Its bytes are not known before they are sent; what they are made of is.
    const tag = digestOf(JSON.stringify(invoices));
    return {
      ...{ name: 'invoices.zip', type: 'application/zip', content: await invoiceArchive(invoices), tag },
      // Nothing is left out silently.
      leftOut: without.map(({ number }) => number),
    };
  }),
];

const one = (call: ClientCall & { readonly params: { readonly id: string } }) => issuedInvoice(call, call.params.id);
