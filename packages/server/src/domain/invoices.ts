import {
  AMOUNT_DECIMALS,
  type DocumentAction,
  type DocumentType,
  type InvoiceStatus,
  type Module,
  type Money,
  PRICE_DECIMALS,
  type Right,
  type ValidationIssue,
} from '@hireyard/contract';
import { INVOICE, move } from './lifecycle.ts';
import { divideRounded, fromMinor, priceText, scaled, sum, toMinor, withTwoDecimals } from './money.ts';
import { type TaxKind, taxIssues, vatGroups } from './vat.ts';

/** Invoice line: a quantity with at most three decimals, a price with at most four and a VAT rate with at most two. */
export interface InvoicedLine extends TaxKind {
  readonly quantity: string;
  readonly price: string;
  /** Amount as the company's own systems have it. Default: quantity times price. */
  readonly net?: string | undefined;
}

/** Totals as the company's own systems have them. */
export interface OwnTotals {
  readonly net?: string | undefined;
  readonly gross?: string | undefined;
}

const QUANTITY_DECIMALS = 3;
/** Cents hold one of the price's smallest decimals this many times, and one of the quantity's. */
const CENT = 10n ** BigInt(QUANTITY_DECIMALS + PRICE_DECIMALS - AMOUNT_DECIMALS);

/** Quantity times price, rounded once (DOM-16). */
export const lineNet = ({ quantity, price }: Pick<InvoicedLine, 'quantity' | 'price'>): string =>
  fromMinor(divideRounded(scaled(quantity, QUANTITY_DECIMALS) * scaled(price, PRICE_DECIMALS), CENT));

const magnitude = (value: bigint): bigint => (value < 0n ? -value : value);
const negated = (decimal: string): string => (decimal.startsWith('-') ? decimal.slice(1) : `-${decimal}`);

/** Returns the fault of an amount that differs from an expected one by more than some cents. */
function faultOf(pointer: string, amount: string, expected: bigint, most: bigint): ValidationIssue[] {
  const given = toMinor(amount);
  if (given > expected + most)
    return [{ pointer, code: 'too-large', params: { max: Number(fromMinor(expected + most)) } }];
  if (given < expected - most)
    return [{ pointer, code: 'too-small', params: { min: Number(fromMinor(expected - most)) } }];
  return [];
}

/** Cents by which the amount of a line may differ: one, and half of the price's last decimal a unit. */
function tolerated({ quantity, price }: Pick<InvoicedLine, 'quantity' | 'price'>): bigint {
  const decimals = priceText(price).split('.')[1]?.length ?? AMOUNT_DECIMALS;
  return (
    1n +
    magnitude(scaled(quantity, QUANTITY_DECIMALS)) /
      (2n * 10n ** BigInt(QUANTITY_DECIMALS + decimals - AMOUNT_DECIMALS))
  );
}

/**
 * Adds the amounts of the lines and their totals. Both are negative for a credit note. Amounts of the company's own
 * systems are taken as they are, and refused if they do not add up within a cent a line.
 */
export function invoiced<L extends InvoicedLine>(
  lines: readonly L[],
  currency: string,
  { sign = 1, totals = {} }: { readonly sign?: 1 | -1; readonly totals?: OwnTotals } = {},
) {
  const most = BigInt(lines.length);
  const issues: ValidationIssue[] = [];
  const summed = lines.map((line, index) => {
    const expected = lineNet(line);
    const net = line.net === undefined ? expected : withTwoDecimals(line.net);
    issues.push(...faultOf(`/lines/${index}/net`, net, toMinor(expected), tolerated(line)));
    return { line, net, isExact: net === expected };
  });
  issues.push(...taxIssues(lines));
  const groups = vatGroups(summed.map(({ line, net }) => ({ ...line, net: { amount: net, currency } })));
  const total = (amounts: readonly Money[]) => sum(amounts)?.amount ?? '0.00';
  const ownNet = total(groups.map((group) => group.net));
  const vat = total(groups.map((group) => group.vat));
  const net = totals.net === undefined ? ownNet : withTwoDecimals(totals.net);
  issues.push(...faultOf('/net', net, toMinor(ownNet), most));
  const ownGross = toMinor(net) + toMinor(vat);
  const gross = totals.gross === undefined ? fromMinor(ownGross) : withTwoDecimals(totals.gross);
  issues.push(...faultOf('/gross', gross, ownGross, most));
  if (toMinor(gross) < 0n) issues.push({ pointer: '/lines', code: 'too-small', params: { min: 0 } });
  const signed = (decimal: string) => (sign === 1 || toMinor(decimal) === 0n ? decimal : negated(decimal));
  return {
    lines: summed.map(({ line, net: amount }) => ({
      ...line,
      quantity: sign === 1 ? line.quantity : negated(line.quantity),
      price: priceText(line.price),
      net: signed(amount),
    })),
    net: signed(net),
    gross: signed(gross),
    /** True if all amounts follow from quantities, prices and rates. */
    isExact: summed.every(({ isExact }) => isExact) && net === ownNet && toMinor(gross) === ownGross,
    issues,
  };
}

/** Actions of a user on a document. An invoice is disputed with a billing request, one at a time (DOM-06). */
export const documentActions = (
  {
    type,
    disputed,
    status,
  }: { readonly type: DocumentType; readonly disputed: boolean; readonly status: InvoiceStatus | null },
  { modules, rights }: { readonly modules: ReadonlySet<Module>; readonly rights: ReadonlySet<Right> },
): DocumentAction[] =>
  type === 'invoice' &&
  !disputed &&
  status !== 'void' &&
  modules.has('request') &&
  rights.has('request-create') &&
  rights.has('invoice-dispute')
    ? ['dispute']
    : [];

export type PaymentFault = 'too-small' | 'too-large' | 'choice';

/** Unpaid invoice. */
export interface Owed {
  readonly status: InvoiceStatus;
  readonly due: Money;
}

/**
 * Applies a payment: partly paid until nothing is left. Returns the fault of an amount that is not positive, too large
 * or in another currency. Throws `IllegalMove` if everything is paid.
 */
export function paid({ status, due }: Owed, amount: Money): { status: InvoiceStatus; due: string } | PaymentFault {
  if (status === 'paid' || status === 'void') move(INVOICE, status, 'paid');
  if (amount.currency !== due.currency) return 'choice';
  const rest = toMinor(due.amount) - toMinor(amount.amount);
  if (toMinor(amount.amount) <= 0n) return 'too-small';
  if (rest < 0n) return 'too-large';
  const to = rest === 0n ? 'paid' : 'partlyPaid';
  return { status: to === status ? status : move(INVOICE, status, to), due: fromMinor(rest) };
}

/** Returns true if a credit note exceeds the rest of an invoice after earlier credit notes. */
export const exceedsInvoice = (gross: string, credited: readonly string[], credit: string): boolean =>
  toMinor(gross) + [...credited, credit].reduce((total, one) => total + toMinor(one), 0n) < 0n;

/** Returns the state of an invoice by its open amount. A credit note is settled in the same way. */
export const statusBy = (gross: string, due: string): InvoiceStatus => {
  if (toMinor(due) === 0n) return 'paid';
  return toMinor(due) === toMinor(gross) ? 'open' : 'partlyPaid';
};
