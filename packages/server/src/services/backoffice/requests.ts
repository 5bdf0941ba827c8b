import { MODULES, type RequestStatus, RIGHTS } from '@hireyard/contract';
import {
  approveCompanyRequest,
  COMPANY_REQUEST_KINDS,
  type CompanyAnswer,
  type CompanyRequest,
  commentOnCompanyRequest,
  fulfilCompanyRequest,
  getCompanyRequest,
  listCompanyRequests,
  quoteCompanyRequest,
  rejectCompanyRequest,
  reviewCompanyRequest,
} from '@hireyard/contract/backoffice';
import { REQUEST } from '../../domain/lifecycle.ts';
import { companyActionsOn, isOpen, movesOf, THE_COMPANY } from '../../domain/requests.ts';
import { illegalTransition, invalid, notFound } from '../../http/problem.ts';
import { type CompanyCall, type Route, route } from '../../http/route.ts';
import { requestBodies } from '../request/request.ts';
import { addComment, answerLines, moveRequest } from '../request/request-moves.ts';
import { notifyComment, notifyMove } from '../request/request-notices.ts';
import {
  commonHead,
  ownedRequest,
  type RequestRow,
  requestRow,
  requestsWithReferences,
} from '../request/request-rows.ts';
import type { RequestMover } from '../request/request-writes.ts';
import { clientOf } from './client-of.ts';
import { clientRefs } from './clients.ts';
import { todayOf } from './company-of.ts';
import { acknowledgeMoved } from './inbox-rows.ts';
import { changedAt, listed } from './page.ts';
import { companyPeople } from './people.ts';
import { ownRequestRefs } from './request-refs.ts';

/** Requests of clients to the rental company, and its answers (DOM-29). Equipment requests stay within the client. */
export const companyRequestRoutes: Route[] = [
  route(listCompanyRequests, async (call) => {
    const { db, query } = call;
    let rows = requestsWithReferences({ db }).where(
      'request.kind',
      'in',
      query.kind.length ? query.kind : COMPANY_REQUEST_KINDS,
    );
    if (query.status.length) rows = rows.where('request.status', 'in', query.status);
    if (query.waiting) rows = rows.where('request.waits_for', '=', query.waiting);
    return listed(db, rows, 'request', query, (page) => requestsOf(call, page));
  }),
  route(getCompanyRequest, (call) => readCompanyRequest(call, call.params.id)),

  route(reviewCompanyRequest, (call) => move(call, 'inReview')),
  route(quoteCompanyRequest, (call) =>
    move(call, 'quoted', async (mover, row) => {
      const { validTo } = call.body;
      if (validTo < (await todayOf(call))) throw invalid([{ pointer: '/validTo', code: 'date' }]);
      await answerRequest(mover, row, call.body);
      return { valid_to: validTo };
    }),
  ),
  route(approveCompanyRequest, (call) =>
    move(call, 'approved', async (mover, row) => {
      await answerRequest(mover, row, call.body);
      return {};
    }),
  ),
  route(rejectCompanyRequest, (call) => move(call, 'rejected', async () => ({ reject_reason: call.body.reason }))),
  route(fulfilCompanyRequest, (call) => move(call, 'fulfilled')),

  route(commentOnCompanyRequest, async (call) => {
    const { text, asksBack } = call.body;
    const mover = await moverOf(call);
    const row = await rowOf(mover.db, call.params.id);
    if (asksBack && !isOpen(row.status)) throw illegalTransition(row.status, REQUEST[row.status]);
    await addComment(mover, row, { text, asksBack, attachmentIds: [] });
    await acknowledgeMoved(call, mover.db, { resource: 'request', id: row.id });
    return told(call, mover, row, notifyComment);
  }),
];

type OfOne = CompanyCall & { readonly params: { readonly id: string } };
type Changes = NonNullable<Awaited<ReturnType<NonNullable<Parameters<typeof moveRequest>[3]>>>>;

/** Locks the client of a request, and returns the rental company as its mover. */
async function moverOf(call: OfOne): Promise<RequestMover> {
  const db = await clientOf(call, 'request', call.params.id);
  await db.lock();
  return { db, now: call.now, scope: { userId: null } };
}

/** Returns a request that the rental company answers. Throws 404 for any other. */
async function rowOf(db: Parameters<typeof requestRow>[0]['db'], id: string): Promise<RequestRow> {
  const row = await requestRow({ db }, id);
  if (row.kind === 'equipment') throw notFound();
  return row;
}

async function move(
  call: OfOne,
  to: RequestStatus,
  prepare: (mover: RequestMover, row: RequestRow) => Promise<Changes> = async () => ({}),
): Promise<CompanyRequest> {
  const mover = await moverOf(call);
  const row = await rowOf(mover.db, call.params.id);
  const mine = movesOf(row.kind, THE_COMPANY);
  await moveRequest(mover, row, { mine, to }, () => prepare(mover, row));
  await acknowledgeMoved(call, mover.db, { resource: 'request', id: row.id });
  return told(call, mover, row, notifyMove);
}

/** Tells the participants what has become of a request, and returns it. Their accounts are those of its row. */
async function told(call: CompanyCall, mover: RequestMover, { id, handler }: RequestRow, tell: typeof notifyMove) {
  const row = await rowOf(call.db, id);
  const bodyOf = await requestBodies({ db: call.db, scope: EVERYTHING }, [row]);
  await tell(mover, { ...commonHead(row), ...bodyOf(row), handler });
  const [request] = await requestsOf(call, [row]);
  return request as CompanyRequest;
}

interface AnswerBody {
  readonly answers: readonly CompanyAnswer[];
  readonly comment: string | null;
}
async function answerRequest(mover: RequestMover, row: RequestRow, { answers, comment }: AnswerBody): Promise<void> {
  await answerLines(
    mover,
    row,
    answers.map((answer) => ({ ...answer, assetId: null })),
  );
  if (comment !== null) await addComment(mover, row, { text: comment, asksBack: false, attachmentIds: [] });
}

/** The rental company sees every request with its subject. */
const EVERYTHING = { modules: new Set(MODULES), rights: new Set(RIGHTS) };

async function readCompanyRequest(call: CompanyCall, id: string): Promise<CompanyRequest> {
  const [request] = await requestsOf(call, [await rowOf(call.db, id)]);
  return request as CompanyRequest;
}

export async function requestsOf(call: CompanyCall, rows: readonly RequestRow[]): Promise<CompanyRequest[]> {
  const bodyOf = await requestBodies({ db: call.db, scope: EVERYTHING }, rows);
  const client = await clientRefs(call, [...new Set(rows.map((row) => row.client_id))]);
  const requests = rows.map((row) => ({ row, ...commonHead(row), ...bodyOf(row) }));
  const refsOf = await ownRequestRefs(call.db, requests);
  const people = await companyPeople(
    call.db,
    requests.flatMap(({ row: { client_id: clientId }, writer, comments }) =>
      [writer, ...comments.map(({ by }) => by)].map((person) => ({ clientId, person })),
    ),
  );
  return requests.map(({ row, ...request }) => ({
    ...request,
    ...refsOf(request),
    writer: people(row.client_id, request.writer),
    comments: request.comments.map((comment) => ({ ...comment, by: people(row.client_id, comment.by) })),
    client: client(row.client_id),
    actions: companyActionsOn(ownedRequest(row)),
    updatedAt: changedAt(row),
    version: row.version,
  }));
}
