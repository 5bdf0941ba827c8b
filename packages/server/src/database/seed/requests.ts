import type { LineAnswer, RequestEdit, RequestKind, RequestStatus } from '@hireyard/contract';
import type { Insertable, Kysely } from 'kysely';
import { addDays } from '../../domain/calendar.ts';
import { answererOf, askedBackAfter, DISPUTING, isOpen, moversOf, waitsFor } from '../../domain/requests.ts';
import { lineColumns, requestColumns } from '../../services/request/request-writes.ts';
import { settleDisputes } from '../client/disputes.ts';
import type { Database } from '../tables.ts';
import { bulkInsert } from './bulk-insert.ts';
import type { CatalogueProduct } from './catalogue.ts';
import type { SeededClient } from './client.ts';
import { CLIENTS } from './companies.ts';
import type { Member } from './members.ts';
import { addPhotos } from './request-photos.ts';
import { PLAN, wayOf } from './request-plan.ts';
import { type RequestSetting, requestSettingOf, WEEKS } from './request-setting.ts';

const BULK_REQUESTS = 1_500;
const HOUR = 3600 * 1000;
const DAY = 24 * HOUR;

interface Rows {
  readonly request: Insertable<Database['request']>[];
  readonly request_line: Insertable<Database['request_line']>[];
  readonly request_step: Insertable<Database['request_step']>[];
  readonly request_comment: Insertable<Database['request_comment']>[];
}

/** Seeds one plan of requests for every client with the module; the bulk client repeats it. */
export async function seedRequests(
  db: Kysely<Database>,
  { clients, catalogue, now }: { clients: readonly SeededClient[]; catalogue: readonly CatalogueProduct[]; now: Date },
): Promise<void> {
  for (const client of clients) {
    const setting = await requestSettingOf(db, client, catalogue, now);
    if (!setting) continue;
    const isBulk = !CLIENTS.some(({ name }) => name === client.name);
    const rows: Rows = { request: [], request_line: [], request_step: [], request_comment: [] };
    const count = isBulk ? BULK_REQUESTS : PLAN.length;
    for (let index = 0; index < count; index += 1) add(rows, index, count, setting);
    for (const table of ['request', 'request_line', 'request_step', 'request_comment'] as const)
      await bulkInsert(db, table, rows[table]);
    await setting.numbers.save(db, client.id);
    await addPhotos(db, rows.request, setting.random);
    await settleDisputes(db, client.id);
  }
}

/** One planned request, before its rows exist. */
interface Planned {
  readonly id: string;
  readonly kind: RequestKind;
  readonly status: RequestStatus;
  /** True for a request whose writer has not answered a question. */
  readonly waits: boolean;
  readonly index: number;
  /** Picks one of several texts, a different one each time the plan repeats. */
  readonly variantOf: (list: readonly string[]) => string;
  readonly writer: Member;
  readonly handler: Member;
  /** Steps with their planned times, which are mapped to working hours. */
  readonly steps: readonly { readonly status: RequestStatus; readonly at: number; readonly moved_at: Date }[];
  /** Time between two steps. */
  readonly pause: number;
}

/** Adds one request with all of its steps so far; a later index is newer. */
function add(rows: Rows, index: number, count: number, setting: RequestSetting): void {
  const planned = planOf(index, count, setting);
  if (!planned) return;
  const { id, kind, writer, handler, steps } = planned;
  const about = subjectOf(planned, setting, rows);
  const { random, client } = setting;
  const projectId = about?.project_id ?? (writer.projectIds.length > 0 ? random.pick(writer.projectIds) : null);
  const lines = hasLines(kind) ? linesOf(planned, projectId, setting) : [];
  const entered = { subjectId: about?.id ?? null, projectId, lines: lines.map((line) => line.edit) };
  const edit = editOf(planned, entered, setting);
  const ofRequest = { request_id: id, client_id: client.id };
  const comments = commentsOf(planned, setting);
  rows.request.push({
    ...headOf(planned, comments, setting),
    ...{ kind, ...requestColumns(edit, []) },
    ...{ created_at: steps[0]?.moved_at, created_by: writer.id },
  });
  rows.request_line.push(
    ...lineColumns(edit).map((columns, position) => ({
      ...{ ...ofRequest, ...columns },
      ...(lines[position] as RequestLine).own,
    })),
  );
  const idOf = { writer: writer.id, handlers: handler.id, company: null };
  rows.request_step.push(
    ...steps.map(({ status, moved_at }, position) => {
      const before = steps[position - 1];
      const [mover = 'writer'] = before ? moversOf(kind, before.status, status) : [];
      return { ...ofRequest, status, moved_at, moved_by: idOf[mover] };
    }),
  );
  rows.request_comment.push(...comments.map((comment) => ({ ...ofRequest, ...comment })));
}

function planOf(index: number, count: number, setting: RequestSetting): Planned | null {
  const { now, random, atWork, writers } = setting;
  const [kind, status, waits = false] = PLAN[index % PLAN.length] ?? PLAN[0];
  const handler = writers.at(-1);
  if (!handler) return null;
  const round = Math.floor(index / PLAN.length);
  // Spread from seven weeks ago until now, so that numbers and dates increase together.
  const createdAt = now.getTime() - Math.round(((count - index) / count) * WEEKS * 7 * DAY) - 2 * HOUR;
  const way = wayOf(kind, status);
  const pause = Math.min(20 * HOUR, (now.getTime() - createdAt) / (way.length + 1));
  return {
    id: random.uuid(),
    ...{ kind, status, waits, index, handler, pause },
    variantOf: (list) => list[(index + round) % list.length] ?? '',
    // A draft is visible to its writer only, so the demo account writes the drafts.
    writer: status === 'draft' ? handler : (writers[(index + round) % writers.length] ?? handler),
    steps: way.map((reached, position) => {
      const at = createdAt + position * pause;
      return { status: reached, at, moved_at: atWork(at) };
    }),
  };
}

const hasLines = (kind: RequestKind) => kind === 'equipment' || kind === 'quote';

/** A machine or an invoice that is visible to the writer. */
function subjectOf({ kind, status, writer }: Planned, { lines, invoices, random }: RequestSetting, rows: Rows) {
  if (hasLines(kind)) return null;
  // An invoice that is disputed now is unpaid; each invoice gets one request at most.
  const isNamed = (id: string) => rows.request.some((request) => request.document_id === id);
  const questioned = DISPUTING.includes(status)
    ? invoices.filter((invoice) => invoice.status !== 'paid' && !isNamed(invoice.id))
    : invoices;
  const subjects = kind === 'billing' ? questioned : lines;
  const visible = subjects.filter(
    ({ project_id: projectId }) => projectId !== null && writer.projectIds.includes(projectId),
  );
  return visible.length > 0 ? random.pick(visible) : null;
}

interface About {
  readonly subjectId: string | null;
  readonly projectId: string | null;
  readonly lines: readonly LineEdit[];
}
type LineEdit = Extract<RequestEdit, { kind: 'quote' }>['lines'][number];

/** Returns a request as its writer has entered it. */
function editOf(
  { kind, index, variantOf }: Planned,
  { subjectId, projectId, lines }: About,
  { texts }: RequestSetting,
): RequestEdit {
  const title = variantOf(texts.titles[kind]);
  const poNumber = index % 3 === 0 ? `4500${String(100 + (index % 800))}` : null;
  const common = { title, projectId, poNumber, costCode: index % 2 === 0 ? '41-200' : null, submit: true };
  if (kind === 'equipment' || kind === 'quote') return { kind, ...common, lines: [...lines] };
  const described = { ...common, description: variantOf(texts.descriptions[kind]) };
  if (kind === 'billing') return { kind, ...described, documentId: subjectId, disputedLines: [] };
  if (kind === 'change') return { kind, ...described, contractLineId: subjectId };
  // Matches the title.
  const isDamage = title === texts.titles.service[1];
  const fault = isDamage ? 'damage' : 'breakdown';
  const machine = { contractLineId: subjectId, assetId: null };
  return { kind, ...described, ...machine, fault, safeToUse: isDamage, attachmentIds: [] };
}

function headOf(
  planned: Planned,
  comments: readonly Comment[],
  { client, today, texts, numbers, now }: RequestSetting,
) {
  const { id, kind, status, writer, handler, steps } = planned;
  const isTaken = answererOf(kind) === 'handlers' && steps.some((step) => step.status === 'inReview');
  const request = { kind, status, writerId: writer.id, validTo: null };
  const askedBack = comments.reduce(
    (isAsked, { written_by: by, asks_back: asksBack }) =>
      askedBackAfter({ ...request, askedBack: isAsked }, { by, asksBack }),
    false,
  );
  const last = isOpen(status) ? comments.at(-1)?.written_at : undefined;
  return {
    ...{ id, client_id: client.id, status },
    number: numbers.next(steps[0]?.moved_at ?? now),
    handler_id: isTaken ? handler.id : null,
    asked_back: askedBack,
    waits_for: waitsFor({ kind, status, askedBack }),
    waiting_since: last ?? steps.at(-1)?.moved_at ?? null,
    valid_to: status === 'quoted' ? addDays(today, 14) : null,
    reject_reason: status === 'rejected' ? texts.rejected : null,
  };
}

interface Comment {
  readonly id: string;
  readonly written_at: Date;
  readonly written_by: string | null;
  readonly text: string;
  readonly asks_back: boolean;
}

/** A question from the handler and, unless the request waits for it, the writer's answer. */
function commentsOf(
  { kind, waits, steps, pause, writer, handler }: Planned,
  { texts, random, atWork }: RequestSetting,
): Comment[] {
  const review = steps.find(({ status }) => status === 'inReview');
  if (!review) return [];
  const answerer = answererOf(kind) === 'handlers' ? handler.id : null;
  const comments = [{ by: answerer, text: texts.question, asks: true }];
  if (!waits) comments.push({ by: writer.id, text: texts.answer, asks: false });
  return comments.map(({ by, text, asks }, position) => ({
    id: random.uuid(),
    written_at: atWork(review.at + (position + 1) * (pause / 4)),
    written_by: by,
    text,
    asks_back: asks,
  }));
}

/** A line as its writer has entered it, and with its answer. */
interface RequestLine {
  readonly edit: LineEdit;
  readonly own: {
    readonly id: string;
    readonly answer: LineAnswer | null;
    readonly answer_note: string | null;
    readonly asset_id: string | null;
  };
}

/** One or two machines of the catalog, and a line in free text. */
function linesOf(
  { kind, status }: Planned,
  projectId: string | null,
  { catalogue, today, texts, random, assets }: RequestSetting,
): RequestLine[] {
  const starts = addDays(today, random.int(3, 12));
  const ends = addDays(starts, random.int(7, 28));
  const products = random.shuffle(catalogue).slice(0, random.int(1, 2));
  const isAnswered = kind === 'equipment' && ANSWERED.includes(status);
  // An approved request needs a line to order.
  const answers: readonly LineAnswer[] = status === 'approved' ? ['rental', 'ownAsset'] : ['ownAsset', 'rental'];
  const noteOf = (by: LineAnswer) => (by === 'ownAsset' ? texts.ownAsset : by === 'none' ? texts.notSupplied : null);
  const here = assets.findIndex((asset) => asset.project_id !== null && asset.project_id === projectId);
  // An asset answers one line only.
  const [own] = isAnswered && here >= 0 ? assets.splice(here, 1) : [];
  return [...products.map(({ code }) => ({ code, text: null })), { code: null, text: texts.freeText }].map(
    ({ code, text }, index): RequestLine => {
      const by = text === null ? (answers[index % answers.length] ?? 'rental') : 'none';
      const assetId = by === 'ownAsset' && own ? own.id : null;
      const id = random.uuid();
      const quantity = text === null ? (assetId ? 1 : random.int(1, 2)) : 4;
      const until = text === null ? ends : null;
      return {
        edit: { productCode: code, text, quantity, from: starts, to: until, remark: index === 0 ? texts.remark : null },
        own: {
          id,
          answer: isAnswered ? by : null,
          answer_note: isAnswered && !assetId ? noteOf(by) : null,
          asset_id: assetId,
        },
      };
    },
  );
}
const ANSWERED: readonly RequestStatus[] = ['quoted', 'approved', 'fulfilled'];
