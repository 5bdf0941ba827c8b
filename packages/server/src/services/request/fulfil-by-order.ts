import { canMove, ORDER, REQUEST } from '../../domain/lifecycle.ts';
import { moveRequest } from './request-moves.ts';
import { notifyMove } from './request-notices.ts';
import { commonHead, requestRow } from './request-rows.ts';
import type { RequestMover } from './request-writes.ts';

/**
 * Runs when an order ends. Fulfils its request if an order for it was completed, unless another one is under way. A
 * request that is no longer approved stays unchanged.
 */
export async function fulfilByOrder(mover: RequestMover, id: string): Promise<void> {
  const { db } = mover;
  // A user who cancels an order may be confined to other projects than the request's.
  if (!(await db.selectFrom('request').where('id', '=', id).select('id').executeTakeFirst())) return;
  const row = await requestRow(mover, id);
  const orders = await db.selectFrom('rental_order').where('request_id', '=', id).select('status').execute();
  const isUnderWay = orders.some(({ status }) => ORDER[status].length > 0);
  const isAnswered = orders.some(({ status }) => status === 'completed');
  if (isUnderWay || !isAnswered || !canMove(REQUEST, row.status, 'fulfilled')) return;
  await moveRequest(mover, row, { mine: REQUEST, to: 'fulfilled' });
  const comments = await db.selectFrom('request_comment').where('request_id', '=', id).select(['written_by']).execute();
  await notifyMove(mover, {
    ...commonHead(await requestRow(mover, id)),
    handler: row.handler,
    comments: comments.map(({ written_by: user }) => ({ by: user === null ? null : { id: user } })),
  });
}
