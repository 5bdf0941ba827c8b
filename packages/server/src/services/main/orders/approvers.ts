import type { Money, Named } from '@hireyard/contract';
import { type SqlBool, sql } from 'kysely';
import { mayDecide } from '../../../domain/orders.ts';
import type { ClientCall } from '../../../http/route.ts';

interface Asked {
  readonly ordererId: string | null;
  readonly estimate: Money | null;
  readonly projectId: string | null;
}

/** The colleagues who can decide an order: they see its project, and it is within their own limits (DOM-08). */
export async function approversOf({ db }: ClientCall, order: Asked): Promise<Named[]> {
  const rows = await db
    .selectFrom('membership')
    .where('status', '=', 'active')
    .where(
      sql<SqlBool>`exists (select from membership_role held join role_right granted on granted.role_id = held.role_id
        where held.user_id = membership.user_id and granted."right" = 'order-approve')`,
    )
    .where(
      sql<SqlBool>`(not membership.confined or exists (select from membership_project seen
        where seen.user_id = membership.user_id and seen.project_id = ${order.projectId}::uuid))`,
    )
    .select(['id', 'name', 'order_limit_amount', 'order_limit_currency'])
    .orderBy('name')
    .execute();
  return rows
    .filter(({ id: userId, order_limit_amount: amount, order_limit_currency: currency }) => {
      const limit = amount !== null && currency !== null ? { amount, currency } : null;
      return mayDecide(order, { userId, rights: new Set(['order-approve']), limit });
    })
    .map(({ id, name }) => ({ id, name }));
}
