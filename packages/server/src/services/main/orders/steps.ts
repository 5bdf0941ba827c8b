import type { OrderStatus } from '@hireyard/contract';
import type { ClientCall } from '../../../http/route.ts';

/** Records a state of an order and the user who caused it. */
export async function addStep({ db, scope, now }: ClientCall, id: string, status: OrderStatus): Promise<void> {
  await db.insert('rental_order_step', [{ order_id: id, status, moved_at: now, moved_by: scope.userId }]);
}
