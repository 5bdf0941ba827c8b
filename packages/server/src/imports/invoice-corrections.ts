import type { ValidationIssue } from '@hireyard/contract';
import type { InvoiceImport } from '@hireyard/contract/backoffice';
import type { ClientDb } from '../database/client/client-db.ts';
import type { LocalDate } from '../domain/calendar.ts';
import { IMPORTED_INVOICE } from '../domain/lifecycle.ts';
import { todayOf } from '../services/backoffice/company-of.ts';
import { exceedsRest, type InvoiceRow } from '../services/backoffice/invoices.ts';
import type { ImportCall } from './kind.ts';
import { ownedRows } from './owned.ts';
import { unknownReference } from './references.ts';

/** Returns the invoice that a credit note corrects. */
export async function correctedOf(
  { references }: ImportCall,
  client: ClientDb,
  { corrects }: InvoiceImport,
  stored: InvoiceRow | null,
): Promise<InvoiceRow | null> {
  const id =
    corrects === undefined
      ? stored?.corrects_document_id
      : corrects && (await references.idOf('invoices', corrects, '/corrects'));
  if (!id) return null;
  const invoice = client.selectFrom('document').where('id', '=', id).where('type', '=', 'invoice').selectAll();
  const row = await invoice.executeTakeFirst();
  if (!row) throw unknownReference('/corrects');
  return row as InvoiceRow;
}

/** Returns the invoice of the client that a row replaces, by its external id or its number. */
export async function replacedOf(
  { references }: ImportCall,
  client: ClientDb,
  { replaces }: InvoiceImport,
  stored: InvoiceRow | null,
): Promise<InvoiceRow | null> {
  const invoices = client.selectFrom('document').where('type', '=', 'invoice').selectAll();
  if (replaces === undefined) {
    if (!stored?.replaces_document_id) return null;
    const row = await invoices.where('id', '=', stored.replaces_document_id).executeTakeFirst();
    return (row as InvoiceRow | undefined) ?? null;
  }
  if (replaces === null) return null;
  const key = await references.find('invoices', replaces);
  const row = await (key
    ? invoices.where('id', '=', key.rowId)
    : invoices.where('number', '=', replaces)
  ).executeTakeFirst();
  if (!row) throw unknownReference('/replaces');
  return row as InvoiceRow;
}

/** Invoice or credit note as it would be, with what it corrects or replaces. */
interface Correcting {
  readonly type: InvoiceRow['type'];
  readonly columns: { readonly issued_on: LocalDate; readonly voided_on: LocalDate | null; readonly gross: string };
  readonly corrected: InvoiceRow | null;
  readonly replaced: InvoiceRow | null;
}

/** Refuses what an invoice or credit note cannot correct or replace. `id` is its own, once it is stored. */
export const correctionIssues = async (
  client: ClientDb,
  next: Correcting,
  id: string | null,
): Promise<ValidationIssue[]> => [...(await creditIssues(client, next, id)), ...replacementIssues(next, id)];

/** An invoice replaces one that is void: else both would be owed. */
function replacementIssues({ type, replaced }: Correcting, id: string | null): ValidationIssue[] {
  if (!replaced) return [];
  const isReplaced = type === 'invoice' && replaced.status === 'void' && replaced.id !== id;
  return isReplaced ? [] : [{ pointer: '/replaces', code: 'choice' }];
}

/** A credit note takes back no more than its invoice leaves. */
async function creditIssues(
  client: ClientDb,
  { type, columns, corrected }: Correcting,
  id: string | null,
): Promise<ValidationIssue[]> {
  if (!corrected) return [];
  if (type !== 'creditNote') return [{ pointer: '/corrects', code: 'choice' }];
  if (columns.issued_on < corrected.issued_on) return [{ pointer: '/issuedOn', code: 'before-from' }];
  if (columns.voided_on !== null) return [];
  const isTooMuch = await exceedsRest(client, corrected, columns.gross, id);
  return isTooMuch ? [{ pointer: '/lines', code: 'too-large' }] : [];
}

/** Makes an invoice void that was imported by mistake. Its days are given back. */
export async function voidInvoice(call: ImportCall, id: string): Promise<'archived'> {
  const [stored] = await ownedRows(call.db, 'document', [id]);
  if (!stored || stored.status === 'void') return 'archived';
  const client = call.db.within(stored.client_id, { silent: true });
  await client.lock();
  await client.move('document', id, IMPORTED_INVOICE, 'void', { voided_on: await todayOf(call), due: '0.00' });
  await call.db.releaseCharges(stored.number);
  return 'archived';
}
