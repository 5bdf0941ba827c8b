import { type RawBuilder, sql } from 'kysely';
import type { BillingWeekDays } from '../../domain/billing.ts';
import { chargedDays } from './charging.ts';

type Sql = RawBuilder<unknown>;

/** Statuses of lines that are or were on rent. */
export const RENTED: Sql = sql`('onRent', 'offHireRequested', 'offHired', 'returned', 'closed')`;

/** Condition for lines that can count on a day or behind it: on rent then, or ended without a time. */
export const canCountFrom = (day: Sql): Sql =>
  sql`(contract_line.rented_until >= ${day}
    or contract_line.off_rent_at is null and contract_line.status in ('offHired', 'returned', 'closed'))`;

interface Counted {
  /** Selects columns of `contract_line`, and as `counted_from` the day from which each is counted. */
  readonly lines: Sql;
  /** Last day that counts. */
  readonly end: Sql;
  readonly now: Date;
  readonly weekDays: BillingWeekDays;
}

/**
 * Counts the use of each machine on rent per month (DOM-35), as one row with both figures. `hours` are measured by its
 * counter, and `days` are charged days without a measurement. The day of a first reading counts as unmeasured, because
 * the reading shows only a total. Stand-downs do not count. A machine counts until its rent stops, at most until today.
 * Months of a line follow each other without a gap, and so do those that its counter told of. The CTEs of machines and
 * months are materialized, because PostgreSQL would otherwise evaluate them for every use of a day.
 */
export function countMonths({ lines, end, now, weekDays }: Counted): Sql {
  const days = (since: Sql, until: Sql) => chargedDays(since, until, weekDays);
  const today = sql`(${now}::timestamptz at time zone contract_line.time_zone)::date`;
  const assumed = sql`(
      select coalesce(sum(${days(sql`part.since`, sql`part."to"`)} - coalesce(case when told.stands_down then (
        select sum(${days(sql`greatest(rental_period.starts_on, part.since)`, sql`least(rental_period.ends_on, part."to")`)})
        from rental_period where rental_period.contract_line_id = told.id and rental_period.kind = 'standDown'
          and rental_period.starts_on <= part."to" and rental_period.ends_on >= part.since) end, 0)), 0)::int as days
      from (values
        (told.first, least(told.last, told.first_on)),
        (greatest(told.first, told.last_on + 1), case when told.last_on is not null then told.last end)
      ) as part (since, "to")
      where part.since <= part."to")`;
  return sql`(
    with machine as materialized (
      select contract_line.id, contract_line.client_id, contract_line.project_id, contract_line.product_code,
        contract_line.quantity, date_trunc('month', coalesce(contract_line.charged_from, contract_line.on_rent_on))::date as begun,
        greatest(coalesce(contract_line.charged_from, contract_line.on_rent_on), contract_line.counted_from) as since,
        least(contract_line.off_rent_on, ${today}, ${end}) as "to",
        -- Computed once: most machines have no stand-downs, and a search by machine and month is slow.
        contract_line.id in (select rental_period.contract_line_id from rental_period
          where rental_period.kind = 'standDown') as stands_down
      from (${lines}) as contract_line
      where contract_line.on_rent_on <= ${end} and coalesce(contract_line.off_rent_on, ${end}) >= contract_line.counted_from
    ), counter as (
      select line_hours.contract_line_id as id, min(line_hours.first_on) as first_on, max(line_hours.last_on) as last_on
      from line_hours where line_hours.contract_line_id in (select machine.id from machine)
      group by line_hours.contract_line_id having min(line_hours.first_on) is not null
    ), stretch as materialized (
      select machine.*, counter.first_on, counter.last_on, of_month.day as month,
        greatest(machine.since, of_month.day) as first,
        least(machine."to", (of_month.day + interval '1 month')::date - 1) as last
      from machine left join counter on counter.id = machine.id cross join lateral (
        select generate_series(date_trunc('month', machine.since::timestamp), machine."to"::timestamp, interval '1 month')::date
          as day) as of_month
      where machine.since <= machine."to"
    ), told as (
      select stretch.*, stretch.month = stretch.begun as is_first,
        coalesce(stretch.first_on < stretch.last_on and stretch.first_on < stretch.last
          and stretch.last_on >= stretch.first, false) as has_told
      from stretch
    )
    select told.id, told.client_id, told.project_id, told.product_code, told.quantity as pieces, told.month, told.is_first,
      told.has_told, told.has_told and (told.is_first or told.first_on >= told.month - 1) as has_begun_to_tell,
      -- Most machines have neither a counter nor stand-downs.
      case when told.first_on is null and not told.stands_down then ${days(sql`told.first`, sql`told.last`)}
        else ${assumed} end as days,
      case when told.first_on is null then 0 else coalesce(line_hours.hours, 0) end as hours
    from told left join line_hours on line_hours.contract_line_id = told.id and line_hours.month = told.month
  )`;
}
