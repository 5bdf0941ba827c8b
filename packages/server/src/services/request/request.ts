import {
  type ClientRequest,
  getRequest,
  REQUEST_STATUSES,
  type RequestLine,
  type RequestStatus,
  type RequestStep,
  type RequestSubject,
} from '@hireyard/contract';
import { actionsOn } from '../../domain/requests.ts';
import { type ClientCall, type ClientScope, type Route, route } from '../../http/route.ts';
import { attachmentsOf } from '../attachments/index.ts';
import { colleague } from '../colleague.ts';
import { mayRead } from '../resources.ts';
import { ownedRequest, type Reading, type RequestRow, requestHead, requestRow, requestUser } from './request-rows.ts';

/** GET /requests/{id}. */
export const requestDetailRoutes: Route[] = [route(getRequest, async (call) => readRequest(call, call.params.id))];

/** Who looks, and what they may see beside the request. */
export interface Sight extends Reading {
  readonly scope: Pick<ClientScope, 'modules' | 'rights'>;
}

/** A request as it stands now, which every write of it answers too. */
export async function readRequest(call: ClientCall, id: string): Promise<ClientRequest> {
  const row = await requestRow(call, id);
  const { comments, ...body } = await requestBody(call, row);
  const attachments = await attachmentsOf(call.db, { resource: 'request', id });
  return {
    ...requestHead(row, call),
    ...body,
    attachments: attachments.filter(
      ({ id: one }) => !comments.some(({ attachmentIds }) => attachmentIds.includes(one)),
    ),
    comments: comments.map(({ attachmentIds, ...comment }) => ({
      ...comment,
      attachments: attachments.filter((one) => attachmentIds.includes(one.id)),
    })),
    actions: actionsOn(ownedRequest(row), requestUser(call)),
    version: row.version,
  };
}

/** What a request says, whoever reads it. */
export async function requestBody(call: Sight, row: RequestRow) {
  const { fault, safe_to_use: safeToUse } = row;
  const comments = await commentRows(call, row.id);
  return {
    poNumber: row.po_number,
    costCode: row.cost_code,
    description: row.description,
    lines: await linesOf(call, row.id),
    subject: await subjectOf(call, row),
    service: fault !== null && safeToUse !== null ? { fault, safeToUse } : null,
    askedBack: row.asked_back,
    waitingSince: row.waiting_since?.toISOString() ?? null,
    validTill: row.valid_till,
    rejectReason: row.reject_reason,
    steps: await stepsOf(call, row.id),
    comments: comments.map(({ written_at: at, asks_back: asksBack, attachment_ids: attachmentIds, ...rest }) => ({
      ...rest,
      at: at.toISOString(),
      asksBack,
      attachmentIds,
    })),
  };
}

async function linesOf({ db, scope }: Sight, id: string): Promise<RequestLine[]> {
  const rows = await db
    .selectFrom('request_line')
    .leftJoin('asset', 'asset.id', 'request_line.asset_id')
    .where('request_id', '=', id)
    .selectAll('request_line')
    .select(['asset.tag', 'asset.name'])
    .orderBy('line_no')
    .execute();
  const assetOf = ({ asset_id: assetId, tag, name }: (typeof rows)[number]) =>
    assetId !== null && tag !== null && name !== null && mayRead(scope, 'asset') ? { id: assetId, tag, name } : null;
  return rows.map((row) => ({
    id: row.id,
    lineNo: row.line_no,
    productCode: row.product_code,
    text: row.text,
    quantity: row.quantity,
    from: row.starts_on,
    till: row.ends_on,
    remark: row.remark,
    answer: row.answer === null ? null : { by: row.answer, note: row.answer_note, asset: assetOf(row) },
  }));
}

/** What the request is about; null too where the caller may not see that, or not that kind of thing. */
async function subjectOf({ db, scope }: Sight, row: RequestRow): Promise<RequestSubject | null> {
  if (row.contract_line_id !== null && scope.rights.has('contract-view')) {
    const line = await db
      .selectFrom('contract_line')
      .where('id', '=', row.contract_line_id)
      .select(['id', 'contract_id', 'contract_number', 'product_code', 'fleet_number'])
      .executeTakeFirst();
    return line
      ? {
          type: 'contractLine',
          id: line.id,
          contractId: line.contract_id,
          contractNumber: line.contract_number,
          productCode: line.product_code,
          fleetNumber: line.fleet_number,
        }
      : null;
  }
  if (row.asset_id !== null && mayRead(scope, 'asset')) {
    const asset = await db
      .selectFrom('asset')
      .where('id', '=', row.asset_id)
      .select(['id', 'tag', 'name'])
      .executeTakeFirst();
    return asset ? { type: 'asset', id: asset.id, tag: asset.tag ?? '', name: asset.name ?? '' } : null;
  }
  if (row.document_id !== null && scope.rights.has('document-view')) {
    const document = await db
      .selectFrom('document')
      .where('id', '=', row.document_id)
      .select(['id', 'type', 'number'])
      .executeTakeFirst();
    return document
      ? { type: 'document', id: document.id, documentType: document.type, number: document.number }
      : null;
  }
  return null;
}

async function stepsOf({ db }: Reading, id: string): Promise<RequestStep[]> {
  const rows = await db
    .selectFrom('request_step')
    .where('request_id', '=', id)
    .select(['status', 'moved_at', colleague('request_step.moved_by').as('by')])
    .execute();
  // No state is reached twice, and each after those that it follows from.
  const order = (status: RequestStatus) => REQUEST_STATUSES.indexOf(status);
  return rows
    .toSorted((a, b) => order(a.status) - order(b.status))
    .map(({ status, moved_at: at, by }) => ({ status, at: at.toISOString(), by }));
}

const commentRows = ({ db }: Reading, id: string) =>
  db
    .selectFrom('request_comment')
    .where('request_id', '=', id)
    .select(['id', 'written_at', 'text', 'asks_back', 'attachment_ids'])
    .select(colleague('request_comment.written_by').as('by'))
    .orderBy('position')
    .execute();
