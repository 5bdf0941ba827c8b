import type { Named, RequestParty, RequestStatus } from '@hireyard/contract';
import { holdersOf } from '../members.ts';
import type { Reading } from './request-rows.ts';

/** Whom a request concerns. */
interface Concerning {
  readonly id: string;
  readonly status: RequestStatus;
  readonly writer: Named;
  readonly handler: Named | null;
  readonly comments: readonly { readonly by: Pick<Named, 'id'> | null }[];
  readonly waitsFor: RequestParty | null;
}

/** Tells whom it concerns that a request has moved. */
export const tellMove = (call: Reading, request: Concerning): Promise<void> =>
  tell(call, request, { kind: 'requestMoved', status: request.status });

/** Tells them of a comment. */
export const tellComment = (call: Reading, request: Concerning): Promise<void> =>
  tell(call, request, { kind: 'comment' });

type Told = { readonly kind: 'comment' } | { readonly kind: 'requestMoved'; readonly status: string };

/** Its writer, who has commented, and whom of the client's own people it waits for; not whoever does it. */
async function tell(call: Reading, request: Concerning, told: Told): Promise<void> {
  const { id, writer, handler, comments, waitsFor } = request;
  const taking = waitsFor === 'handlers' && handler === null ? await holdersOf(call, 'request-handle') : [];
  const people = [writer, handler, ...comments.map(({ by }) => by)].flatMap((one) => one?.id ?? []);
  await call.db.notify({ ...told, userIds: [...people, ...taking], subject: { resource: 'request', id } });
}
