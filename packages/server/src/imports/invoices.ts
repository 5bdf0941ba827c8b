import type { ValidationIssue } from '@hireyard/contract';
import { type CompanyInvoiceDetail, type InvoiceImport, invoiceImport } from '@hireyard/contract/backoffice';
import type { ClientDb } from '../database/client/client-db.ts';
import type { NewRow } from '../database/client/write-together.ts';
import type { LocalDate } from '../domain/calendar.ts';
import { invoiced, statusBy } from '../domain/invoices.ts';
import { IMPORTED_INVOICE, INVOICE_BROUGHT_BACK } from '../domain/lifecycle.ts';
import { invalid } from '../http/problem.ts';
import {
  type InvoiceRow,
  invoiceRefused,
  invoicesOf,
  lineColumns,
  notifyIssued,
} from '../services/backoffice/invoices.ts';
import { differs, given } from './differs.ts';
import { filesOf, storeFile } from './document-files.ts';
import { correctedOf, correctionIssues, replacedOf, voidInvoice } from './invoice-corrections.ts';
import { comparable, onPaper, sentLines, signed, trimmed, writeLines } from './invoice-lines.ts';
import { type InvoiceParts, type InvoicesWarm, NO_PARTS, type PaymentRow, warmInvoices } from './invoice-parts.ts';
import { inOrder, owedOf, paymentColumns, writePayments } from './invoice-payments.ts';
import type { ImportCall, Kind, Read, Written } from './kind.ts';
import { isLinkedAnew, linkedIds, linkedRows, linkedTo, writeContracts } from './linked.ts';
import { clientIdOfRow } from './named-clients.ts';
import { ownedRows } from './owned.ts';
import { invoiceDependents } from './undo/dependents.ts';

/** Invoices and credit notes as the company's own systems have them, with their payments (OP-36). */
export const invoices: Kind<InvoiceImport, CompanyInvoiceDetail, InvoicesWarm> = {
  name: 'invoices',
  row: invoiceImport.row,

  warm: warmInvoices,

  foundBy: '/number',
  find: async (_call, { number }, { numbered }) => numbered.get(number) ?? null,

  async write(call, row, id, warm) {
    const { clients, numbered, storedOf, partsOf, today } = warm;
    const stored = (await storedOf(id)) as InvoiceRow | null;
    const clientId = await clientIdOfRow(call, clients, row.client, stored);
    const client = call.db.within(clientId, { silent: !call.notifies });
    const before = stored ? await partsOf(stored.id) : NO_PARTS;
    const next = await nextState(call, { client, clientId, warm }, row, stored, before);
    const isRewritten = differs({ lines: before.lines.map(comparable) }, { lines: next.lines.map(comparable) });
    const issues: ValidationIssue[] = [
      ...next.issues,
      ...dayIssues({ ...stored, ...next.columns }, next.payments, today),
      ...(stored ? await chargedIssues(call, stored, row, isRewritten) : []),
      ...(await correctionIssues(client, next, id)),
    ];
    if (issues.length > 0) throw invalid(issues);
    if (!stored) return newInvoice(call, client, clientId, next);
    if (stored.number !== row.number) numbered.delete(stored.number);

    const isMoved = stored.status !== next.status;
    const isChanged = isMoved || differs(stored, next.columns);
    const isPaid = differs({ payments: inOrder(before.payments) }, { payments: inOrder(next.payments) });
    if (!isChanged && !isRewritten && !isPaid && !isLinkedAnew(next.linked)) return { id: stored.id, changed: false };
    const after = async () => {
      if (isChanged) await changeHead(call, client, stored, next);
      if (isRewritten) await writeLines(call, client, stored.id, next.lines, before.lines);
      if (isPaid) await writePayments(call, client, stored.id, next.payments);
      await writeContracts(call, client, stored.id, next.linked);
    };
    return { id: stored.id, changed: true, later: { refused: invoiceRefused, after } };
  },

  takeBack: voidInvoice,
  dependents: invoiceDependents,
  async fieldsOf(_db, read) {
    return new Map(read.map(({ id, item }) => [id, item.type === 'creditNote' ? {} : fieldsOfInvoice(item)]));
  },

  writeFile: storeFile,

  async read(db, ids) {
    const rows = (await ownedRows(db, 'document', ids)) as InvoiceRow[];
    const items = new Map((await invoicesOf({ db }, rows)).map((item) => [item.id, item]));
    const links = await linkedIds(db, rows);
    const file = await filesOf(db, ids);
    return rows.flatMap((row) => {
      const item = items.get(row.id);
      if (!item) return [];
      const { externalId: _, ...head } = item;
      const period = { from: row.starts_on, to: row.ends_on };
      return [{ id: row.id, item: { ...head, ...links(row), ...period, file: file(row.id) } }];
    });
  },
};

/** Returns the fields of an invoice that its row has in another form. */
const fieldsOfInvoice = ({ net, gross, due, lines, payments }: Read<CompanyInvoiceDetail>['item']) => ({
  ...{ net: net.amount, gross: gross.amount, due: due.amount },
  lines: lines.map(({ id: _id, contractLineId: _line, unitName, ...line }) => ({
    ...line,
    ...{ unit: unitName ?? line.unit, price: line.price.amount, net: line.net.amount },
  })),
  payments: payments.map(({ id: _id, ...payment }) => ({ ...payment, amount: payment.amount.amount })),
});

interface NextSetting {
  readonly client: ClientDb;
  readonly clientId: number;
  readonly warm: InvoicesWarm;
}

/** Returns the invoice as it would be: a row leaves out what stays. */
async function nextState(
  call: ImportCall,
  { client, clientId, warm }: NextSetting,
  row: InvoiceImport,
  stored: InvoiceRow | null,
  before: InvoiceParts,
) {
  const type = stored?.type ?? row.type ?? 'invoice';
  const sign = type === 'creditNote' ? -1 : 1;
  const currency = row.currency ?? stored?.currency ?? warm.currency;
  const lines = row.lines ? await sentLines(call, clientId, warm, row.lines) : before.lines.map(onPaper(sign));
  const contractIds = lines.flatMap(({ contractId }) => contractId ?? []);
  const linked = await linkedTo(call, warm.links, { clientId, row, stored, ofLines: contractIds });
  const sums = invoiced(lines, currency, { sign, totals: totalsOf(row, stored) });
  const payments = row.payments?.map(paymentColumns) ?? before.payments;
  const owed = owedOf(row, stored, sums.gross, payments);
  const corrected = await correctedOf(call, client, row, stored);
  const replaced = await replacedOf(call, client, row, stored);
  const voidedOn = row.voidedOn === undefined ? (stored?.voided_on ?? null) : row.voidedOn;
  const status = voidedOn === null ? statusBy(sums.gross, owed.due) : ('void' as const);
  const columns = {
    ...given({ as_of: row.asOf, starts_on: row.from, ends_on: row.to, po_number: row.poNumber }),
    number: row.number,
    project_id: linked.projectId,
    issued_on: row.issuedOn,
    due_on: row.dueOn ?? stored?.due_on ?? row.issuedOn,
    currency,
    net: sums.net,
    gross: sums.gross,
    due: status === 'void' ? '0.00' : owed.due,
    corrects_document_id: corrected?.id ?? null,
    replaces_document_id: replaced?.id ?? null,
    voided_on: voidedOn,
    with_ubl: sums.isExact && isTaxKnown(row, stored),
  };
  const issues: ValidationIssue[] = [...sums.issues, ...owed.issues];
  if (lines.length === 0) issues.unshift({ pointer: '/lines', code: 'required' });
  if (row.type !== undefined && row.type !== type) issues.unshift({ pointer: '/type', code: 'taken' });
  return {
    type,
    status,
    columns,
    lines: lineColumns('', sums.lines.map(trimmed)),
    payments,
    linked,
    corrected,
    replaced,
    issues,
  };
}
type NextState = Awaited<ReturnType<typeof nextState>>;

/** A zero rate of another system may be an exemption or reverse charge, which UBL tells apart. */
const isTaxKnown = ({ lines }: InvoiceImport, stored: InvoiceRow | null): boolean =>
  lines
    ? lines.every(({ vatRate, vatCategory }) => Number(vatRate) !== 0 || vatCategory != null)
    : (stored?.with_ubl ?? true);

/** Returns what is to be written of a new invoice. */
function newInvoice(
  { newId, notifies, now }: ImportCall,
  client: ClientDb,
  clientId: number,
  { type, status, columns, lines, payments, linked, corrected, replaced }: NextState,
): Written {
  const id = newId();
  const parts = { document_id: id };
  const inserts: NewRow[] = [
    { table: 'document', clientId, values: { ...columns, id, type, status } },
    ...lines.map((line) => ({
      table: 'document_line' as const,
      clientId,
      values: { ...line, ...parts, id: newId() },
    })),
    ...payments.map((one) => ({
      table: 'payment' as const,
      clientId,
      values: { ...one, ...parts, id: crypto.randomUUID(), recorded_at: now },
    })),
    ...linkedRows(clientId, id, linked),
  ];
  const isNews = notifies && !columns.as_of && status !== 'void';
  // A further credit note counts this one, an invoice is replaced once, and a void one can be replaced.
  const isUrgent = corrected !== null || replaced !== null || status === 'void';
  const after = isNews ? () => notifyIssued(client, id) : undefined;
  return { id, changed: true, later: { inserts, refused: invoiceRefused, after, isUrgent } };
}

/** Changes the invoice without its parts. A void one gives the days that it has charged back. */
async function changeHead(
  { db, isBack }: ImportCall,
  client: ClientDb,
  stored: InvoiceRow,
  { status, columns }: NextState,
): Promise<void> {
  const lifecycle = isBack ? INVOICE_BROUGHT_BACK : IMPORTED_INVOICE;
  if (stored.status === status) await client.update('document', stored, columns);
  else await client.move('document', stored.id, lifecycle, status, columns);
  if (stored.status !== status && status === 'void') await db.releaseCharges(stored.number);
}

/** Totals of the row. Stored totals stay if the row leaves out the lines. */
const totalsOf = ({ lines, net, gross }: InvoiceImport, stored: InvoiceRow | null) => {
  const sign = stored?.type === 'creditNote' ? -1 : 1;
  const kept = (amount: string | null | undefined) => (lines || !amount ? undefined : signed(amount, sign));
  return { net: net ?? kept(stored?.net), gross: gross ?? kept(stored?.gross) };
};

interface Days {
  readonly issued_on: LocalDate;
  readonly due_on?: LocalDate | null;
  readonly starts_on?: LocalDate | null;
  readonly ends_on?: LocalDate | null;
  readonly voided_on?: LocalDate | null;
  readonly as_of?: LocalDate | null;
}
/** Refuses days in the wrong order, and events that have not happened yet. */
function dayIssues(days: Days, payments: readonly PaymentRow[], today: LocalDate): ValidationIssue[] {
  const { issued_on: issuedOn, due_on: dueOn, starts_on: from, ends_on: to, voided_on: voidedOn, as_of: asOf } = days;
  const issues: ValidationIssue[] = [];
  const refuse = (pointer: string, code: 'before-from' | 'in-future') => issues.push({ pointer, code });
  if (dueOn && dueOn < issuedOn) refuse('/dueOn', 'before-from');
  if (from && to && to < from) refuse('/to', 'before-from');
  if (voidedOn && voidedOn < issuedOn) refuse('/voidedOn', 'before-from');
  if (voidedOn && voidedOn > today) refuse('/voidedOn', 'in-future');
  if (asOf && asOf > today) refuse('/asOf', 'in-future');
  for (const [index, { received_on: receivedOn }] of payments.entries())
    if (receivedOn > today) refuse(`/payments/${index}/receivedOn`, 'in-future');
  return issues;
}

/** Refuses other lines and another number of an invoice that has charged days: those never change (OP-23). */
async function chargedIssues(
  { db }: ImportCall,
  stored: InvoiceRow,
  row: InvoiceImport,
  isRewritten: boolean,
): Promise<ValidationIssue[]> {
  if (!isRewritten && row.number === stored.number) return [];
  const charged = db.selectFrom('rental_period').where('invoice_number', '=', stored.number).select('id').limit(1);
  if (!(await charged.executeTakeFirst())) return [];
  return [
    ...(isRewritten ? [{ pointer: '/lines', code: 'taken' } as const] : []),
    ...(row.number === stored.number ? [] : [{ pointer: '/number', code: 'taken' } as const]),
  ];
}
