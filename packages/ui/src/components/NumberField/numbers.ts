const formatOf = (locale: string, decimals: number) =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: decimals, numberingSystem: 'latn' });

const escaped = (mark: string) => mark.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Formats a number for a language: 1,250.5 in English. */
export const numberText = (value: number, locale: string, decimals: number): string =>
  formatOf(locale, decimals).format(value);

/**
 * Parses a number in the language's own format, with or without thousands separators. A decimal point is accepted where
 * it is not the thousands separator. Returns NaN for any other text, and for more than `decimals` decimals.
 */
export function readNumber(text: string, locale: string, decimals: number): number {
  const parts = formatOf(locale, 1).formatToParts(-123456.7);
  const markOf = (type: Intl.NumberFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '';
  const group = markOf('group');
  const decimal = markOf('decimal');
  const plain = text.replace(/[\s'’\u200e\u200f\u061c]/g, '').replace('−', '-');
  const isGrouped = group.trim() !== '' && new RegExp(`^-?\\d{1,3}(${escaped(group)}\\d{3})+(\\D|$)`).test(plain);
  const ungrouped = isGrouped ? plain.replaceAll(group, '') : plain;
  const fraction = /^-?\d+(?:\.(\d+))?$/.exec(
    group === '.' ? pointed(ungrouped, decimal) : ungrouped.replace(decimal, '.'),
  );
  return fraction && (fraction[1]?.length ?? 0) <= decimals ? Number(fraction[0]) : Number.NaN;
}

/** In languages that group with points, a misplaced point is ambiguous. */
const pointed = (text: string, decimal: string) => (text.includes('.') ? '' : text.replace(decimal, '.'));
