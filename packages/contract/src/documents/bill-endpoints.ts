import { endpointsOf } from '../core/endpoint.ts';
import type { documentSchemas } from './schemas.ts';

// Apart from those of the list, which the portal shows before it asks for these.
const endpoint = endpointsOf<typeof documentSchemas>();

export const getDocumentAmounts = /* @__PURE__ */ endpoint('getDocumentAmounts', {
  summary: 'What is to be paid of invoices, overdue and disputed, a currency each and never added across them',
  method: 'GET',
  base: 'overview',
  path: '/documents/amounts',
  module: null,
  rights: ['document-view'],
});

export const explainInvoice = /* @__PURE__ */ endpoint('explainInvoice', {
  summary:
    'What each machine of an invoice is charged for: day by day, by which rates, and what other mixes would cost',
  method: 'GET',
  base: 'overview',
  path: '/documents/{id}/explanation',
  module: null,
  rights: ['document-view', 'invoice-view'],
  problems: ['not-found'],
});
