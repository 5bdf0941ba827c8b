import type { Direction } from '@hireyard/contract';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { ClientCall } from '../http/route.ts';
import { all, type Condition, type FilterQuery, rowConditions } from './conditions.ts';
import { type Position, positionOf, positionText } from './cursor.ts';
import type { AnySource, SortKeys } from './list.ts';

export interface PageQuery extends FilterQuery {
  readonly page: number;
  readonly size: number;
  readonly sort: { readonly field: string; readonly direction: Direction };
  readonly lang: string;
  /** Cursor of the page before. The page continues behind the last row of that page, whatever has changed since. */
  readonly after?: string | undefined;
}

/** A column of a sort. */
interface SortKey {
  readonly column: RawBuilder<unknown>;
  /** Returns the compared expression, for the column or for one of its values. */
  readonly keyOf: (value: RawBuilder<unknown>) => RawBuilder<unknown>;
  /** True if rows without a value come last. By default, PostgreSQL treats null as the largest value. */
  readonly isEmptyLast: boolean;
}
interface IdRow {
  readonly id: string;
  /** Values of the sort keys, as texts. */
  readonly keys: readonly (string | null)[];
}

const columnsOf = (keys: Exclude<SortKeys, { productCode: string }>): readonly string[] =>
  'valuesFirst' in keys ? [keys.valuesFirst] : keys;

/** Languages whose alphabet is their own. The others differ only in accents. */
const OWN_ALPHABETS = ['hu', 'pl'];

/** Returns the key by which a name sorts. The language is a literal, as in the indexes. */
export const nameKey = (name: RawBuilder<unknown>, lang: string): RawBuilder<unknown> =>
  sql`(sort_key(${name}, ${sql.lit(OWN_ALPHABETS.includes(lang) ? lang : 'en')}) collate "C")`;

function sortKeysOf({ sorts, table, names }: AnySource, { sort, lang }: PageQuery): readonly SortKey[] {
  const keys = sorts[sort.field] ?? [];
  if ('productCode' in keys) return [];
  const isEmptyLast = sort.direction === 'asc' || 'valuesFirst' in keys;
  return columnsOf(keys).map((column) => ({
    column: sql.ref(`${table}.${column}`),
    keyOf: (value) => (names?.includes(column) ? nameKey(value, lang) : value),
    isEmptyLast,
  }));
}

/** Returns the rows in front of a page, and how many of its own. A page by number also reads the row in front of it. */
const windowOf = ({ page, size, after }: PageQuery) =>
  after === undefined && page > 0 ? { skip: page * size - 1, most: size + 2 } : { skip: 0, most: size + 1 };

/**
 * Selects the ids of one page in order, plus one more, and for a page by number the one in front of it. An index-only
 * scan of the sort's index suffices, so the rows of earlier pages are not fetched.
 */
export async function idsOfPage(source: AnySource, query: PageQuery, call: ClientCall, position?: Condition) {
  const { table, sorts } = source;
  const { sort } = query;
  const { skip, most } = windowOf(query);
  const conditions = await rowConditions(source, query, call);
  const keys = sorts[sort.field] ?? [];
  if ('productCode' in keys) return { query: idsByProduct(source, keys.productCode, query, conditions, call) };
  const sortKeys = sortKeysOf(source, query);
  let selected = call.db
    .selectFrom(sql.table(table).as(table))
    .select(sql<string>`${sql.ref(`${table}.id`)}`.as('id'))
    .select(
      sql<IdRow['keys']>`array[${sql.join(sortKeys.map(({ column }) => sql`${column}::text`))}]::text[]`.as('keys'),
    )
    .where((eb) => eb.and(position ? [...conditions, position] : conditions))
    .limit(most)
    .offset(skip);
  for (const { column, keyOf, isEmptyLast } of sortKeys) {
    selected = selected.orderBy(keyOf(column), (order) => {
      const directed = sort.direction === 'asc' ? order.asc() : order.desc();
      return isEmptyLast && sort.direction === 'desc' ? directed.nullsLast() : directed;
    });
  }
  return { query: selected.orderBy(sql.ref(`${table}.id`), sort.direction) };
}

/**
 * Selects the ids of a page sorted by product name: product by product, in the order of their ranks. Reads at most the
 * rows up to this page from each product, and none of later products. A search result is sorted as a whole, because
 * otherwise the search would run once per product.
 */
function idsByProduct(
  { table }: AnySource,
  productCode: string,
  query: PageQuery,
  conditions: readonly Condition[],
  { db }: ClientCall,
) {
  const {
    sort: { direction },
    lang,
    q,
  } = query;
  const { skip, most } = windowOf(query);
  const id = sql.ref(`${table}.id`);
  const order = sql.raw(direction);
  const isBehind = sql.raw(direction === 'asc' ? '>' : '<');
  const position = query.after === undefined ? null : positionOf(query.after, query.sort, 1);
  const [code = null] = position?.keys ?? [];
  const firstOnes = q ? sql`` : sql`order by ${id} ${order} limit ${skip + most}`;
  // Products that are not ranked yet have the same rank.
  const rank = sql`(select rank from product_rank where language = ${lang} and product_code = ${code})`;
  const rest = position && sql<SqlBool>`(ranked.rank <> ${rank} or ${id} ${isBehind} ${position.id})`;
  const fromProduct = position ? sql`and ranked.rank ${isBehind}= ${rank}` : sql``;
  const ofProduct = sql<{ id: string }>`(select ${id} as id from ${sql.table(table)}
    where ${sql.ref(`${table}.${productCode}`)} = ranked.product_code and ${all([...conditions, rest])} ${firstOnes})`;
  return db
    .selectFrom(
      sql<{ id: string; rank: number; keys: IdRow['keys'] }>`(
        select of_product.id, ranked.rank, array[ranked.product_code]::text[] as keys
        from product_rank as ranked cross join lateral ${ofProduct} as of_product
        where ranked.language = ${lang} ${fromProduct}
      )`.as('chosen'),
    )
    .select(['chosen.id', 'chosen.keys'])
    .orderBy('chosen.rank', direction)
    .orderBy('chosen.id', direction)
    .limit(most)
    .offset(skip);
}

/**
 * Returns the conditions of the rows behind a position, in the order of their rows. Rows without a value of the first
 * key have a condition of their own where they come last, so that the first condition bounds the scan of the index.
 */
function conditionsBehind(source: AnySource, query: PageQuery, { keys: values, id }: Position): Condition[] {
  const keys = sortKeysOf(source, query);
  const sign = sql.raw(query.sort.direction === 'asc' ? '>' : '<');
  const keyOfColumn = ({ keyOf, column }: SortKey) => keyOf(column);
  const keyOfValue = ({ keyOf }: SortKey, value: string) => keyOf(sql`${value}`);
  const isEqual = (key: SortKey, value: string | null): Condition =>
    value === null ? sql`${key.column} is null` : sql`${keyOfColumn(key)} = ${keyOfValue(key, value)}`;
  const isBehind = (key: SortKey, value: string | null): Condition => {
    const { column, isEmptyLast } = key;
    if (value === null) return isEmptyLast ? sql`false` : sql`${column} is not null`;
    const behind = sql<SqlBool>`${keyOfColumn(key)} ${sign} ${keyOfValue(key, value)}`;
    return isEmptyLast ? sql`(${behind} or ${column} is null)` : behind;
  };
  const equals = keys.map((key, at) => isEqual(key, values[at] ?? null));
  const steps = keys.map((key, at) => all([...equals.slice(0, at), isBehind(key, values[at] ?? null)]));
  const sameKeys = all([...equals, sql`${sql.ref(`${source.table}.id`)} ${sign} ${id}`]);
  const behind = sql<SqlBool>`(${sql.join(
    [...steps, sameKeys].map((step) => sql`(${step})`),
    sql` or `,
  )})`;
  const [first] = keys;
  const [value = null] = values;
  if (!first) return [behind];
  const { column, isEmptyLast } = first;
  if (value === null) {
    const isEmpty = sql<SqlBool>`${column} is null and ${behind}`;
    return isEmptyLast ? [isEmpty] : [isEmpty, sql`${column} is not null`];
  }
  const bounded = sql<SqlBool>`${keyOfColumn(first)} ${sign}= ${keyOfValue(first, value)} and ${behind}`;
  return isEmptyLast ? [bounded, sql`${column} is null`] : [bounded];
}

async function rowsOfPage(source: AnySource, query: PageQuery, call: ClientCall): Promise<IdRow[]> {
  const keys = source.sorts[query.sort.field] ?? [];
  if (query.after === undefined || 'productCode' in keys) {
    return (await idsOfPage(source, query, call)).query.execute();
  }
  const position = positionOf(query.after, query.sort, columnsOf(keys).length);
  const rows: IdRow[] = [];
  for (const condition of conditionsBehind(source, query, position)) {
    const rest = { ...query, size: query.size - rows.length };
    rows.push(...(await (await idsOfPage(source, rest, call, condition)).query.execute()));
    if (rows.length > query.size) break;
  }
  return rows;
}

/** Returns the ids of one page in order, whether another page follows, and its cursor. */
export async function pageOfIds(source: AnySource, query: PageQuery, call: ClientCall) {
  const { size, page, after } = query;
  const rows = await rowsOfPage(source, query, call);
  const isByNumber = after === undefined && page > 0;
  const [before] = isByNumber ? rows : [];
  const own = isByNumber ? rows.slice(1) : rows;
  const shown = own.slice(0, size);
  const last = shown.at(-1);
  const hasMore = own.length > size;
  return {
    ids: shown.map(({ id }) => id),
    hasMore,
    ...(hasMore && last && { next: positionText(query.sort, last) }),
    ...(before && { before: before.id }),
  };
}
