import { listProducts } from '@hireyard/contract';
import { type SqlBool, sql } from 'kysely';
import { type Route, route } from '../../http/route.ts';
import { searchWords } from '../../lists/search.ts';

/** GET /products: products to rent or buy, by name in the requested language. */
export const productRoutes: Route[] = [
  route(listProducts, async ({ db, query }) => {
    const { page, size, lang = 'en-US' } = query;
    const words = await searchWords(db, query.q);
    let matching = db
      .selectFrom('product')
      .innerJoin('product_rank as ranked', 'ranked.product_code', 'product.code')
      .innerJoin('product_translation as named', (join) =>
        join.onRef('named.product_code', '=', 'product.code').on('named.language', '=', lang),
      )
      .where('ranked.language', '=', lang)
      .where('product.kind', 'in', ['rental', 'sale'])
      .where('product.archived', '=', false)
      .select(['product.code', 'named.name', 'product.product_group as group'])
      .orderBy('ranked.rank')
      .orderBy('product.code')
      .limit(size + 1)
      .offset(page * size);
    for (const { pattern, productCodes } of words)
      matching = matching.where(
        sql<SqlBool>`(folded(product.code) like ${pattern} or product.code = any(${productCodes}::text[]))`,
      );
    const rows = await matching.execute();
    return { items: rows.slice(0, size), page, size, hasMore: rows.length > size };
  }),
];
