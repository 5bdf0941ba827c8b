import { type Kysely, sql } from 'kysely';
import type { Database } from '../tables.ts';
import type { CatalogueProduct } from './catalogue.ts';
import { importSeed } from './imported.ts';
import { FIRST_DAY } from './products.ts';
import { Random } from './random.ts';

const SEED = 81_000;
const ID_SEED = 81_001;

/** Stock of each depot: today's rented and promised pieces plus a few more; none spare for some products. */
export async function seedStock(
  db: Kysely<Database>,
  { catalogue, now }: { readonly catalogue: readonly CatalogueProduct[]; readonly now: Date },
): Promise<void> {
  const random = new Random(SEED);
  const idRandom = new Random(ID_SEED);
  const depots = await db
    .selectFrom('depot')
    .innerJoin('external_key', (join) =>
      join.on('kind', '=', 'depots').on('external_key.row_id', '=', sql<string>`depot.id::text`),
    )
    .select(['depot.id', 'depot.op_co', 'external_key.external_id as key'])
    .orderBy('depot.op_co')
    .orderBy('name')
    .execute();
  const ids = depots.map(({ id }) => id);
  const { rows: out } = await sql<{ depot_id: string; product_code: string; pieces: number }>`
    select depot_id, product_code, sum(quantity)::integer as pieces
    from stock_taken(${ids}::uuid[], ${now}::timestamptz::date, ${now}::timestamptz::date)
    group by depot_id, product_code`.execute(db);
  const outOf = new Map(out.map((row) => [`${row.depot_id} ${row.product_code}`, row.pieces]));
  const rows = depots.flatMap(({ id, op_co: opCo, key }) =>
    catalogue.map(({ code, tracking }) => {
      const spare = tracking === 'bulk' ? random.int(12, 60) : random.pick([0, 0, 1, 2, 3, 4, 6, 9, 14]);
      const pieces = (outOf.get(`${id} ${code}`) ?? 0) + spare;
      const row = { externalId: `${key}-${code}`, depot: key, product: code, pieces, from: FIRST_DAY };
      return { opCo, row, ids: [idRandom.uuid()] };
    }),
  );
  for (const [opCo, own] of Map.groupBy(rows, (row) => row.opCo)) await importSeed(db, { opCo, now }, 'stock', own);
}
