import type { ClientDb } from '../../database/client/client-db.ts';
import { notFound } from '../../http/problem.ts';
import type { CompanyCall } from '../../http/route.ts';

/** Tables with a client of their own whose rows the back office names by id. */
export type NamedTable = 'rental_order' | 'request' | 'contract_line' | 'off_hire' | 'document';

/** Returns the handle of the client that a row belongs to. Throws 404 for a row of another operating company. */
export async function clientOf(
  { db }: Pick<CompanyCall, 'db'>,
  table: NamedTable,
  id: string,
  options?: { readonly silent: boolean },
): Promise<ClientDb> {
  // Kysely needs the name of one table, not a union of names.
  const rows = db.selectFrom(table as 'document').where('id', '=', id);
  const row = await rows.select('client_id').executeTakeFirst();
  if (!row) throw notFound();
  return db.within(row.client_id, options);
}
