import { AMOUNT_DECIMALS as DECIMALS, type Money, PRICE_DECIMALS } from '@hireyard/contract';

/** Joins two columns to an amount; null if either is null. */
export const moneyOf = (amount: string | null, currency: string | null): Money | null =>
  amount !== null && currency !== null ? { amount, currency } : null;

/** Converts a decimal string to minor units (cents). Throws for invalid decimals and for more than two decimals. */
export const toMinor = (amount: string): bigint => scaled(amount, DECIMALS);

/** Converts a decimal string to a whole number of its last possible decimal. Throws if it has more. */
export function scaled(decimal: string, decimals: number): bigint {
  const [, sign, whole = '', fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(decimal) ?? [];
  if (whole === '' || fraction.length > decimals)
    throw new RangeError(`Not a number with at most ${decimals} decimals: ${decimal}`);
  const value = BigInt(whole + fraction.padEnd(decimals, '0'));
  return sign ? -value : value;
}

/** Converts minor units to a decimal string: `12345n` becomes `123.45`. */
export function fromMinor(minor: bigint): string {
  const digits = (minor < 0n ? -minor : minor).toString().padStart(DECIMALS + 1, '0');
  return `${minor < 0n ? '-' : ''}${digits.slice(0, -DECIMALS)}.${digits.slice(-DECIMALS)}`;
}

/** Writes an amount with two decimals, as the database returns it: `62000` becomes `62000.00`. */
export const withTwoDecimals = (amount: string): string => fromMinor(toMinor(amount));

/** Writes a price as it is shown: at least two decimals, and no further zeros. */
export function priceText(price: string): string {
  const [whole = '', fraction = ''] = price.replace(/^(-?)0+(?=\d)/, '$1').split('.');
  const text = `${whole}.${fraction.replace(/0+$/, '').padEnd(DECIMALS, '0')}`;
  return scaled(text, PRICE_DECIMALS) === 0n ? text.replace('-', '') : text;
}

/** Divides with rounding half away from zero, as on invoices. */
export function divideRounded(dividend: bigint, divisor: bigint): bigint {
  if (divisor <= 0n) throw new RangeError('The divisor must be positive');
  const magnitude = dividend < 0n ? -dividend : dividend;
  const rounded = (2n * magnitude + divisor) / (2n * divisor);
  return dividend < 0n ? -rounded : rounded;
}

/** Subtracts two amounts. Throws for different currencies (DOM-16). */
export function difference(amount: Money, subtrahend: Money): Money {
  if (amount.currency !== subtrahend.currency)
    throw new RangeError(`No difference of ${amount.currency} and ${subtrahend.currency}`);
  return { amount: fromMinor(toMinor(amount.amount) - toMinor(subtrahend.amount)), currency: amount.currency };
}

/** Adds amounts; null for an empty list. Throws for different currencies (DOM-16). */
export function sum(amounts: readonly Money[]): Money | null {
  const [first] = amounts;
  if (!first) return null;
  const foreign = amounts.find(({ currency }) => currency !== first.currency);
  if (foreign) throw new RangeError(`No sum across ${first.currency} and ${foreign.currency}`);
  const total = amounts.reduce((minor, { amount }) => minor + toMinor(amount), 0n);
  return { amount: fromMinor(total), currency: first.currency };
}
