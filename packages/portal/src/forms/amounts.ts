import type { Format } from '../i18n/format.ts';

/**
 * The amount that was typed, as the API takes it: digits, a point and at most two decimals. Amounts have no more
 * decimals than that, so a mark before three digits always groups: `12,500` and `12.500` are the same in every language.
 * Anything else comes back as it was typed, for the schema to refuse.
 */
export function amountOf(typed: string): string {
  const plain = typed.replace(/[\s'’]/g, '');
  const [, whole, decimals] = /^(\d{1,3}(?:[.,]\d{3})+|\d+)(?:[.,](\d{1,2}))?$/.exec(plain) ?? [];
  if (whole === undefined) return plain;
  const digits = whole.replace(/[.,]/g, '');
  return decimals === undefined ? digits : `${digits}.${decimals}`;
}

/** An amount of the API as it is written in a language; one that is no amount as it is. */
export function amountText(amount: string, format: Format): string {
  if (!/^\d+(\.\d{1,2})?$/.test(amount)) return amount;
  return format.number(Number(amount), { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}
