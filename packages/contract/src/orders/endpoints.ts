import { endpointsOf, facetsOf, listsOf } from '../core/endpoint.ts';
import type { orderSchemas } from './schemas.ts';
import { ORDER_LIST } from './values.ts';

const endpoint = endpointsOf<typeof orderSchemas>();
const list = listsOf<typeof orderSchemas>();

export const listOrders = /* @__PURE__ */ list('listOrders', {
  summary: 'The orders of the caller, with order-view-all those of the client, and the drafts of the caller',
  base: 'main',
  path: '/orders',
  module: 'order',
  list: ORDER_LIST,
});
export const listOrdersFacets = /* @__PURE__ */ facetsOf(listOrders);

export const getOrderRules = /* @__PURE__ */ endpoint('getOrderRules', {
  summary: 'What an order from a depot is held against: days, cut-off and the policy of the client',
  method: 'GET',
  base: 'main',
  path: '/order-rules',
  module: 'order',
  rights: ['order-create'],
  problems: ['not-found'],
});

/** A question and no write: nothing is kept of it. */
export const estimateOrder = /* @__PURE__ */ endpoint('estimateOrder', {
  summary: 'What lines are expected to cost at the cheapest mix of rates, and who would have to approve them',
  method: 'POST',
  base: 'main',
  path: '/orders/estimate',
  module: 'order',
  rights: ['order-create'],
  idempotent: false,
});

export const getOrder = /* @__PURE__ */ endpoint('getOrder', {
  summary: 'One order with its lines, its approval and the states it has reached',
  method: 'GET',
  base: 'main',
  path: '/orders/{id}',
  module: 'order',
  problems: ['not-found'],
});

export const createOrder = /* @__PURE__ */ endpoint('createOrder', {
  summary: 'Create an order, as a draft or sent at once',
  method: 'POST',
  base: 'main',
  path: '/orders',
  module: 'order',
  rights: ['order-create'],
  status: 201,
  problems: ['client-blocked'],
});

export const putOrder = /* @__PURE__ */ endpoint('putOrder', {
  summary: 'Edit a draft, and send it if asked to',
  method: 'PUT',
  base: 'main',
  path: '/orders/{id}',
  module: 'order',
  rights: ['order-create'],
  ifMatch: true,
  problems: ['not-found', 'illegal-transition', 'client-blocked'],
});

export const deleteOrder = /* @__PURE__ */ endpoint('deleteOrder', {
  summary: 'Delete a draft of the caller’s own',
  method: 'DELETE',
  base: 'main',
  path: '/orders/{id}',
  module: 'order',
  rights: ['order-create'],
  status: 204,
  problems: ['not-found', 'illegal-transition'],
});

export const submitOrder = /* @__PURE__ */ endpoint('submitOrder', {
  summary: 'Send a draft: to the rental company, or to who has to approve it',
  method: 'POST',
  base: 'main',
  path: '/orders/{id}/submit',
  module: 'order',
  rights: ['order-create'],
  problems: ['not-found', 'illegal-transition', 'client-blocked'],
});

export const withdrawOrder = /* @__PURE__ */ endpoint('withdrawOrder', {
  summary: 'Take an order back that waits for approval: it is a draft again',
  method: 'POST',
  base: 'main',
  path: '/orders/{id}/withdraw',
  module: 'order',
  rights: ['order-create'],
  problems: ['not-found', 'illegal-transition'],
});

export const approveOrder = /* @__PURE__ */ endpoint('approveOrder', {
  summary: 'Approve a colleague’s order within the caller’s own order limit, which sends it to the rental company',
  method: 'POST',
  base: 'main',
  path: '/orders/{id}/approve',
  module: 'order',
  rights: ['order-approve'],
  problems: ['not-found', 'illegal-transition', 'client-blocked'],
});

export const rejectOrder = /* @__PURE__ */ endpoint('rejectOrder', {
  summary: 'Refuse to approve a colleague’s order, with a reason',
  method: 'POST',
  base: 'main',
  path: '/orders/{id}/reject',
  module: 'order',
  rights: ['order-approve'],
  problems: ['not-found', 'illegal-transition'],
});

export const cancelOrder = /* @__PURE__ */ endpoint('cancelOrder', {
  summary: 'Cancel an order that has been sent; once it is confirmed before the cut-off of its first day',
  method: 'POST',
  base: 'main',
  path: '/orders/{id}/cancel',
  module: 'order',
  rights: ['order-create'],
  problems: ['not-found', 'illegal-transition'],
});
