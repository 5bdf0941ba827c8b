import { ATTENTION_CAUSES, type Attention, getAttention } from '@hireyard/contract';
import { sql } from 'kysely';
import { fromMinor, toMinor } from '../../domain/money.ts';
import { type ClientCall, type Route, route } from '../../http/route.ts';
import { billingWeekDaysOf } from '../billing-week-days.ts';
import { causesOf, type Found } from './causes.ts';
import { itemsOf } from './items.ts';

/** What needs the caller (DOM-30). Nobody closes an entry: it is gone with its cause. */
export const attentionRoutes: Route[] = [
  route(getAttention, async (call) => {
    const { page, size, cause } = call.query;
    const weekDays = await billingWeekDaysOf(call);
    const found = causesOf(call, weekDays);
    // One currency after the other, the company's own first: amounts of two are not compared.
    const rows = await call.db
      .selectFrom(
        sql<Found>`(select found.* from ${found} as found
          where ${cause.length === 0} or found.cause = any(${cause}::text[])
          order by rank, (currency is distinct from (
            select operating_company.currency from operating_company where operating_company.code = ${call.scope.opCo})),
            currency, amount desc nulls last, day nulls first, id
          limit ${size + 1} offset ${page * size})`.as('found'),
      )
      .select(['cause', 'id', 'line_id', 'off_hire_id', 'day', 'runs'])
      .execute();
    const items = await itemsOf(call, rows.slice(0, size), weekDays);
    return { items, page, size, hasMore: rows.length > size, ...(await totalsOf(call, found)) };
  }),
];

interface Total extends Pick<Found, 'cause' | 'runs'> {
  readonly currency: string | null;
  readonly count: number;
  readonly amount: string | null;
}

/** How much there is in all, whichever causes are asked for. */
async function totalsOf(
  { db, scope }: ClientCall,
  found: ReturnType<typeof causesOf>,
): Promise<Pick<Attention, 'causes' | 'running'>> {
  const totals = await db
    .selectFrom(
      sql<Total>`(select cause, runs, currency, count(*)::int as count, sum(amount)::text as amount
        from ${found} as found group by cause, runs, currency order by currency)`.as('totals'),
    )
    .selectAll()
    .execute();
  const countOf = (some: readonly Total[]) => some.reduce((sum, { count }) => sum + count, 0);
  const running = totals.filter(({ runs }) => runs);
  return {
    causes: ATTENTION_CAUSES.map((cause) => ({
      cause,
      count: countOf(totals.filter((one) => one.cause === cause)),
    })).filter(({ count }) => count > 0),
    running: { machines: countOf(running), furtherDay: scope.prices ? perCurrency(running) : null },
  };
}

/** The sums of each currency, which are never added to one another. */
function perCurrency(totals: readonly Total[]) {
  const sums = new Map<string, bigint>();
  for (const { currency, amount } of totals) {
    if (currency !== null && amount !== null) sums.set(currency, (sums.get(currency) ?? 0n) + toMinor(amount));
  }
  return [...sums].map(([currency, minor]) => ({ amount: fromMinor(minor), currency }));
}
