/**
 * The amount that was typed: digits, a point and at most two decimals. Amounts have no more decimals than that, so a mark
 * before three digits always groups: `12,500` and `12.500` are the same in every language. Anything else comes back as it
 * was typed, for a check to refuse.
 */
export function amountOf(typed: string): string {
  const plain = typed.replace(/[\s'’]/g, '');
  const [, whole, decimals] = /^(\d{1,3}(?:[.,]\d{3})+|\d+)(?:[.,](\d{1,2}))?$/.exec(plain) ?? [];
  if (whole === undefined) return plain;
  const digits = whole.replace(/[.,]/g, '');
  return decimals === undefined ? digits : `${digits}.${decimals}`;
}

export const isAmount = (amount: string): boolean => /^\d+(\.\d{1,2})?$/.test(amount);

/** An amount as it is written in a language, to the last digit; one that is no amount as it is. */
export const amountText = (amount: string, locale: string): string =>
  isAmount(amount)
    ? new Intl.NumberFormat(locale, {
        minimumFractionDigits: 2,
        maximumFractionDigits: 2,
        numberingSystem: 'latn',
      }).format(amount as Intl.StringNumericLiteral)
    : amount;
