import type { InvoiceExplanation, Money } from '@hireyard/contract';
import { sql } from 'kysely';
import { difference } from '../../domain/money.ts';
import type { ClientCall } from '../../http/route.ts';
import { mayRead } from '../resources.ts';

const NO_PRICES = { estimate: null, difference: null };

/** Returns the visible orders of contracts, with their estimates and billed amounts (DOM-23). */
export async function orderedAmounts(
  { db, scope }: ClientCall,
  contractIds: readonly string[],
  currency: string,
): Promise<InvoiceExplanation['orders']> {
  if (!mayRead(scope, 'order') || contractIds.length === 0) return [];
  const orders = await db
    .selectFrom('contract')
    .innerJoin('rental_order', (join) =>
      join
        .onRef('rental_order.number', '=', 'contract.order_number')
        .onRef('rental_order.client_id', '=', 'contract.client_id'),
    )
    .where('contract.id', 'in', contractIds)
    .where('estimate_currency', '=', currency)
    .select(['rental_order.id', 'rental_order.number', 'estimate_amount'])
    .distinct()
    .orderBy('rental_order.number')
    .execute();
  if (orders.length === 0) return [];
  const billed = await db
    .selectFrom('contract')
    .innerJoin('contract_line', 'contract_line.contract_id', 'contract.id')
    .leftJoin('rental_period', (join) =>
      join
        .onRef('rental_period.contract_line_id', '=', 'contract_line.id')
        .on('rental_period.currency', '=', currency)
        .on('rental_period.invoice_number', 'is not', null),
    )
    .where(
      'contract.order_number',
      'in',
      orders.map(({ number }) => number),
    )
    .select('contract.order_number as number')
    .select(sql<string>`coalesce(sum(rental_period.amount), 0)::numeric(14, 2)::text`.as('amount'))
    .select(sql<boolean>`bool_and(contract_line.status in ('closed', 'cancelled'))`.as('ended'))
    .groupBy('contract.order_number')
    .execute();
  const money = (amount: string): Money => ({ amount, currency });
  return orders.flatMap(({ id, number, estimate_amount: estimate }) => {
    const sum = billed.find((one) => one.number === number);
    if (!sum || estimate === null) return [];
    const [estimated, charged] = [money(estimate), money(sum.amount)];
    const prices = scope.prices ? { estimate: estimated, difference: difference(charged, estimated) } : NO_PRICES;
    return { id, number, ...prices, billed: charged, ended: sum.ended };
  });
}
