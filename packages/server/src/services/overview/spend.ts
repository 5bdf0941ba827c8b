import { getSpend, type QueryOf, type Spend, type SpendGroup } from '@hireyard/contract';
import { sql } from 'kysely';
import type { SpendGrain } from '../../database/tables/spend.ts';
import { localDate } from '../../domain/calendar.ts';
import { fromMinor, toMinor } from '../../domain/money.ts';
import { type Call, type ClientCall, route } from '../../http/route.ts';
import { type SpendSums, spendSumsOf, unknownOf, withProductGroup } from './kept-spend.ts';
import {
  FIGURE_SUMS,
  type FigureSums,
  figuresOf,
  isInPeriod,
  KEY_OF,
  periodOf,
  type SpendPeriod,
  seenFigures,
} from './spend-facts.ts';
import { limitSums } from './sum-limit.ts';

type Sums = { readonly [F in keyof FigureSums]: string | null };

/** One row of the query: a currency, a month, a group, or all projects with a budget. */
interface Row extends Sums {
  readonly what: 'currency' | 'month' | 'group' | 'budgets';
  readonly key: string | null;
  readonly currency: string;
  readonly outside: string | null;
  readonly count: number | null;
  readonly budget: string | null;
  readonly over: string | null;
  readonly overCount: number | null;
}

/** Spend of the client (DOM-34). The database adds up kept sums. */
export const getSpendRoute = route(getSpend, (call) => limitSums(call.scope.userId, () => spendOf(call)));

async function spendOf(call: Call<typeof getSpend>): Promise<Spend> {
  const { query, scope, now } = call;
  const period = periodOf(query, call);
  const rows = await rowsOf(call, await spendSumsOf(call, query), period);
  const rowsFor = (what: Row['what']) => rows.filter((row) => row.what === what);
  const currencies = rowsFor('currency').map((row) => ({
    currency: row.currency,
    ...figuresOf(call, sumsOf(row), row.currency),
  }));
  const [budgets] = rowsFor('budgets');
  const groups = rowsFor('group');
  const pageOfGroups = groups.slice(0, query.size);
  return {
    today: localDate(now, scope.timeZone),
    ...period,
    currency: query.currency ?? currencies[0]?.currency ?? null,
    currencies,
    months: rowsFor('month').map((row) => ({
      month: row.key ?? '',
      ...figuresOf(call, sumsOf(row), row.currency),
    })),
    items: await itemsOf(call, query.by, pageOfGroups),
    count: groups[0]?.count ?? 0,
    page: query.page,
    size: query.size,
    hasMore: groups.length > query.size,
    budgets: budgetsOf(call, budgets),
    machines: await unknownOf(call, query),
  };
}

const sumsOf = ({ invoiced, disputed, notInvoiced, forecast }: Row): FigureSums => ({
  invoiced: invoiced ?? '0.00',
  disputed: disputed ?? '0.00',
  notInvoiced: notInvoiced ?? '0.00',
  forecast: forecast ?? '0.00',
});

async function rowsOf(
  call: ClientCall & { readonly query: QueryOf<typeof getSpend> },
  { keptBy, changed }: SpendSums,
  period: SpendPeriod,
): Promise<Row[]> {
  const { query, scope } = call;
  const inPeriod = isInPeriod(sql`cell.month`, period);
  const sumsBy = (group: SpendGrain) => sql`(select * from ${keptBy(group)} as kept union all select * from changed)`;
  const { currency = null, by, page, size } = query;
  const isProject = by === 'project';
  const nothing = sql`null::text, null::int, null::text, null::text, null::int`;
  return call.db
    .selectFrom(
      sql<Row>`(
        with ${changed}, cell as materialized (
          select fact.figure, fact.month, fact.currency, ${KEY_OF[by]} as key, sum(fact.amount) as amount,
            sum(fact.disputed) as disputed
          from ${withProductGroup(sumsBy(by))} as fact group by 1, 2, 3, 4 having sum(fact.n) > 0
        ), place as materialized (
          select fact.month, fact.currency, fact.project_id, sum(fact.amount) as amount, ${isInPeriod(sql`fact.month`, period)} as within
          from ${isProject ? sql`(select cell.*, cell.key::uuid as project_id, 1 as n from cell)` : sumsBy('project')} as fact
          group by 1, 2, 3 having sum(fact.n) > 0
        ), named as (
          select cell.currency, cell.currency is distinct from (
            select operating_company.currency from operating_company where operating_company.code = ${scope.opCo}) as is_foreign
          from cell where ${inPeriod} group by 1
        ), shown as (
          select coalesce(${currency}::text, (
            select named.currency from named order by named.is_foreign, named.currency limit 1)) as currency
        ), own as (
          select cell.*, ${inPeriod} as within from cell join shown on shown.currency = cell.currency
        ), grouped as (
          select cell.key, sum(cell.amount) as at_end, sum(cell.amount) filter (where cell.within) as shown,
            coalesce(sum(cell.amount) filter (where not cell.within), 0) as outside
          from own as cell group by 1 having bool_or(cell.within)
        ), budgeted as (
          select project.budget_amount as budget, spent.amount - project.budget_amount as over
          from (select place.project_id, place.currency, sum(place.amount) as amount from place
              join shown on shown.currency = place.currency group by 1, 2 having bool_or(place.within)) as spent
            join project on project.id = spent.project_id and project.budget_currency = spent.currency
        ), counted as (
          select grouped.*, project.budget_amount as budget, (count(*) over ())::int as count,
            row_number() over (order by grouped.shown desc, grouped.key nulls last) as place
          from grouped left join project on ${isProject ? sql`project.id = grouped.key::uuid` : sql`false`}
            and project.budget_currency = (select shown.currency from shown)
        )
        select 'currency' as what, null::text as key, cell.currency, ${FIGURE_SUMS},
          null::text as outside, null::int as count, null::text as budget, null::text as over, null::int as "overCount",
          (bool_and(named.is_foreign)::int)::bigint as place
        from cell join named on named.currency = cell.currency where ${inPeriod} group by cell.currency
        union all
        select 'month', to_char(cell.month, 'YYYY-MM'), cell.currency, ${FIGURE_SUMS}, ${nothing}, 0
        from own as cell where cell.within group by cell.month, cell.currency
        union all
        select 'group', counted.key, cell.currency, ${FIGURE_SUMS}, counted.outside::numeric(16, 2)::text, counted.count,
          counted.budget::text, (counted.at_end - counted.budget)::numeric(16, 2)::text, null::int, counted.place
        from (select * from counted where place > ${page * size} and place <= ${page * size + size + 1}) as counted
          join own as cell on coalesce(cell.key, '') = coalesce(counted.key, '')
            and (cell.key is null) = (counted.key is null) and cell.within
        group by counted.key, cell.currency, counted.outside, counted.count, counted.budget, counted.at_end, counted.place
        union all
        select 'budgets', null, shown.currency, null, null, null, null, null, (select count(*)::int from budgeted),
          (select coalesce(sum(budget), 0)::numeric(16, 2)::text from budgeted),
          (select coalesce(sum(over) filter (where over > 0), 0)::numeric(16, 2)::text from budgeted),
          (select (count(*) filter (where over > 0))::int from budgeted), 0
        from shown where shown.currency is not null
        order by place, key, currency
      )`.as('rows'),
    )
    .selectAll()
    .execute();
}

async function itemsOf(call: ClientCall, by: SpendGroup, rows: readonly Row[]): Promise<Spend['items']> {
  const visible = seenFigures(call);
  const isWhole = visible.invoiced && visible.rental;
  const ids = by === 'project' ? rows.flatMap(({ key }) => key ?? []) : [];
  const projects =
    ids.length === 0
      ? []
      : await call.db
          .selectFrom('project')
          .where('id', 'in', ids)
          .select(['id', 'number', 'name', 'city', 'ends_on as to'])
          .execute();
  const byId = new Map(projects.map((project) => [project.id, project]));
  return rows.map((row) => {
    const { key, currency, outside, budget, over } = row;
    const money = (amount: string | null, isSeen: boolean) => (isSeen && amount !== null ? { amount, currency } : null);
    const sums = sumsOf(row);
    return {
      key,
      project: (key !== null && byId.get(key)) || null,
      ...figuresOf(call, sums, currency),
      outside: money(outside, isWhole),
      atEnd: money(addUp(sums, outside ?? '0.00'), isWhole),
      budget: money(budget, call.scope.rights.has('price-view')),
      over: money(over, isWhole),
    };
  });
}

const addUp = ({ invoiced, notInvoiced, forecast }: FigureSums, outside: string): string =>
  fromMinor([invoiced, notInvoiced, forecast, outside].reduce((sum, amount) => sum + toMinor(amount), 0n));

function budgetsOf(call: ClientCall, row: Row | undefined): Spend['budgets'] {
  const visible = seenFigures(call);
  if (!row) return { projects: 0, budget: null, overCount: null, over: null };
  const isWhole = visible.invoiced && visible.rental;
  const { currency, count, budget, over, overCount } = row;
  const mayCompare = call.scope.rights.has('price-view');
  return {
    projects: mayCompare ? (count ?? 0) : 0,
    budget: mayCompare && budget !== null ? { amount: budget, currency } : null,
    overCount: isWhole ? overCount : null,
    over: isWhole && over !== null ? { amount: over, currency } : null,
  };
}
