import { INVOICE_TYPES } from '@hireyard/contract';
import type { InvoiceImport } from '@hireyard/contract/backoffice';
import { type Selectable, type SqlBool, sql } from 'kysely';
import type { CompanyDb } from '../database/client/company-db.ts';
import type { Database } from '../database/tables.ts';
import { type LocalDate, localDate } from '../domain/calendar.ts';
import { companyOf } from '../services/backoffice/company-of.ts';
import type { ImportCall } from './kind.ts';
import { type Links, linksOf } from './linked.ts';
import { lockNamedClients, type NamedClients } from './named-clients.ts';
import { storedRows } from './owned.ts';
import { idsNamed } from './references.ts';

export type InvoiceLineRow = Omit<Selectable<Database['document_line']>, 'client_id'>;
export type PaymentRow = Pick<Selectable<Database['payment']>, 'amount' | 'received_on' | 'reference'>;

/** Lines and payments of an invoice, in their order. */
export interface InvoiceParts {
  readonly lines: readonly (InvoiceLineRow & { readonly contract_id: string | null })[];
  readonly payments: readonly PaymentRow[];
}
export const NO_PARTS: InvoiceParts = { lines: [], payments: [] };
/** Invoices whose parts are read at once: each has up to 500 lines. */
const PARTS_AT_ONCE = 50;

/** References of the rows of a batch, read at once. */
export interface InvoicesWarm {
  readonly clients: NamedClients;
  readonly currency: string;
  readonly today: LocalDate;
  /** Invoices by number. A row frees the number that it changes. */
  readonly numbered: Map<string, string>;
  readonly storedOf: Awaited<ReturnType<typeof storedRows<'document'>>>;
  /** Returns the parts of a stored invoice. For a second row it reads what the first one has written. */
  readonly partsOf: (id: string) => Promise<InvoiceParts>;
  /** Contract lines that rows name. */
  readonly rented: ReadonlyMap<string, { readonly client_id: number; readonly contract_id: string }>;
  readonly links: Links;
}

export async function warmInvoices(call: ImportCall, rows: readonly InvoiceImport[]): Promise<InvoicesWarm> {
  const { db, references } = call;
  const clients = await lockNamedClients(call, rows);
  const numbers = [...new Set(rows.map((row) => row.number))];
  const stored = await db
    .selectFrom('document')
    .where('type', 'in', INVOICE_TYPES)
    .where(sql<SqlBool>`number = any(${numbers}::text[])`)
    .select(['id', 'number'])
    .execute();
  const numbered = new Map(stored.map((row) => [row.number, row.id]));
  const idOf = async ({ externalId, number }: InvoiceImport) =>
    (await references.find('invoices', externalId))?.rowId ?? numbered.get(number) ?? [];
  const ids = [...new Set((await Promise.all(rows.map(idOf))).flat())];
  const named = rows.flatMap((row) => row.lines?.map(({ line }) => line) ?? []);
  const rented = await db
    .selectFrom('contract_line')
    .where(sql<SqlBool>`id = any(${await idsNamed(references, 'lines', named)}::uuid[])`)
    .select(['id', 'client_id', 'contract_id'])
    .execute();
  const ofLines = [...new Set(rented.map((line) => line.contract_id))];
  const partsOf = inSlices(ids, (some) => readParts(db, some), PARTS_AT_ONCE);
  const company = await companyOf(call);
  return {
    clients,
    currency: company.currency,
    today: localDate(call.now, company.timeZone),
    numbered,
    storedOf: await storedRows(db, 'document', ids),
    partsOf: async (id) => (await partsOf(id)) ?? NO_PARTS,
    rented: new Map(rented.map((line) => [line.id, line])),
    links: await linksOf(call, rows, ids, ofLines),
  };
}

/**
 * Returns a function that gives out what belongs to ids. It reads them in slices, in their order, and keeps one slice. An
 * id that it has passed is read by itself.
 */
export function inSlices<T>(
  ids: readonly string[],
  read: (some: readonly string[]) => Promise<Map<string, T>>,
  size: number,
): (id: string) => Promise<T | undefined> {
  const unread = [...ids];
  let slice = new Map<string, T>();
  return async (id) => {
    const at = slice.has(id) ? -1 : unread.indexOf(id);
    if (at >= 0) slice = await read(unread.splice(0, at + size).slice(at));
    const found = slice.has(id) ? slice.get(id) : (await read([id])).get(id);
    slice.delete(id);
    return found;
  };
}

async function readParts({ selectFrom }: CompanyDb, ids: readonly string[]): Promise<Map<string, InvoiceParts>> {
  if (ids.length === 0) return new Map();
  const lines = await selectFrom('document_line')
    .leftJoin('contract_line', 'contract_line.id', 'document_line.contract_line_id')
    .where('document_id', 'in', ids)
    .select(['document_line.id', 'document_id', 'document_line.line_no', 'contract_line_id', 'text'])
    .select(['unit', 'unit_name', 'price', 'net', 'vat_category', 'vat_reason', 'vat_reason_code'])
    .select('contract_line.contract_id')
    .select([
      sql<string>`trim_scale(document_line.quantity)::text`.as('quantity'),
      sql<string>`trim_scale(vat_rate)::text`.as('vat_rate'),
    ])
    .orderBy('document_line.line_no')
    .execute();
  const payments = await selectFrom('payment')
    .where('document_id', 'in', ids)
    .select(['document_id', 'amount', 'received_on', 'reference'])
    .execute();
  const linesOf = Map.groupBy(lines, (line) => line.document_id);
  const paymentsOf = Map.groupBy(payments, (one) => one.document_id);
  return new Map(
    ids.map((id) => [
      id,
      {
        lines: linesOf.get(id) ?? [],
        payments: (paymentsOf.get(id) ?? []).map(({ document_id: _, ...payment }) => payment),
      },
    ]),
  );
}
