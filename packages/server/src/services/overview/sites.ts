import { listSites, SITE_PROJECTS_MAX, SITES_MAX, type Site } from '@hireyard/contract';
import { sql } from 'kysely';
import type { Geo, Postal } from '../../database/tables/rental.ts';
import { type ClientCall, type Route, route } from '../../http/route.ts';
import { geoPosition, postalAddress } from '../postal-address.ts';
import { projectRef } from '../project-ref.ts';

interface Asked {
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

/** GET /sites: where pieces of the client stand, with the position of each place that is known (DOM-30). */
export const siteRoute: Route = route(listSites, async (call) => {
  const asked = call.query;
  const rows = await sitesOf(call, asked);
  const shown = rows.slice(0, SITES_MAX);
  const parts = await partsOf(
    call,
    asked,
    shown.map(({ place }) => place),
  );
  return {
    items: shown.map((row) => siteOf(row, parts.get(row.place) ?? [])),
    truncated: rows.length > SITES_MAX,
    projects: await projectsOf(call, asked),
    groups: await groupsOf(call, asked),
  };
});

/** The words of an address that say where it is: no client types them twice alike but for the letters' case. */
const placeOf = (table: 'contract' | 'address') =>
  sql`md5(lower(concat_ws('|', ${sql.ref(`${table}.line1`)}, ${sql.ref(`${table}.postal_code`)}, ${sql.ref(`${table}.city`)}, ${sql.ref(`${table}.country`)})))`;

/** What has been delivered and not yet returned, by place, product and project. */
const standing = ({ project, group }: Asked) => sql`(
  select ${placeOf('contract')} as place, contract.address_name as name, contract.line1, contract.line2,
    contract.postal_code, contract.city, contract.region, contract.country, contract_line.product_code,
    contract_line.project_id, product.product_group, contract_line.quantity - contract_line.qty_returned as pieces
  from contract_line join contract on contract.id = contract_line.contract_id
    join product on product.code = contract_line.product_code
  where contract_line.status in ('onRent', 'offHireRequested', 'offHired')
    and contract_line.quantity > contract_line.qty_returned
    and (${project.length === 0} or contract_line.project_id = any(${project}::uuid[]))
    and (${group.length === 0} or product.product_group = any(${group}::text[])))`;

/** One more than are shown, so that it is known whether there are more. */
const sitesOf = ({ db }: ClientCall, asked: Asked) =>
  db
    .selectFrom(
      sql<SiteRow>`(
        select site.*, spot.latitude, spot.longitude from (
          select place, sum(pieces)::int as pieces, min(name) as name, min(line1) as line1, min(line2) as line2,
            min(postal_code) as postal_code, min(city) as city, min(region) as region, min(country) as country
          from ${standing(asked)} as piece group by place order by sum(pieces) desc, place limit ${SITES_MAX + 1}) as site
        left join (
          select distinct on (place) place, latitude, longitude from (
            select ${placeOf('address')} as place, address.latitude, address.longitude, address.status, address.id
            from address where address.latitude is not null) as known
          order by place, status, id) as spot on spot.place = site.place)`.as('site'),
    )
    .selectAll()
    .orderBy('pieces', 'desc')
    .orderBy('place')
    .execute();

async function partsOf({ db }: ClientCall, asked: Asked, places: readonly string[]) {
  if (places.length === 0) return new Map<string, PartRow[]>();
  const rows = await db
    .selectFrom(
      sql<PartRow>`(
        select piece.place, piece.product_code, sum(piece.pieces)::int as pieces, piece.project_id,
          project.number as project_number, project.name as project_name
        from ${standing(asked)} as piece left join project on project.id = piece.project_id
        where piece.place = any(${places}::text[])
        group by piece.place, piece.product_code, piece.project_id, project.number, project.name)`.as('part'),
    )
    .selectAll()
    .execute();
  return Map.groupBy(rows, ({ place }) => place);
}

/** Of these groups the projects, so that another can be chosen; by name. */
async function projectsOf({ db }: ClientCall, { group }: Asked) {
  const rows = await db
    .selectFrom(
      sql<{ id: string; number: string; name: string; pieces: number }>`(
        select project.id, project.number, project.name, sum(piece.pieces)::int as pieces
        from ${standing({ project: [], group })} as piece join project on project.id = piece.project_id
        group by project.id, project.number, project.name
        order by sum(piece.pieces) desc, project.id limit ${SITE_PROJECTS_MAX})`.as('counted'),
    )
    .selectAll()
    .execute();
  return rows.toSorted((one, other) => one.name.localeCompare(other.name) || (one.id < other.id ? -1 : 1));
}

/** Of these projects all groups, so that another can be chosen. */
const groupsOf = ({ db }: ClientCall, { project }: Asked) =>
  db
    .selectFrom(
      sql<{ group: string; pieces: number }>`(
        select product_group as "group", sum(pieces)::int as pieces
        from ${standing({ project, group: [] })} as piece group by product_group)`.as('counted'),
    )
    .selectAll()
    .orderBy('group')
    .execute();

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
