import type { OffHireStatus, OrderStatus, RequestStatus, Transport } from '@hireyard/contract';
import type { InboxStep } from '@hireyard/contract/backoffice';

/** States of orders and off-hires that wait for the rental company. A request waits by its own column. */
export const WAITING_ORDERS: readonly OrderStatus[] = ['submitted'];
export const WAITING_OFF_HIRES: readonly OffHireStatus[] = ['requested', 'confirmed'];

/** Returns what the company does next with an off-hire. Machines that the client brings back have no pick-up. */
export function offHireStep(status: OffHireStatus, transport: Transport): InboxStep {
  if (status === 'requested') return 'confirm';
  return transport === 'collect' ? 'schedule' : 'collect';
}

/** Returns what the company does next with a request that waits for it. */
export function requestStep(status: RequestStatus): InboxStep {
  if (status === 'submitted') return 'review';
  return status === 'inReview' ? 'answer' : 'fulfil';
}
