import {
  INVOICE_TYPES,
  INVOICE_UNITS,
  type InvoiceLine,
  type ValidationIssue,
  type VatCategory,
} from '@hireyard/contract';
import {
  type CompanyInvoice,
  getCompanyInvoice,
  type InvoicedLineEdit,
  issueCreditNote,
  issueInvoice,
  listCompanyInvoices,
  recordPayment,
} from '@hireyard/contract/backoffice';
import { type Selectable, sql } from 'kysely';
import type { ClientDb } from '../../database/client/client-db.ts';
import type { Database } from '../../database/tables.ts';
import { nextBillingOn } from '../../domain/billing.ts';
import { addDays } from '../../domain/calendar.ts';
import { exceedsInvoice, invoiced, paid, statusBy } from '../../domain/invoices.ts';
import { INVOICE } from '../../domain/lifecycle.ts';
import { refusedBy } from '../../http/constraints.ts';
import { invalid, notFound } from '../../http/problem.ts';
import { type CompanyCall, type Route, route } from '../../http/route.ts';
import { externalIdsOf } from '../../imports/owned.ts';
import { holdersOf } from '../members.ts';
import { clientOf } from './client-of.ts';
import { clientRefs } from './clients.ts';
import { companyOf, todayOf } from './company-of.ts';
import { invoiceNames } from './invoice-names.ts';
import { changedAt, listed, ofClients } from './page.ts';

type DocumentRow = Selectable<Database['document']>;
/** Row of an invoice or credit note. All of these columns are set. */
export type InvoiceRow = DocumentRow & {
  readonly type: 'invoice' | 'creditNote';
  readonly status: NonNullable<DocumentRow['status']>;
  readonly gross: string;
  readonly due: string;
  readonly currency: string;
};
type Issued = Pick<
  DocumentRow,
  'type' | 'number' | 'issued_on' | 'due_on' | 'po_number' | 'currency' | 'corrects_document_id'
>;

const TAKEN_NUMBER = { pointer: '/number', code: 'taken' } as const;
/** Refuses a number that another invoice or credit note has. */
export const invoiceRefused = refusedBy({
  document_client_id_type_number_key: TAKEN_NUMBER,
  invoice_number: TAKEN_NUMBER,
  document_replacement: { pointer: '/replaces', code: 'taken' },
});

/** Invoices, credit notes and payments of the rental company (DOM-06). */
export const companyInvoiceRoutes: Route[] = [
  route(listCompanyInvoices, async (call) => {
    const { db, query } = call;
    let rows = db.selectFrom('document').selectAll('document').where('document.type', 'in', INVOICE_TYPES);
    if (query.status.length) rows = rows.where('document.status', 'in', query.status);
    return listed(db, rows, 'document', query, (page) => invoicesOf(call, page as InvoiceRow[]));
  }),
  route(getCompanyInvoice, (call) => readInvoice(call, call.params.id)),

  route(issueInvoice, async (call) => {
    const { number, issuedOn, dueOn, poNumber, client: named, notify } = call.body;
    const clients = call.db.selectFrom('corporate_client').select('id');
    const client = await clients.where(await ofClients(call.db, 'id', [named])).executeTakeFirst();
    if (!client) throw invalid([{ pointer: '/client', code: 'reference' }]);
    const lines = await billedLines(call, call.body.lines);
    const document = { number, issued_on: issuedOn, due_on: dueOn, po_number: poNumber, corrects_document_id: null };
    const { currency } = await companyOf(call);
    const db = call.db.within(client.id, { silent: notify === 'none' });
    // Corrections of its lines look at what is charged already.
    await db.lock();
    return issue(call, db, { ...document, type: 'invoice', currency }, lines);
  }),

  route(issueCreditNote, async (call) => {
    const { number, issuedOn, notify } = call.body;
    const lines = await billedLines(call, call.body.lines);
    const db = await clientOf(call, 'document', call.params.id, { silent: notify === 'none' });
    await db.lock();
    const invoice = await invoiceRow(db, call.params.id);
    if (invoice.type !== 'invoice') throw notFound();
    if (issuedOn < invoice.issued_on) throw invalid([{ pointer: '/issuedOn', code: 'before-from' }]);
    const document = { number, issued_on: issuedOn, due_on: issuedOn, po_number: invoice.po_number };
    const { gross } = invoiced(lines, invoice.currency, { sign: -1 });
    if (await exceedsRest(db, invoice, gross)) throw invalid([{ pointer: '/lines', code: 'too-large' }]);
    return issue(
      call,
      db,
      { ...document, type: 'creditNote', currency: invoice.currency, corrects_document_id: invoice.id },
      lines,
    );
  }),

  route(recordPayment, async (call) => {
    const { amount, receivedOn, reference } = call.body;
    const db = await clientOf(call, 'document', call.params.id);
    await db.lock();
    const invoice = await invoiceRow(db, call.params.id);
    if (invoice.type !== 'invoice') throw notFound();
    if (receivedOn > (await todayOf(call))) throw invalid([{ pointer: '/receivedOn', code: 'in-future' }]);
    const remaining = paid(
      { status: invoice.status, due: { amount: invoice.due, currency: invoice.currency } },
      amount,
    );
    if (typeof remaining === 'string') {
      const target = remaining === 'choice' ? { pointer: '/amount/currency' } : { pointer: '/amount/amount' };
      const bound = {
        'too-large': { params: { max: Number(invoice.due) } },
        'too-small': { params: { min: 0.01 } },
        choice: {},
      };
      throw invalid([{ ...target, code: remaining, ...bound[remaining] }]);
    }
    await db.insert('payment', [
      {
        id: crypto.randomUUID(),
        document_id: invoice.id,
        amount: amount.amount,
        received_on: receivedOn,
        reference,
        recorded_at: call.now,
      },
    ]);
    if (remaining.status === invoice.status) await db.update('document', invoice, { due: remaining.due });
    else await db.move('document', invoice.id, INVOICE, remaining.status, { due: remaining.due });
    return readInvoice(call, invoice.id);
  }),
];

/** Returns true if a credit note takes back more than an invoice and its other notes leave. A void one leaves nothing. */
export async function exceedsRest(
  db: ClientDb,
  invoice: Pick<InvoiceRow, 'id' | 'gross' | 'status'>,
  credit: string,
  noteId: string | null = null,
): Promise<boolean> {
  const notes = await db
    .selectFrom('document')
    .select(['id', 'gross'])
    .where('corrects_document_id', '=', invoice.id)
    .where('status', '<>', 'void')
    .execute();
  const credited = notes.flatMap(({ id, gross }) => (id === noteId || gross === null ? [] : [gross]));
  return exceedsInvoice(invoice.status === 'void' ? '0.00' : invoice.gross, credited, credit);
}

/** Line of an invoice with the id of its contract line. */
type BilledLine = Omit<InvoicedLineEdit, 'line'> & { readonly contractLineId: string | null };

/** Returns lines with the ids of their contract lines. Throws 422 for a name of none. */
async function billedLines({ db }: CompanyCall, edits: readonly InvoicedLineEdit[]): Promise<BilledLine[]> {
  const ids = await db.externalKeys.named(
    'lines',
    edits.flatMap(({ line }) => line ?? []),
  );
  return edits.map(({ line, ...edit }, index) => {
    const id = line === null ? null : ids.get(line);
    if (id === undefined) throw invalid([{ pointer: `/lines/${index}/line`, code: 'reference' }]);
    return { ...edit, contractLineId: id };
  });
}

interface LineColumns {
  readonly text: string;
  readonly quantity: string;
  readonly unit: string;
  readonly price: string;
  readonly net: string;
  readonly vatRate: string;
  readonly vatCategory?: VatCategory | null | undefined;
  readonly vatReason?: string | null | undefined;
  readonly vatReasonCode?: string | null | undefined;
  readonly contractLineId: string | null;
}
/** Returns the columns of an invoice's lines. A unit in the company's own words is a piece with a name. */
export const lineColumns = (documentId: string, lines: readonly LineColumns[]) =>
  lines.map((line, index) => {
    const unit = INVOICE_UNITS.find((one): one is InvoiceLine['unit'] => one === line.unit);
    return {
      document_id: documentId,
      line_no: index + 1,
      contract_line_id: line.contractLineId,
      text: line.text,
      quantity: line.quantity,
      unit: unit ?? 'piece',
      unit_name: unit ? null : line.unit,
      price: line.price,
      net: line.net,
      vat_rate: line.vatRate,
      vat_category: line.vatCategory ?? null,
      vat_reason: line.vatReason ?? null,
      vat_reason_code: line.vatReasonCode ?? null,
    };
  });

/** Writes an invoice or credit note with its lines, and notifies users who see invoices. */
async function issue(
  call: CompanyCall,
  db: ClientDb,
  document: Issued & { readonly currency: string },
  edits: readonly BilledLine[],
): Promise<CompanyInvoice> {
  const { currency } = document;
  const machines = await machinesOf(db, edits);
  const sign = document.type === 'creditNote' ? -1 : 1;
  const { lines, net, gross, issues } = invoiced(edits, currency, { sign });
  if (issues.length) throw invalid(issues);
  const id = crypto.randomUUID();
  const periods = edits.flatMap(({ period }) => period ?? []);
  const projects = new Set(machines.map(({ project_id: project }) => project));
  await db
    .insert('document', [
      {
        ...document,
        id,
        project_id: projects.size === 1 ? ([...projects][0] ?? null) : null,
        starts_on: periods.map(({ from }) => from).toSorted()[0] ?? null,
        ends_on:
          periods
            .map(({ to }) => to)
            .toSorted()
            .at(-1) ?? null,
        status: statusBy(gross, gross),
        net,
        gross,
        due: gross,
      },
    ])
    .catch(invoiceRefused);
  await db.insert(
    'document_line',
    lineColumns(id, lines).map((line) => ({ ...line, id: crypto.randomUUID() })),
  );
  const contracts = [...new Set(machines.map((machine) => machine.contract_id))];
  await db.insert(
    'document_contract',
    contracts.map((contractId) => ({ document_id: id, contract_id: contractId })),
  );
  if (document.type === 'invoice') {
    const piecesOf = new Map(machines.map((machine) => [machine.id, machine.quantity]));
    await call.db.charge(
      lines.flatMap(({ contractLineId, period, net: amount }) =>
        contractLineId === null || period === null
          ? []
          : [
              {
                id: crypto.randomUUID(),
                contract_line_id: contractLineId,
                starts_on: period.from,
                ends_on: period.to,
                kind: 'charge' as const,
                days: period.days,
                pieces: period.pieces ?? piecesOf.get(contractLineId) ?? 1,
                amount,
                currency,
                invoice_number: document.number,
              },
            ],
      ),
    );
  }
  if (document.type === 'invoice') await planNextBilling(db, edits);
  await notifyIssued(db, id);
  return readInvoice(call, id);
}

/** Schedules the next billing of a machine on rent one cycle after its last charged day. */
async function planNextBilling(db: ClientDb, edits: readonly BilledLine[]): Promise<void> {
  const last = new Map<string, string>();
  for (const { contractLineId, period } of edits) {
    if (contractLineId === null || period === null) continue;
    const latest = last.get(contractLineId);
    if (latest === undefined || latest < period.to) last.set(contractLineId, period.to);
  }
  for (const [id, to] of last) {
    const line = await db
      .selectFrom('contract_line')
      .select(['id', 'version', 'status'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const isOver = line.status === 'returned' || line.status === 'closed';
    const next = isOver ? null : nextBillingOn(addDays(to, 1));
    await db.update('contract_line', line, { next_billing_on: next });
  }
}

/** Returns the invoiced contract lines. Throws 422 for a line of another client. */
async function machinesOf(db: ClientDb, edits: readonly BilledLine[]) {
  const ids = [...new Set(edits.flatMap(({ contractLineId }) => contractLineId ?? []))];
  if (ids.length === 0) return [];
  const lines = await db
    .selectFrom('contract_line')
    .select(['id', 'contract_id', 'project_id', 'quantity'])
    .where('id', 'in', ids)
    .execute();
  const lineIds = new Set(lines.map(({ id }) => id));
  const issues = edits.flatMap(({ contractLineId }, index): ValidationIssue[] =>
    contractLineId === null || lineIds.has(contractLineId)
      ? []
      : [{ pointer: `/lines/${index}/line`, code: 'reference' }],
  );
  if (issues.length) throw invalid(issues);
  return lines;
}

/** Notifies all users who see invoices. Reading and sending skip users who are confined to other projects. */
export async function notifyIssued(db: ClientDb, id: string): Promise<void> {
  const userIds = await holdersOf({ db }, 'invoice-view');
  await db.notify({ kind: 'invoiceIssued', userIds, subject: { resource: 'document', id } });
}

async function invoiceRow(db: Pick<ClientDb, 'selectFrom'>, id: string): Promise<InvoiceRow> {
  const row = await db
    .selectFrom('document')
    .selectAll()
    .where('id', '=', id)
    .where('type', 'in', INVOICE_TYPES)
    .executeTakeFirst();
  if (!row) throw notFound();
  return row as InvoiceRow;
}

async function readInvoice(call: CompanyCall, id: string): Promise<CompanyInvoice> {
  const [invoice] = await invoicesOf(call, [await invoiceRow(call.db, id)]);
  return invoice as CompanyInvoice;
}

/** Reads invoices of several clients with their lines and payments, with one query each. */
export async function invoicesOf(
  call: Pick<CompanyCall, 'db'>,
  rows: readonly InvoiceRow[],
): Promise<CompanyInvoice[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const client = await clientRefs(call, [...new Set(rows.map((row) => row.client_id))]);
  const lines = await call.db
    .selectFrom('document_line')
    .where('document_id', 'in', ids)
    .select(['document_id', 'id', 'contract_line_id as contractLineId', 'text', 'unit', 'price', 'net'])
    .select([
      'unit_name as unitName',
      'vat_category as vatCategory',
      'vat_reason as vatReason',
      'vat_reason_code as vatReasonCode',
      sql<string>`trim_scale(quantity)::text`.as('quantity'),
      sql<string>`trim_scale(vat_rate)::text`.as('vatRate'),
    ])
    .orderBy('line_no')
    .execute();
  const payments = await call.db
    .selectFrom('payment')
    .where('document_id', 'in', ids)
    .select(['document_id', 'id', 'amount', 'received_on as receivedOn', 'reference'])
    .orderBy('received_on')
    .orderBy('recorded_at')
    .execute();
  const replacements = await call.db
    .selectFrom('document')
    .where('replaces_document_id', 'in', ids)
    .select(['id', 'replaces_document_id'])
    .execute();
  const replacedBy = new Map(replacements.map((row) => [row.replaces_document_id, row.id]));
  const externalId = await externalIdsOf(
    call.db,
    'invoices',
    rows.flatMap((row) => [row.id, row.corrects_document_id]),
  );
  const nameOf = await invoiceNames(call.db, [
    ...rows.map((row) => row.replaces_document_id),
    ...replacements.map(({ id }) => id),
  ]);
  const lineOf = await externalIdsOf(
    call.db,
    'lines',
    lines.map((line) => line.contractLineId),
  );
  const linesOf = Map.groupBy(lines, (line) => line.document_id);
  const paymentsOf = Map.groupBy(payments, (payment) => payment.document_id);
  return rows.map((row) => {
    const money = (amount: string) => ({ amount, currency: row.currency });
    const replacedById = replacedBy.get(row.id) ?? null;
    return {
      id: row.id,
      externalId: externalId(row.id),
      client: client(row.client_id),
      type: row.type,
      number: row.number,
      issuedOn: row.issued_on,
      dueOn: row.due_on ?? row.issued_on,
      poNumber: row.po_number,
      status: row.status,
      disputed: row.disputed,
      voidedOn: row.voided_on,
      asOf: row.as_of,
      net: money(row.net ?? '0.00'),
      gross: money(row.gross),
      due: money(row.due),
      correctsId: row.corrects_document_id,
      corrects: externalId(row.corrects_document_id),
      replacesId: row.replaces_document_id,
      replaces: nameOf(row.replaces_document_id),
      replacedById,
      replacedBy: nameOf(replacedById),
      lines: (linesOf.get(row.id) ?? []).map(({ document_id: _document, ...line }) => ({
        ...line,
        line: lineOf(line.contractLineId),
        price: money(line.price),
        net: money(line.net),
      })),
      payments: (paymentsOf.get(row.id) ?? []).map(({ document_id: _document, ...payment }) => ({
        ...payment,
        amount: money(payment.amount),
      })),
      updatedAt: changedAt(row),
      version: row.version,
    };
  });
}
