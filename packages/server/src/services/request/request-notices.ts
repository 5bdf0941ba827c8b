import type { Named, RequestParty, RequestStatus } from '@hireyard/contract';
import { holdersOf } from '../members.ts';
import type { Reading } from './request-rows.ts';

/** A request with its participants. */
interface Concerning {
  readonly id: string;
  readonly status: RequestStatus;
  readonly writer: Named;
  readonly handler: Named | null;
  readonly comments: readonly { readonly by: Pick<Named, 'id'> | null }[];
  readonly waitsFor: RequestParty | null;
}

/** Notifies the participants of a transition. */
export const notifyMove = (call: Reading, request: Concerning): Promise<void> =>
  notify(call, request, { kind: 'requestMoved', status: request.status });

/** Notifies the participants of a comment. */
export const notifyComment = (call: Reading, request: Concerning): Promise<void> =>
  notify(call, request, { kind: 'comment' });

type RequestNotice = { readonly kind: 'comment' } | { readonly kind: 'requestMoved'; readonly status: string };

/** Notifies the writer, commenters, and the members that the request waits for. Skips the acting user. */
async function notify(call: Reading, request: Concerning, notice: RequestNotice): Promise<void> {
  const { id, writer, handler, comments, waitsFor } = request;
  const taking = waitsFor === 'handlers' && handler === null ? await holdersOf(call, 'request-handle') : [];
  const people = [writer, handler, ...comments.map(({ by }) => by)].flatMap((one) => one?.id ?? []);
  await call.db.notify({ ...notice, userIds: [...people, ...taking], subject: { resource: 'request', id } });
}
