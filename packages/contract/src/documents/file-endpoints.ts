import { endpointsOf } from '../core/endpoint.ts';
import type { documentSchemas } from './schemas.ts';

// Separate from the list's endpoints, because the portal requests files only on a click.
const endpoint = endpointsOf<typeof documentSchemas>();

const file = { method: 'GET', base: 'overview', module: null, carries: 'download', uncached: true } as const;
// A PDF needs more rights by what it shows: `invoice-view` for invoices, visible prices for quotes, order confirmations and
// contracts.
const RIGHTS = ['document-view'] as const;
const INVOICE_RIGHTS = ['document-view', 'invoice-view'] as const;

export const getInvoicePdf = /* @__PURE__ */ endpoint('getInvoicePdf', {
  ...file,
  summary:
    'Document as PDF: the file of the rental company as it was received, or an invoice as PDF/A-3a and PDF/UA-1 with embedded UBL',
  path: '/documents/{id}/pdf',
  rights: RIGHTS,
  problems: ['not-found'],
});

export const getInvoiceUbl = /* @__PURE__ */ endpoint('getInvoiceUbl', {
  ...file,
  summary: 'Invoice or credit note as UBL 2.1 (Peppol BIS Billing 3.0)',
  path: '/documents/{id}/ubl',
  rights: INVOICE_RIGHTS,
  problems: ['not-found'],
});

export const getInvoiceCsv = /* @__PURE__ */ endpoint('getInvoiceCsv', {
  ...file,
  summary: 'Lines of an invoice or credit note as CSV',
  path: '/documents/{id}/csv',
  rights: INVOICE_RIGHTS,
  problems: ['not-found'],
});

export const getInvoiceArchive = /* @__PURE__ */ endpoint('getInvoiceArchive', {
  ...file,
  summary:
    'Documents as PDF, invoices and credit notes also as UBL, in one ZIP; `X-Left-Out` lists documents without files, `X-Left-Out-Count` counts them',
  path: '/documents/archive',
  rights: RIGHTS,
  problems: ['not-found'],
});
