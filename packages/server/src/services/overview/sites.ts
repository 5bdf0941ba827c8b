import { AT_SITE_STATUSES, listSites, SITE_PROJECTS_MAX, SITES_MAX, type Site, type Sites } from '@hireyard/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Geo, Postal } from '../../database/tables/rental.ts';
import { type ClientCall, type Route, route } from '../../http/route.ts';
import { geoPosition, postalAddress } from '../postal-address.ts';
import { projectRef } from '../project-ref.ts';

interface SitesQuery {
  readonly project: readonly string[];
  readonly group: readonly string[];
}
interface SiteRow extends Postal, Geo {
  readonly place: string;
  readonly name: string | null;
  readonly pieces: number;
}
interface PartRow {
  readonly place: string;
  readonly product_code: string;
  readonly pieces: number;
  readonly project_id: string | null;
  readonly project_number: string | null;
  readonly project_name: string | null;
}
interface SiteRows {
  readonly sites: readonly SiteRow[];
  readonly parts: readonly PartRow[];
  readonly projects: Sites['projects'];
  readonly groups: Sites['groups'];
}

/** GET /sites: places with pieces of the client, with their known positions (DOM-32). */
export const siteRoute: Route = route(listSites, async (call) => {
  const { sites, parts, projects, groups } = await readSites(call, call.query);
  const partsOf = Map.groupBy(parts, ({ place }) => place);
  return {
    items: sites.slice(0, SITES_MAX).map((row) => siteOf(row, partsOf.get(row.place) ?? [])),
    truncated: sites.length > SITES_MAX,
    projects: projects.toSorted((one, other) => one.name.localeCompare(other.name) || (one.id < other.id ? -1 : 1)),
    groups,
  };
});

/** Key of an address. The same address may differ in letter case. */
const placeOf = (table: 'cell' | 'address') =>
  sql`md5(lower(concat_ws('|', ${sql.ref(`${table}.line1`)}, ${sql.ref(`${table}.postal_code`)}, ${sql.ref(`${table}.city`)}, ${sql.ref(`${table}.country`)})))`;

const rowsOf = (query: RawBuilder<unknown>) => sql`(select coalesce(json_agg(found), '[]') from (${query}) as found)`;

/**
 * Reads everything in one pass over the lines, the slow part: pieces on site by place, product and project. `site` has
 * one row more than is shown, to detect further ones. `project` follows the group filter, and `group` the project
 * filter, so that another value can be selected.
 */
const readSites = ({ db }: ClientCall, { project, group }: SitesQuery): Promise<SiteRows> => {
  const inProject = sql`(${project.length === 0} or piece.project_id = any(${project}::uuid[]))`;
  const inGroup = sql`(${group.length === 0} or piece.product_group = any(${group}::text[]))`;
  return db
    .selectFrom(
      sql<SiteRows>`(
        with piece as materialized (
          select ${placeOf('cell')} as place, cell.*, product.product_group from (
            select contract.line1, contract.postal_code, contract.city, contract.country, contract_line.product_code,
              contract_line.project_id, min(contract.address_name) as name, min(contract.line2) as line2,
              min(contract.region) as region, sum(contract_line.quantity - contract_line.qty_returned)::int as pieces
            from contract_line join contract on contract.id = contract_line.contract_id
            where contract_line.status = any(${AT_SITE_STATUSES}::text[])
              and contract_line.quantity > contract_line.qty_returned
            group by 1, 2, 3, 4, 5, 6) as cell
          join product on product.code = cell.product_code
        ), site as materialized (
          select place, sum(pieces)::int as pieces, min(name) as name, min(line1) as line1, min(line2) as line2,
            min(postal_code) as postal_code, min(city) as city, min(region) as region, min(country) as country
          from piece where ${inProject} and ${inGroup}
          group by place order by sum(pieces) desc, place limit ${SITES_MAX + 1}
        )
        select ${rowsOf(sql`
          select site.*, spot.latitude, spot.longitude from site left join (
            select distinct on (place) place, latitude, longitude from (
              select ${placeOf('address')} as place, address.latitude, address.longitude, address.status, address.id
              from address where address.latitude is not null) as known
            order by place, status, id) as spot on spot.place = site.place
          order by site.pieces desc, site.place`)} as sites, ${rowsOf(sql`
          select piece.place, piece.product_code, sum(piece.pieces)::int as pieces, piece.project_id,
            project.number as project_number, project.name as project_name
          from piece join site on site.place = piece.place left join project on project.id = piece.project_id
          where ${inProject} and ${inGroup}
          group by piece.place, piece.product_code, piece.project_id, project.number, project.name`)} as parts, ${rowsOf(sql`
          select project.id, project.number, project.name, sum(piece.pieces)::int as pieces
          from piece join project on project.id = piece.project_id where ${inGroup}
          group by project.id, project.number, project.name
          order by sum(piece.pieces) desc, project.id limit ${SITE_PROJECTS_MAX}`)} as projects, ${rowsOf(sql`
          select piece.product_group as "group", sum(piece.pieces)::int as pieces
          from piece where ${inProject} group by piece.product_group order by piece.product_group`)} as groups
      )`.as('answer'),
    )
    .selectAll()
    .executeTakeFirstOrThrow();
};

function siteOf(row: SiteRow, parts: readonly PartRow[]): Site {
  const pieces = new Map<string, number>();
  for (const part of parts) pieces.set(part.product_code, (pieces.get(part.product_code) ?? 0) + part.pieces);
  const projects = new Map(parts.flatMap((part) => (part.project_id === null ? [] : [[part.project_id, part]])));
  return {
    id: row.place,
    address: postalAddress(row),
    position: geoPosition(row),
    projects: [...projects.values()]
      .flatMap((part) => projectRef(part) ?? [])
      .toSorted((one, other) => one.name.localeCompare(other.name) || (one.id < other.id ? -1 : 1)),
    pieces: row.pieces,
    products: [...pieces]
      .map(([productCode, count]) => ({ productCode, pieces: count }))
      .toSorted((one, other) => other.pieces - one.pieces || (one.productCode < other.productCode ? -1 : 1)),
  };
}
