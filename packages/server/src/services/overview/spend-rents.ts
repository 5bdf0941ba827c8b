import { type RawBuilder, sql } from 'kysely';
import type { BillingWeekDays } from '../../domain/billing.ts';
import { chargedDays, rentUpTo, unitDays } from './charging.ts';

type Sql = RawBuilder<unknown>;

/** Limits a forecast to a known end. Each of its months is summed, and dates may be centuries ahead. */
const FORECAST: Sql = sql`interval '3653 days'`;

/** Period for which a machine without an end is forecast. A project may end earlier. */
const ENDLESS: Sql = sql`interval '12 months'`;

/** Columns of `rent_stretch`. */
export const STRETCH_COLUMNS: Sql =
  sql.raw(`line_id, ref, client_id, project_id, cost_code, product_code, time_zone, is_running,
  is_endless, since, "to", horizon, price, total, divisor, currency, anchor, quantity, agreed_day, agreed_week,
  agreed_four_week, week_days, holds_from, holds_until`);

/** True for a stretch that costs something. Others are machines without a rate, or without a day to charge. */
const costs: Sql = sql`stretch.price is not null and stretch.currency is not null`;

/** Charged days of a week when the stretch was counted. */
const WEEK_DAYS: Sql = sql`stretch.week_days`;

/** Price of a stretch up to a day, from its first day or the start of its billing cycle. */
const upTo = (day: Sql): Sql => sql`(case
    when stretch.agreed_week is not null then ${rentUpTo('stretch', sql`stretch.anchor`, day, WEEK_DAYS)}
    when stretch.total is not null and ${day} >= stretch."to" then stretch.total
    when ${day} < stretch.since then 0
    else coalesce(round(stretch.price * ${chargedDays(sql`stretch.since`, day, WEEK_DAYS)} / nullif(stretch.divisor, 0), 2), 0) end)`;

const between = (from: Sql, to: Sql): Sql => sql`${upTo(to)} - ${upTo(sql`(${from} - 1)`)}`;

const monthOf = (day: Sql): Sql => sql`date_trunc('month', ${day}::timestamp)::date`;
const lastOf = (month: Sql): Sql => sql`((${month} + interval '1 month')::date - 1)`;

/**
 * Selects the uninvoiced cost of machines, a row for each machine, month, and side of today: due by now, or to come.
 *
 * A period is rounded once. A month costs the total up to its end, less the total up to the end of the month before. So
 * the months add up to the cent. `stretches` selects columns of `rent_stretch`.
 */
export function partsOf(stretches: Sql, now: Date): Sql {
  return sql`(
    select case when part.since > stretch.today then 'forecast' else 'notInvoiced' end as figure,
      ${monthOf(sql`part.since`)} as month, stretch.ref, stretch.line_id, stretch.project_id, stretch.cost_code,
      stretch.product_code, part.since, part."to", ${chargedDays(sql`part.since`, sql`part."to"`, WEEK_DAYS)} as days,
      stretch.currency, ${between(sql`part.since`, sql`part."to"`)} as amount
    from (
      select stretch.*, local.today, coalesce(stretch."to", (local.today + stretch.horizon)::date) as until
      from (${stretches}) as stretch
        cross join lateral (select (${now}::timestamptz at time zone stretch.time_zone)::date as today) as local
      where ${costs}
    ) as stretch cross join lateral (
      select greatest(stretch.since, of_month.day, side.since) as since,
        least(stretch.until, ${lastOf(sql`of_month.day`)}, side."to") as "to"
      from (select generate_series(${monthOf(sql`stretch.since`)}::timestamp, stretch.until::timestamp, interval '1 month')::date as day) as of_month
        cross join (values (date '0001-01-01', stretch.today), (stretch.today + 1, date '9999-12-31')) as side (since, "to")
    ) as part
    where part.since <= part."to"
  )`;
}

/** Parts of all months of stretches, with the columns of `spend_month`. Those with a horizon have whole months alone. */
export const monthsOfStretches = (stretches: Sql): Sql => sql`
  select stretch.client_id, 'rent' as kind, part.month, stretch.project_id, stretch.project_id as line_project_id,
    stretch.cost_code, stretch.product_code, stretch.currency, stretch.time_zone, stretch.horizon,
    ${between(sql`part.since`, sql`part."to"`)} as amount, 0::numeric as disputed, 1 as n
  from ${stretches} as stretch cross join lateral (
    select of_month.day as month, greatest(stretch.since, of_month.day) as since,
      least(stretch."to", ${lastOf(sql`of_month.day`)}) as "to"
    from (select generate_series(${monthOf(sql`stretch.since`)}::timestamp,
      coalesce(stretch."to", stretch.holds_until + stretch.horizon)::timestamp, interval '1 month')::date as day) as of_month
  ) as part
  where ${costs} and part.since <= part."to"`;

/**
 * Parts of stretches on each day on which they hold, with the columns of `rent_day`: of the month of the day the days
 * behind it, and of the last month of a horizon the days up to its end.
 */
export const daysOfStretches = (stretches: Sql): Sql => sql`
  select stretch.client_id, one.day, stretch.project_id, stretch.cost_code, stretch.product_code, stretch.currency,
    stretch.time_zone, stretch.horizon,
    case when one.has_ahead then ${between(sql`one.ahead_from`, sql`one.ahead_to`)} else 0 end as ahead,
    one.has_ahead::int as ahead_n, (one.has_ahead and stretch.since > one.day)::int as coming_n,
    case when one.has_far then ${between(sql`one.far_from`, sql`one.far_to`)} else 0 end as far,
    one.has_far::int as far_n
  from ${stretches} as stretch cross join lateral (
    select span.*, span.ahead_from <= span.ahead_to as has_ahead, coalesce(span.far_from <= span.far_to, false) as has_far
    from (
      select held.day, greatest(stretch.since, held.day + 1) as ahead_from,
        least(stretch."to", ${lastOf(monthOf(sql`held.day`))}) as ahead_to,
        greatest(stretch.since, ${monthOf(sql`(held.day + stretch.horizon)`)}) as far_from,
        case when stretch.horizon is not null then (held.day + stretch.horizon)::date end as far_to
      from (select generate_series(stretch.holds_from::timestamp,
        least(stretch.holds_until, stretch."to")::timestamp - interval '1 day', interval '1 day')::date as day) as held
    ) as span
  ) as one
  where ${costs} and (one.has_ahead or one.has_far)`;

/**
 * Selects what lines cost that is not invoiced, with the columns of `rent_stretch`.
 *
 * - Charges without an invoice count as stored in `rental_period`.
 * - Later days cost what they will be billed, like `chargesOf` of the domain, from the start of their billing cycle. A
 *   machine counts until its rent stops, or until its expected return. Without such a day, or after it, it counts until
 *   the end of its project, or for twelve months.
 *
 * `lines` is a condition for `contract_line`. The CTE of machines is materialized. Otherwise PostgreSQL would look up the
 * last charge for every use of a day.
 */
export const stretchesOf = (now: Date, weekDays: BillingWeekDays, lines: Sql): Sql => sql`(
  with running as materialized (${runningLines(now, lines)})
  select ${STRETCH_COLUMNS} from (
    select running.id as line_id, running.id as ref, running.client_id, running.project_id, running.cost_code,
      running.product_code, running.time_zone, true as is_running, running.is_endless, running.since,
      running."to", running.horizon, running.rate_price * running.quantity as price, null::numeric as total,
      ${unitDays(sql`running.rate_unit`, weekDays)} as divisor, running.rate_currency::text as currency, running.anchor,
      running.quantity, running.agreed_day, running.agreed_week, running.agreed_four_week, ${weekDays}::int as week_days,
      running.today as holds_from, running.holds_until
    from running
    union all
    select contract_line.id, rental_period.id, contract_line.client_id, contract_line.project_id, contract.cost_code,
      contract_line.product_code, contract_line.time_zone, false, false, rental_period.starts_on, rental_period.ends_on,
      null, rental_period.amount, rental_period.amount,
      ${chargedDays(sql`rental_period.starts_on`, sql`rental_period.ends_on`, weekDays)}, rental_period.currency::text,
      null, null, null, null, null, ${weekDays}::int, local.today,
      case when rental_period.ends_on <= local.today then 'infinity' else ${holdsAtMost(sql`local.today`)} end
    from rental_period join contract_line on contract_line.id = rental_period.contract_line_id
      join contract on contract.id = contract_line.contract_id
      cross join lateral (select (${now}::timestamptz at time zone contract_line.time_zone)::date as today) as local
    where rental_period.kind = 'charge' and rental_period.invoice_number is null and rental_period.amount is not null
      and contract_line.status <> 'cancelled' and ${lines}
  ) as stretch
)`;

/** Days of a stretch are kept a week ahead. */
const holdsAtMost = (today: Sql): Sql => sql`(${today} + 8)`;

/**
 * Machines whose rent is not over, with their first uncharged day, the first day of its billing cycle, and their last day
 * that counts: `to`, or the end of a `horizon` from today on. Those that are `is_endless` have no end ahead. All of it is
 * the same until `holds_until`.
 */
export const runningLines = (now: Date, lines: Sql): Sql => sql`
  select line.*, line.ends_on is null as is_endless, span."to", span.horizon,
    greatest(line.today + 1, least(line.changes_on, span.changes_on, ${holdsAtMost(sql`line.today`)})) as holds_until
  from (
    select contract_line.id, contract_line.client_id, contract_line.project_id, contract.cost_code,
      contract_line.product_code, contract_line.time_zone, contract_line.quantity, contract_line.rate_unit,
      contract_line.rate_price, contract_line.rate_currency, contract_line.agreed_day, contract_line.agreed_week,
      contract_line.agreed_four_week, local.today,
      case when contract_line.off_rent_on is not null then contract_line.off_rent_on
        when contract_line.expected_on >= local.today then contract_line.expected_on end as ends_on,
      contract_line.off_rent_on is null as is_open, project.ends_on as project_ends_on,
      case when contract_line.status = 'planned' then greatest(contract_line.on_rent_on, local.today + 1)
        else coalesce((select max(rental_period.ends_on) + 1 from rental_period
          where rental_period.contract_line_id = contract_line.id
            and (rental_period.kind = 'charge' or rental_period.ends_on <= local.today)), begun.day) end as since,
      case when contract_line.status = 'planned' then greatest(contract_line.on_rent_on, local.today + 1)
        else coalesce((select max(rental_period.ends_on) + 1 from rental_period
          where rental_period.contract_line_id = contract_line.id and rental_period.invoice_number is not null),
          begun.day) end as anchor,
      -- A planned machine begins tomorrow at the earliest, and a stand-down counts once it is over.
      case when contract_line.status = 'planned' then contract_line.on_rent_on
        else (select min(rental_period.ends_on) from rental_period where rental_period.contract_line_id = contract_line.id
          and rental_period.kind = 'standDown' and rental_period.ends_on > local.today) end as changes_on
    from contract_line join contract on contract.id = contract_line.contract_id
      left join project on project.id = contract_line.project_id
      cross join lateral (select (${now}::timestamptz at time zone contract_line.time_zone)::date as today) as local
      -- The day of an exchange is charged for the machine that left (DOM-17).
      cross join lateral (select coalesce(contract_line.charged_from, contract_line.on_rent_on + (exists (
        select from contract_line as broken where broken.replaced_by_line_id = contract_line.id))::int) as day) as begun
    where contract_line.status in ('planned', 'onRent', 'offHireRequested', 'offHired', 'returned') and ${lines}
  ) as line cross join lateral (
    select case when ahead.day <= line.today + ahead.horizon then ahead.day end as "to",
      case when coalesce(ahead.day > line.today + ahead.horizon, true) then ahead.horizon end as horizon,
      case when ahead.day > line.today + ahead.horizon then (ahead.day - ahead.horizon)::date
        when line.ends_on is null then ahead.day
        when line.is_open then line.ends_on + 1 end as changes_on
    from (select coalesce(line.ends_on, case when line.project_ends_on > line.today then line.project_ends_on end) as day,
      case when line.ends_on is null then ${ENDLESS} else ${FORECAST} end as horizon) as ahead
  ) as span`;

/** True for a `contract_line` of these projects; none for all. */
export const isOfProject = (projects: readonly string[]): Sql =>
  sql`(${projects.length === 0} or contract_line.project_id = any(${projects}::uuid[]))`;
