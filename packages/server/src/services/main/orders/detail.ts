import { getOrder, type Order, type OrderApproval, type OrderLine } from '@hireyard/contract';
import { phoneText } from '@hireyard/contract/schemas';
import { actionsOn } from '../../../domain/orders.ts';
import { type ClientCall, type Route, route } from '../../../http/route.ts';
import { acceptedTermsOf } from '../../accepted-terms.ts';
import { colleague } from '../../colleague.ts';
import { postalAddress } from '../../postal-address.ts';
import { mayRead } from '../../resources.ts';
import { approversOf } from './approvers.ts';
import { estimated, type OrderRow, orderHead, orderRow, ownedOrder } from './rows.ts';
import { termsOfOrder } from './terms.ts';

/** GET /orders/{id}. */
export const orderDetailRoutes: Route[] = [route(getOrder, (call) => readOrder(call, call.params.id))];

/** Returns the current state of an order. Every write of an order answers it too. */
export async function readOrder(call: ClientCall, id: string): Promise<Order> {
  const row = await orderRow(call, id);
  const owned = await ownedOrder(call, row);
  const actions = actionsOn(owned, { ...call.scope, now: call.now });
  return {
    ...orderHead(row, call),
    costCode: row.cost_code,
    reference: row.reference,
    remark: row.remark,
    address: await addressOf(call, row),
    slot: row.slot,
    siteContact: await contactOf(call, row),
    lines: await linesOf(call, id),
    approval: await approvalOf(call, row),
    rejectReason: row.reject_reason,
    terms: actions.includes('submit') ? await termsOfOrder(call, row) : null,
    acceptedTerms: acceptedTermsOf(row),
    cancelUntil: row.status === 'confirmed' ? owned.cancelUntil.toISOString() : null,
    request: await requestOf(call, row),
    contracts: await contractsOf(call, row),
    steps: await stepsOf(call, id),
    actions,
    version: row.version,
  };
}

async function addressOf({ db }: ClientCall, { address_id: id }: OrderRow) {
  if (id === null) return null;
  const row = await db.selectFrom('address').where('id', '=', id).selectAll().executeTakeFirst();
  return row ? { id, ...postalAddress(row) } : null;
}

async function contactOf({ db }: ClientCall, { site_contact_id: id }: OrderRow) {
  if (id === null) return null;
  const row = await db.selectFrom('contact_person').where('id', '=', id).selectAll().executeTakeFirst();
  return row ? { id, name: `${row.first_name} ${row.last_name}`, phone: row.phone && phoneText(row.phone) } : null;
}

async function linesOf({ db, scope }: ClientCall, id: string): Promise<OrderLine[]> {
  const rows = await db
    .selectFrom('rental_order_line')
    .where('order_id', '=', id)
    .selectAll()
    .orderBy('line_no')
    .execute();
  return rows.map((row) => {
    const net = estimated(row);
    const mix = { day: row.day_units ?? 0, week: row.week_units ?? 0, fourWeek: row.four_week_units ?? 0 };
    return {
      id: row.id,
      lineNo: row.line_no,
      productCode: row.product_code,
      quantity: row.quantity,
      from: row.starts_on,
      to: row.ends_on,
      remark: row.remark,
      estimate: scope.prices && net ? { net, mix, days: row.days ?? 0 } : null,
    };
  });
}

async function approvalOf(call: ClientCall, row: OrderRow): Promise<OrderApproval | null> {
  if (row.approval_rule === null) return null;
  const order = { ordererId: row.created_by, estimate: estimated(row), projectId: row.project_id };
  return {
    rule: row.approval_rule,
    approvers: row.status === 'pendingApproval' ? await approversOf(call, order) : [],
    decision: row.decision,
    decidedBy: row.decider,
    decidedAt: row.decided_at?.toISOString() ?? null,
    comment: row.decision_comment,
  };
}

async function requestOf({ db, scope }: ClientCall, { request_id: id }: OrderRow): Promise<Order['request']> {
  if (id === null || !mayRead(scope, 'request')) return null;
  const row = await db.selectFrom('request').where('id', '=', id).select(['id', 'number', 'title']).executeTakeFirst();
  return row ?? null;
}

async function contractsOf({ db, scope }: ClientCall, { number }: OrderRow) {
  if (!mayRead(scope, 'contract')) return [];
  return db
    .selectFrom('contract')
    .where('order_number', '=', number)
    .select(['id', 'number'])
    .orderBy('number')
    .execute();
}

async function stepsOf({ db }: ClientCall, id: string) {
  const rows = await db
    .selectFrom('rental_order_step')
    .where('order_id', '=', id)
    .select(['status', 'moved_at', colleague(db, 'rental_order_step.moved_by').as('by')])
    .orderBy('position')
    .execute();
  return rows.map(({ status, moved_at: at, by }) => ({ status, at: at.toISOString(), by }));
}
