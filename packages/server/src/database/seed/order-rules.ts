import { type Kysely, sql } from 'kysely';
import type { Database } from '../tables.ts';
import { bulkInsert } from './bulk-insert.ts';
import type { CatalogueProduct } from './catalogue.ts';
import { COMPANIES } from './companies.ts';
import { ratesOf } from './prices.ts';
import { Random } from './random.ts';

const SEED = 81_000;

/** Rates of each company per piece. */
export async function seedRates(db: Kysely<Database>, catalogue: readonly CatalogueProduct[]): Promise<void> {
  const rows = COMPANIES.flatMap((company) =>
    catalogue.map((product) => {
      const { day, week, fourWeek } = ratesOf(product, company);
      return {
        op_co: company.code,
        product_code: product.code,
        day: day.amount,
        week: week.amount,
        four_week: fourWeek?.amount ?? null,
        currency: company.currency,
      };
    }),
  );
  await bulkInsert(db, 'rental_rate', rows);
}

/** Stock of each depot: today's rented and promised pieces plus a few more; none spare for some products. */
export async function seedStock(
  db: Kysely<Database>,
  { catalogue, now }: { readonly catalogue: readonly CatalogueProduct[]; readonly now: Date },
): Promise<void> {
  const random = new Random(SEED);
  const depots = await db.selectFrom('depot').select('id').orderBy('op_co').orderBy('name').execute();
  const ids = depots.map(({ id }) => id);
  const { rows: out } = await sql<{ depot_id: string; product_code: string; pieces: number }>`
    select depot_id, product_code, sum(quantity)::integer as pieces
    from stock_taken(${ids}::uuid[], ${now}::timestamptz::date, ${now}::timestamptz::date)
    group by depot_id, product_code`.execute(db);
  const outOf = new Map(out.map((row) => [`${row.depot_id} ${row.product_code}`, row.pieces]));
  const rows = ids.flatMap((depot_id) =>
    catalogue.map(({ code, tracking }) => {
      const spare = tracking === 'bulk' ? random.int(12, 60) : random.pick([0, 0, 1, 2, 3, 4, 6, 9, 14]);
      return { depot_id, product_code: code, pieces: (outOf.get(`${depot_id} ${code}`) ?? 0) + spare };
    }),
  );
  await bulkInsert(db, 'depot_stock', rows);
}
