import type { Order } from '@hireyard/contract';
import type { ClientCall } from '../../../http/route.ts';

/** Notifies each participant of an order's transition, with a kind of their own. */
export async function notifyOrderMove({ db, scope }: ClientCall, order: Order): Promise<void> {
  const { id, status, approval } = order;
  const orderers = order.orderer ? [order.orderer.id] : [];
  const subject = { resource: 'order', id } as const;
  const notify = (kind: Parameters<typeof db.notify>[0]['kind'], userIds: readonly string[]) =>
    db.notify({ kind, status, userIds, subject });
  if (status === 'pendingApproval')
    await notify(
      'approvalAsked',
      (approval?.approvers ?? []).map((one) => one.id),
    );
  else if (approval?.decidedBy?.id === scope.userId && status !== 'cancelled')
    await notify('approvalDecided', orderers);
  // The submitter gets a receipt in the name of the rental company.
  else if (status === 'submitted')
    await db.notify({ kind: 'orderReceived', status, userIds: orderers, subject, byCompany: true });
  else await notify('orderMoved', [...orderers, ...(approval?.decidedBy ? [approval.decidedBy.id] : [])]);
}
