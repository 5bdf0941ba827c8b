import { type CompanyStock, type StockImport, stockImport } from '@hireyard/contract/backoffice';
import { refusedBy } from '../http/constraints.ts';
import { differs } from './differs.ts';
import type { Kind } from './kind.ts';
import { codesNamed, externalIdsOf, firstDay, storedRows } from './owned.ts';
import { idsNamed, unknownReference } from './references.ts';

const refused = refusedBy({ depot_stock_from: { pointer: '/from', code: 'taken' } });

/** References of the rows of a batch, read at once. */
interface Warm {
  /** Codes of the products that rows name. */
  readonly codes: ReadonlyMap<string, string>;
  readonly storedOf: Awaited<ReturnType<typeof storedRows<'depot_stock'>>>;
}

/** Pieces of a product that a depot has from a day on (DOM-97). */
export const stock: Kind<StockImport, CompanyStock, Warm> = {
  name: 'stock',
  row: stockImport.row,

  async warm({ db, references }, rows) {
    const sent = rows.map((row) => row.externalId);
    return {
      codes: await codesNamed({ db, references }, rows),
      storedOf: await storedRows(db, 'depot_stock', await idsNamed(references, 'stock', sent)),
    };
  },

  async write({ db, references, newId }, { depot, product, pieces, from }, id, { codes, storedOf }) {
    const stored = await storedOf(id);
    const depotId = await references.idOf('depots', depot, '/depot');
    if (stored && stored.depot_id !== depotId) throw unknownReference('/depot');
    const code = codes.get(await references.idOf('products', product, '/product'));
    if (!code || (stored && stored.product_code !== code)) throw unknownReference('/product');
    const columns = { pieces, starts_on: from };
    if (!stored) {
      const values = { ...columns, id: newId(), depot_id: depotId, product_code: code };
      return { id: values.id, changed: true, later: { own: [{ table: 'depot_stock', values }], refused } };
    }
    if (!differs(stored, columns)) return { id: stored.id, changed: false };
    const after = () => db.updateOwn('depot_stock', stored.id, columns);
    return { id: stored.id, changed: true, later: { after, refused } };
  },

  async takeBack({ db }, id) {
    await db.removeStock(id);
    return 'gone';
  },

  async read(db, ids) {
    if (ids.length === 0) return [];
    const rows = await db
      .selectFrom('depot_stock')
      .innerJoin('depot', 'depot.id', 'depot_stock.depot_id')
      .innerJoin('product', 'product.code', 'depot_stock.product_code')
      .where('depot.op_co', '=', db.opCo)
      .where('depot_stock.id', 'in', ids)
      .select(['depot_stock.id', 'depot_stock.pieces', 'depot_stock.starts_on as from', 'depot_stock.depot_id'])
      .select('product.id as product_id')
      .execute();
    const depot = await externalIdsOf(
      db,
      'depots',
      rows.map((row) => row.depot_id),
    );
    const product = await externalIdsOf(
      db,
      'products',
      rows.map((row) => row.product_id),
    );
    return rows.map(({ id, pieces, from, ...row }) => ({
      id,
      item: { id, depot: depot(row.depot_id), product: product(row.product_id), pieces, from: firstDay(from) },
    }));
  },
};
