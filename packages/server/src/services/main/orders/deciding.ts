import type { Money } from '@hireyard/contract';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { ClientCall, ClientScope } from '../../../http/route.ts';

interface Estimate {
  readonly amount: RawBuilder<unknown>;
  readonly currency: RawBuilder<unknown>;
}
interface DecidedOrder {
  readonly ordererId: RawBuilder<unknown>;
  readonly estimate: Estimate;
}

const amountOf = (estimate: Money | null): Estimate => ({
  amount: sql`${estimate?.amount ?? null}::numeric`,
  currency: sql`${estimate?.currency ?? null}::text`,
});

/**
 * True for an amount that a `membership` orders or approves alone (DOM-08). An unknown amount, or one in another
 * currency than the limit, exceeds it.
 */
const isWithinLimit = ({
  amount,
  currency,
}: Estimate): RawBuilder<boolean> => sql`(membership.order_limit_amount is null
  or coalesce(${amount} <= membership.order_limit_amount and ${currency} = membership.order_limit_currency, false))`;

/** True for an order of another `membership`: users never decide their own orders. */
const isOthers = (ordererId: RawBuilder<unknown>): RawBuilder<SqlBool> =>
  sql`${ordererId} is distinct from membership.id`;

/**
 * True for an order that a `membership` with the right to approve may decide: another user's, within their own limit.
 */
const mayDecide = ({ ordererId, estimate }: DecidedOrder): RawBuilder<SqlBool> =>
  sql`(${isOthers(ordererId)} and ${isWithinLimit(estimate)})`;

const COLUMNS: DecidedOrder = {
  ordererId: sql.ref('rental_order.created_by'),
  estimate: { amount: sql.ref('rental_order.estimate_amount'), currency: sql.ref('rental_order.estimate_currency') },
};

/** `isOthers` for a `rental_order` of the query. */
export const isOfSomebodyElse = isOthers(COLUMNS.ordererId);

/** `mayDecide` for a `rental_order` of the query. */
export const mayDecideRow = mayDecide(COLUMNS);

/** `mayDecide` for an order that may not be stored yet. */
export const mayDecideOrder = (ordererId: string | null, estimate: Money | null): RawBuilder<SqlBool> =>
  mayDecide({ ordererId: sql`${ordererId}::uuid`, estimate: amountOf(estimate) });

/** True for an order that the caller may decide. */
export const isDecidable = ({ userId, rights }: ClientScope): RawBuilder<boolean> =>
  rights.has('order-approve')
    ? sql`(rental_order.status = 'pendingApproval'
        and exists (select from membership where membership.id = ${userId} and ${mayDecideRow}))`
    : sql`false`;

/** True for an order that waits for the caller: their own draft, or one that they may decide. */
export const waitsForCaller = (scope: ClientScope): RawBuilder<boolean> =>
  sql`((rental_order.status = 'draft' and rental_order.created_by = ${scope.userId}) or ${isDecidable(scope)})`;

/** True if an amount is within the caller's own limit. */
export async function isWithinOwnLimit({ db, scope }: ClientCall, estimate: Money | null): Promise<boolean> {
  const { within } = await db
    .selectFrom('membership')
    .where('membership.id', '=', scope.userId)
    .select(isWithinLimit(amountOf(estimate)).as('within'))
    .executeTakeFirstOrThrow();
  return within;
}
