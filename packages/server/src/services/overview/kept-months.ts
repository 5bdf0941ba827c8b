import { type RawBuilder, sql } from 'kysely';
import { localDate } from '../../domain/calendar.ts';
import type { ClientCall } from '../../http/route.ts';
import { billingWeekDaysOf } from '../billing-week-days.ts';
import { canCountFrom, countMonths, RENTED } from './line-months.ts';

type Sql = RawBuilder<unknown>;

/** First and last month of a view. */
export interface MonthPeriod {
  readonly from: string;
  readonly to: string;
}

const HALF_DAY = 12 * 3_600_000;

/** Returns the first day of the first month that has not ended everywhere on Earth. Months before it can be kept. */
export const firstOpenDay = (now: Date): string =>
  `${localDate(new Date(now.getTime() - HALF_DAY), 'UTC').slice(0, 7)}-01`;

const dayOf = (month: string): Sql => sql`${`${month}-01`}::date`;
const due = sql`(select line_month_due.contract_line_id from line_month_due)`;

/**
 * Returns a condition for lines that are not marked. PostgreSQL joins it by a hash, and searches a long `not in` for each
 * line.
 */
const isSettled = (line: Sql): Sql =>
  sql`not exists (select from line_month_due where line_month_due.contract_line_id = ${line})`;

/** Selects the first day that is not kept. A demo clock that was set back has kept nothing. */
const keptBefore = (now: Date): Sql => sql`(select case when months_kept.before <= ${firstOpenDay(now)}::date
  then months_kept.before else '-infinity' end from months_kept)`;

/** Parts of a sum over months (DOM-105): what is kept, and what is counted now. One statement reads both. */
export interface Months {
  /** Use of each line and month: `id`, `project_id`, `product_code`, `pieces`, `month`, `days`, `hours`. */
  readonly ofLines: Sql;
  /** Parts that add up to the use by month, project and product class, with the columns of `use_month`. */
  readonly ofClasses: Sql;
}

/**
 * Reads the use of machines per month within a period. Months that have ended are kept. Counted now are the others, and
 * all months of lines that have changed since.
 */
export async function monthsOf(
  call: ClientCall,
  { project }: { readonly project: readonly string[] },
  { from, to }: MonthPeriod,
): Promise<Months> {
  const before = keptBefore(call.now);
  const ofProject = (table: string) =>
    sql`(${project.length === 0} or ${sql.ref(`${table}.project_id`)} = any(${project}::uuid[]))`;
  const isKept = (table: string) => sql`${sql.ref(`${table}.month`)} >= ${dayOf(from)}
    and ${sql.ref(`${table}.month`)} <= ${dayOf(to)} and ${sql.ref(`${table}.month`)} < ${before} and ${ofProject(table)}`;
  const open = sql`greatest(${dayOf(from)}, ${before})`;
  const lines = sql`
    select contract_line.*, ${dayOf(from)} as counted_from from contract_line
    where contract_line.status in ${RENTED} and contract_line.id in ${due} and ${ofProject('contract_line')}
    union all
    select contract_line.*, ${open} as counted_from from contract_line
    where contract_line.status in ${RENTED} and ${isSettled(sql`contract_line.id`)} and ${ofProject('contract_line')} and ${canCountFrom(open)}`;
  const end = sql`((${dayOf(to)} + interval '1 month')::date - 1)`;
  const counted = countMonths({ lines, end, now: call.now, weekDays: await billingWeekDaysOf(call) });
  return {
    ofLines: sql`(
      select line_month.contract_line_id as id, line_month.project_id, line_month.product_code, line_month.pieces,
        line_month.month, line_month.days, line_month.hours
      from line_month where ${isKept('line_month')} and ${isSettled(sql`line_month.contract_line_id`)}
      union all
      select id, project_id, product_code, pieces, month, days, hours from ${counted} as counted
    )`,
    ofClasses: sql`(
      select use_month.project_id, use_month.product_code, use_month.month, use_month.hours, use_month.piece_days,
        use_month.lines, use_month.begun, use_month.told, use_month.told_begun
      from use_month where ${isKept('use_month')}
      union all
      select line_month.project_id, line_month.product_code, line_month.month, -line_month.hours,
        -line_month.days * line_month.pieces, -1, -line_month.is_first::int, -line_month.has_told::int,
        -line_month.has_begun_to_tell::int
      from line_month where ${isKept('line_month')} and line_month.contract_line_id in ${due}
      union all
      select project_id, product_code, month, hours, days * pieces, 1, is_first::int, has_told::int,
        has_begun_to_tell::int
      from ${counted} as counted
    )`,
  };
}

/** Sums the parts of a column of `ofClasses` over lines of a period: each line counts once. */
export const linesWithin = (column: 'lines' | 'told', { from }: MonthPeriod): Sql =>
  sql`sum(case when fact.month = ${dayOf(from)} then fact.${sql.ref(column)}
    else fact.${sql.ref(column === 'lines' ? 'begun' : 'told_begun')} end)`;
