import {
  type DeskMail,
  type DeskMailSummary,
  FAILED_MAIL_STATES,
  type FailedMailState,
  getDeskMail,
  listDeskMails,
  listDeskMailsFacets,
  MAIL_FAILURES,
  MAIL_KINDS,
  putDeskMailAside,
  sendDeskMailAgain,
} from '@hireyard/contract/desk';
import { type Selectable, type SqlBool, sql } from 'kysely';
import type { CompanyDb } from '../../database/client/company-db.ts';
import type { Database } from '../../database/tables.ts';
import { isUuid } from '../../domain/uuid.ts';
import { illegalTransition, notFound } from '../../http/problem.ts';
import { accountsRoute, type Route, route } from '../../http/route.ts';
import { searchWords } from '../../lists/search.ts';
import { queueAgain } from '../../mail/failed-mails.ts';
import { pageInOrder } from '../backoffice/page.ts';
import { cellCounts } from './cell-counts.ts';

const FACETS = ['state', 'kind', 'reason'] as const;

/** Mails of the operating company that failed for good (DK-10). */
export const deskMailRoutes: Route[] = [
  route(listDeskMails, async ({ db, query }) => {
    const { field, direction } = query.sort;
    const rows = await filteredMails(db, query);
    return pageInOrder(rows, ORDERS[field], { ...query, direction }, async (page) => page.map(toSummary));
  }),
  route(listDeskMailsFacets, async ({ db, query }) => {
    const rows = await filteredMails(db, { q: query.q, state: [], kind: [], reason: [] });
    const cells = await rows
      .clearSelect()
      .select(['failed.state', 'failed.template as kind', 'failed.reason'])
      .select(sql<number>`count(*)::int`.as('n'))
      .groupBy(['failed.state', 'failed.template', 'failed.reason'])
      .execute();
    const { total, counted } = cellCounts(FACETS, cells, query);
    const facets = {
      state: FAILED_MAIL_STATES.map((value) => counted('state', value)),
      kind: MAIL_KINDS.map((value) => counted('kind', value)),
      reason: MAIL_FAILURES.map((value) => counted('reason', value)),
    };
    return { total, facets: query.facet === undefined ? facets : { [query.facet]: facets[query.facet] } };
  }),
  route(getDeskMail, async ({ db, params }) => toMail(await mailRow(db, params.id))),
  accountsRoute(sendDeskMailAgain, async ({ db, params, now, accounts, real }) => {
    await handle(db, params.id, 'again', now);
    await queueAgain(accounts, db.opCo, params.id, real);
    return toMail(await mailRow(db, params.id));
  }),
  route(putDeskMailAside, async ({ db, params, now }) => {
    await handle(db, params.id, 'aside', now);
    return toMail(await mailRow(db, params.id));
  }),
];

type MailRow = Selectable<Database['failed_mail']>;

/** States that a person moves a mail to. One that was put aside can still be sent. */
const MOVES: Readonly<Record<FailedMailState, readonly FailedMailState[]>> = {
  open: ['again', 'aside'],
  aside: ['again'],
  again: [],
};

/** Moves a mail. Throws 409 for a move that its state does not have. */
async function handle(db: CompanyDb, id: string, to: FailedMailState, at: Date): Promise<void> {
  await db.lock();
  const { state } = await mailRow(db, id);
  if (!MOVES[state].includes(to)) throw illegalTransition(state, MOVES[state]);
  await db.updateOwn('failed_mail', id, { state: to, handled_at: at });
}

interface Filters {
  readonly q?: string | undefined;
  readonly state: readonly string[];
  readonly kind: readonly string[];
  readonly reason: readonly string[];
}

async function filteredMails(db: CompanyDb, { q, state, kind, reason }: Filters) {
  let rows = db.selectOwn('failed_mail as failed').selectAll('failed');
  if (state.length) rows = rows.where('failed.state', 'in', state as never);
  if (kind.length) rows = rows.where('failed.template', 'in', kind as never);
  if (reason.length) rows = rows.where('failed.reason', 'in', reason as never);
  for (const { pattern } of await searchWords(db, q))
    rows = rows.where(sql<SqlBool>`folded(failed.to_name, failed.to_address, failed.subject) like ${pattern}`);
  return rows
    .select(sql<string>`failed.failed_at::text`.as('failed_text'))
    .select(sql<string>`failed.created_at::text`.as('created_text'));
}

type Listed = MailRow & { readonly failed_text: string; readonly created_text: string };
const ordered = (key: 'failed_at' | 'created_at', text: 'failed_text' | 'created_text') => ({
  keys: [{ key: `failed.${key}`, type: 'timestamptz' as const }],
  id: 'failed.id',
  positionOf: (row: Listed) => ({ keys: [row[text]], id: row.id }),
});
const ORDERS = {
  failedAt: ordered('failed_at', 'failed_text'),
  createdAt: ordered('created_at', 'created_text'),
};

/** Returns a mail of the company. Throws 404 for any other. */
async function mailRow(db: CompanyDb, id: string): Promise<MailRow> {
  const row = isUuid(id)
    ? await db.selectOwn('failed_mail').where('id', '=', id).selectAll().executeTakeFirst()
    : undefined;
  if (!row) throw notFound();
  return row;
}

const toSummary = (row: MailRow): DeskMailSummary => ({
  id: row.id,
  kind: row.template,
  to: row.to_address === null ? null : { name: row.to_name ?? '', email: row.to_address },
  subject: row.subject,
  reason: row.reason,
  state: row.state,
  createdAt: row.created_at.toISOString(),
  failedAt: row.failed_at.toISOString(),
});

const toMail = (row: MailRow): DeskMail => ({
  ...toSummary(row),
  attempts: row.attempts,
  code: row.code,
  handledAt: row.handled_at?.toISOString() ?? null,
});
