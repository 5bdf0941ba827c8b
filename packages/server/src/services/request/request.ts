import {
  type Attachment,
  type ClientRequest,
  getRequest,
  REQUEST_STATUSES,
  type RequestLine,
  type RequestStatus,
  type RequestStep,
  type RequestSubject,
} from '@hireyard/contract';
import { sql } from 'kysely';
import { actionsOn } from '../../domain/requests.ts';
import { notFound } from '../../http/problem.ts';
import { type ClientCall, type ClientScope, type Route, route } from '../../http/route.ts';
import { attachmentsOfEach } from '../attachments/index.ts';
import { colleague } from '../colleague.ts';
import { mayRead } from '../resources.ts';
import { disputesFor } from './disputed-lines.ts';
import { offersOrder, ordersFor } from './ordered.ts';
import {
  ownedRequest,
  type RequestRow,
  requestHead,
  requestsOfCaller,
  requestUser,
  type Selecting,
} from './request-rows.ts';

/** GET /requests/{id}. */
export const requestDetailRoutes: Route[] = [route(getRequest, async (call) => readRequest(call, call.params.id))];

/** Database and access rights of a reader. */
export interface Reader extends Selecting {
  /** The rental company has no language: it reads texts as they were written. */
  readonly scope: Pick<ClientScope, 'modules' | 'rights'> & Partial<Pick<ClientScope, 'language'>>;
}

/** Returns the current state of a request. Every write of a request answers it too. */
export async function readRequest(call: ClientCall, id: string): Promise<ClientRequest> {
  const row = await requestsOfCaller(call).where('request.id', '=', id).executeTakeFirst();
  if (!row) throw notFound();
  const body = (await requestBodies(call, [row]))(row);
  const answers = body.lines.map(({ answer }) => answer?.by ?? null);
  return {
    ...requestHead(row),
    ...body,
    orders: await ordersFor(call, id),
    actions: [
      ...actionsOn(ownedRequest(row), requestUser(call)),
      ...(offersOrder(call, row, answers) ? (['order'] as const) : []),
    ],
    version: row.version,
  };
}

/** Reads the contents of requests for any reader, with one query per table. */
export async function requestBodies(call: Reader, rows: readonly RequestRow[]) {
  const ids = rows.map(({ id }) => id);
  const lines = await linesOf(call, ids);
  const subjectOf = await subjectsOf(call, rows);
  const disputesOf = await disputesFor(call, rows);
  const steps = await stepsOf(call, ids);
  const comments = Map.groupBy(await commentRows(call, ids), (comment) => comment.request_id);
  const filesOf = await attachmentsOfEach(call.db, 'request', ids);
  return (row: RequestRow) => ({
    ...withFiles(comments.get(row.id) ?? [], filesOf(row.id)),
    poNumber: row.po_number,
    costCode: row.cost_code,
    description: row.description,
    lines: lines.get(row.id) ?? [],
    subject: subjectOf(row),
    disputedLines: disputesOf(row),
    service: row.fault !== null && row.safe_to_use !== null ? { fault: row.fault, safeToUse: row.safe_to_use } : null,
    askedBack: row.asked_back,
    waitingSince: row.waiting_since?.toISOString() ?? null,
    validTo: row.valid_to,
    rejectReason: row.reject_reason,
    steps: steps.get(row.id) ?? [],
  });
}

/** Returns the comments of a request with their files, and the files of the request itself. */
function withFiles(comments: readonly CommentRow[], files: readonly Attachment[]) {
  const ofComments = new Set(comments.flatMap((comment) => comment.attachment_ids));
  return {
    attachments: files.filter(({ id }) => !ofComments.has(id)),
    comments: comments.map(({ id, by, written_at: at, text, asks_back: asksBack, attachment_ids: ids }) => ({
      id,
      by,
      at: at.toISOString(),
      text,
      asksBack,
      attachments: files.filter((file) => ids.includes(file.id)),
    })),
  };
}

/** An empty list of ids is invalid after `in`. */
const among = (ids: readonly string[]) => sql<string>`any(${ids}::uuid[])`;

async function linesOf({ db, scope }: Reader, ids: readonly string[]): Promise<Map<string, RequestLine[]>> {
  const rows = await db
    .selectFrom('request_line')
    .leftJoin('asset', 'asset.id', 'request_line.asset_id')
    .where('request_id', '=', among(ids))
    .selectAll('request_line')
    .select(['asset.tag', 'asset.name'])
    .orderBy('line_no')
    .execute();
  const assetOf = ({ asset_id: assetId, tag, name }: (typeof rows)[number]) =>
    assetId !== null && tag !== null && name !== null && mayRead(scope, 'asset') ? { id: assetId, tag, name } : null;
  const line = (row: (typeof rows)[number]): RequestLine => ({
    id: row.id,
    lineNo: row.line_no,
    productCode: row.product_code,
    text: row.text,
    quantity: row.quantity,
    from: row.starts_on,
    to: row.ends_on,
    remark: row.remark,
    answer: row.answer === null ? null : { by: row.answer, note: row.answer_note, asset: assetOf(row) },
  });
  return mapped(rows, line);
}

/** Groups rows by request, converted to items. */
const mapped = <Row extends { readonly request_id: string }, Item>(rows: readonly Row[], toItem: (row: Row) => Item) =>
  new Map([...Map.groupBy(rows, (row) => row.request_id)].map(([id, some]) => [id, some.map(toItem)]));

/** Returns the subject of each request. Null if the caller may not see the resource or its kind. */
async function subjectsOf(
  { db, scope }: Reader,
  rows: readonly RequestRow[],
): Promise<(row: RequestRow) => RequestSubject | null> {
  const idsIn = (column: 'contract_line_id' | 'asset_id' | 'document_id') => rows.flatMap((row) => row[column] ?? []);
  const subjects = new Map<string, RequestSubject>();
  const [lineIds, assetIds, documentIds] = [idsIn('contract_line_id'), idsIn('asset_id'), idsIn('document_id')];
  if (lineIds.length > 0 && scope.rights.has('contract-view')) {
    const lines = await db
      .selectFrom('contract_line')
      .where('id', 'in', lineIds)
      .select(['id', 'contract_id as contractId', 'contract_number as contractNumber'])
      .select(['product_code as productCode', 'fleet_number as fleetNumber'])
      .execute();
    for (const line of lines) subjects.set(line.id, { type: 'contractLine', ...line });
  }
  if (assetIds.length > 0 && mayRead(scope, 'asset')) {
    const assets = await db.selectFrom('asset').where('id', 'in', assetIds).select(['id', 'tag', 'name']).execute();
    for (const { id, tag, name } of assets) subjects.set(id, { type: 'asset', id, tag: tag ?? '', name: name ?? '' });
  }
  if (documentIds.length > 0 && scope.rights.has('document-view')) {
    const documents = await db
      .selectFrom('document')
      .where('id', 'in', documentIds)
      .select(['id', 'type as documentType', 'number'])
      .execute();
    for (const document of documents) subjects.set(document.id, { type: 'document', ...document });
  }
  return (row) => subjects.get(row.contract_line_id ?? row.asset_id ?? row.document_id ?? '') ?? null;
}

async function stepsOf({ db }: Selecting, ids: readonly string[]): Promise<Map<string, RequestStep[]>> {
  const rows = await db
    .selectFrom('request_step')
    .where('request_id', '=', among(ids))
    .select(['request_id', 'status', 'moved_at', colleague(db, 'request_step.moved_by').as('by')])
    .execute();
  // No state is reached twice. Each is listed after its predecessors.
  const order = (status: RequestStatus) => REQUEST_STATUSES.indexOf(status);
  return mapped(
    rows.toSorted((a, b) => order(a.status) - order(b.status)),
    ({ status, moved_at: at, by }) => ({ status, at: at.toISOString(), by }),
  );
}

const commentRows = ({ db }: Selecting, ids: readonly string[]) =>
  db
    .selectFrom('request_comment')
    .where('request_id', '=', among(ids))
    .select(['request_id', 'id', 'written_at', 'text', 'asks_back', 'attachment_ids'])
    .select(colleague(db, 'request_comment.written_by').as('by'))
    .orderBy('position')
    .execute();
type CommentRow = Awaited<ReturnType<typeof commentRows>>[number];
