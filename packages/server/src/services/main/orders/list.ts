import { listOrders, listOrdersExport, listOrdersFacets } from '@hireyard/contract';
import { type SqlBool, sql } from 'kysely';
import { ORDER_EXPORT } from '../../../exports/definitions/orders.ts';
import { listRoutes } from '../../../lists/list-routes.ts';
import { amountHolds } from '../../../lists/search.ts';
import { memberName } from '../../../privacy/former-user.ts';
import { waitsForCaller } from './deciding.ts';
import { orderHead, ordersWithReferences } from './rows.ts';

/** GET /orders and its facets. A search also finds an order by its lines. */
export const orderListRoutes = listRoutes(listOrders, listOrdersFacets, {
  table: 'rental_order',
  sorts: {
    created: ['created_at'],
    number: ['number'],
    status: ['status_rank', 'starts_on'],
    startsOn: ['starts_on'],
    project: ['project_name'],
    estimate: ['estimate_amount'],
  },
  filters: {
    waiting: (_me, { scope }) => waitsForCaller(scope),
    status: { column: 'status' },
    project: { column: 'project_id', names: { table: 'project', column: 'name' } },
    orderer: { column: 'created_by', names: { table: 'membership', column: 'name', label: memberName } },
  },
  holds: ({ pattern, productCodes, amounts }, { scope }) => sql<SqlBool>`(rental_order.search_text like ${pattern}
    or ${amounts && scope.prices ? amountHolds(amounts, ['rental_order.estimate_amount']) : sql`false`}
    or rental_order.id in (
    select rental_order_line.order_id from rental_order_line
    where folded(rental_order_line.product_code) like ${pattern}
      or rental_order_line.product_code = any(${productCodes}::text[])))`,
  file: { endpoint: listOrdersExport, definition: ORDER_EXPORT },
  items: async (call, ids) => {
    const rows = await ordersWithReferences(call).where('rental_order.id', 'in', ids).execute();
    return rows.map((row) => orderHead(row, call));
  },
});
