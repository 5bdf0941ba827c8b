import { type RawBuilder, sql } from 'kysely';

/** User, client and time of a second calculation. */
export interface Caller {
  readonly userId: string;
  readonly clientId: number;
  readonly now: Date;
}

/**
 * CTEs of a second calculation that read the caller by plain SQL. `me` is the membership, `granted` its rights,
 * `active` the modules, `priced` the visibility of rental prices, and `seen` the projects.
 */
export const callerBySql = ({ userId, clientId, now }: Caller): RawBuilder<unknown> => sql`
    me as (
      select m.*, c.show_prices, o.billing_week_days as week, o.time_zone as zone,
        (${now}::timestamptz at time zone o.time_zone)::date as today
      from membership m join corporate_client c on c.id = m.client_id join operating_company o on o.code = c.op_co
      where m.user_id = ${userId} and m.client_id = ${clientId}),
    granted as (
      select distinct rr."right" as name from membership_role mr join role_right rr on rr.role_id = mr.role_id
      where mr.user_id = ${userId} and mr.client_id = ${clientId}),
    active as (select module from client_module where client_id = ${clientId}),
    priced as (select (select show_prices from me) and exists (select from granted where name = 'price-view') as yes),
    seen as (
      select p.id from project p where p.client_id = ${clientId} and (not (select confined from me) or exists (
        select from membership_project mp
        where mp.user_id = ${userId} and mp.client_id = ${clientId} and mp.project_id = p.id)))`;
