import { endpointsOf, facetsOf, listsOf } from '../core/endpoint.ts';
import type { orderSchemas } from './schemas.ts';
import { ORDER_LIST } from './values.ts';

const endpoint = endpointsOf<typeof orderSchemas>();
const list = listsOf<typeof orderSchemas>();

export const listOrders = /* @__PURE__ */ list('listOrders', {
  summary: 'Orders and drafts of the caller, and with order-view-all the orders of the client',
  base: 'main',
  path: '/orders',
  module: 'order',
  list: ORDER_LIST,
});
export const listOrdersFacets = /* @__PURE__ */ facetsOf(listOrders);

export const getOrderRules = /* @__PURE__ */ endpoint('getOrderRules', {
  summary: 'Rules for an order from a depot: days, cut-off and policy of the client',
  method: 'GET',
  base: 'main',
  path: '/order-rules',
  module: 'order',
  rights: ['order-create'],
  problems: ['not-found'],
});

/** A query by `POST`: nothing is stored. */
export const estimateOrder = /* @__PURE__ */ endpoint('estimateOrder', {
  summary: 'Expected cost of order lines at the cheapest mix of rates, and the possible approvers',
  method: 'POST',
  base: 'main',
  path: '/orders/estimate',
  module: 'order',
  rights: ['order-create'],
  idempotent: false,
});

export const getOrder = /* @__PURE__ */ endpoint('getOrder', {
  summary: 'One order with its lines, approval and reached states',
  method: 'GET',
  base: 'main',
  path: '/orders/{id}',
  module: 'order',
  problems: ['not-found'],
});

export const createOrder = /* @__PURE__ */ endpoint('createOrder', {
  summary: 'Create an order, as a draft or sent immediately',
  method: 'POST',
  base: 'main',
  path: '/orders',
  module: 'order',
  rights: ['order-create'],
  status: 201,
  problems: ['client-blocked', 'terms-not-accepted'],
});

export const putOrder = /* @__PURE__ */ endpoint('putOrder', {
  summary: 'Edit a draft, and optionally send it',
  method: 'PUT',
  base: 'main',
  path: '/orders/{id}',
  module: 'order',
  rights: ['order-create'],
  ifMatch: true,
  problems: ['not-found', 'illegal-transition', 'client-blocked', 'terms-not-accepted'],
});

export const deleteOrder = /* @__PURE__ */ endpoint('deleteOrder', {
  summary: 'Delete a draft of the caller',
  method: 'DELETE',
  base: 'main',
  path: '/orders/{id}',
  module: 'order',
  rights: ['order-create'],
  status: 204,
  problems: ['not-found', 'illegal-transition'],
});

export const submitOrder = /* @__PURE__ */ endpoint('submitOrder', {
  summary: 'Send a draft to the rental company or to its approvers',
  method: 'POST',
  base: 'main',
  path: '/orders/{id}/submit',
  module: 'order',
  rights: ['order-create'],
  problems: ['not-found', 'illegal-transition', 'client-blocked', 'terms-not-accepted'],
});

export const withdrawOrder = /* @__PURE__ */ endpoint('withdrawOrder', {
  summary: 'Withdraw an order that waits for approval: it becomes a draft again',
  method: 'POST',
  base: 'main',
  path: '/orders/{id}/withdraw',
  module: 'order',
  rights: ['order-create'],
  problems: ['not-found', 'illegal-transition'],
});

export const approveOrder = /* @__PURE__ */ endpoint('approveOrder', {
  summary: 'Approve an order within the order limit of the caller, and send it to the rental company',
  method: 'POST',
  base: 'main',
  path: '/orders/{id}/approve',
  module: 'order',
  rights: ['order-approve'],
  problems: ['not-found', 'illegal-transition', 'client-blocked'],
});

export const rejectOrder = /* @__PURE__ */ endpoint('rejectOrder', {
  summary: 'Reject an order that waits for approval, with a reason',
  method: 'POST',
  base: 'main',
  path: '/orders/{id}/reject',
  module: 'order',
  rights: ['order-approve'],
  problems: ['not-found', 'illegal-transition'],
});

export const cancelOrder = /* @__PURE__ */ endpoint('cancelOrder', {
  summary: 'Cancel a sent order; a confirmed one only before the cut-off of its first day',
  method: 'POST',
  base: 'main',
  path: '/orders/{id}/cancel',
  module: 'order',
  rights: ['order-create'],
  problems: ['not-found', 'illegal-transition'],
});
