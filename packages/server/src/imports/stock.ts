import { type CompanyStock, type StockImport, stockImport } from '@hireyard/contract/backoffice';
import { refusedBy } from '../http/constraints.ts';
import { differs } from './differs.ts';
import type { Kind } from './kind.ts';
import { externalIdsOf, ownedRows } from './owned.ts';
import { unknownReference } from './references.ts';

const refused = refusedBy({ depot_stock_from: { pointer: '/from', code: 'taken' } });

/** Pieces of a product that a depot has from a day on (DOM-97). */
export const stock: Kind<StockImport, CompanyStock> = {
  name: 'stock',
  row: stockImport.row,

  async write({ db, references, newId }, { depot, product, pieces, from }, id) {
    const [stored = null] = id === null ? [] : await ownedRows(db, 'depot_stock', [id]);
    const depotId = await references.idOf('depots', depot, '/depot');
    if (stored && stored.depot_id !== depotId) throw unknownReference('/depot');
    const [counted] = await ownedRows(db, 'product', [await references.idOf('products', product, '/product')]);
    if (!counted || (stored && stored.product_code !== counted.code)) throw unknownReference('/product');
    const columns = { pieces, starts_on: from };
    if (!stored) {
      const row = { ...columns, id: newId(), depot_id: depotId, product_code: counted.code };
      return { id: await db.insertOwn('depot_stock', row).catch(refused), changed: true };
    }
    if (!differs(stored, columns)) return { id: stored.id, changed: false };
    await db.updateOwn('depot_stock', stored.id, columns).catch(refused);
    return { id: stored.id, changed: true };
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
      item: { id, depot: depot(row.depot_id), product: product(row.product_id), pieces, from },
    }));
  },
};
