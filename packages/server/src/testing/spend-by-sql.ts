import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/tables.ts';
import { type Caller, callerBySql } from './caller-by-sql.ts';

/** Cost of one month and group. */
export interface CountedSpend {
  readonly figure: 'invoiced' | 'notInvoiced' | 'forecast';
  readonly month: string;
  readonly project: string | null;
  readonly costCode: string | null;
  readonly productGroup: string | null;
  readonly currency: string;
  readonly amount: string;
}

/**
 * Calculates spend (DOM-34) a second time. Uses plain SQL over the tables, without tenant scope, by machine and day. A
 * day costs the total up to it, less the total up to the day before. Rights, projects and prices are read from their
 * tables.
 */
export async function spendBySql(db: Kysely<Database>, caller: Caller): Promise<CountedSpend[]> {
  const { clientId, now } = caller;
  const { rows } = await sql<CountedSpend>`
    with ${callerBySql(caller)},
    line as (
      select l.id, l.status, l.quantity, l.rate_unit, l.rate_price, l.rate_currency, l.charged_from,
        l.agreed_day, l.agreed_week, l.agreed_four_week, k.project_id as project, k.cost_code,
        r.product_group, p.ends_on as project_end,
        (l.on_rent_at at time zone d.time_zone)::date as begun, (l.off_rent_at at time zone d.time_zone)::date as stopped,
        (l.expected_off_rent_at at time zone d.time_zone)::date as expected,
        (${now}::timestamptz at time zone d.time_zone)::date as today
      from contract_line l join contract k on k.id = l.contract_id join depot d on d.id = k.depot_id
        join product r on r.code = l.product_code and r.op_co = d.op_co left join project p on p.id = k.project_id
      where k.client_id = ${clientId} and (not (select confined from me) or k.project_id in (select id from seen))
        and (select yes from priced)),
    first as (
      select line.*, case
          when charged_from is not null then charged_from
          when exists (select from contract_line other where other.replaced_by_line_id = line.id) then begun + 1
          else begun end as first
      from line),
    stretch as (
      select first.*, id::text as ref, case
          when status = 'planned' and begun <= today then today + 1
          when status = 'planned' then begun
          else coalesce((select p.ends_on + 1 from rental_period p
            where p.contract_line_id = first.id and not (p.kind = 'standDown' and p.ends_on > today)
            order by p.ends_on desc limit 1), first) end as since,
        case
          when status = 'planned' and begun <= today then today + 1
          when status = 'planned' then begun
          else coalesce((select p.ends_on + 1 from rental_period p
            where p.contract_line_id = first.id and p.invoice_number is not null
            order by p.ends_on desc limit 1), first) end as cycle,
        case
          when stopped is not null then least(stopped, today + 3653)
          when expected is not null and expected >= today then least(expected, today + 3653)
          when project_end > today and project_end < today + interval '1 year' then project_end
          else (today + interval '1 year')::date end as "to",
        null::numeric as amount, rate_currency as currency
      from first where status not in ('closed', 'cancelled') and rate_price is not null
      union all
      select first.*, p.id::text, p.starts_on, p.starts_on, p.ends_on, p.amount, p.currency
      from rental_period p join first on first.id = p.contract_line_id
      where p.kind = 'charge' and p.invoice_number is null and first.status <> 'cancelled'),
    -- The price of each number of charged days in a cycle: the cheapest of all mixes that cover them.
    price as materialized (
      select agreed_day, agreed_week, coalesce(agreed_four_week, -1) as four, n as days, (
          select min(d * agreed_day + w * agreed_week + coalesce(m * agreed_four_week, 0))
          from generate_series(0, 28) d, generate_series(0, 4) w, generate_series(0, 1) m
          where d + (w + 4 * m) * (select week from me) >= n and (m = 0 or agreed_four_week is not null)) as price
      from (select distinct agreed_day, agreed_week, agreed_four_week from line where agreed_week is not null) as card,
        generate_series(0, 28) n),
    day as (
      select stretch.*, one::date as day, (one::date - cycle) / 28 as nth,
        count(*) filter (where extract(isodow from one) <= (select week from me) and one::date >= since) over through as charged,
        count(*) filter (where extract(isodow from one) <= (select week from me)) over (
          partition by ref, (one::date - cycle) / 28 order by one) as charged_in_cycle,
        count(*) filter (where extract(isodow from one) <= (select week from me)) over (partition by ref) as all_charged
      from stretch, generate_series(cycle, "to", interval '1 day') one
      window through as (partition by ref order by one)),
    cost as (
      select day.*, case
          when amount is null and day.agreed_week is not null then quantity * (nth * whole.price + part.price)
          when amount is null then round(rate_price * quantity * charged / case rate_unit when 'day' then 1
            when 'week' then (select week from me) else 4 * (select week from me) end, 2)
          when day = "to" then amount
          else round(amount * charged / nullif(all_charged, 0), 2) end as through
      from day
        left join price whole on whole.agreed_day = day.agreed_day and whole.agreed_week = day.agreed_week
          and whole.four = coalesce(day.agreed_four_week, -1) and whole.days = 4 * (select week from me)
        left join price part on part.agreed_day = day.agreed_day and part.agreed_week = day.agreed_week
          and part.four = coalesce(day.agreed_four_week, -1) and part.days = day.charged_in_cycle),
    spent as (
      select case when day > today then 'forecast' else 'notInvoiced' end as figure, to_char(day, 'YYYY-MM') as month,
        project, cost_code, product_group, currency,
        coalesce(through, 0) - before as amount
      from (select cost.*, coalesce(lag(through) over (partition by ref order by day), 0) as before from cost) as cost
      where day >= since
      union all
      select 'invoiced', to_char(d.issued_on, 'YYYY-MM'),
        case when d.project_id is not null then d.project_id else k.project_id end, k.cost_code, r.product_group, d.currency,
        case when n.id is null then d.net else n.net end
      from document d left join document_line n on n.document_id = d.id
        left join contract_line l on l.id = n.contract_line_id left join contract k on k.id = l.contract_id
        left join product r on r.code = l.product_code and r.op_co = d.op_co
      where d.client_id = ${clientId} and d.type in ('invoice', 'creditNote') and d.status <> 'void'
        and (not (select confined from me) or d.project_id in (select id from seen))
        and exists (select from granted where name = 'invoice-view'))
    select figure, month, project, cost_code as "costCode", product_group as "productGroup", currency,
      sum(amount)::numeric(16, 2)::text as amount
    from spent group by 1, 2, 3, 4, 5, 6`.execute(db);
  return rows;
}
