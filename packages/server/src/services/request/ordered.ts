import type { ClientRequest } from '@hireyard/contract';
import { mayOrder } from '../../domain/requests.ts';
import type { ClientCall } from '../../http/route.ts';
import { mayRead } from '../resources.ts';

/** Whether the caller may order what this request needs, of which the answers are known (DOM-04). */
export const offersOrder = (
  { scope }: Pick<ClientCall, 'scope'>,
  request: Parameters<typeof mayOrder>[0],
  answers: Parameters<typeof mayOrder>[2],
): boolean => mayRead(scope, 'order') && mayOrder(request, scope, answers);

/** The same of a request that the caller names. */
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

/** The orders that answer a request, as far as the caller may see them. */
export async function ordersFor({ db, scope }: ClientCall, id: string): Promise<ClientRequest['orders']> {
  if (!mayRead(scope, 'order')) return [];
  return db
    .selectFrom('rental_order')
    .where('request_id', '=', id)
    .select(['id', 'number', 'status'])
    .orderBy('number')
    .execute();
}
