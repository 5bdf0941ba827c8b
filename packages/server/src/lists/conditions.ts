import { NO_ID } from '@hireyard/contract';
import { type Expression, type SqlBool, sql } from 'kysely';
import { isUuid } from '../domain/uuid.ts';
import type { ClientCall } from '../http/route.ts';
import type { AnySource, ColumnFilter, LinkFilter } from './list.ts';
import { searchWords } from './search.ts';

export type Condition = Expression<SqlBool>;
/** Parsed query of any list or its facets. */
export type FilterQuery = Readonly<Record<string, unknown>> & { readonly q?: string | undefined };

/** Returns the values of a column filter in a query. */
export const valuesIn = (query: FilterQuery, filter: string): readonly string[] =>
  (query[filter] ?? []) as readonly string[];

export const columnFilters = ({ filters }: AnySource): [string, ColumnFilter][] =>
  Object.entries(filters).filter((entry): entry is [string, ColumnFilter] => 'column' in entry[1]);
export const linkFilters = ({ filters }: AnySource): [string, LinkFilter][] =>
  Object.entries(filters).filter((entry): entry is [string, LinkFilter] => 'link' in entry[1]);

/** True for rows with one of the values. Null if the filter has no value. */
export function columnCondition(
  values: readonly string[],
  { names, computed = {} }: ColumnFilter,
  column: string,
  holds: (value: string) => Condition | undefined,
): Condition | null {
  if (values.length === 0) return null;
  const own = values.filter((value) => Object.hasOwn(computed, value));
  const plain = values.filter((value) => !Object.hasOwn(computed, value) && (names ? isUuid(value) : value !== NO_ID));
  const either: Condition[] = plain.length > 0 ? [sql`${sql.ref(column)} in (${sql.join(plain)})`] : [];
  if (values.includes(NO_ID)) either.push(sql`${sql.ref(column)} is null`);
  either.push(...own.flatMap((value) => holds(value) ?? []));
  return either.length === 0 ? sql`false` : sql`(${sql.join(either, sql` or `)})`;
}

/** True for rows that are linked to one of the values. Null if the filter has no value. */
function linkCondition(values: readonly string[], { link, none }: LinkFilter, table: string): Condition | null {
  if (values.length === 0) return null;
  const ids = values.filter(isUuid);
  const linked = sql<SqlBool>`exists (select from ${sql.table(link.table)}
    where ${sql.ref(`${link.table}.${link.row}`)} = ${sql.ref(`${table}.id`)}
      and ${sql.ref(`${link.table}.${link.value}`)} = any(${ids}::uuid[]))`;
  return values.includes(NO_ID) ? sql`(${linked} or ${none})` : linked;
}

/** True for rows of a list's table, or of its counts, that the caller may see. */
export const visible = ({ within, table }: AnySource, call: ClientCall, tableName: string = table): Condition =>
  within ? within(call, tableName) : sql`true`;

/** Returns the search and the filters that apply to all counts, except a filter that counts its own values. */
export async function narrowingConditions(
  source: AnySource,
  query: FilterQuery,
  call: ClientCall,
  own?: string,
): Promise<Condition[]> {
  const conditions: Condition[] = [];
  for (const [name, filter] of linkFilters(source)) {
    const condition = name === own ? null : linkCondition(valuesIn(query, name), filter, source.table);
    if (condition) conditions.push(condition);
  }
  for (const [name, filter] of Object.entries(source.filters)) {
    const value = query[name];
    const isAsked = Array.isArray(value) ? value.length > 0 : value !== undefined;
    if (typeof filter === 'function' && isAsked) conditions.push(filter(value as never, call));
  }
  const { holds = ({ pattern }) => sql`${sql.ref(`${source.table}.search_text`)} like ${pattern}` } = source;
  for (const word of await searchWords(call.db, query.q)) conditions.push(holds(word, call));
  return conditions;
}

/** Returns all conditions of a query, or all but one filter's. */
export async function rowConditions(
  source: AnySource,
  query: FilterQuery,
  call: ClientCall,
  own?: string,
): Promise<Condition[]> {
  const conditions = [visible(source, call), ...(await narrowingConditions(source, query, call, own))];
  const { row: selected } = query;
  if (Array.isArray(selected) && selected.length > 0) {
    conditions.push(sql`${sql.ref(`${source.table}.id`)} in (${sql.join(selected)})`);
  }
  for (const [name, filter] of columnFilters(source)) {
    const holds = (value: string) => filter.computed?.[value]?.(call);
    const condition = columnCondition(valuesIn(query, name), filter, `${source.table}.${filter.column}`, holds);
    if (condition) conditions.push(condition);
  }
  return conditions;
}

export const all = (conditions: readonly (Condition | null)[]): Condition =>
  sql`${sql.join([sql`true`, ...conditions.filter((condition) => condition !== null)], sql` and `)}`;
