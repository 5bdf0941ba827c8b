const formatOf = (locale: string, decimals: number) =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: decimals, numberingSystem: 'latn' });

const escaped = (mark: string) => mark.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A number as the language writes it: 1,250.5 in English. */
export const numberText = (value: number, locale: string, decimals: number): string =>
  formatOf(locale, decimals).format(value);

/**
 * The number in a typed text: in the language's own way, with or without its marks between thousands, or with a point as
 * in code where that is not one of those marks. NaN for anything else, and for more decimals than are wanted.
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

/** Where a point is between thousands, one that is not in its place says nothing. */
const pointed = (text: string, decimal: string) => (text.includes('.') ? '' : text.replace(decimal, '.'));
