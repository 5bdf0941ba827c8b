import { type FacetValue, type List, MAX_COUNTED_ROWS, MAX_FACET_VALUES, NO_ID } from '@hireyard/contract';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { ClientCall } from '../http/route.ts';
import {
  all,
  type Condition,
  columnCondition,
  columnFilters,
  type FilterQuery,
  linkFilters,
  narrowingConditions,
  rowConditions,
  valuesIn,
  visible,
} from './conditions.ts';
import type { AnySource, ColumnFilter, LinkFilter } from './list.ts';
import { holding } from './search.ts';

export interface FacetsQuery extends FilterQuery {
  readonly facet?: string | undefined;
  readonly facetQuery?: string | undefined;
  readonly lang?: string | undefined;
}
interface Facet {
  readonly name: string;
  readonly filter: ColumnFilter;
  /** Value of `grouping()` for the groups of this facet: one bit per column outside the group. */
  readonly grouping: number;
}
interface Count {
  /** Null for the whole list. */
  readonly facet: string | null;
  readonly value: string | null;
  readonly label: string | null;
  readonly n: number;
}

/**
 * Counts a list and its facets, each facet with all filters but its own. Rows are grouped into cells, one per
 * combination of the filter columns. All counts are sums over cells in one pass. The cells of a whole list may be
 * precounted. A search or a condition counts at most `mostRows` rows. Beyond that limit, the answer has the options of
 * the whole list, without counts.
 */
export async function countFacets(
  list: List,
  source: AnySource,
  query: FacetsQuery,
  call: ClientCall,
  mostRows = MAX_COUNTED_ROWS,
) {
  const filters = columnFilters(source);
  const isAsked = ([name]: [string, unknown]) => list.facets.includes(name) && (query.facet ?? name) === name;
  const active = filters.filter(isAsked);
  const everyBit = 2 ** active.length - 1;
  const facets = active.map(
    ([name, filter], index): Facet => ({ name, filter, grouping: everyBit - 2 ** (active.length - 1 - index) }),
  );
  const narrowing = await narrowingConditions(source, query, call);
  const isPrecounted = source.counts !== undefined && narrowing.length === 0;
  const narrowed = isPrecounted ? null : { common: [visible(source, call), ...narrowing], mostRows };
  let counts = await countCells(facets, cellsOf(source, narrowed, call), source, query, call);
  const isBeyond = !isPrecounted && (counts.find(isOfRows)?.n ?? 0) > mostRows;
  if (isBeyond && source.counts) {
    counts = await countCells(facets, cellsOf(source, null, call), source, query, call);
  }

  const ofColumns = await Promise.all(
    facets.map(async ({ name, filter }): Promise<[string, CountedValue[]]> => {
      const valuesWithCount = counts.filter(({ facet }) => facet === name).map(toValue);
      const declared = list.filters[name];
      if (declared?.kind !== 'values') return [name, await withSelected(filter, valuesWithCount, name, query, call)];
      return [name, declared.values.map((value) => ({ value, label: null, count: countOf(valuesWithCount, value) }))];
    }),
  );
  const linked = await Promise.all(
    linkFilters(source)
      .filter(isAsked)
      .map(async ([name, filter]): Promise<[string, CountedValue[]]> => {
        const valuesWithCount = await countLinks(source, name, filter, query, call);
        return [name, await withSelected(filter, valuesWithCount, name, query, call)];
      }),
  );
  const valuesOf = Object.fromEntries<FacetValue[]>([...ofColumns, ...linked]);
  if (isBeyond) return { total: null, facets: withoutCounts(valuesOf) };
  return { total: counts.find(isOfList)?.n ?? 0, facets: valuesOf };
}

type CountedValue = FacetValue & { readonly count: number };
const withoutCounts = (facets: Readonly<Record<string, readonly FacetValue[]>>) =>
  Object.fromEntries(
    Object.entries(facets).map(([name, values]) => [name, values.map((one) => ({ ...one, count: null }))]),
  );

/** True for the number of rows that match all filters. */
const isOfList = ({ facet, value }: Count) => facet === null && value === null;
const isOfRows = ({ facet, value }: Count) => facet === null && value === 'rows';

/** Counts the list and the values of each facet from its cells. */
async function countCells(
  facets: readonly Facet[],
  cells: RawBuilder<unknown>,
  source: AnySource,
  query: FacetsQuery,
  call: ClientCall,
): Promise<Count[]> {
  const everyBit = 2 ** facets.length - 1;
  const columns = facets.map(({ filter }) => sql.ref(filter.column));
  /** Sums the rows of a group that match all filters, or all but one. */
  const sumOf = (own: string | null, more = sql`true`) =>
    sql`sum(n) filter (where ${more} and ${all(
      columnFilters(source).map(([name, filter]) =>
        name === own ? null : columnCondition(valuesIn(query, name), filter, filter.column, flag),
      ),
    )})::int`;
  const sums = [
    sql`sum(n)::int as counted`,
    sql`${sumOf(null)} as total`,
    ...facets.flatMap(({ name, filter }) => [
      sql`${sumOf(name)} as ${sql.id(`of ${name}`)}`,
      ...computedOf(filter).map((value) => sql`${sumOf(name, flag(value))} as ${sql.id(`of ${name} ${value}`)}`),
    ]),
  ];
  const grouped = sql`grouped as materialized (
    select ${columns.length > 0 ? sql`grouping(${sql.join(columns)})` : sql`0`} as "grouping",
      ${sql.join([...columns, ...sums])}
    from cell group by grouping sets (${sql.join([sql`()`, ...columns.map((column) => sql`(${column})`)])})
  )`;
  return call.db
    .selectFrom(
      sql<Count>`(
        with ${cells}, ${grouped}
        select null as facet, null as value, null as label, total as n from grouped where "grouping" = ${everyBit}
        union all select null, 'rows', null, counted from grouped where "grouping" = ${everyBit}
        ${sql.join(
          facets.map((facet) => sql`union all ${valuesOf(facet, everyBit, query, call)}`),
          sql` `,
        )}
      )`.as('counted'),
    )
    .selectAll()
    .execute();
}

/** Column of a cell that flags a computed value of its rows. */
const flag = (value: string) => sql<SqlBool>`${sql.id(`is ${value}`)}`;
const computedOf = ({ computed }: ColumnFilter): string[] => Object.keys(computed ?? {});

const toValue = ({ value, label, n }: Count): CountedValue => ({ value: value ?? NO_ID, label, count: n });
const countOf = (values: readonly CountedValue[], value: string) =>
  values.find((one) => one.value === value)?.count ?? 0;

/** Label of a value. */
const labelOf = ({ column, label }: LinkFilter['names'], { db }: ClientCall) =>
  label?.(db) ?? sql<string>`${sql.ref(column)}`;

/** Selects the most frequent values of a facet with their labels. Selected values always come first. */
function valuesOf(
  { name, filter, grouping }: Facet,
  everyBit: number,
  query: FacetsQuery,
  call: ClientCall,
): RawBuilder<Count> {
  const { names } = filter;
  // Qualified, because the table with the names may have a column of the same name.
  const value = sql.ref(`grouped.${filter.column}`);
  const n = sql.id(`of ${name}`);
  const selected = valuesIn(query, name);
  const label = names
    ? sql`(select ${labelOf(names, call)} from ${sql.table(names.table)} where id = ${value})`
    : sql`null`;
  const isFound = names && query.facetQuery ? isNamed(names, query.facetQuery, value) : sql`true`;
  const top = sql<Count>`(
    select ${name}::text, ${value}::text, ${label}, ${n} from grouped
    where "grouping" = ${grouping} and ${n} > 0 and ${isFound}
    order by coalesce(${value}::text, ${NO_ID}) = any(${selected}::text[]) desc, ${n} desc, ${value}
    limit ${Math.max(MAX_FACET_VALUES, selected.length)})`;
  const others = computedOf(filter).map(
    (one) => sql`select ${name}, ${one}, null, coalesce(${sql.id(`of ${name} ${one}`)}, 0)
      from grouped where "grouping" = ${everyBit}`,
  );
  return sql`${sql.join([top, ...others], sql` union all `)}`;
}

/** True for ids whose name contains a text. */
const isNamed = ({ table, column }: LinkFilter['names'], text: string, id: RawBuilder<unknown>) =>
  sql<SqlBool>`${id} in (select id from ${sql.table(table)}
    where folded(${sql.ref(column)}) like ${holding(sql`${text}::text`)})`;

/** Counts the most frequent values that rows are linked to. A row counts once under each of its values. */
async function countLinks(
  source: AnySource,
  name: string,
  { link, names, none }: LinkFilter,
  query: FacetsQuery,
  call: ClientCall,
): Promise<CountedValue[]> {
  const selected = valuesIn(query, name);
  const others = await rowConditions(source, query, call, name);
  const value = sql.ref(`${link.table}.${link.value}`);
  const isFound = query.facetQuery ? isNamed(names, query.facetQuery, value) : null;
  return call.db
    .selectFrom(
      sql<CountedValue>`(
        (select ${value}::text as value,
          (select ${labelOf(names, call)} from ${sql.table(names.table)} where id = ${value}) as label,
          count(*)::int as count
        from ${sql.table(source.table)}
        join ${sql.table(link.table)} on ${sql.ref(`${link.table}.${link.row}`)} = ${sql.ref(`${source.table}.id`)}
        where ${all([...others, isFound])}
        group by ${value}
        order by ${value}::text = any(${selected}::text[]) desc, count(*) desc, ${value}
        limit ${Math.max(MAX_FACET_VALUES, selected.length)})
        union all
        select ${NO_ID}, null, count(*)::int from ${sql.table(source.table)}
        where ${all([...others, none, query.facetQuery ? sql<SqlBool>`false` : null])}
        having count(*) > 0
      )`.as('counted'),
    )
    .selectAll()
    .execute();
}

/**
 * Groups the rows of a list into cells. Uses the precounted cells, or the rows that match conditions, up to one more
 * than `mostRows`. Rows with a computed value move to cells of their own, which are flagged.
 */
function cellsOf(
  source: AnySource,
  narrowed: { readonly common: readonly Condition[]; readonly mostRows: number } | null,
  call: ClientCall,
): RawBuilder<unknown> {
  const filters = columnFilters(source).map(([, filter]) => filter);
  const columns = sql.join(filters.map(({ column }) => sql.ref(column)));
  const common = narrowed?.common ?? [];
  const table = sql.table(source.table);
  const base = narrowed
    ? sql`select ${columns}, count(*)::int as n
        from (select ${columns} from ${table} where ${all(common)} limit ${narrowed.mostRows + 1}) as narrowed
        group by ${columns}`
    : precountedCells(source, columns, call);
  const computed = filters.flatMap((filter) => Object.entries(filter.computed ?? {}));
  if (computed.length === 0) return sql`cell as (${base})`;
  const flags = sql.join(computed.map(([value]) => flag(value)));
  const holds = computed.map(([, condition]) => condition(call));
  const flagged = computed.map(([value], index) => sql`${holds[index]} as ${flag(value)}`);
  const isMoved = sql<SqlBool>`(${sql.join(holds, sql` or `)})`;
  return sql`
    moved as materialized (
      select ${columns}, ${flags}, count(*)::int as n from (
        select ${columns}, ${sql.join(flagged)} from ${table} where ${all([...common, isMoved])}
      ) as held group by ${columns}, ${flags}
    ),
    cell as (
      select ${columns}, ${sql.join(computed.map(([value]) => sql`false as ${flag(value)}`))}, n from (${base}) as found
      union all
      select ${columns}, ${sql.join(computed.map(([value]) => sql`${flag(value)} and sign = 1`))}, sign * n
      from moved cross join (values (1), (-1)) as signs (sign)
    )`;
}

/** Adds the rows that the precounted cells leave out. */
function precountedCells(source: AnySource, columns: RawBuilder<unknown>, call: ClientCall) {
  const { table, counts = table, beyondCounts } = source;
  const precounted = sql`select ${columns}, n from ${sql.table(counts)} where ${visible(source, call, counts)}`;
  if (!beyondCounts) return precounted;
  return sql`${precounted} union all select ${columns}, count(*)::int from ${sql.table(table)}
    where ${all([visible(source, call), beyondCounts(call)])} group by ${columns}`;
}

/** Adds selected values that match no rows. Sorts by count, `none` last. */
async function withSelected(
  { names }: Pick<ColumnFilter, 'names'>,
  valuesWithCount: CountedValue[],
  name: string,
  query: FacetsQuery,
  call: ClientCall,
): Promise<CountedValue[]> {
  const selected = query.facetQuery ? [] : valuesIn(query, name);
  const missing = selected.filter((value) => !valuesWithCount.some((one) => one.value === value));
  const rows =
    names && missing.length > 0
      ? await call.db
          .selectFrom(names.table)
          .select(['id', labelOf(names, call).as('label')])
          .where(sql`id::text`, 'in', missing)
          .execute()
      : [];
  const zeroCounts = rows.map(({ id, label }): CountedValue => ({ value: id, label, count: 0 }));
  const none: CountedValue[] = missing.includes(NO_ID) ? [{ value: NO_ID, label: null, count: 0 }] : [];
  const byName = new Intl.Collator(query.lang, { numeric: true });
  return [...valuesWithCount, ...zeroCounts, ...none].sort(
    (a, b) =>
      Number(a.value === NO_ID) - Number(b.value === NO_ID) ||
      b.count - a.count ||
      byName.compare(a.label ?? '', b.label ?? ''),
  );
}
