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
import type { ClientDb } from '../../database/client/client-db.ts';
import { localDate } from '../../domain/calendar.ts';
import { REQUEST } from '../../domain/lifecycle.ts';
import { companyActionsOn, isOpen, movesOf, THE_COMPANY } from '../../domain/requests.ts';
import { illegalTransition, invalid, notFound } from '../../http/problem.ts';
import { type CompanyCall, type Route, route } from '../../http/route.ts';
import { requestBody } from '../request/request.ts';
import { addComment, answerLines, moveRequest } from '../request/request-moves.ts';
import { tellComment, tellMove } from '../request/request-notices.ts';
import { commonHead, ownedRequest, type RequestRow, requestRow } from '../request/request-rows.ts';
import type { RequestMover } from '../request/request-writes.ts';
import { clientRefs } from './clients.ts';
import { clientOf, ofClients, startOf } from './in-sight.ts';
import { paged, pageOfRows } from './page.ts';

/** What clients ask of the rental company, and its answers (DOM-29). Equipment requests are no affair of its. */
export const companyRequestRoutes: Route[] = [
  route(listCompanyRequests, async (call) => {
    const { db, query } = call;
    let rows = db
      .selectFrom('request')
      .innerJoin('corporate_client', 'corporate_client.id', 'request.client_id')
      .select(['request.id', 'request.client_id'])
      .where('request.kind', 'in', query.kind.length ? query.kind : COMPANY_REQUEST_KINDS)
      .orderBy('request.updated_at')
      .orderBy('request.id');
    if (query.status.length) rows = rows.where('request.status', 'in', query.status);
    if (query.waiting) rows = rows.where('request.waits_for', '=', query.waiting);
    if (query.client.length) rows = rows.where(ofClients(query.client));
    if (query.since) rows = rows.where('request.updated_at', '>=', startOf(query.since));
    const found = await paged(rows, query).execute();
    const page = pageOfRows(found, query, (row) => row);
    const items = await Promise.all(
      page.items.map(({ id, client_id: clientId }) => readCompanyRequest(call, db.within(clientId), id)),
    );
    return { ...page, items };
  }),
  route(getCompanyRequest, async (call) =>
    readCompanyRequest(call, await clientOf(call, 'request', call.params.id), call.params.id),
  ),

  route(reviewCompanyRequest, (call) => moved(call, 'inReview')),
  route(quoteCompanyRequest, (call) =>
    moved(call, 'quoted', async (mover, row) => {
      const { validTill } = call.body;
      if (validTill < (await todayOf(call))) throw invalid([{ pointer: '/validTill', code: 'date' }]);
      await answered(mover, row, call.body);
      return { valid_till: validTill };
    }),
  ),
  route(approveCompanyRequest, (call) =>
    moved(call, 'approved', async (mover, row) => {
      await answered(mover, row, call.body);
      return {};
    }),
  ),
  route(rejectCompanyRequest, (call) => moved(call, 'rejected', async () => ({ reject_reason: call.body.reason }))),
  route(fulfilCompanyRequest, (call) => moved(call, 'fulfilled')),

  route(commentOnCompanyRequest, async (call) => {
    const { text, asksBack } = call.body;
    const mover = await moverOf(call);
    const row = await rowOf(mover.db, call.params.id);
    if (asksBack && !isOpen(row.status)) throw illegalTransition(row.status, REQUEST[row.status]);
    await addComment(mover, row, { text, asksBack, attachmentIds: [] });
    const answer = await readCompanyRequest(call, mover.db, row.id);
    await tellComment(mover, { ...answer, handler: row.handler });
    return answer;
  }),
];

type OfOne = CompanyCall & { readonly params: { readonly id: string } };
type Changes = NonNullable<Awaited<ReturnType<NonNullable<Parameters<typeof moveRequest>[3]>>>>;

/** The rental company within the client of a request, whose other writers wait from now on. */
async function moverOf(call: OfOne): Promise<RequestMover> {
  const db = await clientOf(call, 'request', call.params.id);
  await db.lock();
  return { db, now: call.now, scope: { userId: null } };
}

/** One that the rental company answers. Throws 404 for any other. */
async function rowOf(db: ClientDb, id: string): Promise<RequestRow> {
  const row = await requestRow({ db }, id);
  if (row.kind === 'equipment') throw notFound();
  return row;
}

async function moved(
  call: OfOne,
  to: RequestStatus,
  prepare: (mover: RequestMover, row: RequestRow) => Promise<Changes> = async () => ({}),
): Promise<CompanyRequest> {
  const mover = await moverOf(call);
  const row = await rowOf(mover.db, call.params.id);
  const mine = movesOf(row.kind, THE_COMPANY);
  await moveRequest(mover, row, { mine, to }, () => prepare(mover, row));
  const answer = await readCompanyRequest(call, mover.db, row.id);
  await tellMove(mover, { ...answer, handler: row.handler });
  return answer;
}

interface Answered {
  readonly answers: readonly CompanyAnswer[];
  readonly comment: string | null;
}
async function answered(mover: RequestMover, row: RequestRow, { answers, comment }: Answered): Promise<void> {
  await answerLines(
    mover,
    row,
    answers.map((answer) => ({ ...answer, assetId: null })),
  );
  if (comment !== null) await addComment(mover, row, { text: comment, asksBack: false, attachmentIds: [] });
}

/** The rental company sees all that a client asks of it, and what that is about. */
const EVERYTHING = { modules: new Set(MODULES), rights: new Set(RIGHTS) };

async function readCompanyRequest(call: CompanyCall, db: ClientDb, id: string): Promise<CompanyRequest> {
  const row = await rowOf(db, id);
  const { comments, ...body } = await requestBody({ db, scope: EVERYTHING }, row);
  const client = await clientRefs(call, [row.client_id]);
  return {
    ...commonHead(row),
    ...body,
    client: client(row.client_id),
    comments: comments.map(({ attachmentIds: _files, ...comment }) => comment),
    actions: companyActionsOn(ownedRequest(row)),
    updatedAt: row.updated_at.toISOString(),
    version: row.version,
  };
}

/** The day in the time zone of the operating company. */
async function todayOf({ db, now }: CompanyCall): Promise<string> {
  const { time_zone: timeZone } = await db
    .selectFrom('corporate_client')
    .innerJoin('operating_company', 'operating_company.code', 'corporate_client.op_co')
    .select('time_zone')
    .limit(1)
    .executeTakeFirstOrThrow();
  return localDate(now, timeZone);
}
