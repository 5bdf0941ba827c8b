import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/tables.ts';

export interface CountedSite {
  readonly address: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly pieces: number;
  /** `code: pieces`, sorted by code. */
  readonly products: string;
  /** Sorted numbers of the projects. Empty if there is none. */
  readonly projects: string;
}

/**
 * Calculates sites (DOM-32) a second time. Uses plain SQL over the lines, without tenant scope, by address as in the
 * contracts.
 */
export async function sitesBySql(
  db: Kysely<Database>,
  {
    userId,
    clientId,
    group = null,
  }: { readonly userId: string; readonly clientId: number; readonly group?: string | null },
): Promise<CountedSite[]> {
  const { rows } = await sql<CountedSite>`
    with me as (select confined from membership where user_id = ${userId} and client_id = ${clientId}),
    mine as (select project_id from membership_project where user_id = ${userId} and client_id = ${clientId}),
    piece as (
      select k.line1 || ', ' || k.postal_code || ' ' || k.city || ', ' || k.country as address, l.product_code as code,
        p.number as project, l.quantity - l.qty_returned as pieces
      from contract_line l join contract k on k.id = l.contract_id
        join corporate_client m on m.id = k.client_id join product o on o.code = l.product_code and o.op_co = m.op_co
        left join project p on p.id = k.project_id
      where k.client_id = ${clientId} and l.status not in ('planned', 'returned', 'closed', 'cancelled')
        and (${group}::text is null or o.product_group = ${group})
        and (not (select confined from me) or k.project_id in (select project_id from mine))
        and exists (select from client_module where client_id = ${clientId} and module = 'order')
        and exists (select from membership_role mr join role_right rr on rr.role_id = mr.role_id
          where mr.user_id = ${userId} and mr.client_id = ${clientId} and rr."right" = 'contract-view')),
    counted as (select address, code, sum(pieces) as pieces from piece where pieces > 0 group by address, code),
    spot as (
      select a.line1 || ', ' || a.postal_code || ' ' || a.city || ', ' || a.country as address,
        min(a.latitude) as latitude, min(a.longitude) as longitude
      from address a where a.client_id = ${clientId} and (not (select confined from me) or exists (
        select from project where project.address_id = a.id and project.id in (select project_id from mine)))
      group by 1)
    select counted.address, spot.latitude, spot.longitude, sum(counted.pieces)::int as pieces,
      string_agg(code || ': ' || counted.pieces, ', ' order by code collate "C") as products,
      coalesce((select string_agg(distinct piece.project, ', ' order by piece.project) from piece
        where piece.address = counted.address and piece.pieces > 0), '') as projects
    from counted left join spot on spot.address = counted.address
    group by counted.address, spot.latitude, spot.longitude`.execute(db);
  return rows;
}
