import type { ClientDb } from '../../../database/client/client-db.ts';

/** Returns the codes of all products. */
export async function productCodes(db: ClientDb): Promise<ReadonlySet<string>> {
  return new Set((await db.selectFrom('product').select('code').execute()).map(({ code }) => code));
}
