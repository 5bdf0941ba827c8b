import type { FacetValue } from '@hireyard/contract';
import { type Expression, type Kysely, type SqlBool, sql } from 'kysely';
import type { Database } from '../../database/tables.ts';
import { type FacetFilter, idCondition, statusCondition } from './line-filters.ts';
import { isUuid, type Scoped } from './scoped.ts';

type FacetName = 'status' | 'project' | 'depot';
export interface Counted {
  readonly total: number;
  readonly facets: Record<FacetName, FacetValue[]>;
}

/**
 * Rows grouped by status, project and depot, how many there are and how many of them are late. In this shape the
 * groups come out of the index `contract_line_facets` in its own order, without hashing or sorting.
 */
type Cells = Expression<{ status: string; project_id: string | null; depot_id: string; n: number; late: number }>;

/**
 * Counts the list and its facets, each facet with all filters but its own. The rows are read once and grouped
 * into cells; all counts are sums over cells, of which there are few.
 */
export async function countFacets(
  db: Kysely<Database>,
  within: Scoped,
  cells: Cells,
  filter: FacetFilter,
  statuses: readonly string[],
): Promise<Counted> {
  const status = statusCondition(filter.status, 'cell.status', sql<boolean>`cell.overdue`);
  const project = idCondition(filter.project, 'cell.project_id');
  const depot = idCondition(filter.depot, 'cell.depot_id');
  const { rows } = await sql<{ facet: FacetName | 'total'; value: string | null; n: number }>`
    with grouped as materialized ${cells}, cell as materialized (
      select status, false as overdue, project_id, depot_id, n - late as n from grouped where n > late
      union all
      select status, true, project_id, depot_id, late from grouped where late > 0
    )
    select 'total' as facet, null as value, coalesce(sum(n), 0)::int as n from cell where ${all(status, project, depot)}
    union all
    select 'status', status, sum(n)::int from cell where ${all(project, depot)} group by status
    union all
    select 'status', 'overdue', sum(n)::int from cell where overdue and ${all(project, depot)} having count(*) > 0
    union all
    select 'project', project_id::text, sum(n)::int from cell where ${all(status, depot)} group by project_id
    union all
    select 'depot', depot_id::text, sum(n)::int from cell where ${all(status, project)} group by depot_id`.execute(db);

  const counts = { total: new Map(), status: new Map(), project: new Map(), depot: new Map() } as Record<
    FacetName | 'total',
    Map<string | null, number>
  >;
  for (const { facet, value, n } of rows) counts[facet].set(value, n);
  return {
    total: counts.total.get(null) ?? 0,
    facets: {
      status: statuses.map((value) => ({ value, label: null, count: counts.status.get(value) ?? 0 })),
      project: await withProjectNames(within, counts.project, filter.project),
      depot: await withDepotNames(db, counts.depot),
    },
  };
}

const all = (...conditions: (Expression<SqlBool> | null)[]) =>
  sql.join([sql`true`, ...conditions.filter((condition) => condition !== null)], sql` and `);

/** By name, what has no project last; a project that is filtered by stays listed when nothing is left of it. */
async function withProjectNames(within: Scoped, counts: Map<string | null, number>, asked: readonly string[]) {
  const ids = new Set([...counts.keys(), ...asked.filter(isUuid)].filter((id) => id !== null));
  const named = within.projects().select(['project.id', 'project.name']).orderBy('project.name').orderBy('project.id');
  const rows = ids.size === 0 ? [] : await named.where('project.id', 'in', [...ids]).execute();
  const values: FacetValue[] = rows.map(({ id, name }) => ({ value: id, label: name, count: counts.get(id) ?? 0 }));
  const without = counts.get(null) ?? 0;
  return without > 0 || asked.includes('none') ? [...values, { value: 'none', label: null, count: without }] : values;
}

async function withDepotNames(db: Kysely<Database>, counts: Map<string | null, number>): Promise<FacetValue[]> {
  const depots = await db.selectFrom('depot').select(['id', 'name']).orderBy('name').execute();
  return depots
    .filter(({ id }) => counts.has(id))
    .map(({ id, name }) => ({ value: id, label: name, count: counts.get(id) ?? 0 }));
}
