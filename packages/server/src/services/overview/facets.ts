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

/** How many rows there are of each status, project and depot: in the order of the index `contract_line_facets`. */
export type Cells = Expression<{ status: string; project_id: string | null; depot_id: string; n: number }>;

/**
 * Counts the list and its facets, each facet with all filters but its own. The rows are read once and grouped
 * into cells; all counts are sums over cells, of which there are few. `late` are the cells of those rows that are
 * overdue: they move from one kind of cell to the other.
 */
export async function countFacets(
  db: Kysely<Database>,
  within: Scoped,
  cells: { readonly all: Cells; readonly late: Cells | null },
  filter: FacetFilter,
  statuses: readonly string[],
): Promise<Counted> {
  const status = statusCondition(filter.status, 'cell.status', sql<boolean>`cell.overdue`);
  const project = idCondition(filter.project, 'cell.project_id');
  const depot = idCondition(filter.depot, 'cell.depot_id');
  const cell = cells.late
    ? sql`late as materialized ${cells.late}, cell as materialized (
        select status, false as overdue, project_id, depot_id, n from ${cells.all} as found
        union all
        select status, moved.overdue, project_id, depot_id, moved.sign * n
        from late cross join (values (true, 1), (false, -1)) as moved (overdue, sign))`
    : sql`cell as materialized (select *, false as overdue from ${cells.all} as found)`;
  const { rows } = await sql<{ facet: FacetName | 'total'; value: string | null; n: number }>`
    with ${cell}
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
  const rows = ids.size === 0 ? [] : await named.where(sql<SqlBool>`project.id = any(${[...ids]}::uuid[])`).execute();
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
