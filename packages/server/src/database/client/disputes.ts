import { type Kysely, type RawBuilder, type Selectable, type SqlBool, sql } from 'kysely';
import { DISPUTING } from '../../domain/requests.ts';
import type { Database } from '../tables.ts';

type DocumentRow = Selectable<Database['document']>;

/** True for a `document` about which a billing request is open (DOM-06). */
const isQuestioned: RawBuilder<boolean> = sql`exists (select from request
  where request.document_id = document.id and request.status in (${sql.join([...DISPUTING])}))`;

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
  const { disputed } = await db
    .selectFrom('document')
    .select(isQuestioned.as('disputed'))
    .where('id', '=', invoiceId)
    .executeTakeFirstOrThrow();
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

/** Marks exactly those invoices of a client as disputed about which a billing request is open. */
export async function settleDisputes(db: Kysely<Database>, clientId: number): Promise<void> {
  await db
    .updateTable('document')
    .set({ disputed: isQuestioned })
    .where('client_id', '=', clientId)
    .where('type', '=', 'invoice')
    .where(sql<SqlBool>`disputed <> ${isQuestioned}`)
    .execute();
}
