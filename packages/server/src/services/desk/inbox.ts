import { type Facets, NO_ID } from '@hireyard/contract';
import { INBOX_KINDS } from '@hireyard/contract/backoffice';
import {
  acknowledgeDeskEntry,
  assignDeskEntry,
  type DESK_INBOX_LIST,
  listDeskColleagues,
  listDeskInbox,
  listDeskInboxFacets,
  releaseDeskEntry,
} from '@hireyard/contract/desk';
import { sql } from 'kysely';
import { invalid } from '../../http/problem.ts';
import { type Call, type Route, route } from '../../http/route.ts';
import { acknowledge, assign, readInbox, release } from '../backoffice/inbox.ts';
import { filteredInbox } from '../backoffice/inbox-filters.ts';
import { type Cell, cellCounts, mostFrequent } from './cell-counts.ts';

/** The inbox of the rental company for its people (DK-04, DK-06). */
export const deskInboxRoutes: Route[] = [
  route(listDeskInbox, (call) => readInbox(call, { ...call.query, direction: call.query.sort.direction })),
  route(listDeskInboxFacets, countInbox),
  route(acknowledgeDeskEntry, (call) => acknowledge(call, call.body)),
  route(releaseDeskEntry, (call) => release(call, call.body)),
  route(listDeskColleagues, async ({ db }) => ({ items: await db.colleagues() })),
  route(assignDeskEntry, async (call) => {
    const { person, ...ref } = call.body;
    const colleague = (await call.db.colleagues()).find(({ id }) => id === person);
    if (!colleague) throw invalid([{ pointer: '/person', code: 'reference' }]);
    return assign(call, ref, colleague);
  }),
];

type FacetName = (typeof DESK_INBOX_LIST)['facets'][number];
const NAMES = ['kind', 'depot', 'person'] as const satisfies readonly FacetName[];

type NamedCell = Cell & {
  readonly depot: string;
  readonly depotName: string | null;
  /** Null for an entry that a system sees to. */
  readonly person: string | null;
  readonly personName: string | null;
};

/** Counts the entries, and those of each facet. */
async function countInbox(call: Call<typeof listDeskInboxFacets>): Promise<Facets<typeof DESK_INBOX_LIST>> {
  const { query } = call;
  const cells = await readCells(call);
  const { total, counted } = cellCounts(NAMES, cells, query);
  const namedBy = (name: 'depot' | 'person', labels: Labels) =>
    mostFrequent(
      [...labels].map(([id, label]) => counted(name, id, label)),
      query[name],
      query.facetQuery,
    );
  const facets = {
    kind: INBOX_KINDS.map((kind) => counted('kind', kind)),
    depot: namedBy('depot', await depotsOf(call, cells)),
    person: namedBy('person', peopleOf(call, cells)),
  };
  return { total, facets: query.facet === undefined ? facets : { [query.facet]: facets[query.facet] } };
}

async function readCells(call: Call<typeof listDeskInboxFacets>): Promise<NamedCell[]> {
  const { q, record } = call.query;
  const rows = await filteredInbox(call, { q, record });
  const person = sql<string | null>`case when seen.acknowledged_at is null then ${sql.lit(NO_ID)}
    else seen.by_user_id::text end`;
  return rows
    .leftJoin('depot', 'depot.id', 'entry.depot_id')
    .clearSelect()
    .select(['entry.kind', 'depot.name as depotName', 'seen.by_name as personName', person.as('person')])
    .select(sql<string>`coalesce(entry.depot_id::text, ${sql.lit(NO_ID)})`.as('depot'))
    .select(sql<number>`count(*)::int`.as('n'))
    .groupBy(['kind', 'depotName', 'personName', 'depot', 'person'])
    .execute();
}

type Labels = ReadonlyMap<string, string | null>;

/** Returns the depots of entries, and the selected ones, which may have none. */
async function depotsOf({ db, query }: Call<typeof listDeskInboxFacets>, cells: readonly NamedCell[]): Promise<Labels> {
  const depots = await db.selectFrom('depot').select(['id', 'name']).where('op_co', '=', db.opCo).execute();
  const chosen = depots.filter(({ id }) => query.depot.includes(id));
  return new Map([
    ...(query.depot.includes(NO_ID) ? [[NO_ID, null] as const] : []),
    ...chosen.map(({ id, name }) => [id, name] as const),
    ...cells.map(({ depot, depotName }) => [depot, depotName] as const),
  ]);
}

/** Returns the people who see to entries, nobody, and the caller, who may see to none. */
const peopleOf = ({ by }: Call<typeof listDeskInboxFacets>, cells: readonly NamedCell[]): Labels =>
  new Map([
    [NO_ID, null],
    ...(by.userId === null ? [] : [[by.userId, by.name] as const]),
    ...cells.flatMap(({ person, personName }) => (person === null ? [] : [[person, personName] as const])),
  ]);
