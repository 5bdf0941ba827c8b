import { getCatalogue, getStock, type ProductStock, type Rates } from '@hireyard/contract';
import { sql } from 'kysely';
import { type LocalDate, localDate } from '../../domain/calendar.ts';
import { moneyOf } from '../../domain/money.ts';
import { freeFrom, freePieces, type Taken } from '../../domain/stock.ts';
import { notFound } from '../../http/problem.ts';
import { type ClientCall, type Route, route } from '../../http/route.ts';

/** Returns the company's rates for one piece of each product, by code. */
export async function ratesOf({ db, scope }: ClientCall): Promise<ReadonlyMap<string, Rates>> {
  const rows = await db.selectFrom('product_rate').where('op_co', '=', scope.opCo).selectAll().execute();
  return new Map(
    rows.map(({ product_code: code, day, week, four_week: fourWeek, currency }) => {
      const money = (amount: string) => ({ amount, currency });
      return [code, { day: money(day), week: money(week), fourWeek: moneyOf(fourWeek, currency) }];
    }),
  );
}

/** GET /catalogue and GET /stock. */
export const catalogueRoutes: Route[] = [
  route(getCatalogue, async (call) => {
    const rows = await call.db.selectFrom('product').where('kind', '=', 'rental').orderBy('code').selectAll().execute();
    const rates = call.scope.prices ? await ratesOf(call) : null;
    return {
      items: rows.map((row) => ({
        code: row.code,
        group: row.product_group,
        tracking: row.tracking,
        energy: row.energy,
        specs: row.specs,
        accessories: row.accessories,
        rates: rates?.get(row.code) ?? null,
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
    const stretch = { from, to };
    const freeAt = (place: string, code: string) =>
      freePieces(pieces.get(`${place} ${code}`) ?? 0, taken.get(`${place} ${code}`) ?? [], stretch);
    const items = codes.map((code): ProductStock => {
      const key = `${depot} ${code}`;
      const free = freeAt(depot, code);
      const elsewhere = others.map((depotId) => ({ depotId, free: freeAt(depotId, code) }));
      return {
        code,
        free,
        freeFrom: free > 0 ? null : freeFrom(pieces.get(key) ?? 0, taken.get(key) ?? [], stretch),
        elsewhere: elsewhere.filter((place) => place.free > 0),
      };
    });
    return { items };
  }),
];

interface Yard {
  readonly depots: readonly string[];
  readonly first: LocalDate;
  readonly today: LocalDate;
}

/** Returns the stock of depots, and the pieces out or reserved from a day on. Both are keyed by depot and product. */
export async function stockOf({ db }: Pick<ClientCall, 'db'>, { depots, first, today }: Yard) {
  const rows = await db
    .selectFrom('depot_stock')
    .where('depot_id', 'in', [...depots])
    .selectAll()
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
  return {
    pieces: new Map(rows.map((row) => [`${row.depot_id} ${row.product_code}`, row.pieces])),
    taken,
    codes: [...new Set(rows.map((row) => row.product_code))].toSorted(),
  };
}
