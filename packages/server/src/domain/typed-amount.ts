/** Amounts from `from` up to, but not including, `below`, as decimals. */
export interface AmountRange {
  readonly from: string;
  readonly below: string;
}

const CURRENCY = String.raw`(?:\p{Sc}|EUR|PLN|HUF|GBP|CHF|CZK|USD|zł|Ft)`;
const CURRENCY_AHEAD = new RegExp(String.raw`(?<![\p{L}\p{N}])${CURRENCY}\s*(?=[-−]?\d)`, 'giu');
const CURRENCY_BEHIND = new RegExp(String.raw`(?<=\d)\s*${CURRENCY}(?![\p{L}\p{N}])`, 'giu');
/** An amount in groups of three digits, which several languages separate by spaces. */
const SPACED = /(?<![\p{L}\p{N}.,-])(\d{1,3})((?:[ \u00a0\u202f]\d{3})+[.,]\d{1,2})(?![\p{L}\p{N}])/gu;
const DECIMAL = /^[-−]?(\d+|\d{1,3}(?:[.,'’]\d{3})+)[.,](\d{1,2})$/;
const WHOLE = /^[-−]?(\d+|\d{1,3}(?:[.,'’]\d{3})+)$/;
/** More digits than any amount has. */
const MAX_DIGITS = 12;

/** Removes currencies beside numbers and the spaces within amounts, so that an amount is one word. */
export const joinedAmounts = (text: string): string =>
  text
    .replaceAll(CURRENCY_AHEAD, '')
    .replaceAll(CURRENCY_BEHIND, '')
    .replaceAll(SPACED, (amount) => amount.replaceAll(/\s/g, ''));

/**
 * Reads a word as an amount, with a decimal point or comma: `940.50` and `1.140,00`. An amount without decimals matches
 * all amounts with these whole units: `1140` for 1,140.00 to 1,140.99.
 */
export function amountRange(word: string): AmountRange | null {
  const [, decimalWhole, decimals = ''] = DECIMAL.exec(word) ?? [];
  const [, plainWhole] = WHOLE.exec(word) ?? [];
  const digits = (decimalWhole ?? plainWhole)?.replaceAll(/\D/g, '');
  if (digits === undefined || digits.length > MAX_DIGITS) return null;
  const cents = BigInt(digits) * 100n + BigInt(decimals.padEnd(2, '0'));
  const step = decimals === '' ? 100n : 1n;
  return { from: decimal(cents), below: decimal(cents + step) };
}

const decimal = (cents: bigint): string => `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;
