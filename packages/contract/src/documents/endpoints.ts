import { endpointsOf, facetsOf, listsOf } from '../core/endpoint.ts';
import type { documentSchemas } from './schemas.ts';
import { DOCUMENT_LIST } from './values.ts';

const endpoint = endpointsOf<typeof documentSchemas>();
const list = listsOf<typeof documentSchemas>();

export const listDocuments = /* @__PURE__ */ list('listDocuments', {
  summary: 'Documents of the client: invoices, contracts, delivery notes and others',
  base: 'overview',
  path: '/documents',
  module: null,
  rights: ['document-view'],
  list: DOCUMENT_LIST,
});
export const listDocumentsFacets = /* @__PURE__ */ facetsOf(listDocuments);

export const getDocument = /* @__PURE__ */ endpoint('getDocument', {
  summary: 'One document; an invoice includes its lines',
  method: 'GET',
  base: 'overview',
  path: '/documents/{id}',
  module: null,
  rights: ['document-view'],
  problems: ['not-found'],
});

export const markDocumentsRead = /* @__PURE__ */ endpoint('markDocumentsRead', {
  summary: 'Mark documents as read by the caller, all or none',
  method: 'POST',
  base: 'overview',
  path: '/documents/read',
  module: null,
  rights: ['document-view'],
  status: 204,
  problems: ['not-found'],
});
