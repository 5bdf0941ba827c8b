import type { OrderStatus } from '@hireyard/contract';
import type { ClientCall } from '../../../http/route.ts';

/** Notes that an order has reached a state, and by whom. */
export async function addStep({ db, scope, now }: ClientCall, id: string, status: OrderStatus): Promise<void> {
  await db.insert('rental_order_step', [{ order_id: id, status, moved_at: now, moved_by: scope.userId }]);
}
