import { LONGEST_REST, type Money, type OrderSummary } from '@hireyard/contract';
import { type Selectable, sql } from 'kysely';
import type { Database } from '../../../database/tables.ts';
import { addDays, workDaysOf } from '../../../domain/calendar.ts';
import { moneyOf } from '../../../domain/money.ts';
import { cancelUntil, type OwnedOrder } from '../../../domain/orders.ts';
import { notFound } from '../../../http/problem.ts';
import type { ClientCall } from '../../../http/route.ts';
import { colleague } from '../../colleague.ts';
import { projectRef } from '../../project-ref.ts';
import { closedDaysOf, dayCauses } from '../closed-days.ts';
import { isDecidable, waitsForCaller } from './deciding.ts';
import { settingsOf } from './rules.ts';

/** Selects visible orders, with their project, depot and people. */
export const ordersWithReferences = ({ db, scope }: ClientCall) =>
  db
    .selectFrom('rental_order')
    .innerJoin('depot', 'depot.id', 'rental_order.depot_id')
    .leftJoin('project', 'project.id', 'rental_order.project_id')
    .selectAll('rental_order')
    .select(['project.number as project_number', 'depot.name as depot_name', 'depot.time_zone as depot_zone'])
    .select(['depot.opening_times as depot_hours', dayCauses])
    .select(colleague(db, 'rental_order.created_by').as('orderer'))
    .select(colleague(db, 'rental_order.decided_by').as('decider'))
    .select([
      isDecidable(scope).as('decidable'),
      sql<boolean>`coalesce(${waitsForCaller(scope)}, false)`.as('waits_for_me'),
    ]);
export type OrderRow = Awaited<ReturnType<ReturnType<typeof ordersWithReferences>['execute']>>[number];

/** Throws 404 for an unknown order or one out of scope, such as a colleague's draft. */
export async function orderRow(call: ClientCall, id: string): Promise<OrderRow> {
  const row = await ordersWithReferences(call).where('rental_order.id', '=', id).executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

export const estimated = (
  row: Pick<Selectable<Database['rental_order']>, 'estimate_amount' | 'estimate_currency'>,
): Money | null => moneyOf(row.estimate_amount, row.estimate_currency);

/** Converts a row to the order type of the rules. */
export async function ownedOrder(call: ClientCall, row: OrderRow): Promise<OwnedOrder> {
  const { companyDays, cutOff } = await settingsOf(call);
  const workDays = workDaysOf(row.depot_hours, companyDays);
  const before = { from: addDays(row.starts_on, -LONGEST_REST), days: LONGEST_REST };
  const closedDays = await closedDaysOf(row.day_causes, before, 'en-US');
  return {
    status: row.status,
    ordererId: row.created_by,
    decidable: row.decidable,
    cancelUntil: cancelUntil(row.starts_on, { workDays, closedDays, cutOff }, row.depot_zone),
  };
}

/** Fields that the list and the detail of an order share. */
export const orderHead = (row: OrderRow, { scope }: ClientCall): OrderSummary => ({
  id: row.id,
  number: row.number,
  status: row.status,
  project: projectRef(row),
  orderer: row.orderer,
  createdAt: row.created_at.toISOString(),
  startsOn: row.starts_on,
  endsOn: row.ends_on,
  lineCount: row.line_count,
  pieceCount: row.piece_count,
  firstProduct: row.first_product,
  fulfilment: row.fulfilment,
  depot: { id: row.depot_id, name: row.depot_name },
  poNumber: row.po_number,
  estimate: scope.prices ? estimated(row) : null,
  waitsForMe: row.waits_for_me,
});
