import {
  ARCHIVE_STATES,
  type DeskDepot,
  type DeskDepotSummary,
  getDeskDepot,
  listDeskDepots,
  listDeskDepotsFacets,
  patchDeskDepot,
} from '@hireyard/contract/desk';
import { type Selectable, type SqlBool, sql } from 'kysely';
import type { CompanyDb } from '../../database/client/company-db.ts';
import type { Database } from '../../database/tables.ts';
import { isUuid } from '../../domain/uuid.ts';
import { invalid, notFound } from '../../http/problem.ts';
import { type Route, route } from '../../http/route.ts';
import { changeDepot, depots } from '../../imports/depots.ts';
import { nameKey } from '../../lists/page.ts';
import { searchWords } from '../../lists/search.ts';
import { pageInOrder } from '../backoffice/page.ts';
import { cellCounts } from './cell-counts.ts';

/** Depots of the operating company, for its people (DK-12). The write is that of the company's systems. */
export const deskDepotRoutes: Route[] = [
  route(listDeskDepots, async ({ db, query }) => {
    const { field, direction } = query.sort;
    const rows = await filteredDepots(db, query);
    return pageInOrder(rows, ORDERS[field], { ...query, direction }, async (page) => page.map(toSummary));
  }),
  route(listDeskDepotsFacets, async ({ db, query }) => {
    const rows = await filteredDepots(db, { q: query.q, state: [], hours: [] });
    const cells = await rows
      .clearSelect()
      .select(['state', 'hours'])
      .select(sql<number>`count(*)::int`.as('n'))
      .groupBy(['state', 'hours'])
      .execute();
    const { total, counted } = cellCounts(['state', 'hours'], cells, query);
    const facets = {
      state: ARCHIVE_STATES.map((state) => counted('state', state)),
      hours: (['yes', 'no'] as const).map((value) => counted('hours', value)),
    };
    return { total, facets: query.facet === undefined ? facets : { [query.facet]: facets[query.facet] } };
  }),
  route(getDeskDepot, async ({ db, params }) => toDepot(db, (await depotRow(db, params.id)).id)),
  route(patchDeskDepot, async ({ db, params, body }) => {
    await db.lock();
    const before = await depotRow(db, params.id);
    // The company's system sends both with each write of the depot, and would undo what is written here.
    if ((await keyOf(db, before.id)) !== null) {
      const refused = (['phone', 'email'] as const).filter((name) => (body[name] ?? before[name]) !== before[name]);
      if (refused.length > 0) throw invalid(refused.map((name) => ({ pointer: `/${name}`, code: 'taken' })));
    }
    await changeDepot(db, before, body);
    return toDepot(db, before.id);
  }),
];

type DepotRow = Selectable<Database['depot']>;

interface Listed extends DeskDepotSummary {
  readonly open_days: number;
  readonly hours: 'yes' | 'no';
  readonly name_key: string;
  readonly city_key: string;
}

interface Filters {
  readonly q?: string | undefined;
  readonly state: readonly string[];
  readonly hours: readonly string[];
}

/** Selects the depots that match all filters. */
async function filteredDepots(db: CompanyDb, { q, state, hours }: Filters) {
  let rows = db
    .selectFrom(
      sql<Listed>`(
        select *, case when open_days > 0 then 'yes' else 'no' end as hours from (
          select id, name, city, folded(name, city) as search_key,
            case when archived then 'archived' else 'active' end as state,
            ${nameKey(sql`name`, db.language)} as name_key, ${nameKey(sql`city`, db.language)} as city_key,
            (select count(distinct opening ->> 'day')::int
              from jsonb_array_elements(opening_times) opening) as open_days
          from depot where op_co = ${db.opCo}) described)`.as('shown'),
    )
    .selectAll('shown');
  if (state.length) rows = rows.where('state', 'in', state as never);
  if (hours.length) rows = rows.where('hours', 'in', hours as never);
  for (const { pattern } of await searchWords(db, q)) rows = rows.where(sql<SqlBool>`shown.search_key like ${pattern}`);
  return rows;
}

const ordered = (key: 'name_key' | 'city_key') => ({
  keys: [{ key: `shown.${key}`, type: 'text' as const }],
  id: 'shown.id',
  positionOf: (row: Listed) => ({ keys: [row[key]], id: row.id }),
});
const ORDERS = { name: ordered('name_key'), city: ordered('city_key') };

const toSummary = ({ id, name, city, state, open_days: openDays }: Listed) => ({ id, name, city, state, openDays });

/** Returns a depot of the company. Throws 404 for any other. */
async function depotRow(db: CompanyDb, id: string): Promise<DepotRow> {
  const row = isUuid(id)
    ? await db.selectFrom('depot').where('id', '=', id).where('op_co', '=', db.opCo).selectAll().executeTakeFirst()
    : undefined;
  if (!row) throw notFound();
  return row;
}

async function toDepot(db: CompanyDb, id: string): Promise<DeskDepot> {
  const [read] = await depots.read(db, [id]);
  if (!read) throw notFound();
  return { externalId: await keyOf(db, id), ...read.item };
}

/** Returns the id of a depot in the company's system. Null if no system has written it. */
const keyOf = async (db: CompanyDb, id: string): Promise<string | null> =>
  (await db.externalKeys.of('depots', [id])).get(id)?.externalId ?? null;
