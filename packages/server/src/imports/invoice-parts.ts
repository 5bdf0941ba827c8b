import { INVOICE_TYPES } from '@hireyard/contract';
import type { InvoiceImport } from '@hireyard/contract/backoffice';
import { type Selectable, type SqlBool, sql } from 'kysely';
import type { CompanyDb } from '../database/client/company-db.ts';
import type { Database } from '../database/tables.ts';
import type { ImportCall } from './kind.ts';
import { type Links, linksOf } from './linked.ts';
import { companyOfRows, lockNamedClients, type NamedClients } from './named-clients.ts';
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

/** What the rows of a batch need. */
export interface InvoicesWarm {
  readonly clients: NamedClients;
  readonly company: { readonly currency: string; readonly timeZone: string };
  /** Invoices by number. */
  readonly numbered: ReadonlyMap<string, string>;
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
  const numbered = await db
    .selectFrom('document')
    .where('type', 'in', INVOICE_TYPES)
    .where(sql<SqlBool>`number = any(${numbers}::text[])`)
    .select(['id', 'number'])
    .execute();
  const sent = rows.map((row) => row.externalId);
  const ids = [...new Set([...(await idsNamed(references, 'invoices', sent)), ...numbered.map(({ id }) => id)])];
  const named = rows.flatMap((row) => row.lines?.map(({ line }) => line) ?? []);
  const rented = await db
    .selectFrom('contract_line')
    .where(sql<SqlBool>`id = any(${await idsNamed(references, 'lines', named)}::uuid[])`)
    .select(['id', 'client_id', 'contract_id'])
    .execute();
  const parts = await readParts(db, ids);
  const ofStored = [...parts.values()].flatMap(({ lines }) => lines.flatMap((line) => line.contract_id ?? []));
  const ofLines = [...new Set([...rented.map((line) => line.contract_id), ...ofStored])];
  return {
    clients,
    company: await companyOfRows(call, clients),
    numbered: new Map(numbered.map((row) => [row.number, row.id])),
    storedOf: await storedRows(db, 'document', ids),
    async partsOf(id) {
      const found = parts.get(id) ?? (await readParts(db, [id])).get(id) ?? NO_PARTS;
      parts.delete(id);
      return found;
    },
    rented: new Map(rented.map((line) => [line.id, line])),
    links: await linksOf(call, rows, ids, ofLines),
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
