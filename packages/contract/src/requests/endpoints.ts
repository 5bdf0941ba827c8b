import { endpointsOf, facetsOf, listsOf } from '../core/endpoint.ts';
import type { requestSchemas } from './schemas.ts';
import { REQUEST_LIST } from './values.ts';

const endpoint = endpointsOf<typeof requestSchemas>();
const list = listsOf<typeof requestSchemas>();

export const listRequests = /* @__PURE__ */ list('listRequests', {
  summary: 'Requests of the client, and drafts of the caller',
  base: 'request',
  path: '/requests',
  module: 'request',
  list: REQUEST_LIST,
});
export const listRequestsFacets = /* @__PURE__ */ facetsOf(listRequests);

export const getRequest = /* @__PURE__ */ endpoint('getRequest', {
  summary: 'One request with its lines, comments and reached states',
  method: 'GET',
  base: 'request',
  path: '/requests/{id}',
  module: 'request',
  problems: ['not-found'],
});

export const createRequest = /* @__PURE__ */ endpoint('createRequest', {
  summary: 'Create a request, as a draft or submitted immediately',
  method: 'POST',
  base: 'request',
  path: '/requests',
  module: 'request',
  rights: ['request-create'],
  status: 201,
});

export const putRequest = /* @__PURE__ */ endpoint('putRequest', {
  summary: 'Edit a draft, and optionally submit it',
  method: 'PUT',
  base: 'request',
  path: '/requests/{id}',
  module: 'request',
  rights: ['request-create'],
  ifMatch: true,
  problems: ['not-found', 'illegal-transition'],
});

export const deleteRequest = /* @__PURE__ */ endpoint('deleteRequest', {
  summary: 'Delete a draft of the caller',
  method: 'DELETE',
  base: 'request',
  path: '/requests/{id}',
  module: 'request',
  rights: ['request-create'],
  status: 204,
  problems: ['not-found', 'illegal-transition'],
});

export const submitRequest = /* @__PURE__ */ endpoint('submitRequest', {
  summary: 'Submit a draft',
  method: 'POST',
  base: 'request',
  path: '/requests/{id}/submit',
  module: 'request',
  rights: ['request-create'],
  problems: ['not-found', 'illegal-transition'],
});

export const reviewRequest = /* @__PURE__ */ endpoint('reviewRequest', {
  summary: 'Take a request into review: it waits for the caller from then on',
  method: 'POST',
  base: 'request',
  path: '/requests/{id}/review',
  module: 'request',
  rights: ['request-handle'],
  problems: ['not-found', 'illegal-transition'],
});

export const quoteRequest = /* @__PURE__ */ endpoint('quoteRequest', {
  summary: 'Propose an answer to each line, for the writer to approve or reject',
  method: 'POST',
  base: 'request',
  path: '/requests/{id}/quote',
  module: 'request',
  rights: ['request-handle'],
  problems: ['not-found', 'illegal-transition'],
});

export const approveRequest = /* @__PURE__ */ endpoint('approveRequest', {
  summary: 'Approve a request in review with an answer to each line, or as its writer the proposal',
  method: 'POST',
  base: 'request',
  path: '/requests/{id}/approve',
  module: 'request',
  rights: ['request-create'],
  problems: ['not-found', 'illegal-transition'],
});

export const rejectRequest = /* @__PURE__ */ endpoint('rejectRequest', {
  summary: 'Reject a request in review, or as its writer the proposal, with a reason',
  method: 'POST',
  base: 'request',
  path: '/requests/{id}/reject',
  module: 'request',
  rights: ['request-create'],
  problems: ['not-found', 'illegal-transition'],
});

export const fulfilRequest = /* @__PURE__ */ endpoint('fulfilRequest', {
  summary: 'Mark an approved request as fulfilled',
  method: 'POST',
  base: 'request',
  path: '/requests/{id}/fulfil',
  module: 'request',
  rights: ['request-handle'],
  problems: ['not-found', 'illegal-transition'],
});

export const cancelRequest = /* @__PURE__ */ endpoint('cancelRequest', {
  summary: 'Cancel a request before it is fulfilled',
  method: 'POST',
  base: 'request',
  path: '/requests/{id}/cancel',
  module: 'request',
  rights: ['request-create'],
  problems: ['not-found', 'illegal-transition'],
});

export const commentOnRequest = /* @__PURE__ */ endpoint('commentOnRequest', {
  summary: 'Comment on a request; its handlers can return it to the writer with a question',
  method: 'POST',
  base: 'request',
  path: '/requests/{id}/comments',
  module: 'request',
  rights: ['request-create'],
  status: 201,
  problems: ['not-found', 'illegal-transition'],
});
