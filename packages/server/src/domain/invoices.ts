import type { DocumentAction, DocumentType, InvoiceStatus, Module, Money, Right } from '@hireyard/contract';
import { INVOICE, move } from './lifecycle.ts';
import { divideRounded, fromMinor, toMinor } from './money.ts';
import { invoiceTotals } from './vat.ts';

/** Invoice line: a quantity with at most three decimals, a price and a VAT rate with at most two. */
export interface InvoicedLine {
  readonly quantity: string;
  readonly price: string;
  readonly vatRate: string;
}

/** Converts a decimal with at most three decimals to thousandths. */
function toThousandths(quantity: string): bigint {
  const match = /^(-?)(\d+)(?:\.(\d{1,3}))?$/.exec(quantity);
  if (!match) throw new RangeError(`Not a quantity with at most 3 decimals: ${quantity}`);
  const [, sign, whole = '', fraction = ''] = match;
  const value = BigInt(whole + fraction.padEnd(3, '0'));
  return sign ? -value : value;
}

/** Quantity times price, rounded once (DOM-16). */
export const lineNet = ({ quantity, price }: Pick<InvoicedLine, 'quantity' | 'price'>): string =>
  fromMinor(divideRounded(toThousandths(quantity) * toMinor(price), 1000n));

/** Adds the amounts of the lines and their totals. Both are negative for a credit note. */
export function invoiced<L extends InvoicedLine>(lines: readonly L[], currency: string, sign: 1 | -1 = 1) {
  const signed = lines.map((line) => {
    const quantity = sign === 1 ? line.quantity : `-${line.quantity}`;
    return { ...line, quantity, net: lineNet({ quantity, price: line.price }) };
  });
  const totals = invoiceTotals(signed.map(({ net, vatRate }) => ({ net: { amount: net, currency }, vatRate })));
  return { lines: signed, net: totals?.net.amount ?? '0.00', gross: totals?.gross.amount ?? '0.00' };
}

/** Actions of a user on a document. An invoice is disputed with a billing request, one at a time (DOM-06). */
export const documentActions = (
  { type, disputed }: { readonly type: DocumentType; readonly disputed: boolean },
  { modules, rights }: { readonly modules: ReadonlySet<Module>; readonly rights: ReadonlySet<Right> },
): DocumentAction[] =>
  type === 'invoice' &&
  !disputed &&
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
  if (status === 'paid') move(INVOICE, status, 'paid');
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
