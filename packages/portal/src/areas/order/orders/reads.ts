import { listOrders, listOrdersFacets } from '@hireyard/contract';

export const orders = { page: listOrders, facets: listOrdersFacets };
export { getOrder as order } from '@hireyard/contract';
