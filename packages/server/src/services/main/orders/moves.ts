import {
  type AcceptedTermsEdit,
  approveOrder,
  cancelOrder,
  type Order,
  type OrderEdit,
  type OrderStatus,
  rejectOrder,
  submitOrder,
  withdrawOrder,
} from '@hireyard/contract';
import { canMove, ORDER } from '../../../domain/lifecycle.ts';
import { approvalRule, movesBy, movesOf } from '../../../domain/orders.ts';
import { illegalTransition, missingRight, ProblemError } from '../../../http/problem.ts';
import { type ClientCall, type Route, route } from '../../../http/route.ts';
import { fulfilByOrder } from '../../request/fulfil-by-order.ts';
import { rewrite } from './columns.ts';
import { isWithinOwnLimit } from './deciding.ts';
import { readOrder } from './detail.ts';
import { notifyOrderMove } from './notices.ts';
import { estimated, type OrderRow, orderRow, ownedOrder } from './rows.ts';
import { settingsOf } from './rules.ts';
import { addStep } from './steps.ts';
import { acceptedColumns, NOT_ACCEPTED } from './terms.ts';

/** Transitions of an order by its parties (DOM-01, DOM-08). */
export const orderMoveRoutes: Route[] = [
  route(submitOrder, async (call) => {
    await call.db.lock();
    const row = await orderRow(call, call.params.id);
    if (row.status !== 'draft') throw illegalTransition(row.status, ORDER[row.status]);
    await rewrite(call, row, await editOf(call, row));
    const { termsVersion: version, termsLanguage: language } = call.query;
    return send(call, row.id, version && language ? { version, language } : null);
  }),
  route(withdrawOrder, (call) =>
    move(call, call.params.id, { from: 'pendingApproval', to: 'draft', set: { approval_rule: null, ...NOT_ACCEPTED } }),
  ),
  route(approveOrder, (call) => {
    assertNotBlocked(call);
    return decided(call, call.params.id, 'approved', call.body.comment);
  }),
  route(rejectOrder, (call) => decided(call, call.params.id, 'rejected', call.body.reason)),
  route(cancelOrder, (call) => move(call, call.params.id, { to: 'cancelled' })),
];

/** Submits a draft to its approvers, or directly to the rental company. */
export async function send(
  call: ClientCall,
  id: string,
  accepted: AcceptedTermsEdit | null | undefined,
): Promise<Order> {
  assertNotBlocked(call);
  const row = await orderRow(call, id);
  const terms = await acceptedColumns(call, row, accepted);
  const { policy } = await settingsOf(call);
  const rule = approvalRule(policy.approval, await isWithinOwnLimit(call, estimated(row)));
  const to = rule === null ? 'submitted' : 'pendingApproval';
  return move(call, id, { from: 'draft', to, set: { approval_rule: rule, ...terms } });
}

function assertNotBlocked({ scope }: ClientCall): void {
  if (scope.blocked) throw new ProblemError('client-blocked');
}

const decided = (call: ClientCall, id: string, decision: 'approved' | 'rejected', comment: string | null) =>
  move(call, id, {
    from: 'pendingApproval',
    to: decision === 'approved' ? 'submitted' : 'rejected',
    set: { decision, decided_by: call.scope.userId, decided_at: call.now, decision_comment: comment },
  });

interface OrderMove {
  /** Required start state, if the state machine allows more. */
  readonly from?: OrderStatus;
  readonly to: OrderStatus;
  readonly set?: Partial<
    Pick<
      OrderRow,
      | 'approval_rule'
      | 'decision'
      | 'decided_by'
      | 'decided_at'
      | 'decision_comment'
      | 'terms_version'
      | 'terms_language'
      | 'terms_link'
    >
  >;
}

/**
 * Moves an order to another state for the caller. The second of two concurrent callers gets its current state. The lock
 * precedes the read, so that no caller works on an outdated order.
 */
async function move(call: ClientCall, id: string, { from, to, set = {} }: OrderMove): Promise<Order> {
  const { db } = call;
  await db.lock();
  const row = await orderRow(call, id);
  const order = await ownedOrder(call, row);
  const user = { ...call.scope, now: call.now };
  const mine = movesBy(order, user);
  if (from !== undefined && row.status !== from) throw illegalTransition(row.status, mine[row.status]);
  // The state allows this transition, but only to another user.
  if (canMove(ORDER, row.status, to) && !canMove(movesOf(order, user), row.status, to)) throw missingRight();
  if (!canMove(mine, row.status, to)) throw illegalTransition(row.status, mine[row.status]);
  await db.move('rental_order', row.id, mine, to, set);
  await addStep(call, row.id, to);
  const answer = await readOrder(call, row.id);
  await notifyOrderMove(call, answer);
  // The last order of a request may be the canceled one.
  if (ORDER[to].length === 0 && row.request_id !== null)
    await fulfilByOrder({ db, now: call.now, scope: { userId: null } }, row.request_id);
  return answer;
}

/** Returns a stored draft as its writer entered it. */
async function editOf({ db }: ClientCall, row: OrderRow): Promise<OrderEdit> {
  const lines = await db
    .selectFrom('rental_order_line')
    .where('order_id', '=', row.id)
    .selectAll()
    .orderBy('line_no')
    .execute();
  return {
    projectId: row.project_id,
    poNumber: row.po_number,
    costCode: row.cost_code,
    reference: row.reference,
    depotId: row.depot_id,
    fulfilment: row.fulfilment,
    addressId: row.address_id,
    slot: row.slot,
    siteContactId: row.site_contact_id,
    remark: row.remark,
    requestId: row.request_id,
    lines: lines.map((line) => ({
      productCode: line.product_code,
      quantity: line.quantity,
      from: line.starts_on,
      to: line.ends_on,
      remark: line.remark,
    })),
    submit: true,
  };
}
