import { getCatalogue, getStock, type ProductStock } from '@hireyard/contract';
import { sql } from 'kysely';
import { type LocalDate, localDate } from '../../domain/calendar.ts';
import { freeFrom, freePieces, piecesFrom, type Taken } from '../../domain/stock.ts';
import { notFound } from '../../http/problem.ts';
import { type ClientCall, type Route, route } from '../../http/route.ts';
import { picturesOf } from '../product-pictures.ts';
import { rateBook } from '../tariff.ts';
import { textIn } from '../text-in.ts';

/** GET /catalogue and GET /stock. */
export const catalogueRoutes: Route[] = [
  route(getCatalogue, async (call) => {
    const { lang } = call.query;
    const rows = await call.db
      .selectFrom('product')
      .where('kind', '=', 'rental')
      .where('archived', '=', false)
      .orderBy('code')
      .selectAll()
      .execute();
    const rates = call.scope.prices ? await rateBook(call.db) : null;
    const pictures = await picturesOf(call.db, 'all');
    const today = localDate(call.now, call.scope.timeZone);
    return {
      items: rows.map((row) => ({
        code: row.code,
        group: row.product_group,
        tracking: row.tracking,
        energy: row.energy,
        specs: row.specs,
        accessories: row.accessories,
        description: textIn(lang, row.descriptions, row.fallback_language),
        minDays: row.min_days,
        pictures: pictures(row.code).map(({ id }) => id),
        rates: rates?.(row.code, today) ?? null,
      })),
    };
  }),

  route(getStock, async (call) => {
    const { depot, from, to = null } = call.query;
    const places = await call.db
      .selectFrom('depot')
      .where('op_co', '=', call.scope.opCo)
      .select(['id', 'time_zone'])
      .orderBy('name')
      .execute();
    const here = places.find(({ id }) => id === depot);
    if (!here) throw notFound();
    const others = places.map(({ id }) => id).filter((id) => id !== depot);
    const today = localDate(call.now, here.time_zone);
    const { pieces, taken, codes } = await stockOf(call, { depots: [depot, ...others], first: from, today });
    const range = { from, to };
    const freeAt = (place: string, code: string) =>
      freePieces(pieces.get(`${place} ${code}`) ?? 0, taken.get(`${place} ${code}`) ?? [], range);
    const items = codes.map((code): ProductStock => {
      const key = `${depot} ${code}`;
      const free = freeAt(depot, code);
      const elsewhere = others.map((depotId) => ({ depotId, free: freeAt(depotId, code) }));
      return {
        code,
        free,
        freeFrom: free > 0 ? null : freeFrom(pieces.get(key) ?? 0, taken.get(key) ?? [], range),
        elsewhere: elsewhere.filter((place) => place.free > 0),
      };
    });
    return { items };
  }),
];

interface StockQuery {
  readonly depots: readonly string[];
  readonly first: LocalDate;
  readonly today: LocalDate;
}

/** Returns the stock of depots, and the pieces out or reserved from a day on. Both are keyed by depot and product. */
export async function stockOf({ db }: Pick<ClientCall, 'db'>, { depots, first, today }: StockQuery) {
  const rows = await db
    .selectFrom('depot_stock')
    .where('depot_id', 'in', [...depots])
    .select(['depot_id', 'product_code', 'pieces', 'starts_on as from'])
    .execute();
  const out = await db
    .selectFrom(
      sql<{
        depot_id: string;
        product_code: string;
        starts_on: string;
        ends_on: string | null;
        quantity: number;
      }>`stock_taken(${depots}::uuid[], ${first}::date, ${today}::date)`.as('taken'),
    )
    .selectAll()
    .execute();
  const taken = new Map<string, Taken[]>();
  for (const { depot_id: depot, product_code: code, starts_on: from, ends_on: to, quantity } of out) {
    const key = `${depot} ${code}`;
    taken.set(key, [...(taken.get(key) ?? []), { from, to, quantity }]);
  }
  const pieces = new Map<string, number>();
  for (const [key, levels] of Map.groupBy(rows, (row) => `${row.depot_id} ${row.product_code}`)) {
    const stock = piecesFrom(levels, first);
    pieces.set(key, stock.pieces);
    taken.set(key, [...(taken.get(key) ?? []), ...stock.missing]);
  }
  return {
    pieces,
    taken,
    codes: [...new Set(rows.map((row) => row.product_code))].toSorted(),
  };
}
