import type { Order } from '@hireyard/contract';
import type { ClientCall } from '../../../http/route.ts';

/** Notifies each participant of an order's transition, with a kind of their own. */
export async function notifyOrderMove({ db, scope }: ClientCall, order: Order): Promise<void> {
  const { id, status, orderer, approval } = order;
  const subject = { resource: 'order', id } as const;
  const notify = (kind: Parameters<typeof db.notify>[0]['kind'], userIds: readonly string[]) =>
    db.notify({ kind, status, userIds, subject });
  if (status === 'pendingApproval')
    await notify(
      'approvalAsked',
      (approval?.approvers ?? []).map((one) => one.id),
    );
  else if (approval?.decidedBy?.id === scope.userId && status !== 'cancelled')
    await notify('approvalDecided', [orderer.id]);
  // The submitter gets a receipt in the name of the rental company.
  else if (status === 'submitted')
    await db.notify({ kind: 'orderReceived', status, userIds: [orderer.id], subject, byCompany: true });
  else await notify('orderMoved', [orderer.id, ...(approval?.decidedBy ? [approval.decidedBy.id] : [])]);
}
