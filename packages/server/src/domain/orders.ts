import {
  type ApprovalPolicy,
  type OrderAction,
  type OrderRules,
  type OrderStatus,
  type Right,
  type Tracking,
  type WorkCalendar,
  workdayUpTo,
} from '@hireyard/contract';
import type { CompanyOrderAction } from '@hireyard/contract/backoffice';
import { addDays, instantAt, type LocalDate } from './calendar.ts';
import { canMove, type Lifecycle, move, ORDER } from './lifecycle.ts';

/** Fields of an order that determine who may act on it. */
export interface OwnedOrder {
  readonly status: OrderStatus;
  readonly ordererId: string | null;
  /** True if the user may decide: see `services/main/orders/deciding.ts` (DOM-08). */
  readonly decidable: boolean;
  /** Time until which the order can be canceled once confirmed. */
  readonly cancelUntil: Date;
}
export interface OrderUser {
  readonly userId: string;
  readonly rights: ReadonlySet<Right>;
  readonly now: Date;
  /** True if the client is blocked: it cannot send orders. */
  readonly blocked: boolean;
}

/** Returns the rule that requires an approval, or null (DOM-08). */
export function approvalRule(
  policy: ApprovalPolicy,
  isWithinWritersLimit: boolean,
): Exclude<ApprovalPolicy, 'none'> | null {
  if (policy === 'overLimit') return isWithinWritersLimit ? null : policy;
  return policy === 'none' ? null : policy;
}

type Mover = 'writer' | 'approver' | 'colleague' | 'company';
const CANCELLERS = ['writer', 'colleague'] as const;
/** The company cancels what it was sent, for a client who calls (OP-82). */
const CANCELLERS_OF_SENT = [...CANCELLERS, 'company'] as const;

/** Parties of each transition (DOM-01). A colleague is a user with the rights to order and to see all orders. */
const MOVERS: { readonly [From in OrderStatus]: { readonly [To in OrderStatus]?: readonly Mover[] } } = {
  draft: { pendingApproval: ['writer'], submitted: ['writer'] },
  pendingApproval: { submitted: ['approver'], rejected: ['approver'], draft: ['writer'], cancelled: CANCELLERS },
  submitted: { confirmed: ['company'], rejected: ['company'], cancelled: CANCELLERS_OF_SENT },
  confirmed: { completed: ['company'], cancelled: CANCELLERS_OF_SENT },
  completed: {},
  rejected: {},
  cancelled: {},
};

/** Returns who makes a transition, the usual party first. Throws `IllegalMove`. */
export const moversOf = (from: OrderStatus, to: OrderStatus): readonly Mover[] =>
  MOVERS[from][move(ORDER, from, to)] ?? [];

function lifecycleOf(makes: (mover: Mover) => boolean): Lifecycle<OrderStatus> {
  const entries = Object.entries(ORDER).map(([from, targets]) => [
    from,
    targets.filter((to) => MOVERS[from as OrderStatus][to]?.some(makes) ?? false),
  ]);
  return Object.fromEntries(entries) as unknown as Lifecycle<OrderStatus>;
}

/** Transitions of the rental company: it confirms, rejects or cancels sent orders, and completes orders with contracts. */
export const COMPANY_MOVES = lifecycleOf((mover) => mover === 'company');

const COMPANY_ACTION_TO: { readonly [S in OrderStatus]?: CompanyOrderAction } = {
  confirmed: 'confirm',
  rejected: 'reject',
  completed: 'complete',
  cancelled: 'cancel',
};
export const companyOrderActions = (status: OrderStatus): CompanyOrderAction[] =>
  COMPANY_MOVES[status].flatMap((to) => COMPANY_ACTION_TO[to] ?? []);

/** Returns the transitions that a user may make at any time. */
export function movesOf(order: OwnedOrder, user: OrderUser): Lifecycle<OrderStatus> {
  const isWriter = order.ordererId === user.userId;
  const is: { readonly [M in Mover]: boolean } = {
    writer: isWriter && user.rights.has('order-create'),
    approver: order.decidable,
    colleague: user.rights.has('order-create') && user.rights.has('order-view-all'),
    company: false,
  };
  return lifecycleOf((mover) => is[mover]);
}

/**
 * Returns the transitions that a user may make now. A confirmed order can be canceled until the cut-off of its first
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

/**
 * Returns the time until which a confirmed order can be canceled: the cut-off of the workday before its first day
 * (DOM-01).
 */
export function cancelUntil(
  startsOn: LocalDate,
  { cutOff, ...calendar }: WorkCalendar & Pick<OrderRules, 'cutOff'>,
  timeZone: string,
): Date {
  return instantAt(workdayUpTo(addDays(startsOn, -1), calendar), cutOff, timeZone);
}

interface Ordered {
  readonly productCode: string;
  readonly tracking: Tracking;
  readonly quantity: number;
  readonly from: LocalDate;
  readonly to: LocalDate | null;
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
