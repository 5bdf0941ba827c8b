import { readFile } from 'node:fs/promises';
import type { LineAnswer, RequestKind, RequestStatus } from '@hireyard/contract';
import type { Insertable, Kysely } from 'kysely';
import sharp from 'sharp';
import { addDays, instantAt, isoWeekday, type LocalDate, localDate } from '../../domain/calendar.ts';
import { answererOf, DISPUTING, waitsFor } from '../../domain/requests.ts';
import type { Database } from '../tables.ts';
import { bulkInsert } from './bulk-insert.ts';
import type { CatalogueProduct } from './catalogue.ts';
import type { SeededClient } from './client.ts';
import { CLIENTS, COMPANIES } from './companies.ts';
import { Random } from './random.ts';
import { PLAN, WAYS } from './request-plan.ts';
import { REQUEST_TEXTS, type RequestTexts } from './request-texts.ts';
import { type Numbers, numbersOf } from './series.ts';

const SEED = 70_000;
const BULK_REQUESTS = 1_500;
/** Photos per client. */
const PHOTOS = 2;
const HOUR = 3600 * 1000;
const DAY = 24 * HOUR;
/** Requests cover this many weeks, during working hours. */
const WEEKS = 7;
const OPENS = '07:00';
const CLOSES = '16:00';

interface Rows {
  readonly request: Insertable<Database['request']>[];
  readonly request_line: Insertable<Database['request_line']>[];
  readonly request_step: Insertable<Database['request_step']>[];
  readonly request_comment: Insertable<Database['request_comment']>[];
}
interface Setting {
  readonly client: SeededClient;
  readonly catalogue: readonly CatalogueProduct[];
  readonly now: Date;
  readonly today: LocalDate;
  readonly atWork: (time: number) => Date;
  readonly assets: { readonly id: string; readonly project_id: string | null }[];
  readonly texts: RequestTexts;
  readonly random: Random;
  readonly numbers: Numbers;
  /** Writers; the client's demo account comes last and also handles requests. */
  readonly writers: readonly Member[];
  readonly lines: readonly { readonly id: string; readonly project_id: string | null }[];
  readonly invoices: readonly {
    readonly id: string;
    readonly project_id: string | null;
    readonly status: string | null;
  }[];
}
interface Member {
  readonly id: string;
  readonly projectIds: readonly string[];
}

/** Seeds one plan of requests for every client with the module; the bulk client repeats it. */
export async function seedRequests(
  db: Kysely<Database>,
  { clients, catalogue, now }: { clients: readonly SeededClient[]; catalogue: readonly CatalogueProduct[]; now: Date },
): Promise<void> {
  for (const client of clients) {
    const setting = await settingOf(db, client, catalogue, now);
    if (!setting) continue;
    const isBulk = !CLIENTS.some(({ name }) => name === client.name);
    const rows: Rows = { request: [], request_line: [], request_step: [], request_comment: [] };
    const count = isBulk ? BULK_REQUESTS : PLAN.length;
    for (let index = 0; index < count; index += 1) add(rows, index, count, setting);
    for (const table of ['request', 'request_line', 'request_step', 'request_comment'] as const)
      await bulkInsert(db, table, rows[table]);
    await setting.numbers.save(db, client.id);
    await addPhotos(db, rows, setting);
    await settleDisputes(db, client.id);
  }
}

/** Marks exactly the invoices with an open billing request as disputed (DOM-06). */
async function settleDisputes(db: Kysely<Database>, clientId: number): Promise<void> {
  const open = db
    .selectFrom('request')
    .select('document_id')
    .where('client_id', '=', clientId)
    .where('status', 'in', [...DISPUTING])
    .where('document_id', 'is not', null);
  const invoices = db.updateTable('document').where('client_id', '=', clientId).where('type', '=', 'invoice');
  await invoices.set({ disputed: false }).where('disputed', '=', true).execute();
  await invoices.set({ disputed: true }).where('id', 'in', open).execute();
}

/** Adds a photo to each of the first submitted service requests. */
async function addPhotos(db: Kysely<Database>, { request }: Rows, { random }: Setting): Promise<void> {
  const content = await readFile(new URL('./machine.jpg', import.meta.url));
  const thumbnail = await sharp(content).resize({ width: 320 }).webp({ quality: 70 }).toBuffer();
  const damaged = request.filter(({ kind, status }) => kind === 'service' && status !== 'draft').slice(0, PHOTOS);
  for (const { id: requestId, client_id, created_at, created_by } of damaged) {
    const id = random.uuid();
    await db
      .insertInto('attachment')
      .values({
        id,
        client_id,
        resource: 'request',
        resource_id: requestId as string,
        name: 'IMG_2041.jpg',
        media_type: 'image/jpeg',
        size: content.length,
        has_thumbnail: true,
        ...(created_at && { created_at }),
        created_by: created_by ?? null,
      })
      .execute();
    await db.insertInto('attachment_file').values({ attachment_id: id, client_id, content, thumbnail }).execute();
  }
}

/** Maps times linearly to local working hours of the past weeks' workdays; the order is kept. */
function workTime(now: Date, timeZone: string): (time: number) => Date {
  const today = localDate(now, timeZone);
  const days = Array.from({ length: WEEKS * 7 }, (_, index) => addDays(today, index + 1 - WEEKS * 7))
    // A day counts once its working hours are over.
    .filter((day) => isoWeekday(day) <= 5 && instantAt(day, CLOSES, timeZone) < now)
    .map((day) => ({
      from: instantAt(day, OPENS, timeZone).getTime(),
      to: instantAt(day, CLOSES, timeZone).getTime(),
    }));
  return (time) => {
    const share = 1 - (now.getTime() - time) / (WEEKS * 7 * DAY);
    const place = Math.min(Math.max(share, 0), 0.9999) * days.length;
    const day = days[Math.floor(place)];
    if (!day) throw new Error('the weeks of the demo have no workday');
    return new Date(day.from + (place % 1) * (day.to - day.from));
  };
}

async function settingOf(
  db: Kysely<Database>,
  client: SeededClient,
  catalogue: readonly CatalogueProduct[],
  now: Date,
): Promise<Setting | null> {
  const ofClient = { client_id: client.id };
  const module = await db
    .selectFrom('client_module')
    .select('module')
    .where('client_id', '=', client.id)
    .where('module', '=', 'request')
    .executeTakeFirst();
  const company = COMPANIES.find(({ code }) => code === client.opCo);
  if (!module || !company || company.code === 'PL') return null;
  const members = await db
    .selectFrom('membership')
    .innerJoin('membership_role', (join) =>
      join
        .onRef('membership_role.user_id', '=', 'membership.user_id')
        .onRef('membership_role.client_id', '=', 'membership.client_id'),
    )
    .innerJoin('role', 'role.id', 'membership_role.role_id')
    .where('membership.client_id', '=', client.id)
    .where('membership.status', '=', 'active')
    .where('role.name', 'in', ['Site user', 'Administrator'])
    .select(['membership.id', 'membership.confined', 'role.name as role'])
    .orderBy('role.name', 'desc')
    .orderBy('membership.last_name')
    .execute();
  const scopes = await db
    .selectFrom('membership_project')
    .where('client_id', '=', ofClient.client_id)
    .selectAll()
    .execute();
  const all = [...client.projectIds.values()];
  const projectsOf = (userId: string) => scopes.filter((one) => one.user_id === userId).map((one) => one.project_id);
  const site = members.filter(({ role }) => role === 'Site user').slice(0, 20);
  const administrator = members.find(({ role }) => role === 'Administrator');
  return {
    client,
    catalogue,
    now,
    today: localDate(now, company.timeZone),
    atWork: workTime(now, company.timeZone),
    assets: await db
      .selectFrom('asset')
      .where('client_id', '=', client.id)
      .where('ownership', '=', 'owned')
      .where('status', '=', 'assigned')
      .select(['id', 'project_id'])
      .orderBy('tag')
      .execute(),
    texts: REQUEST_TEXTS[company.code],
    random: new Random(SEED + client.id),
    numbers: numbersOf('request', company.timeZone),
    writers: [...site, ...(administrator ? [administrator] : [])].map(({ id, confined }) => ({
      id,
      projectIds: confined ? projectsOf(id) : all,
    })),
    lines: await db
      .selectFrom('contract_line')
      .where('client_id', '=', client.id)
      .where('status', '=', 'onRent')
      .select(['id', 'project_id'])
      .orderBy('contract_number')
      .orderBy('line_no')
      .limit(40)
      .execute(),
    invoices: await db
      .selectFrom('document')
      .where('client_id', '=', client.id)
      .where('type', '=', 'invoice')
      .select(['id', 'project_id', 'status'])
      .orderBy('issued_on', 'desc')
      .orderBy('number')
      .limit(40)
      .execute(),
  };
}

/** One planned request, before its rows exist. */
interface Planned {
  readonly id: string;
  readonly kind: RequestKind;
  readonly status: RequestStatus;
  readonly askedBack: boolean;
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
function add(rows: Rows, index: number, count: number, setting: Setting): void {
  const { client, now, random, atWork, writers } = setting;
  const [kind, status, askedBack = false] = PLAN[index % PLAN.length] ?? PLAN[0];
  const handler = writers.at(-1);
  if (!handler) return;
  const round = Math.floor(index / PLAN.length);
  // Spread from seven weeks ago until now, so that numbers and dates increase together.
  const createdAt = now.getTime() - Math.round(((count - index) / count) * WEEKS * 7 * DAY) - 2 * HOUR;
  const way = WAYS[status];
  const pause = Math.min(20 * HOUR, (now.getTime() - createdAt) / (way.length + 1));
  const planned: Planned = {
    id: random.uuid(),
    kind,
    status,
    askedBack,
    index,
    variantOf: (list) => list[(index + round) % list.length] ?? '',
    // A draft is visible to its writer only, so the demo account writes the drafts.
    writer: status === 'draft' ? handler : (writers[(index + round) % writers.length] ?? handler),
    handler,
    steps: way.map((reached, position) => {
      const at = createdAt + position * pause;
      return { status: reached, at, moved_at: atWork(at) };
    }),
    pause,
  };
  const about = subjectOf(planned, setting, rows);
  const projectId =
    about?.project_id ?? (planned.writer.projectIds.length > 0 ? random.pick(planned.writer.projectIds) : null);
  const lines = hasLines(kind) ? linesOf(setting, { id: planned.id, projectId, status, kind }) : [];
  const answerer = answererOf(kind) === 'handlers' ? handler.id : null;
  rows.request.push({
    ...headOf(planned, setting),
    project_id: projectId,
    contract_line_id: about && kind !== 'billing' ? about.id : null,
    document_id: about && kind === 'billing' ? about.id : null,
    needed_on: lines[0]?.starts_on ?? null,
    line_count: lines.length,
  });
  rows.request_line.push(...lines);
  rows.request_step.push(
    ...planned.steps.map(({ status: reached, moved_at }) => ({
      status: reached,
      moved_at,
      request_id: planned.id,
      client_id: client.id,
      moved_by: movedBy(reached, kind, { writer: planned.writer.id, answerer }),
    })),
  );
  rows.request_comment.push(...commentsOf(planned, answerer, setting));
}

const hasLines = (kind: RequestKind) => kind === 'equipment' || kind === 'quote';

/** A machine or an invoice that is visible to the writer. */
function subjectOf({ kind, status, writer }: Planned, { lines, invoices, random }: Setting, rows: Rows) {
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

function headOf(planned: Planned, { client, today, texts, numbers, now }: Setting) {
  const { id, kind, status, askedBack, index, variantOf, writer, handler, steps } = planned;
  const isTaken = answererOf(kind) === 'handlers' && steps.some((step) => step.status === 'inReview');
  // Matches the title.
  const title = variantOf(texts.titles[kind]);
  const isDamage = kind === 'service' && title === texts.titles.service[1];
  return {
    id,
    client_id: client.id,
    number: numbers.next(steps[0]?.moved_at ?? now),
    kind,
    status,
    title,
    po_number: index % 3 === 0 ? `4500${String(100 + (index % 800))}` : null,
    cost_code: index % 2 === 0 ? '41-200' : null,
    description: kind === 'equipment' || kind === 'quote' ? null : variantOf(texts.descriptions[kind]),
    fault: kind === 'service' ? (isDamage ? ('damage' as const) : ('breakdown' as const)) : null,
    safe_to_use: kind === 'service' ? isDamage : null,
    handler_id: isTaken ? handler.id : null,
    asked_back: askedBack,
    waits_for: waitsFor({ kind, status, askedBack }),
    waiting_since: steps.at(-1)?.moved_at ?? null,
    valid_to: status === 'quoted' ? addDays(today, 14) : null,
    reject_reason: status === 'rejected' ? texts.rejected : null,
    created_at: steps[0]?.moved_at,
    created_by: writer.id,
  };
}

/** A question from the handler and, unless the request waits for it, the writer's answer. */
function commentsOf({ id, askedBack, steps, pause, writer }: Planned, answerer: string | null, setting: Setting) {
  const { client, texts, random, atWork } = setting;
  const review = steps.find(({ status }) => status === 'inReview');
  if (!review) return [];
  const comments = [{ by: answerer, text: texts.question, asks: true }];
  if (!askedBack) comments.push({ by: writer.id, text: texts.answer, asks: false });
  return comments.map(({ by, text, asks }, position) => ({
    id: random.uuid(),
    request_id: id,
    client_id: client.id,
    written_at: atWork(review.at + (position + 1) * (pause / 4)),
    written_by: by,
    text,
    asks_back: asks,
  }));
}

type People = { readonly writer: string; readonly answerer: string | null };
function movedBy(status: RequestStatus, kind: RequestKind, { writer, answerer }: People): string | null {
  if (status === 'draft' || status === 'submitted' || status === 'cancelled') return writer;
  // The writer approves a quote of the rental company.
  if (status === 'approved' && kind === 'quote') return writer;
  return answerer;
}

interface Asked {
  readonly id: string;
  readonly projectId: string | null;
  readonly status: RequestStatus;
  readonly kind: RequestKind;
}
/** One or two machines of the catalog, and a line in free text. */
function linesOf(
  { client, catalogue, today, texts, random, assets }: Setting,
  { id, projectId, status, kind }: Asked,
): Insertable<Database['request_line']>[] {
  const starts = addDays(today, random.int(3, 12));
  const ends = addDays(starts, random.int(7, 28));
  const products = random.shuffle(catalogue).slice(0, random.int(1, 2));
  const isAnswered = kind === 'equipment' && ['quoted', 'approved', 'fulfilled'].includes(status);
  // An approved request needs a line to order.
  const answers: readonly LineAnswer[] = status === 'approved' ? ['rental', 'ownAsset'] : ['ownAsset', 'rental'];
  const noteOf = (by: LineAnswer) => (by === 'ownAsset' ? texts.ownAsset : by === 'none' ? texts.notSupplied : null);
  const here = assets.findIndex((asset) => asset.project_id !== null && asset.project_id === projectId);
  // An asset answers one line only.
  const [own] = isAnswered && here >= 0 ? assets.splice(here, 1) : [];
  return [...products.map(({ code }) => ({ code, text: null })), { code: null, text: texts.freeText }].map(
    ({ code, text }, index) => {
      const by = text === null ? (answers[index % answers.length] ?? 'rental') : 'none';
      const assetId = by === 'ownAsset' && own ? own.id : null;
      return {
        id: random.uuid(),
        request_id: id,
        client_id: client.id,
        project_id: projectId,
        line_no: index + 1,
        product_code: code,
        text,
        quantity: text === null ? (assetId ? 1 : random.int(1, 2)) : 4,
        starts_on: starts,
        ends_on: text === null ? ends : null,
        remark: index === 0 ? texts.remark : null,
        answer: isAnswered ? by : null,
        answer_note: isAnswered && !assetId ? noteOf(by) : null,
        asset_id: assetId,
      };
    },
  );
}
