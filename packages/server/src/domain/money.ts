import type { Money } from '@hireyard/contract';

/** Digits behind the decimal point of every amount that is invoiced (DOM-16: rounded to two decimals). */
const DECIMALS = 2;

/** An amount of two columns; null where there is none. */
export const moneyOf = (amount: string | null, currency: string | null): Money | null =>
  amount !== null && currency !== null ? { amount, currency } : null;

/** Minor units (cents) of a decimal string. Throws for what is no decimal or has more than two decimals. */
export function toMinor(amount: string): bigint {
  const match = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(amount);
  if (!match) throw new RangeError(`Not an amount with at most ${DECIMALS} decimals: ${amount}`);
  const [, sign, whole = '', fraction = ''] = match;
  const minor = BigInt(whole + fraction.padEnd(DECIMALS, '0'));
  return sign ? -minor : minor;
}

/** A decimal string of minor units: `12345n` is `123.45`. */
export function fromMinor(minor: bigint): string {
  const digits = (minor < 0n ? -minor : minor).toString().padStart(DECIMALS + 1, '0');
  return `${minor < 0n ? '-' : ''}${digits.slice(0, -DECIMALS)}.${digits.slice(-DECIMALS)}`;
}

/** Quotient rounded half away from zero, as invoices are. */
export function divideRounded(dividend: bigint, divisor: bigint): bigint {
  if (divisor <= 0n) throw new RangeError('The divisor must be positive');
  const magnitude = dividend < 0n ? -dividend : dividend;
  const rounded = (2n * magnitude + divisor) / (2n * divisor);
  return dividend < 0n ? -rounded : rounded;
}

/** What is left of an amount when another is taken from it. Throws across currencies, where it has no meaning (DOM-16). */
export function difference(amount: Money, taken: Money): Money {
  if (amount.currency !== taken.currency)
    throw new RangeError(`No difference of ${amount.currency} and ${taken.currency}`);
  return { amount: fromMinor(toMinor(amount.amount) - toMinor(taken.amount)), currency: amount.currency };
}

/** The sum, or null of nothing. Throws for a sum across currencies, which has no meaning (DOM-16). */
export function sum(amounts: readonly Money[]): Money | null {
  const [first] = amounts;
  if (!first) return null;
  const foreign = amounts.find(({ currency }) => currency !== first.currency);
  if (foreign) throw new RangeError(`No sum across ${first.currency} and ${foreign.currency}`);
  const total = amounts.reduce((minor, { amount }) => minor + toMinor(amount), 0n);
  return { amount: fromMinor(total), currency: first.currency };
}
