/**
 * Parses a typed amount to digits, a point and at most two decimals. Amounts have at most two decimals, so a mark
 * before three digits is always a thousands separator: `12,500` and `12.500` mean the same in every language. Returns
 * any other text as typed, so that validation rejects it.
 */
export function amountOf(typed: string): string {
  const plain = typed.replace(/[\s'’]/g, '');
  const [, whole, decimals] = /^(\d{1,3}(?:[.,]\d{3})+|\d+)(?:[.,](\d{1,2}))?$/.exec(plain) ?? [];
  if (whole === undefined) return plain;
  const digits = whole.replace(/[.,]/g, '');
  return decimals === undefined ? digits : `${digits}.${decimals}`;
}

export const isAmount = (amount: string): boolean => /^\d+(\.\d{1,2})?$/.test(amount);

/** Formats an amount for a language, without rounding. Returns text that is not an amount unchanged. */
export const amountText = (amount: string, locale: string): string =>
  isAmount(amount)
    ? new Intl.NumberFormat(locale, {
        minimumFractionDigits: 2,
        maximumFractionDigits: 2,
        numberingSystem: 'latn',
      }).format(amount as Intl.StringNumericLiteral)
    : amount;
