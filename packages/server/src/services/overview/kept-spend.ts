import type { Spend } from '@hireyard/contract';
import { type RawBuilder, sql } from 'kysely';
import type { SpendGrain } from '../../database/tables/spend.ts';
import type { BillingWeekDays } from '../../domain/billing.ts';
import { localDate } from '../../domain/calendar.ts';
import type { ClientCall } from '../../http/route.ts';
import { billingWeekDaysOf } from '../billing-week-days.ts';
import { invoicedOf, type SpendAsked, seenFigures } from './spend-facts.ts';
import { daysOfStretches, isOfProject, monthsOfStretches, partsOf, runningLines, stretchesOf } from './spend-rents.ts';

type Sql = RawBuilder<unknown>;

/** Today in a time zone. */
interface Zone {
  readonly timeZone: string;
  readonly today: string;
}

/** Returns today in the time zones of the company's depots. As constants, PostgreSQL knows that few rows are behind them. */
async function zonesOf({ db, scope, now }: ClientCall): Promise<Zone[]> {
  const rows = await db.selectFrom('depot').where('op_co', '=', scope.opCo).select('time_zone').distinct().execute();
  return rows.map(({ time_zone: timeZone }) => ({ timeZone, today: localDate(now, timeZone) }));
}

/** Kept rows of these are not what they would be now: marked documents, and lines that have changed or hold no longer. */
const dueDocuments = sql`(select document_due.document_id from document_due)`;
const dueLines = (zones: readonly Zone[]): Sql => {
  const outdated = zones.flatMap(({ timeZone, today }) => [
    sql`select rent_stretch.line_id from rent_stretch
      where rent_stretch.time_zone = ${timeZone} and rent_stretch.holds_until <= ${today}::date`,
    sql`select rent_stretch.line_id from rent_stretch
      where rent_stretch.time_zone = ${timeZone} and rent_stretch.holds_from > ${today}::date`,
  ]);
  const changed = sql`select line_month_due.contract_line_id as line_id from line_month_due where line_month_due.is_change`;
  return sql`(${sql.join([changed, ...outdated], sql` union `)})`;
};
async function isAnythingDue({ db }: ClientCall, zones: readonly Zone[]): Promise<boolean> {
  const { due: isDue } = await db
    .selectFrom(sql<{ due: boolean }>`(select exists ${dueDocuments} or exists ${dueLines(zones)} as due)`.as('answer'))
    .selectAll()
    .executeTakeFirstOrThrow();
  return isDue;
}

/** The lines of the CTE that `SpendSums.changed` has. */
const due = sql`(select due.line_id from due)`;

const zonesTable = (zones: readonly Zone[]): Sql => sql`(
  select * from unnest(${zones.map(({ timeZone }) => timeZone)}::text[], ${zones.map(({ today }) => today)}::date[])
    as zone (time_zone, today))`;

/** Rows that add up to spend by figure, month, project, cost code, product class and currency. */
export interface SpendSums {
  /** What is kept, by a group alone or by all of them. */
  readonly keptBy: (group: SpendGrain) => Sql;
  /** CTE `changed` with what has changed since: what it comes to now, less its kept rows. */
  readonly changed: Sql;
}

/**
 * Selects sums of spend (DOM-109). `n` counts facts; a group without one does not exist. A change that comes while they
 * are asked for may count or not. Sums by a group alone are those of all projects: who is confined or asks for projects
 * gets them by all groups.
 */
export async function spendSumsOf(call: ClientCall, asked: Pick<SpendAsked, 'project'>): Promise<SpendSums> {
  const { scope, now } = call;
  const [weekDays, zones] = [await billingWeekDaysOf(call), await zonesOf(call)];
  const visible = seenFigures(call);
  const isWhole = scope.projects === 'all' && asked.project.length === 0;
  const both = (invoiced: Sql, rents: Sql) => {
    const parts = [...(visible.invoiced ? [invoiced] : []), ...(visible.rental ? [rents] : [])];
    return sql`(
      select fact.* from (${sql.join([NOTHING, ...parts], sql` union all `)}) as fact
      where ${asked.project.length === 0} or fact.project_id = any(${asked.project}::uuid[]))`;
  };
  return {
    keptBy: (group) => {
      const grain = isWhole ? group : 'all';
      const ofProject = sql`(${asked.project.length === 0} or kept.project_id is null
        or kept.project_id = any(${asked.project}::uuid[]))`;
      const months = (kind: 'invoiced' | 'rent') =>
        sql`(select kept.* from spend_month as kept where kept.grain = ${grain} and kept.kind = ${kind} and ${ofProject})`;
      const days = sql`(select kept.* from rent_day as kept where kept.grain = ${grain} and ${ofProject})`;
      return both(keptCharges(call, months('invoiced'), 1), keptRents(zones, months('rent'), days, 1));
    },
    // PostgreSQL plans this part for longer than it adds up what is kept.
    changed: (await isAnythingDue(call, zones))
      ? sql`due as materialized ${dueLines(zones)},
          changed as materialized ${both(changedCharges(call), changedRents(now, weekDays, zones))}`
      : sql`changed as materialized (${NOTHING})`,
  };
}

/** Adds the group of their product to rows of sums. No row holds it, since the catalogue changes it. */
export const withProductGroup = (rows: Sql): Sql => sql`(
  select sums.*, product.product_group from ${rows} as sums left join product on product.code = sums.product_code)`;

const NOTHING = sql`select null as figure, null::date as month, null::uuid as project_id, null as cost_code,
  null as product_code, null as currency, 0 as amount, 0 as disputed, 0 as n where false`;

/** Selects what rows with the columns of `document_month` have charged. */
function keptCharges({ scope }: ClientCall, rows: Sql, sign: 1 | -1): Sql {
  // A confined user does not see to what the line of a foreign project belongs.
  const ofLine = (column: Sql) =>
    scope.projects === 'all'
      ? column
      : sql`case when kept.line_project_id = any(${scope.projects}::uuid[]) then ${column} end`;
  return sql`
    select 'invoiced' as figure, kept.month, coalesce(kept.project_id, kept.line_project_id) as project_id,
      ${ofLine(sql`kept.cost_code`)} as cost_code, ${ofLine(sql`kept.product_code`)} as product_code, kept.currency,
      ${sign}::int * kept.amount as amount, ${sign}::int * kept.disputed as disputed, ${sign}::int * kept.n as n
    from ${rows} as kept`;
}

const changedCharges = (call: ClientCall): Sql => sql`
  ${keptCharges(call, sql`(select * from document_month where document_month.document_id in ${dueDocuments})`, -1)}
  union all
  select 'invoiced', charge.month, coalesce(charge.project_id, charge.line_project_id), charge.cost_code,
    charge.product_code, charge.currency, coalesce(charge.amount, 0),
    case when charge.disputed then coalesce(charge.amount, 0) else 0 end, 1
  from ${invoicedOf(sql`document.id in ${dueDocuments}`)} as charge`;

function changedRents(now: Date, weekDays: BillingWeekDays, zones: readonly Zone[]): Sql {
  const former = sql`(select * from rent_stretch where rent_stretch.line_id in ${due})`;
  const counted = stretchesOf(now, weekDays, sql`contract_line.id in ${due}`);
  return sql`
    ${keptRents(zones, sql`(${monthsOfStretches(former)})`, sql`(${daysOfStretches(former)})`, -1)}
    union all
    select rent.figure, rent.month, rent.project_id, rent.cost_code, rent.product_code, rent.currency, rent.amount, 0, 1
    from ${partsOf(counted, now)} as rent`;
}

/** Selects what rows with the columns of `spend_month` and `rent_day` come to today. */
const keptRents = (zones: readonly Zone[], months: Sql, days: Sql, sign: 1 | -1): Sql => sql`
  select case when kept.month > zone.today then 'forecast' else 'notInvoiced' end as figure, kept.month, kept.project_id,
    kept.cost_code, kept.product_code, kept.currency, ${sign}::int * kept.amount as amount, 0 as disputed,
    ${sign}::int * kept.n as n
  from ${months} as kept join ${zonesTable(zones)} as zone on zone.time_zone = kept.time_zone
  where kept.horizon is null or kept.month < date_trunc('month', zone.today + kept.horizon)::date
  union all
  select side.figure, date_trunc('month', side.day)::date, kept.project_id, kept.cost_code, kept.product_code,
    kept.currency, ${sign}::int * side.amount, 0, ${sign}::int * side.n
  from ${days} as kept join ${zonesTable(zones)} as zone on zone.time_zone = kept.time_zone and zone.today = kept.day
    cross join lateral (values
      ('notInvoiced', zone.today::timestamp, -kept.ahead, -kept.coming_n),
      ('forecast', zone.today::timestamp, kept.ahead, kept.ahead_n),
      ('forecast', zone.today + kept.horizon, kept.far, kept.far_n)) as side (figure, day, amount, n)
  where side.n <> 0 or side.amount <> 0`;

/** Counts machines that the figures leave out, or cannot follow to an end. */
export async function unknownOf(
  call: ClientCall,
  { project }: Pick<SpendAsked, 'project'>,
): Promise<Spend['machines']> {
  const { db, now } = call;
  const zones = await zonesOf(call);
  const kept = sql`(select * from rent_stretch where not exists (select from due where due.line_id = rent_stretch.line_id)
    and (${project.length === 0} or rent_stretch.project_id = any(${project}::uuid[])))`;
  const ofProject = sql`${isOfProject(project)} and contract_line.id in ${due}`;
  const changed = sql`(select true as is_running, running.is_endless, running.rate_price as price
    from (${runningLines(now, ofProject)}) as running)`;
  return db
    .selectFrom(
      sql<Spend['machines']>`(
        with due as materialized ${dueLines(zones)}
        select (count(*) filter (where machine.has_no_rate))::int as "withoutRate",
          (count(*) filter (where machine.is_endless))::int as "withoutEnd"
        from (${unknownIn(kept)} union all ${unknownIn(changed)}) as machine)`.as('machines'),
    )
    .selectAll()
    .executeTakeFirstOrThrow();
}

/** Selects the machines of stretches that have no rate, or no end. */
const unknownIn = (stretches: Sql): Sql => sql`
  select stretch.price is null as has_no_rate, stretch.is_endless from ${stretches} as stretch
  where stretch.is_running and (stretch.is_endless or stretch.price is null)`;
