import { listRequests, listRequestsExport, listRequestsFacets } from '@hireyard/contract';
import { type SqlBool, sql } from 'kysely';
import { REQUEST_EXPORT } from '../../exports/definitions/requests.ts';
import { listRoutes } from '../../lists/list-routes.ts';
import { requestHead, requestsOfCaller } from './request-rows.ts';
import { waitsForCaller } from './waiting.ts';

/** GET /requests and its facets. A search also finds a request by its lines. */
export const requestListRoutes = listRoutes(listRequests, listRequestsFacets, {
  table: 'request',
  sorts: {
    created: ['created_at'],
    title: ['title'],
    status: ['status_rank', 'needed_on'],
    neededOn: ['needed_on'],
    project: ['project_name'],
  },
  names: ['title'],
  filters: {
    waiting: (_me, { scope }) => waitsForCaller(scope),
    kind: { column: 'kind' },
    status: { column: 'status' },
    project: { column: 'project_id', names: { table: 'project', column: 'name' } },
  },
  holds: ({ pattern, productCodes }) => sql<SqlBool>`(request.search_text like ${pattern} or request.id in (
    select request_line.request_id from request_line
    where folded(request_line.text) like ${pattern} or folded(request_line.product_code) like ${pattern}
      or request_line.product_code = any(${productCodes}::text[])))`,
  file: { endpoint: listRequestsExport, definition: REQUEST_EXPORT },
  items: async (call, ids) =>
    (await requestsOfCaller(call).where('request.id', 'in', ids).execute()).map((row) => requestHead(row)),
});
