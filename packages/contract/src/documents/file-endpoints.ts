import { endpointsOf } from '../core/endpoint.ts';
import type { documentSchemas } from './schemas.ts';

// Apart from those of the list, since the portal asks for a file on a click alone.
const endpoint = endpointsOf<typeof documentSchemas>();

const file = { method: 'GET', base: 'overview', module: null, carries: 'download' } as const;
const INVOICE_RIGHTS = ['document-view', 'invoice-view'] as const;

export const getInvoicePdf = /* @__PURE__ */ endpoint('getInvoicePdf', {
  ...file,
  summary: 'An invoice or credit note as PDF/A-3a and PDF/UA-1, with its UBL inside',
  path: '/documents/{id}/pdf',
  rights: INVOICE_RIGHTS,
  problems: ['not-found'],
});

export const getInvoiceUbl = /* @__PURE__ */ endpoint('getInvoiceUbl', {
  ...file,
  summary: 'An invoice or credit note as UBL 2.1 by Peppol BIS Billing 3.0',
  path: '/documents/{id}/ubl',
  rights: INVOICE_RIGHTS,
  problems: ['not-found'],
});

export const getInvoiceCsv = /* @__PURE__ */ endpoint('getInvoiceCsv', {
  ...file,
  summary: 'The lines of an invoice or credit note as CSV',
  path: '/documents/{id}/csv',
  rights: INVOICE_RIGHTS,
  problems: ['not-found'],
});

export const getInvoiceArchive = /* @__PURE__ */ endpoint('getInvoiceArchive', {
  ...file,
  summary: 'Invoices and credit notes as one ZIP, each as PDF and UBL; `X-Left-Out` has the numbers of other documents',
  path: '/documents/archive',
  rights: INVOICE_RIGHTS,
  problems: ['not-found'],
});
