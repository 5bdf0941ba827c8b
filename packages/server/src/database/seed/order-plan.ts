import type { ApprovalPolicy, OrderStatus } from '@hireyard/contract';
import { approvalRule } from '../../domain/orders.ts';

/** Each status at least twice; most orders are completed, as in practice. */
const PLAN: readonly OrderStatus[] = [
  'completed',
  'completed',
  'cancelled',
  'completed',
  'rejected',
  'completed',
  'cancelled',
  'rejected',
  'confirmed',
  'pendingApproval',
  'confirmed',
  'submitted',
  'draft',
  'pendingApproval',
  'confirmed',
  'submitted',
  'draft',
];
const COMPLETED = PLAN.filter((status) => status === 'completed').length;
/** Orders of a client. */
export const ORDERS = PLAN.length;
/** States of orders above the limit of whoever orders. */
const ABOVE_LIMIT: readonly OrderStatus[] = ['pendingApproval', 'rejected'];

/** Steps to each status of an order that needs no approval. */
const WAYS: Readonly<Record<Exclude<OrderStatus, 'pendingApproval'>, readonly OrderStatus[]>> = {
  draft: ['draft'],
  submitted: ['draft', 'submitted'],
  confirmed: ['draft', 'submitted', 'confirmed'],
  completed: ['draft', 'submitted', 'confirmed', 'completed'],
  rejected: ['draft', 'submitted', 'rejected'],
  cancelled: ['draft', 'submitted', 'cancelled'],
};

/** Course of an order. */
export interface OrderWay {
  readonly status: OrderStatus;
  /** Rule that requires its approval. */
  readonly rule: ReturnType<typeof approvalRule>;
  /** States from the draft on. */
  readonly steps: readonly OrderStatus[];
}

/** Returns which contract a completed order has, or null for another order. */
export function contractOf(index: number): number | null {
  if (PLAN[index % ORDERS] !== 'completed') return null;
  const before = PLAN.slice(0, index % ORDERS).filter((status) => status === 'completed').length;
  return Math.floor(index / ORDERS) * COMPLETED + before;
}

/** Returns the course of an order. One without a contract ends as cancelled, and one that needs no approval is sent. */
export function wayOf(index: number, hasContract: boolean, policy: ApprovalPolicy): OrderWay {
  const planned = PLAN[index % ORDERS] ?? 'draft';
  const rule = planned === 'draft' ? null : approvalRule(policy, !ABOVE_LIMIT.includes(planned));
  if (planned === 'pendingApproval' && rule) return { status: planned, rule, steps: ['draft', planned] };
  if (planned === 'rejected' && rule) return { status: planned, rule, steps: ['draft', 'pendingApproval', planned] };
  const sent = planned === 'pendingApproval' ? 'submitted' : planned;
  const status = sent === 'completed' && !hasContract ? 'cancelled' : sent;
  const approved = (step: OrderStatus) =>
    rule && step === 'submitted' ? (['pendingApproval', step] as const) : [step];
  return { status, rule, steps: WAYS[status].flatMap(approved) };
}
