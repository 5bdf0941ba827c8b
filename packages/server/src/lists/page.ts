import type { Direction } from '@hireyard/contract';
import { sql } from 'kysely';
import type { ClientCall } from '../http/route.ts';
import { all, type Condition, type FilterQuery, rowConditions } from './conditions.ts';
import type { AnySource } from './list.ts';

export interface PageQuery extends FilterQuery {
  readonly page: number;
  readonly size: number;
  readonly sort: { readonly field: string; readonly direction: Direction };
  readonly lang: string;
}

/**
 * Selects the ids of one page in order, plus one more. An index-only scan of the sort's index suffices, so the rows of
 * earlier pages are not fetched.
 */
export async function idsOfPage(source: AnySource, query: PageQuery, call: ClientCall) {
  const { table } = source;
  const { page, size, sort } = query;
  const keys = source.sorts[sort.field] ?? [];
  const conditions = await rowConditions(source, query, call);
  if ('productCode' in keys) return { query: idsByProduct(source, keys.productCode, query, conditions, call) };
  let selected = call.db
    .selectFrom(sql.table(table).as(table))
    .select(sql<string>`${sql.ref(`${table}.id`)}`.as('id'))
    .where((eb) => eb.and(conditions))
    .limit(size + 1)
    .offset(page * size);
  for (const column of keys) selected = selected.orderBy(sql.ref(`${table}.${column}`), sort.direction);
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
  { page, size, sort: { direction }, lang, q }: PageQuery,
  conditions: readonly Condition[],
  { db }: ClientCall,
) {
  const id = sql.ref(`${table}.id`);
  const order = sql.raw(direction);
  const firstOnes = q ? sql`` : sql`order by ${id} ${order} limit ${(page + 1) * size + 1}`;
  const ofProduct = sql<{ id: string }>`(select ${id} as id from ${sql.table(table)}
    where ${sql.ref(`${table}.${productCode}`)} = ranked.product_code and ${all(conditions)} ${firstOnes})`;
  return db
    .selectFrom(
      sql<{ id: string; rank: number }>`(
        select of_product.id, ranked.rank from product_rank as ranked cross join lateral ${ofProduct} as of_product
        where ranked.language = ${lang}
      )`.as('chosen'),
    )
    .select('chosen.id')
    .orderBy('chosen.rank', direction)
    .orderBy('chosen.id', direction)
    .limit(size + 1)
    .offset(page * size);
}

/** Returns the ids of one page in order, and whether another page follows. */
export async function pageOfIds(source: AnySource, query: PageQuery, call: ClientCall) {
  const rows = await (await idsOfPage(source, query, call)).query.execute();
  return { ids: rows.slice(0, query.size).map(({ id }) => id), hasMore: rows.length > query.size };
}
