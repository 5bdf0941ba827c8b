import type { CompanyDb } from '../../database/client/company-db.ts';
import { externalIdsOf } from '../../imports/owned.ts';

/** Returns how the company names invoices: by their external id, or by their number where they have none. */
export async function invoiceNames(
  db: CompanyDb,
  ids: readonly (string | null)[],
): Promise<(id: string | null) => string | null> {
  const some = ids.filter((id) => id !== null);
  if (some.length === 0) return () => null;
  const externalId = await externalIdsOf(db, 'invoices', some);
  const documents = await db.selectFrom('document').where('id', 'in', some).select(['id', 'number']).execute();
  const numbers = new Map(documents.map(({ id, number }) => [id, number]));
  return (id) => (id === null ? null : (externalId(id) ?? numbers.get(id) ?? null));
}
