import type { Direction } from '@hireyard/contract';
import { type SqlBool, sql } from 'kysely';
import type { ClientCall } from '../http/route.ts';
import { type FilterQuery, rowConditions } from './conditions.ts';
import type { AnySource } from './list.ts';

export interface PageQuery extends FilterQuery {
  readonly page: number;
  readonly size: number;
  readonly sort: { readonly field: string; readonly direction: Direction };
  readonly lang: string;
}

/**
 * Selects the ids of one page in order, plus one more. An index-only scan of the sort's index is enough for it, so that
 * the rows of earlier pages are not fetched.
 */
export async function idsOfPage(source: AnySource, query: PageQuery, call: ClientCall) {
  const { table } = source;
  const { page, size, sort, lang } = query;
  const keys = source.sorts[sort.field] ?? [];
  const conditions = await rowConditions(source, query, call);
  let chosen = call.db
    .selectFrom(sql.table(table).as(table))
    .select(sql<string>`${sql.ref(`${table}.id`)}`.as('id'))
    .where((eb) => eb.and(conditions))
    .limit(size + 1)
    .offset(page * size);
  if ('productCode' in keys) {
    const productCode = sql.ref(`${table}.${keys.productCode}`);
    chosen = chosen
      .innerJoin(sql.table('product_rank').as('ranked'), (join) =>
        join.on(sql<SqlBool>`ranked.product_code = ${productCode} and ranked.language = ${lang}`),
      )
      .orderBy(sql`ranked.rank`, sort.direction);
  } else {
    for (const column of keys) chosen = chosen.orderBy(sql.ref(`${table}.${column}`), sort.direction);
  }
  return { query: chosen.orderBy(sql.ref(`${table}.id`), sort.direction) };
}

/** The ids of one page in order, and whether another page follows. */
export async function pageOfIds(source: AnySource, query: PageQuery, call: ClientCall) {
  const rows = await (await idsOfPage(source, query, call)).query.execute();
  return { ids: rows.slice(0, query.size).map(({ id }) => id), hasMore: rows.length > query.size };
}
