import type { AttentionItem } from '@hireyard/contract';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/tables.ts';
import { type Caller, callerBySql } from './caller-by-sql.ts';

/** Fields of an entry in the second calculation. */
export type Counted = Pick<AttentionItem, 'cause' | 'id' | 'day' | 'daysSince' | 'snoozedUntil'> & {
  readonly furtherDay: string | null;
  readonly costSince: string | null;
  readonly estimate: string | null;
  readonly due: string | null;
  readonly assigneeId: string | null;
  readonly formerId: string | null;
};

/**
 * Calculates a user's attention entries (DOM-30) a second time. Uses plain SQL over the tables, without tenant scope
 * and derived data. Counts days one by one, and reads rights, projects and prices from their tables.
 */
export async function attentionBySql(db: Kysely<Database>, caller: Caller): Promise<Counted[]> {
  const { userId, clientId, now } = caller;
  const { rows } = await sql<Counted>`
    with ${callerBySql(caller)},
    line as (
      select l.*, k.project_id as on_project, d.time_zone as zone,
        (l.expected_off_rent_at at time zone d.time_zone)::date as expected,
        (${now}::timestamptz at time zone d.time_zone)::date as today,
        l.rate_price * l.quantity / case l.rate_unit when 'day' then 1
          when 'week' then (select week from me) else 4 * (select week from me) end as daily
      from contract_line l join contract k on k.id = l.contract_id join depot d on d.id = k.depot_id
      where k.client_id = ${clientId} and (not (select confined from me) or k.project_id in (select id from seen))
        and exists (select from granted where name = 'contract-view') and exists (select from active where module = 'order')),
    last_off_hire as (
      select distinct on (ol.contract_line_id) ol.contract_line_id as line_id, o.*
      from off_hire_line ol join off_hire o on o.id = ol.off_hire_id
      where o.client_id = ${clientId} order by ol.contract_line_id, o.created_at desc, o.id),
    of_line as (
      select line.*, failed.id is not null as failed,
        case when failed.id is null then line.expected else least(failed.pickup_on,
          (failed.updated_at at time zone line.zone)::date) end as day
      from line left join last_off_hire failed
        on failed.line_id = line.id and failed.status = 'cancelled' and failed.fail_reason is not null
      where line.status = 'onRent'),
    machine as (
      select case when failed then 'pickupFailed' when expected < today then 'machineOverdue' else 'rentalEnding' end as cause,
        id, day, today, round(daily, 2) as further,
        case when failed or expected < today then round(daily * (
          select count(*) from generate_series(day + 1, today, interval '1 day') one
          where extract(isodow from one) <= (select week from me)), 2) end as since
      from of_line
      where failed or expected < today
        or (expected >= today and expected <= today + (7 - extract(isodow from today)::int))),
    needed as (
    select cause, id, day, today - day as "daysSince",
      case when (select yes from priced) then further::text end as "furtherDay",
      case when (select yes from priced) then since::text end as "costSince",
      null as estimate, null as due
    from machine
    union all
    select 'pickupFailed', o.id, least(o.pickup_on, (o.updated_at at time zone me.zone)::date),
      me.today - least(o.pickup_on, (o.updated_at at time zone me.zone)::date), null, null, null, null
    from off_hire o, me where o.client_id = ${clientId} and o.status = 'failed'
      and exists (select from off_hire_line ol join line on line.id = ol.contract_line_id where ol.off_hire_id = o.id)
    union all
    select 'orderApproval', o.id, (o.created_at at time zone me.zone)::date,
      me.today - (o.created_at at time zone me.zone)::date, null, null,
      case when (select yes from priced) then o.estimate_amount::text end, null
    from rental_order o, me where o.client_id = ${clientId} and o.status = 'pendingApproval' and o.created_by <> ${userId}
      and exists (select from granted where name = 'order-approve') and exists (select from active where module = 'order')
      and (not me.confined or o.project_id in (select id from seen))
      and (me.order_limit_amount is null
        or (o.estimate_currency = me.order_limit_currency and o.estimate_amount <= me.order_limit_amount))
    union all
    select 'requestWaiting', r.id, (r.waiting_since at time zone me.zone)::date,
      me.today - (r.waiting_since at time zone me.zone)::date, null, null, null, null
    from request r, me where r.client_id = ${clientId} and exists (select from active where module = 'request')
      and (not me.confined or r.project_id in (select id from seen))
      and case
        when r.status in ('submitted', 'inReview') and r.asked_back then r.created_by = ${userId}
        when r.status = 'quoted' then r.created_by = ${userId}
        when r.status in ('submitted', 'inReview', 'approved') and r.kind = 'equipment' then
          exists (select from granted where name = 'request-handle') and coalesce(r.handler_id, ${userId}) = ${userId}
        else false end
    union all
    select 'invoiceDue', d.id, d.due_on, me.today - d.due_on, null, null, null, d.due::text
    from document d, me where d.client_id = ${clientId} and d.type = 'invoice' and d.status <> 'paid' and d.status <> 'void' and d.as_of is null
      and not d.disputed
      and d.due_on - me.today <= 7 and (not me.confined or d.project_id in (select id from seen))
      and (select count(*) from granted where name in ('invoice-view', 'document-view')) = 2
    union all
    select 'certificateEnding', d.id, d.ends_on, line.today - d.ends_on, null, null, null, null
    from me, document d join line on line.fleet_number = d.fleet_number and line.status in ('onRent', 'offHireRequested')
    where d.client_id = ${clientId} and d.type = 'certificate' and d.voided_on is null and d.ends_on - line.today <= 30
      and (not me.confined or d.project_id in (select id from seen))
      and (d.ends_on < line.today
        or d.ends_on < coalesce((line.off_rent_at at time zone line.zone)::date, line.expected, 'infinity'))
      and d.ends_on >= all (select coalesce(o.ends_on, 'infinity') from document o where o.client_id = ${clientId}
        and o.type = 'certificate' and o.voided_on is null and (o.fleet_number, coalesce(o.title, ''))
          = (d.fleet_number, coalesce(d.title, '')) and (not me.confined or o.project_id in (select id from seen)))
    union all
    select 'inspectionDue', a.id, case when failed then null else due_on end,
      case when failed then null else me.today - due_on end, null, null, null, null
    from me, (
      select a.*, min(i.due_on) as due_on, bool_or(i.result = 'fail') is true as failed
      from asset a join asset_inspection i on i.asset_id = a.id
      where a.client_id = ${clientId} and a.ownership = 'owned' and a.status not in ('lost', 'retired') group by a.id) a
    where (failed or due_on - me.today <= 30) and (not me.confined or a.project_id in (select id from seen))
      and (select count(*) from granted where name in ('asset-view', 'asset-manage')) = 2
      and exists (select from active where module = 'asset'))
    select needed.*,
      (select s.until from attention_snooze s where s.client_id = ${clientId} and s.user_id = ${userId}
        and (s.entry_id, s.cause, s.day) = (needed.id, needed.cause, coalesce(needed.day, date '1900-01-01'))
        and s.until > coalesce(needed.day + needed."daysSince", (select today from me))) as "snoozedUntil",
      (select a.assignee_id from attention_assignment a join membership m on m.user_id = a.assignee_id
        where a.client_id = ${clientId} and m.client_id = ${clientId} and m.status = 'active'
          and (a.entry_id, a.day) = (needed.id, coalesce(needed.day, date '1900-01-01'))) as "assigneeId",
      (select a.former_id from attention_assignment a join membership m on m.user_id = a.former_id
        where a.client_id = ${clientId} and m.client_id = ${clientId} and m.status = 'active'
          and (a.entry_id, a.day) = (needed.id, coalesce(needed.day, date '1900-01-01'))) as "formerId"
    from needed`.execute(db);
  return rows;
}
