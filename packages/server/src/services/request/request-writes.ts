import {
  type ClientRequest,
  createRequest,
  deleteRequest,
  putRequest,
  type RequestEdit,
  type RequestKind,
  type RequestStatus,
  type ValidationIssue,
} from '@hireyard/contract';
import { REQUEST } from '../../domain/lifecycle.ts';
import { waitsFor } from '../../domain/requests.ts';
import { illegalTransition, invalid, staleVersion } from '../../http/problem.ts';
import { type ClientCall, type Route, route } from '../../http/route.ts';
import { attach } from '../attachments/index.ts';
import { offeredLineIssues } from '../offered-products.ts';
import { mayRead } from '../resources.ts';
import { disputedLinesOf, type StoredDispute } from './disputed-lines.ts';
import { readRequest } from './request.ts';
import { notifyMove } from './request-notices.ts';
import { type RequestRow, requestRow } from './request-rows.ts';

/** Creates a request as a draft, or submits it at once. Its writer may edit or delete it until it is submitted. */
export const requestWriteRoutes: Route[] = [
  route(createRequest, async (call) => {
    const { body, db } = call;
    const id = crypto.randomUUID();
    const values = await columnsOf(body, null, call);
    const number = await db.nextNumber('request');
    await db.insert('request', [{ id, number, kind: body.kind, ...values, ...standing(body.kind, 'draft', call) }]);
    await insertLines(body, id, call);
    await attach(call, { resource: 'request', id }, photosOf(body));
    await addStep(call, id, 'draft');
    return submitIfRequested(call, id);
  }),

  route(putRequest, async (call) => {
    const { body, db, params } = call;
    await db.lock();
    const stored = await requestRow(call, params.id);
    if (stored.status !== 'draft') throw illegalTransition(stored.status, REQUEST[stored.status]);
    if (stored.version !== call.version) throw staleVersion();
    const values = await columnsOf(body, stored, call);
    await db.update('request', stored, { kind: body.kind, ...values, ...standing(body.kind, 'draft', call) });
    await db.remove('request_line', { request_id: stored.id });
    await insertLines(body, stored.id, call);
    await attach(call, { resource: 'request', id: stored.id }, photosOf(body));
    return submitIfRequested(call, stored.id);
  }),

  route(deleteRequest, async (call) => {
    const { db, params } = call;
    await db.lock();
    const { id, status } = await requestRow(call, params.id);
    if (status !== 'draft') throw illegalTransition(status, REQUEST[status]);
    await attach(call, { resource: 'request', id }, []);
    await db.remove('request', { id });
    return undefined;
  }),
];

/** Records a state of a request and the user who caused it. */
export async function addStep({ db, scope, now }: RequestMover, id: string, status: RequestStatus): Promise<void> {
  await db.insert('request_step', [{ request_id: id, status, moved_at: now, moved_by: scope.userId }]);
}

/** Mover of a request: a user, or the rental company with a null id. */
export interface RequestMover extends Pick<ClientCall, 'db' | 'now'> {
  readonly scope: { readonly userId: string | null };
}

/** Submits a written request if required, and returns its current state. */
async function submitIfRequested(
  call: ClientCall & { readonly body: RequestEdit },
  id: string,
): Promise<ClientRequest> {
  const { db, body } = call;
  if (!body.submit) return readRequest(call, id);
  const { status, ...set } = standing(body.kind, 'submitted', call);
  await db.move('request', id, REQUEST, status, set);
  await addStep(call, id, status);
  if ('documentId' in body && body.documentId !== null) await db.settleDispute(body.documentId);
  const answer = await readRequest(call, id);
  await notifyMove(call, answer);
  return answer;
}

const standing = <S extends RequestStatus>(kind: RequestKind, status: S, { now }: ClientCall) => ({
  status,
  waits_for: waitsFor({ kind, status, askedBack: false }),
  waiting_since: now,
});

const photosOf = (body: RequestEdit) => ('attachmentIds' in body ? body.attachmentIds : []);
const linesOf = (body: RequestEdit) => ('lines' in body ? body.lines : []);

const insertLines = (body: RequestEdit, requestId: string, { db }: ClientCall) =>
  db.insert(
    'request_line',
    lineColumns(body).map((line) => ({ ...line, id: crypto.randomUUID(), request_id: requestId })),
  );

/** Converts the lines of a request to columns. */
export const lineColumns = (body: RequestEdit) =>
  linesOf(body).map((line, index) => ({
    project_id: body.projectId,
    line_no: index + 1,
    product_code: line.productCode,
    text: line.text,
    quantity: line.quantity,
    starts_on: line.from,
    ends_on: line.to,
    remark: line.remark,
  }));

/** Converts input to columns. Throws 422 for an unknown or invisible reference. */
async function columnsOf(body: RequestEdit, stored: RequestRow | null, call: ClientCall) {
  const subject = await subjectIssues(body, call);
  // Lines of an invoice that the caller may not ask about stay unknown.
  const disputed = subject.length > 0 ? null : await disputedLinesOf(body, call);
  const issues = [
    ...(await projectIssues(body, stored, call)),
    ...subject,
    ...(disputed?.issues ?? []),
    ...(await offeredLineIssues(call.db, linesOf(body))),
  ];
  if (issues.length > 0) throw invalid(issues);
  return requestColumns(body, disputed?.lines ?? []);
}

/** Converts a checked request to columns. */
export function requestColumns(body: RequestEdit, disputed: readonly StoredDispute[]) {
  const starts = linesOf(body).map(({ from }) => from);
  return {
    title: body.title,
    project_id: body.projectId,
    po_number: body.poNumber,
    cost_code: body.costCode,
    description: 'description' in body ? body.description : null,
    contract_line_id: 'contractLineId' in body ? body.contractLineId : null,
    document_id: 'documentId' in body ? body.documentId : null,
    disputed_lines: disputed.length > 0 ? JSON.stringify(disputed) : null,
    asset_id: 'assetId' in body ? body.assetId : null,
    fault: 'fault' in body ? body.fault : null,
    safe_to_use: 'safeToUse' in body ? body.safeToUse : null,
    needed_on: starts.toSorted()[0] ?? null,
    line_count: starts.length,
  };
}

type Issues = Promise<ValidationIssue[]>;

/** A closed project takes no new requests. A user confined to projects sees no request without a project. */
async function projectIssues(body: RequestEdit, stored: RequestRow | null, { db, scope }: ClientCall): Issues {
  const pointer = '/projectId';
  const { projectId } = body;
  if (projectId === null) return scope.projects === 'all' ? [] : [{ pointer, code: 'required' }];
  const project = await db.selectFrom('project').where('id', '=', projectId).select('status').executeTakeFirst();
  if (project && (project.status === 'active' || stored?.project_id === projectId)) return [];
  // Users can question a bill of a closed project.
  if (project && 'documentId' in body && body.documentId !== null) {
    const billed = db.selectFrom('document').where('id', '=', body.documentId).where('project_id', '=', projectId);
    if (await billed.select('id').executeTakeFirst()) return [];
  }
  return [{ pointer, code: 'reference' }];
}

/** True for a visible document. An invoice also requires the right to dispute it (DOM-06). */
export async function mayAskAbout(id: string, { db, scope }: Pick<ClientCall, 'db' | 'scope'>): Promise<boolean> {
  if (!scope.rights.has('document-view')) return false;
  const document = await db.selectFrom('document').where('id', '=', id).select('type').executeTakeFirst();
  return document !== undefined && (document.type !== 'invoice' || scope.rights.has('invoice-dispute'));
}

async function subjectIssues(body: RequestEdit, { db, scope }: ClientCall): Issues {
  if ('assetId' in body && body.assetId !== null) {
    const asset = db.selectFrom('asset').where('id', '=', body.assetId).where('ownership', '=', 'owned').select('id');
    const row = mayRead(scope, 'asset') && (await asset.executeTakeFirst());
    return row ? [] : [{ pointer: '/assetId', code: 'reference' }];
  }
  if ('contractLineId' in body && body.contractLineId !== null) {
    const line = db.selectFrom('contract_line').where('id', '=', body.contractLineId).select('id');
    const row = scope.rights.has('contract-view') && (await line.executeTakeFirst());
    return row ? [] : [{ pointer: '/contractLineId', code: 'reference' }];
  }
  if ('documentId' in body && body.documentId !== null) {
    return (await mayAskAbout(body.documentId, { db, scope })) ? [] : [{ pointer: '/documentId', code: 'reference' }];
  }
  return [];
}
