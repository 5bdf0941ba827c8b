import type { InvoiceStatus } from '@hireyard/contract';
import { billedText } from '../../domain/billed-text.ts';
import { daysInUnit, type Charge as Rent } from '../../domain/billing.ts';
import { addDays, type LocalDate, localDate } from '../../domain/calendar.ts';
import { lineNet } from '../../domain/invoices.ts';
import { fromMinor, toMinor } from '../../domain/money.ts';
import { invoiceTotals } from '../../domain/vat.ts';
import { type DocumentRows, type DocumentSetting, documentRow, type Row } from './document-rows.ts';
import { workday } from './rental-lines.ts';
import type { PlannedContract, PlannedLine, Rentals } from './rental-rows.ts';

const PAYMENT_DAYS = 30;
/** Days between an invoice and its credit note. */
const CREDITED_AFTER = 12;
const CREDITED_DAYS = 2;

type Period = Row<'rental_period'>;
/** A charged period with its line and contract. */
interface Charge {
  readonly period: Period;
  readonly rent: Rent;
  readonly line: PlannedLine;
  readonly contract: PlannedContract;
}
interface Run {
  readonly issuedOn: LocalDate;
  readonly charges: Charge[];
}
type InvoiceLineRow = Row<'document_line'>;

/**
 * Adds invoices for the periods that ended in the month before. They are issued in the first days of a month: one per
 * contract, or one per project with collective invoicing.
 */
export function addInvoices(
  rows: DocumentRows,
  rentals: Rentals,
  setting: DocumentSetting,
  creditedOneOf: number,
): void {
  const today = localDate(setting.now, setting.company.timeZone);
  const runs = runsOf(rentals, setting).filter(({ issuedOn }) => issuedOn <= today);
  const { invoiceNumbers: next } = setting;
  const invoices = runs.map((run) => invoiceOf(run, next.invoice(run.issuedOn), setting));
  let paid = 0;
  const standings = standingsOf(invoices, today, setting);
  for (const [index, { document, lines, charges }] of invoices.entries()) {
    const standing = standings[index] ?? 'paid';
    rows.document.push({ ...document, ...paymentOf(document, standing), disputed: standing === 'disputed' });
    rows.document_line.push(...lines);
    const contracts = new Set(charges.map(({ contract }) => contract));
    for (const { id } of contracts) rows.document_contract.push(link(document, id));
    for (const { period } of charges) period.invoice_number = document.number;

    const creditedOn = workday(addDays(document.issued_on, CREDITED_AFTER));
    if (standing !== 'paid' || paid++ % creditedOneOf !== 0 || creditedOn > today) continue;
    const credit = creditNoteOf(document, lines, creditedOn, next.creditNote(creditedOn), setting);
    rows.document.push({
      ...credit.document,
      ...paymentOf(credit.document, creditedOn < addDays(today, -14) ? 'paid' : 'open'),
    });
    rows.document_line.push(credit.line);
    for (const { contract } of charges.slice(0, 1)) rows.document_contract.push(link(credit.document, contract.id));
  }
}

const link = (document: Row<'document'>, contractId: string): Row<'document_contract'> => ({
  document_id: document.id,
  contract_id: contractId,
  client_id: document.client_id,
});

/** Charges on one invoice, in the order of issue. */
function runsOf(rentals: Rentals, { projects }: DocumentSetting): Run[] {
  const lines = new Map(rentals.lines.map((line) => [line.id, line]));
  const wholeProjects = new Set(
    [...projects.open, ...projects.closed].filter((_, index) => index % 16 === 1).map(({ key }) => key),
  );
  const runs = new Map<string, Run>();
  for (const { row: period, charge: rent } of rentals.periods) {
    const line = lines.get(period.contract_line_id);
    if (!line || !rent || rent.days === 0) continue;
    const { contract } = line;
    const projectId = contract.row.project ?? null;
    const debtor = projectId !== null && wholeProjects.has(projectId) ? projectId : contract.id;
    const key = `${debtor} ${period.ends_on.slice(0, 7)}`;
    const run = runs.get(key) ?? { issuedOn: issueDay(period.ends_on, contract.row.number), charges: [] };
    run.charges.push({ period, rent, line, contract });
    runs.set(key, run);
  }
  return [...runs.values()].sort((a, b) => (a.issuedOn < b.issuedOn ? -1 : a.issuedOn > b.issuedOn ? 1 : 0));
}

/** Returns one of the first five days of the month after a period, moved to the nearest workday. */
function issueDay(endsOn: LocalDate, contractNumber: string): LocalDate {
  const [year = 0, month = 0] = endsOn.split('-').map(Number);
  const next = new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
  const day = workday(addDays(next, Number(contractNumber.slice(-4)) % 5));
  return day < next ? addDays(day, 3) : day;
}

function invoiceOf({ issuedOn, charges }: Run, number: string, setting: DocumentSetting) {
  const { random, company, clientId } = setting;
  const starts = charges.map(({ period }) => period.starts_on).sort();
  const ends = charges.map(({ period }) => period.ends_on).sort();
  const id = random.uuid();
  const lines = charges.map(
    ({ period, rent, line }, index): InvoiceLineRow => ({
      id: random.uuid(),
      document_id: id,
      client_id: clientId,
      line_no: index + 1,
      contract_line_id: line.id,
      text: textOf(line, period, setting),
      quantity: rent.quantity,
      unit: rent.unit,
      price: rent.price.amount,
      net: period.amount ?? '0.00',
      vat_rate: company.vatRate,
    }),
  );
  const head = documentRow(
    setting,
    { id, type: 'invoice', number, issued_on: issuedOn, period: [starts[0] ?? issuedOn, ends.at(-1) ?? issuedOn] },
    [...new Set(charges.map(({ contract }) => contract))],
  );
  return {
    document: { ...head, ...amountsOf(lines, setting), due_on: addDays(issuedOn, PAYMENT_DAYS) },
    lines,
    charges,
  };
}

/** Credits two days of the first machine, out of its line. */
function creditNoteOf(
  invoice: Row<'document'>,
  [first]: readonly InvoiceLineRow[],
  issuedOn: LocalDate,
  number: string,
  setting: DocumentSetting,
) {
  if (!first) throw new RangeError(`Invoice ${invoice.number} has no line`);
  const id = setting.random.uuid();
  const length = first.unit === 'piece' ? 1 : daysInUnit(5)[first.unit];
  const quantity = String(-Math.min(CREDITED_DAYS / length, Number(first.quantity)));
  const line: InvoiceLineRow = {
    ...first,
    id: setting.random.uuid(),
    document_id: id,
    line_no: 1,
    quantity,
    net: lineNet({ quantity, price: first.price }),
  };
  return {
    document: {
      ...invoice,
      ...amountsOf([line], setting),
      id,
      type: 'creditNote' as const,
      number,
      issued_on: issuedOn,
      due_on: issuedOn,
      disputed: false,
      corrects_document_id: invoice.id,
    },
    line,
  };
}

function amountsOf(lines: readonly InvoiceLineRow[], { company: { currency } }: DocumentSetting) {
  const totals = invoiceTotals(lines.map((line) => ({ net: { amount: line.net, currency }, vatRate: line.vat_rate })));
  return { net: totals?.net.amount ?? '0.00', gross: totals?.gross.amount ?? '0.00', currency };
}

type Standing = InvoiceStatus | 'disputed';
/** Repeating statuses of invoices before their due date. */
const BEFORE_DUE: readonly Standing[] = ['open', 'partlyPaid', 'open', 'disputed', 'paid'];
/** Statuses of invoices past their due date, latest first. Older invoices are paid, with a few exceptions. */
const PAST_DUE: readonly Standing[] = [
  'open',
  'paid',
  'partlyPaid',
  'open',
  'disputed',
  'paid',
  'partlyPaid',
  'disputed',
];

function standingsOf(
  invoices: readonly { readonly document: Row<'document'> }[],
  today: LocalDate,
  { random }: DocumentSetting,
): Standing[] {
  let early = 0;
  let late = 0;
  return invoices
    .toReversed()
    .map(({ document }): Standing => {
      if ((document.due_on ?? '') >= today) return BEFORE_DUE[early++ % BEFORE_DUE.length] ?? 'open';
      return PAST_DUE[late++] ?? (random.chance(0.01) ? 'open' : 'paid');
    })
    .reverse();
}

/** A partly paid invoice is half paid, rounded to whole units. A disputed invoice has no payment. */
function paymentOf({ gross }: Row<'document'>, standing: Standing): Pick<Row<'document'>, 'status' | 'due'> {
  const total = toMinor(gross ?? '0');
  switch (standing) {
    case 'paid':
      return { status: 'paid', due: '0.00' };
    case 'partlyPaid':
      return { status: 'partlyPaid', due: fromMinor(total - (total / 200n) * 100n) };
    default:
      return { status: 'open', due: fromMinor(total) };
  }
}

/** Text of an invoice line in the company's language. */
function textOf({ row: line }: PlannedLine, period: Period, { company, catalogue }: DocumentSetting): string {
  const { language } = company;
  const name = catalogue.find(({ code }) => code === line.productCode)?.names[language] ?? line.productCode;
  const product = { name, fleetNumber: line.fleetNumber ?? null, quantity: line.quantity };
  return billedText(product, { from: period.starts_on, to: period.ends_on }, language);
}
