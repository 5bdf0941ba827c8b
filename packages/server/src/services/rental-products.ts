import type { ClientDb } from '../database/client/client-db.ts';

/** Returns the codes whose products can be rented. */
export async function rentalProducts(
  db: Pick<ClientDb, 'selectFrom'>,
  codes: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('product')
    .where('code', 'in', codes)
    .where('kind', '=', 'rental')
    .where('archived', '=', false)
    .select('code')
    .execute();
  return new Set(rows.map(({ code }) => code));
}
