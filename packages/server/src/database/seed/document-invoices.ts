import type { InvoiceStatus } from '@hireyard/contract';
import type { InvoiceImport } from '@hireyard/contract/backoffice';
import { billedText } from '../../domain/billed-text.ts';
import { daysInUnit, type Charge as Rent } from '../../domain/billing.ts';
import { addDays, type LocalDate, localDate } from '../../domain/calendar.ts';
import { lineNet } from '../../domain/invoices.ts';
import { fromMinor, toMinor } from '../../domain/money.ts';
import { invoiceTotals } from '../../domain/vat.ts';
import { PAYMENT_DAYS } from './companies.ts';
import type { DocumentRows, DocumentSetting, Row } from './document-rows.ts';
import type { SeededRow } from './imported.ts';
import { workday } from './rental-lines.ts';
import { WEEK_DAYS } from './rental-periods.ts';
import type { PlannedContract, PlannedLine, Rentals } from './rental-rows.ts';

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
/** An invoice or credit note as the company's own systems send it. */
interface Planned {
  readonly row: InvoiceImport & { readonly lines: readonly [SentLine, ...SentLine[]] };
  readonly ids: readonly string[];
  readonly gross: string;
}
type SentLine = NonNullable<InvoiceImport['lines']>[number];

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
  const invoices = runs.map((run) => ({
    ...invoiceOf(run, next.invoice(run.issuedOn), setting),
    charges: run.charges,
  }));
  let paid = 0;
  const standings = standingsOf(invoices, today, setting);
  for (const [index, { charges, ...invoice }] of invoices.entries()) {
    const standing = standings[index] ?? 'paid';
    rows.invoices.push(withDue(invoice, standing));
    if (standing === 'disputed') rows.disputed.push(...invoice.ids.slice(0, 1));
    for (const { period } of charges) period.invoice_number = invoice.row.number;

    const creditedOn = workday(addDays(invoice.row.issuedOn, CREDITED_AFTER));
    if (standing !== 'paid' || paid++ % creditedOneOf !== 0 || creditedOn > today) continue;
    const credit = creditNoteOf(invoice, creditedOn, next.creditNote(creditedOn), setting);
    rows.creditNotes.push(withDue(credit, creditedOn < addDays(today, -14) ? 'paid' : 'open'));
  }
}

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

function invoiceOf({ issuedOn, charges }: Run, number: string, setting: DocumentSetting): Planned {
  const { random, company, key } = setting;
  const starts = charges.map(({ period }) => period.starts_on).sort();
  const ends = charges.map(({ period }) => period.ends_on).sort();
  const id = random.uuid();
  const lineIds = charges.map(() => random.uuid());
  const lines = charges.map(
    ({ period, rent, line }): SentLine => ({
      line: line.row.externalId,
      text: textOf(line, period, setting),
      ...{ quantity: rent.quantity, unit: rent.unit, price: rent.price.amount, net: period.amount ?? '0.00' },
      vatRate: company.vatRate,
    }),
  );
  const contracts = charges.map(({ contract }) => contract.row);
  const row = {
    ...{ externalId: number, client: key, number, issuedOn, dueOn: addDays(issuedOn, PAYMENT_DAYS) },
    ...{ from: starts[0] ?? issuedOn, to: ends.at(-1) ?? issuedOn },
    project: common(contracts.map(({ project }) => project ?? null)),
    poNumber: common(contracts.map(({ poNumber }) => poNumber ?? null)),
    lines: lines as [SentLine, ...SentLine[]],
  };
  return { row, ids: [id, ...lineIds], gross: grossOf(lines, setting) };
}

const common = <V>(values: readonly V[]): V | null => (new Set(values).size === 1 ? (values[0] ?? null) : null);

/** Credits two days of the first machine, out of its line. */
function creditNoteOf({ row }: Planned, issuedOn: LocalDate, number: string, setting: DocumentSetting): Planned {
  const [{ net: _, ...first }] = row.lines;
  const { random } = setting;
  const ids = [random.uuid(), random.uuid()];
  const unit = first.unit as Rent['unit'] | 'piece';
  const length = unit === 'piece' ? 1 : daysInUnit(WEEK_DAYS)[unit];
  const line = { ...first, quantity: String(Math.min(CREDITED_DAYS / length, Number(first.quantity))) };
  const head = { externalId: number, type: 'creditNote' as const, number, issuedOn, dueOn: issuedOn };
  const credit = { ...row, ...head, corrects: row.externalId, lines: [line] as [SentLine] };
  return { row: credit, ids, gross: grossOf([line], setting) };
}

const grossOf = (lines: readonly SentLine[], { company: { currency } }: DocumentSetting): string => {
  const taxed = lines.map((line) => ({ ...line, net: { amount: line.net ?? lineNet(line), currency } }));
  return invoiceTotals(taxed)?.gross.amount ?? '0.00';
};

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

function standingsOf(invoices: readonly Planned[], today: LocalDate, { random }: DocumentSetting): Standing[] {
  let early = 0;
  let late = 0;
  return invoices
    .toReversed()
    .map(({ row }): Standing => {
      if ((row.dueOn ?? '') >= today) return BEFORE_DUE[early++ % BEFORE_DUE.length] ?? 'open';
      return PAST_DUE[late++] ?? (random.chance(0.01) ? 'open' : 'paid');
    })
    .reverse();
}

/** A partly paid invoice is half paid, rounded to whole units. A disputed invoice has no payment. */
function withDue({ row, ids, gross }: Planned, standing: Standing): SeededRow {
  const total = toMinor(gross);
  if (standing === 'paid') return { row: { ...row, due: '0.00' }, ids };
  if (standing === 'partlyPaid') return { row: { ...row, due: fromMinor(total - (total / 200n) * 100n) }, ids };
  return { row, ids };
}

/** Text of an invoice line in the company's language. */
function textOf({ row: line }: PlannedLine, period: Period, { company, catalogue }: DocumentSetting): string {
  const { language } = company;
  const name = catalogue.find(({ code }) => code === line.productCode)?.names[language] ?? line.productCode;
  const product = { name, fleetNumber: line.fleetNumber ?? null, quantity: line.quantity };
  return billedText(product, { from: period.starts_on, to: period.ends_on }, language);
}
