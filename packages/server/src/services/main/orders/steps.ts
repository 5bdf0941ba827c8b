import type { OrderStatus } from '@hireyard/contract';
import type { ClientDb } from '../../../database/client/client-db.ts';

interface StepCall {
  readonly db: ClientDb;
  readonly now: Date;
  /** The user who caused it; null for the rental company. */
  readonly scope: { readonly userId: string | null };
}

/** Records a state of an order and the user who caused it. */
export async function addStep({ db, scope, now }: StepCall, id: string, status: OrderStatus): Promise<void> {
  await db.insert('rental_order_step', [{ order_id: id, status, moved_at: now, moved_by: scope.userId }]);
}
