import {
  approveRequest,
  type ClientRequest,
  cancelRequest,
  commentOnRequest,
  fulfilRequest,
  type LineAnswerEdit,
  quoteRequest,
  type RequestStatus,
  rejectRequest,
  reviewRequest,
  submitRequest,
  type ValidationIssue,
} from '@hireyard/contract';
import type { LocalDate } from '../../domain/calendar.ts';
import { canMove, IllegalMove, type Lifecycle, REQUEST } from '../../domain/lifecycle.ts';
import { answererOf, askedBackAfter, isOpen, movesBy, movesOf, partiesOf, waitsFor } from '../../domain/requests.ts';
import { illegalTransition, invalid, missingRight, ProblemError } from '../../http/problem.ts';
import { type ClientCall, type Route, route } from '../../http/route.ts';
import { addFiles } from '../attachments/index.ts';
import { assignTo } from '../main/assets/asset.ts';
import { offeredLineIssues } from '../offered-products.ts';
import { mayRead } from '../resources.ts';
import { readRequest } from './request.ts';
import { notifyComment, notifyMove } from './request-notices.ts';
import { ownedRequest, type Reading, type RequestRow, requestRow, requestUser } from './request-rows.ts';
import { addStep, mayAskAbout, type RequestMover } from './request-writes.ts';

/** Transitions and comments of a request by its parties (DOM-04, DOM-29). */
export const requestMoveRoutes: Route[] = [
  route(submitRequest, (call) =>
    move(call, 'submitted', async ({ id, document_id: document }) => {
      // The document of a draft may have become invisible, and its product archived.
      if (document !== null && !(await mayAskAbout(document, call))) throw missingRight();
      const issues = await offeredLineIssues(call.db, await draftLines(call.db, id));
      if (issues.length > 0) throw invalid(issues);
      return {};
    }),
  ),
  route(reviewRequest, (call) => move(call, 'inReview', async () => ({ handler_id: call.scope.userId }))),
  route(quoteRequest, (call) =>
    move(call, 'quoted', async (row) => {
      const { validTo } = call.body;
      if (validTo < requestUser(call).today) throw invalid([{ pointer: '/validTo', code: 'date' }]);
      // Assets are assigned only after the writer's approval.
      const assigned = call.body.answers.flatMap(({ assetId }, index): ValidationIssue[] =>
        assetId === null ? [] : [{ pointer: `/answers/${index}/assetId`, code: 'unknown' }],
      );
      if (assigned.length > 0) throw invalid(assigned);
      await answerLines(call, row, call.body.answers);
      return { valid_to: validTo };
    }),
  ),
  route(approveRequest, (call) =>
    move(call, 'approved', async (row) => {
      if (row.status === 'inReview') {
        await answerLines(call, row, call.body.answers);
        await assignAssets(call, row, call.body.answers);
      } else if (call.body.answers.length > 0) throw invalid([{ pointer: '/answers', code: 'unknown' }]);
      return {};
    }),
  ),
  route(rejectRequest, (call) => move(call, 'rejected', async () => ({ reject_reason: call.body.reason }))),
  route(fulfilRequest, (call) => move(call, 'fulfilled')),
  route(cancelRequest, (call) => move(call, 'cancelled')),

  route(commentOnRequest, async (call) => {
    const { body, db, scope, params } = call;
    await db.lock();
    const row = await requestRow(call, params.id);
    const request = ownedRequest(row);
    if (row.status === 'draft') throw illegalTransition(row.status, REQUEST[row.status]);
    if (body.asksBack) {
      if (!partiesOf(request, scope).has(answererOf(row.kind))) throw missingRight();
      if (!isOpen(row.status)) throw illegalTransition(row.status, REQUEST[row.status]);
    }
    await addComment(call, row, body);
    const subject = { resource: 'request', id: row.id } as const;
    await addFiles(db, subject, body.attachmentIds);
    const answer = await readRequest(call, row.id);
    await notifyComment(call, answer);
    return answer;
  }),
];

const draftLines = (db: ClientCall['db'], requestId: string) =>
  db
    .selectFrom('request_line')
    .where('request_id', '=', requestId)
    .select('product_code as productCode')
    .orderBy('line_no')
    .execute();

interface NewComment {
  readonly text: string;
  readonly asksBack: boolean;
  readonly attachmentIds: string[];
}

/** Adds a comment. The request then waits for its writer, or stops waiting. */
export async function addComment(
  { db, scope, now }: RequestMover,
  row: RequestRow,
  { text, asksBack, attachmentIds }: NewComment,
): Promise<void> {
  const request = ownedRequest(row);
  await db.insert('request_comment', [
    {
      id: crypto.randomUUID(),
      request_id: row.id,
      written_at: now,
      written_by: scope.userId,
      text,
      asks_back: asksBack,
      attachment_ids: attachmentIds,
    },
  ]);
  const askedBack = askedBackAfter(request, { by: scope.userId, asksBack });
  if (askedBack === row.asked_back) return;
  const waiting = { waits_for: waitsFor({ ...request, askedBack }), waiting_since: now };
  await db.update('request', row, { asked_back: askedBack, ...waiting });
}

type Moving = ClientCall & { readonly params: { readonly id: string } };
interface Changes {
  readonly handler_id?: string;
  readonly valid_to?: string;
  readonly reject_reason?: string;
}
type Prepare = (row: RequestRow) => Promise<Changes>;

/**
 * Moves a request to another state for the caller. The second of two concurrent callers gets its current state. The
 * lock precedes the read, so that no caller works on an outdated request.
 */
async function move(call: Moving, to: RequestStatus, prepare?: Prepare): Promise<ClientRequest> {
  await call.db.lock();
  const row = await requestRow(call, call.params.id);
  const request = ownedRequest(row);
  const user = requestUser(call);
  const mine = movesBy(request, user);
  // The state allows this transition, but only to another user.
  if (canMove(REQUEST, row.status, to) && !canMove(movesOf(row.kind, partiesOf(request, user)), row.status, to))
    throw missingRight();
  await moveRequest(call, row, { mine, to }, prepare);
  const answer = await readRequest(call, row.id);
  await notifyMove(call, answer);
  return answer;
}

/** Moves a locked request to another state. `mine` are the mover's transitions: a user's, or the rental company's. */
export async function moveRequest(
  call: RequestMover,
  row: RequestRow,
  { mine, to }: { readonly mine: Lifecycle<RequestStatus>; readonly to: RequestStatus },
  prepare: Prepare = async () => ({}),
): Promise<void> {
  if (!canMove(mine, row.status, to)) throw illegalTransition(row.status, mine[row.status]);
  const changes = await prepare(row);
  await call.db.move('request', row.id, mine, to, {
    asked_back: false,
    waits_for: waitsFor({ kind: row.kind, status: to, askedBack: false }),
    waiting_since: call.now,
    ...changes,
  });
  await addStep(call, row.id, to);
  if (row.document_id !== null) await call.db.settleDispute(row.document_id);
}

/**
 * Writes the answer to each line. Every line needs one, and at least one must be supplied. Otherwise the request has to
 * be rejected.
 */
export async function answerLines({ db }: Reading, row: RequestRow, answers: readonly LineAnswerEdit[]): Promise<void> {
  const lines = await db.selectFrom('request_line').where('request_id', '=', row.id).selectAll().execute();
  const byLine = new Map(answers.map((answer) => [answer.lineId, answer]));
  const issues = answers.flatMap(({ lineId }, index): ValidationIssue[] =>
    lines.some(({ id }) => id === lineId) && byLine.get(lineId) === answers[index]
      ? []
      : [{ pointer: `/answers/${index}/lineId`, code: 'reference' }],
  );
  if (lines.some(({ id }) => !byLine.has(id))) issues.push({ pointer: '/answers', code: 'required' });
  else if (lines.length > 0 && answers.every(({ by }) => by === 'none'))
    issues.push({ pointer: '/answers', code: 'choice' });
  if (issues.length > 0) throw invalid(issues);
  await db.remove('request_line', { request_id: row.id });
  await db.insert(
    'request_line',
    lines.map(({ client_id: _client, ...line }) => {
      const answer = byLine.get(line.id);
      return {
        ...line,
        answer: answer?.by ?? null,
        answer_note: answer?.note ?? null,
        asset_id: answer?.assetId ?? null,
      };
    }),
  );
}

/** Assigns the assets of the answers. Requires the same rights and states as on the page of an asset (DOM-05). */
async function assignAssets(call: ClientCall, row: RequestRow, answers: readonly LineAnswerEdit[]): Promise<void> {
  const { scope } = call;
  const mayAssign = mayRead(scope, 'asset') && scope.rights.has('asset-manage');
  const to = await lastDays(call, row);
  for (const [index, { assetId, lineId }] of answers.entries()) {
    if (assetId === null) continue;
    const pointer = `/answers/${index}/assetId`;
    if (!mayAssign || row.project_id === null) throw invalid([{ pointer, code: 'reference' }]);
    const stay = { project_id: row.project_id, holder_id: null };
    await assignTo(call, assetId, stay, to.get(lineId) ?? null).catch((error: unknown) => {
      // Unknown, taken or unsafe: the handler has to choose another asset.
      throw error instanceof ProblemError || error instanceof IllegalMove
        ? invalid([{ pointer, code: 'choice' }])
        : error;
    });
  }
}

async function lastDays({ db }: ClientCall, { id }: RequestRow): Promise<ReadonlyMap<string, LocalDate | null>> {
  const rows = await db.selectFrom('request_line').where('request_id', '=', id).select(['id', 'ends_on']).execute();
  return new Map(rows.map(({ id: line, ends_on: day }) => [line, day]));
}
