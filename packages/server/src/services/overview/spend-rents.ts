import { type RawBuilder, sql } from 'kysely';
import type { BillingWeekDays } from '../../domain/billing.ts';
import { chargedDays, rentUpTo, unitDays } from './charging.ts';

type Sql = RawBuilder<unknown>;

/**
 * Selects the uninvoiced cost of machines, a row for each machine, month, and side of today: due by now, or to come.
 *
 * - Charges without an invoice count as stored in `rental_period`.
 * - Later days cost what they will be billed, like `chargesOf` of the domain, from the start of their billing cycle. A
 *   machine counts until its rent stops, or until its expected return. Without such a day, or after it, it counts until
 *   the end of its project, or for twelve months.
 *
 * A period is rounded once. A month costs the total up to its end, less the total up to the end of the month before. So
 * the months add up to the cent.
 *
 * `projects` narrows the machines; empty for all. The CTE of machines is materialized. Otherwise PostgreSQL would look up
 * the last charge for every use of a day.
 */
export function rentsOf(now: Date, weekDays: BillingWeekDays, projects: readonly string[] = []): Sql {
  const days = (from: Sql, to: Sql) => chargedDays(from, to, weekDays);
  const upTo = (day: Sql) => sql`(case
    when stretch.agreed_week is not null then ${rentUpTo('stretch', sql`stretch.anchor`, day, weekDays)}
    when ${day} >= stretch."to" then stretch.total
    when ${day} < stretch.since then 0
    else coalesce(round(stretch.price * ${days(sql`stretch.since`, day)} / nullif(stretch.divisor, 0), 2), 0) end)`;
  return sql`(
    with running as materialized (
      ${runningLines(now, projects)}
    ), stretch as (
      select rental_period.id as ref, contract_line.id as line_id, rental_period.starts_on as since,
        rental_period.ends_on as "to", rental_period.amount as price, rental_period.amount as total,
        ${days(sql`rental_period.starts_on`, sql`rental_period.ends_on`)} as divisor, rental_period.currency,
        null::date as anchor, null::int as quantity, null::numeric as agreed_day, null::numeric as agreed_week,
        null::numeric as agreed_four_week,
        (${now}::timestamptz at time zone contract_line.time_zone)::date as today
      from rental_period join contract_line on contract_line.id = rental_period.contract_line_id
      where rental_period.kind = 'charge' and rental_period.invoice_number is null and rental_period.amount is not null
        and contract_line.status <> 'cancelled' and ${isOfProject(projects)}
      union all
      select running.id, running.id, running.since, running."to", running.price,
        round(running.price * ${days(sql`running.since`, sql`running."to"`)} / running.unit_days, 2),
        running.unit_days, running.currency, running.anchor, running.quantity, running.agreed_day, running.agreed_week,
        running.agreed_four_week, running.today
      from (
        select running.*, running.rate_price * running.quantity as price, running.rate_currency as currency,
          ${unitDays(sql`running.rate_unit`, weekDays)} as unit_days
        from running
      ) as running
      where running.price is not null and running.since <= running."to"
    )
    select case when part.since > stretch.today then 'forecast' else 'notInvoiced' end as figure,
      date_trunc('month', part.since)::date as month, stretch.ref, stretch.line_id, part.since, part."to",
      ${days(sql`part.since`, sql`part."to"`)} as days, stretch.currency::text as currency,
      ${upTo(sql`part."to"`)} - ${upTo(sql`(part.since - 1)`)} as amount
    from stretch cross join lateral (
      select greatest(stretch.since, of_month.day, side.since) as since,
        least(stretch."to", (of_month.day + interval '1 month')::date - 1, side."to") as "to"
      from (select generate_series(date_trunc('month', stretch.since), stretch."to", interval '1 month')::date as day) as of_month
        cross join (values (date '0001-01-01', stretch.today), (stretch.today + 1, date '9999-12-31')) as side (since, "to")
    ) as part
    where part.since <= part."to"
  )`;
}

const isOfProject = (projects: readonly string[]): Sql =>
  sql`(${projects.length === 0} or contract_line.project_id = any(${projects}::uuid[]))`;

/** Limits a forecast to a known end. Each of its months is summed, and dates may be centuries ahead. */
const FORECAST_DAYS = 3_653;

/** Months for which a machine without an end is forecast. A project may end earlier. */
const FORECAST_MONTHS = 12;

/**
 * Machines whose rent is not over, with their first uncharged day, the first day of its billing cycle, and their last
 * day that counts. `endless` machines have no end ahead, so that their last day is assumed.
 */
export const runningLines = (now: Date, projects: readonly string[] = []): Sql => sql`
  select line.*, coalesce(line.ends_on, least((line.today + ${FORECAST_MONTHS}::int * interval '1 month')::date,
      case when project.ends_on > line.today then project.ends_on end)) as "to", line.ends_on is null as endless
  from (
    select contract_line.id, contract_line.project_id, contract_line.quantity, contract_line.rate_unit,
      contract_line.rate_price, contract_line.rate_currency, contract_line.agreed_day, contract_line.agreed_week,
      contract_line.agreed_four_week, local.today,
      case when contract_line.off_rent_on is not null then least(contract_line.off_rent_on, local.today + ${FORECAST_DAYS}::int)
        when contract_line.expected_on >= local.today
          then least(contract_line.expected_on, local.today + ${FORECAST_DAYS}::int) end as ends_on,
      case when contract_line.status = 'planned' then greatest(contract_line.on_rent_on, local.today + 1)
        else coalesce((select max(rental_period.ends_on) + 1 from rental_period
          where rental_period.contract_line_id = contract_line.id
            and (rental_period.kind = 'charge' or rental_period.ends_on <= local.today)), begun.day) end as since,
      case when contract_line.status = 'planned' then greatest(contract_line.on_rent_on, local.today + 1)
        else coalesce((select max(rental_period.ends_on) + 1 from rental_period
          where rental_period.contract_line_id = contract_line.id and rental_period.invoice_number is not null),
          begun.day) end as anchor
    from contract_line
      cross join lateral (select (${now}::timestamptz at time zone contract_line.time_zone)::date as today) as local
      -- The day of an exchange is charged for the machine that left (DOM-17).
      cross join lateral (select coalesce(contract_line.charged_from, contract_line.on_rent_on + (exists (
        select from contract_line as broken where broken.replaced_by_line_id = contract_line.id))::int) as day) as begun
    where contract_line.status in ('planned', 'onRent', 'offHireRequested', 'offHired', 'returned')
      and ${isOfProject(projects)}
  ) as line left join project on project.id = line.project_id`;
