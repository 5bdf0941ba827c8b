import type { Order, OrderStatus, OrderStep } from '@hireyard/contract';

/** A step in the path of an order, past or future. */
export interface PathStep {
  readonly status: OrderStatus;
  readonly state: 'done' | 'current' | 'failed' | 'ahead';
  readonly reached: OrderStep | null;
}

const AHEAD: readonly OrderStatus[] = ['draft', 'submitted', 'confirmed', 'completed'];
const isOver = (status: OrderStatus) => status === 'rejected' || status === 'cancelled';

/** Returns the past and future steps of an order. After a withdrawal the path starts again. */
export function pathOf({ status, steps }: Pick<Order, 'status' | 'steps'>): PathStep[] {
  const lastDraft = steps.findLastIndex((step) => step.status === 'draft');
  const since = steps.slice(Math.max(0, lastDraft));
  const reached = since.map((step, index): PathStep => {
    const isLast = index === since.length - 1;
    const state = !isLast || status === 'completed' ? 'done' : isOver(status) ? 'failed' : 'current';
    return { status: step.status, state, reached: step };
  });
  if (isOver(status)) return reached;
  const ahead = status === 'pendingApproval' ? AHEAD.slice(1) : AHEAD.slice(AHEAD.indexOf(status) + 1);
  return [...reached, ...ahead.map((next): PathStep => ({ status: next, state: 'ahead', reached: null }))];
}
