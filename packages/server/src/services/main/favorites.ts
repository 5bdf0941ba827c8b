import { getProjectFavorites, putProjectFavorite } from '@hireyard/contract';
import { invalid } from '../../http/problem.ts';
import { type Route, route } from '../../http/route.ts';
import { rentalProducts } from '../offered-products.ts';
import { rowOf } from '../row-of.ts';

/** Favorite products of a project. They come first for everyone who orders for it, whoever selected them. */
export const favoriteRoutes: Route[] = [
  route(getProjectFavorites, async ({ db, params }) => {
    const { id } = await rowOf({ db }, 'project', params.id);
    const rows = await db
      .selectFrom('project_favorite')
      .where('project_id', '=', id)
      .select('product_code')
      .orderBy('product_code')
      .execute();
    return { items: rows.map((row) => row.product_code) };
  }),

  route(putProjectFavorite, async ({ db, params, body }) => {
    const { id: project_id } = await rowOf({ db }, 'project', params.id);
    const product_code = body.productCode;
    if (!body.favorite) {
      await db.remove('project_favorite', { project_id, product_code });
      return undefined;
    }
    if (!(await rentalProducts(db, [product_code])).has(product_code))
      throw invalid([{ pointer: '/productCode', code: 'reference' }]);
    await db.insert('project_favorite', [{ project_id, product_code }], { duplicates: 'ignore' });
    return undefined;
  }),
];
