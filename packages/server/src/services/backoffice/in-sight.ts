import { type SqlBool, sql } from 'kysely';
import type { ClientDb } from '../../database/client/client-db.ts';
import { isUuid } from '../../domain/uuid.ts';
import { notFound } from '../../http/problem.ts';
import type { CompanyCall } from '../../http/route.ts';

/** Tables with a client of their own whose rows the back office names by id. */
type Found = 'rental_order' | 'request' | 'contract_line' | 'document';

/** The handle within the client that a row belongs to. Throws 404 for one of another operating company. */
export async function clientOf({ db }: Pick<CompanyCall, 'db'>, table: Found, id: string): Promise<ClientDb> {
  // Kysely needs the name of a table, not a type that stands for several.
  const rows = db.selectFrom(table as 'document').where('id', '=', id);
  const row = await rows.select('client_id').executeTakeFirst();
  if (!row) throw notFound();
  return db.within(row.client_id);
}

/** Rows of these clients, joined as `corporate_client`; what is no id matches nothing. */
export const ofClients = (uuids: readonly string[]) =>
  sql<SqlBool>`corporate_client.external_uuid = any(${uuids.filter(isUuid)}::uuid[])`;

/** A day of a filter as the moment at which it begins (UTC). */
export const startOf = (day: string): Date => new Date(`${day}T00:00:00Z`);
