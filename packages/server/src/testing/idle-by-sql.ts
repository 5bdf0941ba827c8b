import type { IdleMachine } from '@hireyard/contract';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/tables.ts';
import { type Caller, callerBySql } from './caller-by-sql.ts';

/** Fields of a machine in the second calculation. */
export type CountedMachine = Pick<IdleMachine, 'id' | 'use' | 'readOn' | 'usedOn' | 'idleDays'> & {
  readonly furtherDay: string | null;
  readonly fortnight: number;
};

/**
 * Calculates the use of machines on rent (DOM-31) a second time. Uses plain SQL over the readings, without tenant scope
 * and derived data.
 */
export async function idleMachinesBySql(db: Kysely<Database>, caller: Caller): Promise<CountedMachine[]> {
  const { clientId, now } = caller;
  const { rows } = await sql<CountedMachine>`
    with ${callerBySql(caller)},
    machine as (
      select l.id, d.time_zone as zone, (${now}::timestamptz at time zone d.time_zone)::date as today,
        (l.on_rent_at at time zone d.time_zone)::date as came,
        l.rate_price * l.quantity / case l.rate_unit when 'day' then 1
          when 'week' then (select week from me) else 4 * (select week from me) end as daily
      from contract_line l join contract k on k.id = l.contract_id join depot d on d.id = k.depot_id
        join product p on p.code = l.product_code and p.op_co = d.op_co
      where k.client_id = ${clientId} and l.status = 'onRent' and p.tracking = 'serialised' and p.energy <> 'none'
        and exists (select from granted where name = 'contract-view')
        and exists (select from active where module = 'order')
        and (not (select confined from me) or k.project_id in (select id from seen))),
    told as (
      select r.asset_id as id, r.value, r.read_at, (r.read_at at time zone machine.zone)::date as day
      from asset_reading r join machine on machine.id = r.asset_id where r.kind = 'cumulativeOperatingHours'),
    rose as (
      select id, day, read_at, value - lag(value) over (partition by id order by read_at, value) as by from told),
    known as (
      select machine.*, t.read_on, coalesce(r.used_on, t.first_on) as used_on, coalesce(f.hours, 0) as fortnight
      from machine
        left join (select id, max(day) as read_on, min(day) as first_on from told group by id) t on t.id = machine.id
        left join (select id, max(day) as used_on from rose where by > 0 group by id) r on r.id = machine.id
        left join (select rose.id, sum(rose.by) as hours from rose join machine m on m.id = rose.id
          where rose.day > m.today - 14 group by rose.id) f on f.id = machine.id)
    select id, read_on as "readOn", used_on as "usedOn",
      case when read_on is null then null else greatest(0, today - greatest(used_on, came)) end as "idleDays",
      case when read_on is null or today - read_on >= 3 then 'silent' when today - used_on >= 5 then 'idle' else 'used' end as use,
      case when (select yes from priced) then round(daily, 2)::text end as "furtherDay",
      fortnight::float as fortnight
    from known`.execute(db);
  return rows;
}
