import type { ClientRequest } from '@hireyard/contract';
import { mayOrder } from '../../domain/requests.ts';
import type { ClientCall } from '../../http/route.ts';
import { mayRead } from '../resources.ts';

/** True if the caller may order for this request, whose answers are known (DOM-04). */
export const offersOrder = (
  { scope }: Pick<ClientCall, 'scope'>,
  request: Parameters<typeof mayOrder>[0],
  answers: Parameters<typeof mayOrder>[2],
): boolean => mayRead(scope, 'order') && mayOrder(request, scope, answers);

/** True if the caller may order for the request with this id. */
export async function mayOrderFor(call: ClientCall, id: string): Promise<boolean> {
  const { db, scope } = call;
  if (!mayRead(scope, 'request')) return false;
  const row = await db.selectFrom('request').where('id', '=', id).select(['kind', 'status']).executeTakeFirst();
  if (!row) return false;
  const lines = await db.selectFrom('request_line').where('request_id', '=', id).select('answer').execute();
  return offersOrder(
    call,
    row,
    lines.map(({ answer }) => answer),
  );
}

/** Returns the visible orders of a request. */
export async function ordersFor({ db, scope }: ClientCall, id: string): Promise<ClientRequest['orders']> {
  if (!mayRead(scope, 'order')) return [];
  return db
    .selectFrom('rental_order')
    .where('request_id', '=', id)
    .select(['id', 'number', 'status'])
    .orderBy('number')
    .execute();
}
