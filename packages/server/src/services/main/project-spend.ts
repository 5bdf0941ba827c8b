import { getProjectSpend } from '@hireyard/contract';
import { sql } from 'kysely';
import { type Route, route } from '../../http/route.ts';
import { rowOf } from '../row-of.ts';

/**
 * GET /projects/{id}/spend: sums of invoices and credit notes, by currency. Amounts require `invoice-view` (DOM-10).
 */
export const projectSpendRoutes: Route[] = [
  route(getProjectSpend, async (call) => {
    const { id } = await rowOf(call, 'project', call.params.id);
    if (!call.scope.rights.has('invoice-view')) return { invoiced: null };
    const rows = await call.db
      .selectFrom('document')
      .where('project_id', '=', id)
      .where('currency', 'is not', null)
      .groupBy('currency')
      .orderBy('currency')
      .select([
        sql<string>`currency`.as('currency'),
        sql<string>`sum(net)::text`.as('amount'),
        sql<number>`count(*)::int`.as('documents'),
        sql<string>`max(issued_on)::text`.as('lastOn'),
      ])
      .execute();
    return { invoiced: rows.map(({ amount, currency, ...rest }) => ({ net: { amount, currency }, ...rest })) };
  }),
];
