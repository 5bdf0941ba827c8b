import { getSpend, type QueryOf, type Spend, type SpendGroup } from '@hireyard/contract';
import { type RawBuilder, sql } from 'kysely';
import { localDate } from '../../domain/calendar.ts';
import { fromMinor, toMinor } from '../../domain/money.ts';
import { type Call, type ClientCall, route } from '../../http/route.ts';
import { billingWeekDaysOf } from '../billing-week-days.ts';
import {
  FIGURE_SUMS,
  type FigureSums,
  factsOf,
  figuresOf,
  isInPeriod,
  KEY_OF,
  periodOf,
  type SpendPeriod,
  seenFigures,
} from './spend-facts.ts';
import { runningLines } from './spend-rents.ts';
import { limitSums } from './sum-limit.ts';

type Sql = RawBuilder<unknown>;
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

/** Spend of the client (DOM-34). The database sums all visible rows in one pass. */
export const getSpendRoute = route(getSpend, (call) => limitSums(call.scope.userId, () => spendOf(call)));

async function spendOf(call: Call<typeof getSpend>): Promise<Spend> {
  const { query, scope, now } = call;
  const period = periodOf(query, call);
  const weekDays = await billingWeekDaysOf(call);
  const rows = await rowsOf(call, factsOf(call, query, weekDays), period);
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
    machines: await machinesOf(call, query.project),
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
  facts: Sql,
  period: SpendPeriod,
): Promise<Row[]> {
  const { query, scope } = call;
  const inPeriod = isInPeriod(sql`cell.month`, period);
  const { currency = null, by, page, size } = query;
  const isProject = by === 'project';
  const nothing = sql`null::text, null::int, null::text, null::text, null::int`;
  return call.db
    .selectFrom(
      sql<Row>`(
        with cell as materialized (
          select fact.figure, fact.month, fact.currency, fact.project_id, ${KEY_OF[by]} as key, sum(fact.amount) as amount,
            coalesce(sum(fact.amount) filter (where fact.disputed), 0) as disputed
          from ${facts} as fact group by 1, 2, 3, 4, 5
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
          select project.budget_amount as budget, sum(cell.amount) - project.budget_amount as over
          from own as cell join project on project.id = cell.project_id and project.budget_currency = cell.currency
          group by project.id, project.budget_amount having bool_or(cell.within)
        ), counted as (
          select grouped.*, project.budget_amount as budget, (count(*) over ())::int as count,
            row_number() over (order by grouped.shown desc, grouped.key nulls last) as place
          from grouped left join project on ${isProject} and project.id::text = grouped.key
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
          join own as cell on cell.key is not distinct from counted.key and cell.within
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

/** Counts machines that the figures leave out, or cannot follow to an end. */
async function machinesOf({ db, now }: ClientCall, projects: readonly string[]): Promise<Spend['machines']> {
  return db
    .selectFrom(
      sql<Spend['machines']>`(
        select (count(*) filter (where running.rate_price is null))::int as "withoutRate",
          (count(*) filter (where running.endless))::int as "withoutEnd"
        from (${runningLines(now, projects)}) as running)`.as('machines'),
    )
    .selectAll()
    .executeTakeFirstOrThrow();
}
