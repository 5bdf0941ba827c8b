import { endpointsOf, facetsOf, listsOf } from '../core/endpoint.ts';
import type { requestSchemas } from './schemas.ts';
import { REQUEST_LIST } from './values.ts';

const endpoint = endpointsOf<typeof requestSchemas>();
const list = listsOf<typeof requestSchemas>();

export const listRequests = /* @__PURE__ */ list('listRequests', {
  summary: 'The requests of the client, and the drafts of the caller',
  base: 'request',
  path: '/requests',
  module: 'request',
  list: REQUEST_LIST,
});
export const listRequestsFacets = /* @__PURE__ */ facetsOf(listRequests);

export const getRequest = /* @__PURE__ */ endpoint('getRequest', {
  summary: 'One request with its lines, comments and the states it has reached',
  method: 'GET',
  base: 'request',
  path: '/requests/{id}',
  module: 'request',
  problems: ['not-found'],
});

export const createRequest = /* @__PURE__ */ endpoint('createRequest', {
  summary: 'Create a request, as a draft or submitted at once',
  method: 'POST',
  base: 'request',
  path: '/requests',
  module: 'request',
  rights: ['request-create'],
  status: 201,
});

export const putRequest = /* @__PURE__ */ endpoint('putRequest', {
  summary: 'Edit a draft, and submit it if asked to',
  method: 'PUT',
  base: 'request',
  path: '/requests/{id}',
  module: 'request',
  rights: ['request-create'],
  ifMatch: true,
  problems: ['not-found', 'illegal-transition'],
});

export const deleteRequest = /* @__PURE__ */ endpoint('deleteRequest', {
  summary: 'Delete a draft of the caller’s own',
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
  summary: 'Take a request into review: it then waits for the caller',
  method: 'POST',
  base: 'request',
  path: '/requests/{id}/review',
  module: 'request',
  rights: ['request-handle'],
  problems: ['not-found', 'illegal-transition'],
});

export const quoteRequest = /* @__PURE__ */ endpoint('quoteRequest', {
  summary: 'Answer each line as a proposal, which the writer approves or rejects',
  method: 'POST',
  base: 'request',
  path: '/requests/{id}/quote',
  module: 'request',
  rights: ['request-handle'],
  problems: ['not-found', 'illegal-transition'],
});

export const approveRequest = /* @__PURE__ */ endpoint('approveRequest', {
  summary: 'Approve a request in review with an answer to each line, or, as its writer, what was proposed',
  method: 'POST',
  base: 'request',
  path: '/requests/{id}/approve',
  module: 'request',
  rights: ['request-create'],
  problems: ['not-found', 'illegal-transition'],
});

export const rejectRequest = /* @__PURE__ */ endpoint('rejectRequest', {
  summary: 'Reject a request in review, or, as its writer, what was proposed; with a reason',
  method: 'POST',
  base: 'request',
  path: '/requests/{id}/reject',
  module: 'request',
  rights: ['request-create'],
  problems: ['not-found', 'illegal-transition'],
});

export const fulfilRequest = /* @__PURE__ */ endpoint('fulfilRequest', {
  summary: 'Say that what was approved has been supplied',
  method: 'POST',
  base: 'request',
  path: '/requests/{id}/fulfil',
  module: 'request',
  rights: ['request-handle'],
  problems: ['not-found', 'illegal-transition'],
});

export const cancelRequest = /* @__PURE__ */ endpoint('cancelRequest', {
  summary: 'Cancel a request that has not been fulfilled',
  method: 'POST',
  base: 'request',
  path: '/requests/{id}/cancel',
  module: 'request',
  rights: ['request-create'],
  problems: ['not-found', 'illegal-transition'],
});

export const commentOnRequest = /* @__PURE__ */ endpoint('commentOnRequest', {
  summary: 'Comment on a request; those who answer it can ask its writer back, for whom it then waits',
  method: 'POST',
  base: 'request',
  path: '/requests/{id}/comments',
  module: 'request',
  rights: ['request-create'],
  status: 201,
  problems: ['not-found', 'illegal-transition'],
});
