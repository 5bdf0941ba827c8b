import { endpointsOf } from '../core/endpoint.ts';
import type { documentSchemas } from './schemas.ts';

// Separate from the list's endpoints, because the portal shows the list before it requests these.
const endpoint = endpointsOf<typeof documentSchemas>();

export const getDocumentAmounts = /* @__PURE__ */ endpoint('getDocumentAmounts', {
  summary: 'Open, overdue and disputed amounts of invoices, per currency without conversion',
  method: 'GET',
  base: 'overview',
  path: '/documents/amounts',
  module: null,
  rights: ['document-view'],
});

export const explainInvoice = /* @__PURE__ */ endpoint('explainInvoice', {
  summary: 'Charges of each machine of an invoice: days, rates, and the cost of other mixes of rates',
  method: 'GET',
  base: 'overview',
  path: '/documents/{id}/explanation',
  module: null,
  rights: ['document-view', 'invoice-view'],
  problems: ['not-found'],
});
