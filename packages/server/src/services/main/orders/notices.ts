import type { Order } from '@hireyard/contract';
import type { ClientCall } from '../../../http/route.ts';

/** Tells whom it concerns that an order has moved, each of what it means to them. */
export async function tellOrderMove({ db, scope }: ClientCall, order: Order): Promise<void> {
  const { id, status, orderer, approval } = order;
  const subject = { resource: 'order', id } as const;
  const tell = (kind: Parameters<typeof db.notify>[0]['kind'], userIds: readonly string[]) =>
    db.notify({ kind, status, userIds, subject });
  if (status === 'pendingApproval')
    await tell(
      'approvalAsked',
      (approval?.approvers ?? []).map((one) => one.id),
    );
  else if (approval?.decidedBy?.id === scope.userId && status !== 'cancelled')
    await tell('approvalDecided', [orderer.id]);
  // Who sends it is told that it has arrived: it is the rental company that says so.
  else if (status === 'submitted')
    await db.notify({ kind: 'orderReceived', status, userIds: [orderer.id], subject, byCompany: true });
  else await tell('orderMoved', [orderer.id, ...(approval?.decidedBy ? [approval.decidedBy.id] : [])]);
}
