import type { Language } from '@hireyard/contract';
import {
  ARCHIVE_STATES,
  type DeskProduct,
  type DeskProductSummary,
  deleteDeskProductPicture,
  getDeskProduct,
  listDeskProducts,
  listDeskProductsFacets,
  patchDeskProduct,
  putDeskProductPicture,
} from '@hireyard/contract/desk';
import { type Selectable, type SqlBool, sql } from 'kysely';
import type { CompanyDb } from '../../database/client/company-db.ts';
import type { Database } from '../../database/tables.ts';
import { isUuid } from '../../domain/uuid.ts';
import { notFound } from '../../http/problem.ts';
import { type Route, route, uploadRoute } from '../../http/route.ts';
import { textsOf } from '../../imports/names.ts';
import { changeTexts } from '../../imports/products.ts';
import { nameKey } from '../../lists/page.ts';
import { searchWords } from '../../lists/search.ts';
import { pageInOrder } from '../backoffice/page.ts';
import { picturesOf, positionOf, receivePicture, removePicture, setPicture } from '../product-pictures.ts';
import { cellCounts } from './cell-counts.ts';

/** Products that the operating company offers, for its people (DK-13). */
export const deskProductRoutes: Route[] = [
  route(listDeskProducts, async ({ db, query }) => {
    const { field, direction } = query.sort;
    const rows = await filteredProducts(db, query);
    return pageInOrder(rows, ORDERS[field], { ...query, direction }, async (page) => page.map(toSummary));
  }),
  route(listDeskProductsFacets, async ({ db, query }) => {
    const rows = await filteredProducts(db, { q: query.q, state: [], pictures: [] });
    const cells = await rows
      .clearSelect()
      .select(['state', 'has_pictures as pictures'])
      .select(sql<number>`count(*)::int`.as('n'))
      .groupBy(['state', 'has_pictures'])
      .execute();
    const { total, counted } = cellCounts(['state', 'pictures'], cells, query);
    const facets = {
      state: ARCHIVE_STATES.map((state) => counted('state', state)),
      pictures: (['yes', 'no'] as const).map((value) => counted('pictures', value)),
    };
    return { total, facets: query.facet === undefined ? facets : { [query.facet]: facets[query.facet] } };
  }),
  route(getDeskProduct, async ({ db, params }) => toProduct(db, await productRow(db, params.id))),
  route(patchDeskProduct, async ({ db, params, body }) => {
    await db.lock();
    const before = await productRow(db, params.id);
    // Texts of a product of all companies are nobody's to change.
    if (before.op_co === null) throw notFound();
    await changeTexts(db, before, body);
    return toProduct(db, await productRow(db, params.id));
  }),
  uploadRoute(putDeskProductPicture, receivePicture, async ({ db, now, params, file }) => {
    await db.lock();
    const position = positionOf(params);
    const product = await productRow(db, params.id);
    await setPicture(db, { code: product.code, position, now }, file);
    return toProduct(db, product);
  }),
  route(deleteDeskProductPicture, async ({ db, params }) => {
    await db.lock();
    const product = await productRow(db, params.id);
    await removePicture(db, product.code, positionOf(params));
    return toProduct(db, product);
  }),
];

type ProductRow = Selectable<Database['product']>;

interface Listed extends Omit<DeskProductSummary, 'pictures'> {
  readonly pictures: number;
  readonly has_pictures: 'yes' | 'no';
  readonly name_key: string;
}

interface Filters {
  readonly q?: string | undefined;
  readonly state: readonly string[];
  readonly pictures: readonly string[];
}

/** Selects the products that match all filters, each by its name in the language of the reader. */
async function filteredProducts(db: CompanyDb, { q, state, pictures }: Filters) {
  let rows = db
    .selectFrom(
      sql<Listed>`(
        select *, case when pictures > 0 then 'yes' else 'no' end as has_pictures,
          ${nameKey(sql`name`, db.language)} as name_key, folded(code, name) as search_key
        from (
          select product.id, product.code, case when product.archived then 'archived' else 'active' end as state,
            coalesce((select named.name from product_translation named
              where named.product_code = product.code and named.language = ${db.language} limit 1), product.code) as name,
            (select count(*)::int from product_picture shown where shown.product_code = product.code) as pictures,
            (select shown.id from product_picture shown where shown.product_code = product.code
              order by shown.position limit 1) as picture
          from product) described)`.as('listed'),
    )
    .selectAll('listed');
  if (state.length) rows = rows.where('state', 'in', state as never);
  if (pictures.length) rows = rows.where('has_pictures', 'in', pictures as never);
  for (const { pattern } of await searchWords(db, q))
    rows = rows.where(sql<SqlBool>`listed.search_key like ${pattern}`);
  return rows;
}

const ordered = (key: 'name_key' | 'code') => ({
  keys: [{ key: `listed.${key}`, type: 'text' as const }],
  id: 'listed.id',
  positionOf: (row: Listed) => ({ keys: [row[key]], id: row.id }),
});
const ORDERS = { name: ordered('name_key'), code: ordered('code') };

const toSummary = ({ id, code, name, state, pictures, picture }: Listed): DeskProductSummary => ({
  ...{ id, code, name, state, pictures, picture },
});

/** Returns a product that the company offers. Throws 404 for any other. */
async function productRow(db: CompanyDb, id: string): Promise<ProductRow> {
  const row = isUuid(id)
    ? await db.selectFrom('product').where('id', '=', id).selectAll().executeTakeFirst()
    : undefined;
  if (!row) throw notFound();
  return row;
}

async function toProduct(db: CompanyDb, row: ProductRow): Promise<DeskProduct> {
  const named = await db
    .selectFrom('product_translation')
    .where('product_code', '=', row.code)
    .where('is_fallback', '=', false)
    .select(['language', 'name'])
    .execute();
  const names = textsOf(Object.fromEntries(named.map(({ language, name }) => [language, name])));
  const [first = 'en-US'] = Object.keys(names) as Language[];
  const keys = await db.externalKeys.of('products', [row.id]);
  return {
    externalId: keys.get(row.id)?.externalId ?? null,
    ...{ id: row.id, code: row.code, kind: row.kind, archived: row.archived },
    names,
    fallbackLanguage: row.fallback_language ?? first,
    descriptions: row.descriptions,
    pictures: (await picturesOf(db, [row.code]))(row.code),
    own: row.op_co !== null,
  };
}
