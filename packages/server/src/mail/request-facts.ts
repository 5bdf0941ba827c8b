import { REQUEST_STATUSES, type RequestStatus } from '@hireyard/contract';
import type { Selectable } from 'kysely';
import type { Database } from '../database/tables.ts';
import type { ClientCall } from '../http/route.ts';
import type { MailTexts } from './texts.ts';

type Moved = Pick<Selectable<Database['notification']>, 'resource_id' | 'status'>;

/** Facts of a request: its former status, its new one, and the reason of a rejection. */
export async function requestFacts(
  { resource_id: id, status }: Moved,
  { facts, requestStatus }: MailTexts,
  { db }: Pick<ClientCall, 'db'>,
): Promise<(readonly [string, string])[]> {
  const to = REQUEST_STATUSES.indexOf(status as RequestStatus);
  if (to < 0) return [];
  const steps = await db.selectFrom('request_step').where('request_id', '=', id).select('status').execute();
  // No state is reached twice. Each is listed after its predecessors.
  const from = Math.max(...steps.map((step) => REQUEST_STATUSES.indexOf(step.status)).filter((place) => place < to));
  const request = await db.selectFrom('request').where('id', '=', id).select('reject_reason').executeTakeFirst();
  const reason = status === 'rejected' ? request?.reject_reason : null;
  const wordOf = (place: number) => requestStatus[REQUEST_STATUSES[place] as RequestStatus];
  return [
    ...(from >= 0 ? [[facts.before, wordOf(from)] as const] : []),
    [facts.since, wordOf(to)],
    ...(reason ? [[facts.reason, reason] as const] : []),
  ];
}
