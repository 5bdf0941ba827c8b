import type { Named, RequestSummary } from '@hireyard/contract';
import { sql } from 'kysely';
import type { ClientDb } from '../../database/client/client-db.ts';
import { localDate } from '../../domain/calendar.ts';
import type { OwnedRequest, RequestUser } from '../../domain/requests.ts';
import { notFound } from '../../http/problem.ts';
import type { ClientCall } from '../../http/route.ts';
import { colleague } from '../colleague.ts';
import { projectRef } from '../project-ref.ts';
import { waitsForCaller } from './waiting.ts';

/** Database of a reader: a user's, or the rental company's. */
export type Reading = Pick<ClientCall, 'db'>;
/** Database for reading alone. */
export interface Selecting {
  readonly db: Pick<ClientDb, 'selectFrom' | 'language'>;
}

/** Selects visible requests, with their project and their people. */
export const requestsWithReferences = ({ db }: Selecting) =>
  db
    .selectFrom('request')
    .leftJoin('project', 'project.id', 'request.project_id')
    .selectAll('request')
    .select('project.number as project_number')
    .select(colleague(db, 'request.created_by').as('writer'))
    .select(colleague(db, 'request.handler_id').as('handler'));
export type RequestRow = Awaited<ReturnType<ReturnType<typeof requestsWithReferences>['execute']>>[number];

/** Selects the same, with whether each waits for the caller. */
export const requestsOfCaller = (call: ClientCall) =>
  requestsWithReferences(call).select(sql<boolean>`coalesce(${waitsForCaller(call.scope)}, false)`.as('waits_for_me'));
type CallersRow = Awaited<ReturnType<ReturnType<typeof requestsOfCaller>['execute']>>[number];

/** Throws 404 for an unknown request or one out of scope, such as a colleague's draft. */
export async function requestRow(call: Selecting, id: string): Promise<RequestRow> {
  const row = await requestsWithReferences(call).where('request.id', '=', id).executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** Converts a row to the request type of the rules. */
export const ownedRequest = (row: RequestRow): OwnedRequest => ({
  kind: row.kind,
  status: row.status,
  askedBack: row.asked_back,
  writerId: row.created_by,
  validTo: row.valid_to,
});
export const requestUser = ({ scope, now }: ClientCall): RequestUser => ({
  userId: scope.userId,
  rights: scope.rights,
  today: localDate(now, scope.timeZone),
});

/** Fields of the list and the detail that every reader of a request sees. */
export const commonHead = (row: RequestRow) => ({
  id: row.id,
  number: row.number,
  kind: row.kind,
  status: row.status,
  title: row.title,
  project: projectRef(row),
  // A writer is a member, and remains one when deactivated.
  writer: row.writer as Named,
  createdAt: row.created_at.toISOString(),
  neededOn: row.needed_on,
  lineCount: row.line_count,
  waitsFor: row.waits_for,
});

/** Fields that the list and the detail of a request share. */
export const requestHead = (row: CallersRow): RequestSummary => ({
  ...commonHead(row),
  handler: row.handler,
  waitsForMe: row.waits_for_me,
});
