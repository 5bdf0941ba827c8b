import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/tables.ts';
import { type Caller, callerBySql } from './caller-by-sql.ts';

/** Emissions of a product class in a month, by the second calculation. */
export interface CountedEmissions {
  readonly month: string;
  readonly project: string | null;
  readonly productCode: string;
  readonly measuredHours: number;
  readonly assumedHours: number | null;
  readonly use: number | null;
  readonly upstream: number | null;
}

/**
 * Calculates the CO₂ estimate (DOM-35) a second time. Uses plain SQL over the readings, without tenant scope, by
 * machine and day. A day gets the rise of its counter, spread over the days since the former reading. A charged day
 * without a reading before and after gets the assumed hours.
 */
export async function emissionsBySql(
  db: Kysely<Database>,
  query: Caller & { readonly from: string },
): Promise<CountedEmissions[]> {
  const { clientId, now, from } = query;
  const { rows } = await sql<CountedEmissions>`
    with ${callerBySql(query)},
    company as (
      select o.code, o.country from corporate_client c join operating_company o on o.code = c.op_co where c.id = ${clientId}),
    machine as (
      select l.id, l.product_code, l.quantity, k.project_id as project, d.time_zone as zone,
        coalesce(l.charged_from, (l.on_rent_at at time zone d.time_zone)::date) as came,
        (l.on_rent_at at time zone d.time_zone)::date as begun,
        least((l.off_rent_at at time zone d.time_zone)::date, (${now}::timestamptz at time zone d.time_zone)::date) as left_on
      from contract_line l join contract k on k.id = l.contract_id join depot d on d.id = k.depot_id
        cross join company join product p on p.code = l.product_code and p.op_co = company.code
      where k.client_id = ${clientId} and l.status not in ('planned', 'cancelled')
        and (p.energy <> 'none' or exists (
          select from product_consumption c where c.product_code = p.code and c.op_co = company.code))
        and exists (select from granted where name = 'contract-view') and exists (select from active where module = 'order')
        and (not (select confined from me) or k.project_id in (select id from seen))),
    reading as (
      select m.id, (r.read_at at time zone m.zone)::date as day, max(r.value) as value
      from machine m join asset_reading r on r.asset_id = m.id and r.kind = 'cumulativeOperatingHours'
      group by 1, 2),
    counter as (
      select id, day, max(value) over through as value, lag(day) over through as before, max(value) over former as was
      from reading
      window through as (partition by id order by day),
        former as (partition by id order by day rows between unbounded preceding and 1 preceding)),
    told as (
      select id, one::date as day, (value - was) / (day - before) as hours
      from counter, generate_series(before + 1, day, interval '1 day') one where before is not null),
    day as (
      select machine.*, one::date as day, told.hours as told, told.id is null
          and extract(isodow from one) <= (select week from me)
          and not exists (select from rental_period p where p.contract_line_id = machine.id and p.kind = 'standDown'
            and one between p.starts_on and p.ends_on) as is_assumed
      from machine cross join generate_series(came, left_on, interval '1 day') one
        left join told on told.id = machine.id and told.day = one::date
      where one >= ${`${from}-01`}::date),
    taken as (
      select to_char(day.day, 'YYYY-MM') as month, extract(year from day.day) as year, day.project, day.product_code,
        sum(coalesce(day.told, 0)) as told, sum(case when is_assumed then day.quantity else 0 end) as days
      from day group by 1, 2, 3, 4)
    select taken.month, taken.project, taken.product_code as "productCode", taken.told::float as "measuredHours",
      (taken.days * c.hours_per_day)::float as "assumedHours",
      ((taken.told + taken.days * c.hours_per_day) * c.per_hour * used.kilograms)::float as use,
      case when used.kilograms is not null
        then ((taken.told + taken.days * c.hours_per_day) * c.per_hour * made.kilograms)::float end as upstream
    from taken cross join company
      left join product_consumption c on c.product_code = taken.product_code and c.op_co = company.code
      left join lateral (
        select f.kilograms from emission_factor f where f.fuel = c.fuel and f.kind = 'use' and f.since <= taken.year
          and (f.op_co = company.code or f.country = company.country or f.op_co is null and f.country is null)
        order by f.since desc, f.op_co is null, f.country is null limit 1) used on true
      left join lateral (
        select f.kilograms from emission_factor f where f.fuel = c.fuel and f.kind = 'upstream' and f.since <= taken.year
          and (f.op_co = company.code or f.country = company.country or f.op_co is null and f.country is null)
        order by f.since desc, f.op_co is null, f.country is null limit 1) made on true`.execute(db);
  return rows;
}
