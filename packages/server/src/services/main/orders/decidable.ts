import { type SqlBool, sql } from 'kysely';
import type { ClientScope } from '../../../http/route.ts';

/** Orders that the caller may decide: `mayDecide` of the domain is the same rule (DOM-08). */
export const decidableBy = ({ userId, rights }: ClientScope) =>
  rights.has('order-approve')
    ? sql<SqlBool>`(rental_order.status = 'pendingApproval' and rental_order.created_by <> ${userId}
        and exists (select from membership where membership.id = ${userId} and (membership.order_limit_amount is null
          or (rental_order.estimate_amount <= membership.order_limit_amount
            and rental_order.estimate_currency = membership.order_limit_currency))))`
    : sql<SqlBool>`false`;
