import {
  EMISSION_MONTHS,
  type EmissionFactor,
  FACTOR_KINDS,
  FUELS,
  type Fuel,
  MAX_EMISSION_MONTHS,
  type ProductConsumption,
  scopeOfFactor,
} from '@hireyard/contract';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { ClientTables } from '../../database/client/ownership.ts';
import { localDate } from '../../domain/calendar.ts';
import { type FactorsOfFuel, factorsIn } from '../../domain/emissions.ts';
import { invalid } from '../../http/problem.ts';
import type { ClientCall } from '../../http/route.ts';
import { billingWeekDaysOf } from '../billing-week-days.ts';
import { chargedDays } from './charging.ts';
import { firstOfMonths, monthLater } from './spend-facts.ts';

type Sql = RawBuilder<unknown>;

/** Query parameters of the schemas. */
export interface EmissionsAsked {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly project: readonly string[];
}

/** First and last month of a view. */
export interface EmissionPeriod {
  readonly from: string;
  readonly to: string;
}

/** Returns the period of a query, up to the current month. Without a start, it covers the last months. */
export function emissionPeriodOf({ from, to }: EmissionsAsked, { scope, now }: ClientCall): EmissionPeriod {
  const current = localDate(now, scope.timeZone).slice(0, 7);
  const last = to !== undefined && to < current ? to : current;
  const first = from ?? firstOfMonths(last, EMISSION_MONTHS);
  if (to !== undefined && to < first) throw invalid([{ pointer: '?to', code: 'before-from' }]);
  if (last < first) throw invalid([{ pointer: '?from', code: 'in-future' }]);
  const earliest = monthLater(last, 1 - MAX_EMISSION_MONTHS);
  return { from: [first, earliest].toSorted().at(-1) ?? first, to: last };
}

const dayOf = (month: string): Sql => sql`${`${month}-01`}::date`;

/** True for a `fact` whose `product` has an engine or a consumption. A fence causes no emissions. */
export const takesEnergy = ({ scope }: Pick<ClientCall, 'scope'>): Sql =>
  sql`(product.energy <> 'none' or exists (select from product_consumption
    where product_consumption.product_code = fact.product_code and product_consumption.op_co = ${scope.opCo}))`;

/**
 * Returns the use of each machine on rent per month (DOM-35), as one row with both figures. `hours` are measured by its
 * counter, and `days` are charged days without a measurement. The day of a first reading counts as unmeasured, because
 * the reading shows only a total. Stand-downs do not count. A machine counts until its rent stops, at most until today.
 * The CTEs of machines and months are materialized, because PostgreSQL would otherwise evaluate them for every use of a
 * day.
 */
export async function machineMonths(
  call: ClientCall,
  { project }: Pick<EmissionsAsked, 'project'>,
  { from, to }: EmissionPeriod,
): Promise<Sql> {
  const weekDays = await billingWeekDaysOf(call);
  const days = (since: Sql, until: Sql) => chargedDays(since, until, weekDays);
  const today = sql`(${call.now}::timestamptz at time zone contract_line.time_zone)::date`;
  const end = sql`((${dayOf(to)} + interval '1 month')::date - 1)`;
  return sql`(
    with machine as materialized (
      select contract_line.id, contract_line.project_id, contract_line.product_code, contract_line.quantity,
        greatest(coalesce(contract_line.charged_from, contract_line.on_rent_on), ${dayOf(from)}) as since,
        least(contract_line.off_rent_on, ${today}, ${end}) as "to",
        -- Computed once: most machines have no stand-downs, and a search by machine and month is slow.
        contract_line.id in (select rental_period.contract_line_id from rental_period
          where rental_period.kind = 'standDown') as stands_down
      from contract_line
      where contract_line.status in ('onRent', 'offHireRequested', 'offHired', 'returned', 'closed')
        and contract_line.on_rent_on <= ${end} and coalesce(contract_line.off_rent_on, ${end}) >= ${dayOf(from)}
        and (${project.length === 0} or contract_line.project_id = any(${project}::uuid[]))
    ), counter as (
      select line_hours.contract_line_id as id, min(line_hours.first_on) as first_on, max(line_hours.last_on) as last_on
      from line_hours group by line_hours.contract_line_id having min(line_hours.first_on) is not null
    ), stretch as materialized (
      select machine.*, counter.first_on, counter.last_on, of_month.day as month, greatest(machine.since, of_month.day) as first,
        least(machine."to", (of_month.day + interval '1 month')::date - 1) as last
      from machine left join counter on counter.id = machine.id cross join lateral (
        select generate_series(date_trunc('month', machine.since::timestamp), machine."to"::timestamp, interval '1 month')::date
          as day) as of_month
      where machine.since <= machine."to"
    )
    select stretch.id, stretch.project_id, stretch.product_code, stretch.quantity, stretch.month, stretch.first,
      stretch.last, assumed.days, case when stretch.first_on is null then 0 else coalesce(line_hours.hours, 0) end as hours,
      coalesce(stretch.first_on < stretch.last_on and stretch.first_on < stretch.last and stretch.last_on >= stretch.first,
        false) as has_told
    from stretch left join line_hours on line_hours.contract_line_id = stretch.id and line_hours.month = stretch.month
      cross join lateral (
        select coalesce(sum(${days(sql`part.since`, sql`part."to"`)} - coalesce(case when stretch.stands_down then (
          select sum(${days(sql`greatest(rental_period.starts_on, part.since)`, sql`least(rental_period.ends_on, part."to")`)})
          from rental_period where rental_period.contract_line_id = stretch.id and rental_period.kind = 'standDown'
            and rental_period.starts_on <= part."to" and rental_period.ends_on >= part.since) end, 0)), 0)::int as days
        from (values
          (stretch.first, least(stretch.last, stretch.first_on)),
          (greatest(stretch.first, stretch.last_on + 1), case when stretch.last_on is not null then stretch.last end)
        ) as part (since, "to")
        where part.since <= part."to"
      ) as assumed
  )`;
}

const orderOf = ({ fuel, kind }: Pick<EmissionFactor, 'fuel' | 'kind'>) =>
  FUELS.indexOf(fuel) * FACTOR_KINDS.length + FACTOR_KINDS.indexOf(kind);

/** Returns the factors of a company: its own, or the factors of its country, or the global ones. */
export async function factorsOf(db: Pick<Kysely<ClientTables>, 'selectFrom'>, opCo: string): Promise<EmissionFactor[]> {
  const rows = await db
    .selectFrom(
      sql<Omit<EmissionFactor, 'scope'>>`(
        select distinct on (emission_factor.fuel, emission_factor.kind, emission_factor.since) emission_factor.fuel,
          emission_factor.kind,
          emission_factor.since::int as since, emission_factor.kilograms::text as kilograms, emission_factor.source,
          emission_factor.year::int as year, emission_factor.op_co is not null as confirmed
        from emission_factor join operating_company on operating_company.code = ${opCo}
          and coalesce(emission_factor.op_co, operating_company.code) = operating_company.code
          and coalesce(emission_factor.country, operating_company.country) = operating_company.country
        order by emission_factor.fuel, emission_factor.kind, emission_factor.since, emission_factor.op_co nulls last,
          emission_factor.country nulls last
      )`.as('factor'),
    )
    .selectAll()
    .execute();
  return rows
    .map(({ fuel, kind, ...rest }) => ({ fuel, kind, scope: scopeOfFactor(fuel, kind), ...rest }))
    .toSorted((one, other) => orderOf(one) - orderOf(other) || one.since - other.since);
}

/** Returns consumptions of product classes for a company. Only of these codes, if given. */
export async function consumptionsOf(
  db: Pick<Kysely<ClientTables>, 'selectFrom'>,
  opCo: string,
  codes: readonly string[] | null = null,
): Promise<ProductConsumption[]> {
  let rows = db.selectFrom('product_consumption').where('op_co', '=', opCo).selectAll().orderBy('product_code');
  if (codes) rows = rows.where('product_code', 'in', codes.length > 0 ? [...codes] : ['']);
  return (await rows.execute()).map((row) => ({
    productCode: row.product_code,
    fuel: row.fuel,
    perHour: row.per_hour,
    hoursPerDay: row.hours_per_day,
    source: row.source,
    confirmed: row.confirmed,
  }));
}

/** Consumption of a product class, and its factors in a year. */
export interface Means {
  readonly consumption: ProductConsumption | null;
  readonly factors: FactorsOfFuel<EmissionFactor> | null;
}

/** Returns the inputs of an estimate by product class and year. */
export async function meansOf({ db, scope }: ClientCall): Promise<(productCode: string, year: number) => Means> {
  const factors = await factorsOf(db, scope.opCo);
  const consumptions = new Map((await consumptionsOf(db, scope.opCo)).map((one) => [one.productCode, one]));
  const cache = new Map<string, FactorsOfFuel<EmissionFactor>>();
  const factorsFor = (fuel: Fuel, year: number) => {
    const key = `${fuel} ${year}`;
    const factorsOfYear = cache.get(key) ?? factorsIn(factors, fuel, year);
    cache.set(key, factorsOfYear);
    return factorsOfYear;
  };
  return (productCode, year) => {
    const consumption = consumptions.get(productCode) ?? null;
    return { consumption, factors: consumption && factorsFor(consumption.fuel, year) };
  };
}
