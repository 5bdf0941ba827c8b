import type { Kysely, Selectable } from 'kysely';
import { DISPUTING } from '../../domain/requests.ts';
import type { Database } from '../tables.ts';

type DocumentRow = Selectable<Database['document']>;

/**
 * Marks an invoice as disputed while a billing request about it is open (DOM-06). All requests of the client count,
 * because the user may not see all of them. Returns the change, or null if there is none.
 */
export async function settleDispute(
  db: Kysely<Database>,
  clientId: number,
  invoiceId: string,
  audit: { readonly updated_at: Date; readonly updated_by: string | null },
): Promise<{ readonly before: DocumentRow; readonly after: DocumentRow } | null> {
  const before = await db
    .selectFrom('document')
    .selectAll()
    .where('id', '=', invoiceId)
    .where('client_id', '=', clientId)
    .where('type', '=', 'invoice')
    .forUpdate()
    .executeTakeFirst();
  if (!before) return null;
  const open = await db
    .selectFrom('request')
    .select('id')
    .where('document_id', '=', invoiceId)
    .where('status', 'in', [...DISPUTING])
    .limit(1)
    .executeTakeFirst();
  const disputed = open !== undefined;
  if (before.disputed === disputed) return null;
  const after = await db
    .updateTable('document')
    .set({ ...audit, disputed })
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', invoiceId)
    .returningAll()
    .executeTakeFirstOrThrow();
  return { before, after };
}
