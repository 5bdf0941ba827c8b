import { ATTENTION_CAUSES, type Attention, type AttentionCause, type AttentionView } from '@hireyard/contract';
import { sql } from 'kysely';
import { fromMinor, toMinor } from '../../domain/money.ts';
import type { ClientCall } from '../../http/route.ts';
import { billingWeekDaysOf } from '../billing-week-days.ts';
import type { Entry } from './causes.ts';
import { causesOf, costSoFar, urgency } from './causes.ts';
import { entriesOf, inView } from './entries.ts';
import { itemsOf } from './items.ts';

interface AttentionQuery {
  readonly page: number;
  readonly size: number;
  readonly cause: readonly AttentionCause[];
  readonly view: AttentionView;
}

/** Reads a page of entries that need the caller, for the portal and for the weekly mail. */
export async function readAttention(call: ClientCall, { page, size, cause, view }: AttentionQuery): Promise<Attention> {
  const weekDays = await billingWeekDaysOf(call);
  const entries = entriesOf(causesOf(call, weekDays));
  // Sorts by currency, the company's own first: amounts in different currencies are not comparable.
  const rows = await call.db
    .selectFrom(
      sql<Entry>`(select entries.* from ${entries} as entries
        where ${inView(view, call)} and (${cause.length === 0} or cause = any(${cause}::text[]))
        order by rank, ${urgency(weekDays)}, (currency is distinct from (
          select operating_company.currency from operating_company where operating_company.code = ${call.scope.opCo})),
          currency, ${costSoFar(weekDays)} desc nulls last, amount desc nulls last, day nulls first, id
        limit ${size + 1} offset ${page * size})`.as('entries'),
    )
    .selectAll()
    .execute();
  const items = await itemsOf(call, rows.slice(0, size), weekDays);
  return { items, page, size, hasMore: rows.length > size, ...(await totalsOf(call, entries, view)) };
}

interface Total extends Pick<Entry, 'cause' | 'runs'> {
  readonly currency: string | null;
  readonly count: number;
  readonly amount: string | null;
  readonly snoozed: boolean;
  readonly mine: boolean;
}

const countOf = (some: readonly Total[]) => some.reduce((sum, { count }) => sum + count, 0);

/** Counts all entries, regardless of the cause filter. */
async function totalsOf(
  { db, scope }: ClientCall,
  entries: ReturnType<typeof entriesOf>,
  view: AttentionView,
): Promise<Pick<Attention, 'causes' | 'running' | 'views'>> {
  const totals = await db
    .selectFrom(
      sql<Total>`(select cause, runs, currency, snoozed_until is not null as snoozed,
          coalesce(assignee_id = ${scope.userId}, false) as mine, count(*)::int as count, sum(amount)::text as amount
        from ${entries} as entries group by 1, 2, 3, 4, 5 order by currency)`.as('totals'),
    )
    .selectAll()
    .execute();
  const everyone = totals.filter(({ snoozed }) => !snoozed);
  const views = {
    everyone,
    mine: everyone.filter(({ mine }) => mine),
    snoozed: totals.filter(({ snoozed }) => snoozed),
  };
  const entriesInView = views[view];
  const running = entriesInView.filter(({ runs }) => runs);
  return {
    views: { everyone: countOf(views.everyone), mine: countOf(views.mine), snoozed: countOf(views.snoozed) },
    causes: ATTENTION_CAUSES.map((cause) => ({
      cause,
      count: countOf(entriesInView.filter((one) => one.cause === cause)),
    })).filter(({ count }) => count > 0),
    running: { machines: countOf(running), furtherDay: scope.prices ? perCurrency(running) : null },
  };
}

/** Sums amounts by currency. Different currencies are never added. */
function perCurrency(totals: readonly Total[]) {
  const sums = new Map<string, bigint>();
  for (const { currency, amount } of totals) {
    if (currency !== null && amount !== null) sums.set(currency, (sums.get(currency) ?? 0n) + toMinor(amount));
  }
  return [...sums].map(([currency, minor]) => ({ amount: fromMinor(minor), currency }));
}
