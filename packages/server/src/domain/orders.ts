import type { ApprovalPolicy, Money, OrderAction, OrderRules, OrderStatus, Right, Tracking } from '@hireyard/contract';
import type { CompanyOrderAction } from '@hireyard/contract/backoffice';
import { addDays, instantAt, isoWeekday, type LocalDate } from './calendar.ts';
import { canMove, type Lifecycle, ORDER } from './lifecycle.ts';
import { toMinor } from './money.ts';

/** Fields of an order that determine who may act on it. */
export interface OwnedOrder {
  readonly status: OrderStatus;
  readonly ordererId: string | null;
  /** Null if a line has no price. */
  readonly estimate: Money | null;
  /** Time until which the order can be cancelled once confirmed. */
  readonly cancelUntil: Date;
}
export interface OrderUser {
  readonly userId: string;
  readonly rights: ReadonlySet<Right>;
  /** Order limit, for ordering and approving; null for no limit. */
  readonly limit: Money | null;
  readonly now: Date;
  /** True if the client is blocked: it cannot send orders. */
  readonly blocked: boolean;
}

/** Returns true if an amount is above a limit, unknown or in another currency. */
export function exceeds(estimate: Money | null, limit: Money | null): boolean {
  if (limit === null) return false;
  if (estimate === null || estimate.currency !== limit.currency) return true;
  return toMinor(estimate.amount) > toMinor(limit.amount);
}

/** Returns true if a limit is higher than before, or in another currency and so possibly higher. */
export const raisesLimit = (limit: Money | null, before: Money | null): boolean =>
  before !== null && (limit === null || exceeds(limit, before));

/** Returns the rule that requires an approval, by the client's policy and the writer's limit, or null (DOM-08). */
export function approvalRule(
  policy: ApprovalPolicy,
  estimate: Money | null,
  limit: Money | null,
): Exclude<ApprovalPolicy, 'none'> | null {
  if (policy === 'none') return null;
  if (policy === 'always') return 'always';
  return exceeds(estimate, limit) ? 'overLimit' : null;
}

/** Returns true if a user may approve or reject an order: not their own, and within their own limit (DOM-08). */
export const mayDecide = (
  { ordererId, estimate }: Pick<OwnedOrder, 'ordererId' | 'estimate'>,
  { userId, rights, limit }: Pick<OrderUser, 'userId' | 'rights' | 'limit'>,
): boolean => rights.has('order-approve') && ordererId !== userId && !exceeds(estimate, limit);

type Mover = 'writer' | 'approver' | 'colleague' | 'company';
const CANCELLERS = ['writer', 'colleague'] as const;

/** Parties of each transition (DOM-01). A colleague is a user with the rights to order and to see all orders. */
const MOVERS: { readonly [From in OrderStatus]: { readonly [To in OrderStatus]?: readonly Mover[] } } = {
  draft: { pendingApproval: ['writer'], submitted: ['writer'] },
  pendingApproval: { submitted: ['approver'], rejected: ['approver'], draft: ['writer'], cancelled: CANCELLERS },
  submitted: { confirmed: ['company'], rejected: ['company'], cancelled: CANCELLERS },
  confirmed: { completed: ['company'], cancelled: CANCELLERS },
  completed: {},
  rejected: {},
  cancelled: {},
};

function lifecycleOf(makes: (mover: Mover) => boolean): Lifecycle<OrderStatus> {
  const entries = Object.entries(ORDER).map(([from, targets]) => [
    from,
    targets.filter((to) => MOVERS[from as OrderStatus][to]?.some(makes) ?? false),
  ]);
  return Object.fromEntries(entries) as unknown as Lifecycle<OrderStatus>;
}

/** Transitions of the rental company: it confirms or rejects sent orders, and completes orders with contracts. */
export const COMPANY_MOVES = lifecycleOf((mover) => mover === 'company');

const COMPANY_ACTION_TO: { readonly [S in OrderStatus]?: CompanyOrderAction } = {
  confirmed: 'confirm',
  rejected: 'reject',
  completed: 'complete',
};
export const companyOrderActions = (status: OrderStatus): CompanyOrderAction[] =>
  COMPANY_MOVES[status].flatMap((to) => COMPANY_ACTION_TO[to] ?? []);

/** Returns the transitions that a user may make at any time. */
export function movesOf(order: OwnedOrder, user: OrderUser): Lifecycle<OrderStatus> {
  const isWriter = order.ordererId === user.userId;
  const is: { readonly [M in Mover]: boolean } = {
    writer: isWriter && user.rights.has('order-create'),
    approver: mayDecide(order, user),
    colleague: user.rights.has('order-create') && user.rights.has('order-view-all'),
    company: false,
  };
  return lifecycleOf((mover) => is[mover]);
}

/**
 * Returns the transitions that a user may make now. A confirmed order can be cancelled until the cut-off of its first
 * day.
 */
export function movesBy(order: OwnedOrder, user: OrderUser): Lifecycle<OrderStatus> {
  const moves = movesOf(order, user);
  return user.now < order.cancelUntil ? moves : { ...moves, confirmed: [] };
}

export function actionsOn(order: OwnedOrder, user: OrderUser): OrderAction[] {
  const { status } = order;
  const moves = movesBy(order, user);
  const may = (to: OrderStatus) => canMove(moves, status, to);
  const isOwnDraft = status === 'draft' && may('submitted');
  const offered: { readonly [A in OrderAction]: boolean } = {
    edit: isOwnDraft,
    delete: isOwnDraft,
    submit: isOwnDraft && !user.blocked,
    approve: status === 'pendingApproval' && may('submitted') && !user.blocked,
    reject: status === 'pendingApproval' && may('rejected'),
    withdraw: may('draft'),
    cancel: may('cancelled'),
    copy: status !== 'draft' && user.rights.has('order-create') && !user.blocked,
  };
  return (Object.keys(offered) as OrderAction[]).filter((action) => offered[action]);
}

/** Longer than any series of holidays. Bounds the search for depots without workdays. */
export const LONGEST_REST = 31;

/**
 * Returns the time until which a confirmed order can be cancelled: the cut-off of the workday before its first day
 * (DOM-01).
 */
export function cancelUntil(
  startsOn: LocalDate,
  { workDays, holidays, cutOff }: Pick<OrderRules, 'workDays' | 'holidays' | 'cutOff'>,
  timeZone: string,
): Date {
  const closed = new Set(holidays.map(({ date }) => date));
  const isWorkday = (day: LocalDate) => workDays.includes(isoWeekday(day)) && !closed.has(day);
  let day = addDays(startsOn, -1);
  for (let back = 0; back < LONGEST_REST && !isWorkday(day); back += 1) day = addDays(day, -1);
  return instantAt(day, cutOff, timeZone);
}

interface Ordered {
  readonly productCode: string;
  readonly tracking: Tracking;
  readonly quantity: number;
  readonly from: LocalDate;
  readonly till: LocalDate | null;
}

/**
 * Converts order lines to contract lines: one per machine of a serialised product, one for all pieces of a bulk product
 * (DOM-14).
 */
export const contractLinesOf = <L extends Ordered>(lines: readonly L[]): (L & { readonly lineNo: number })[] =>
  lines
    .flatMap((line) =>
      line.tracking === 'bulk' ? [line] : Array.from({ length: line.quantity }, () => ({ ...line, quantity: 1 })),
    )
    .map((line, index) => ({ ...line, lineNo: index + 1 }));
