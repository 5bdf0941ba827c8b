import { isDate } from '../../internal/local-dates.ts';

const NUMBERS = { day: '2-digit', month: '2-digit' } as const;
/** The month is a name, because 03/11 means different days in Europe and America. */
const UNAMBIGUOUS = { day: 'numeric', month: 'short' } as const;

const IN_UTC = { timeZone: 'UTC', numberingSystem: 'latn', calendar: 'gregory' } as const;

const parts = (locale: string, style: Intl.DateTimeFormatOptions = NUMBERS) =>
  new Intl.DateTimeFormat(locale, { year: 'numeric', ...style, ...IN_UTC });

const moment = (date: string) => new Date(`${date}T00:00:00Z`);

/** Formats a local date as users of the language type it: `24.11.2026`, `24 Nov 2026`. */
export const typedDate = (date: string, locale: string): string =>
  parts(locale, /^en\b/i.test(locale) ? UNAMBIGUOUS : NUMBERS).format(moment(date));

/** Long date for names and messages: "Friday 20 November 2026". */
export const spokenDate = (date: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC', calendar: 'gregory' }).format(moment(date));

/** Short date for buttons and short sentences: "Fri 20 Nov". */
export const shortDate = (date: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
    calendar: 'gregory',
  }).format(moment(date));

/** Title of a month: "November 2026". */
export const monthTitle = (month: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC', calendar: 'gregory' }).format(
    moment(`${month}-01`),
  );

/** Name of an ISO weekday. */
export const weekdayName = (weekday: number, locale: string, width: 'short' | 'long'): string =>
  // 1 June 2026 is a Monday.
  new Intl.DateTimeFormat(locale, { weekday: width, timeZone: 'UTC' }).format(moment(`2026-06-0${weekday}`));

const wholeYear = (year: string) => (year.length === 2 ? `20${year}` : year);

type Part = 'day' | 'month' | 'year';

/** Order of day, month and year in the language. */
const orderOf = (locale: string): Part[] =>
  parts(locale)
    .formatToParts(moment('2026-11-24'))
    .flatMap(({ type }) => (type === 'day' || type === 'month' || type === 'year' ? [type] : []));

const MONTHS = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));

/** Month with this name, or with a name that starts with these three or more letters: "nov", "Sept", "November". */
function monthNamed(word: string, locale: string): string | undefined {
  const prefix = word.toLocaleLowerCase(locale);
  const isNamed = (month: string) =>
    (['short', 'long'] as const).some((width) => {
      const dateParts = parts(locale, { day: 'numeric', month: width }).formatToParts(moment(`2026-${month}-01`));
      const name = dateParts.find(({ type }) => type === 'month')?.value.toLocaleLowerCase(locale);
      return prefix.length > 2 ? name?.startsWith(prefix) : name === prefix;
    });
  const [found, ...others] = MONTHS.filter(isNamed);
  return others.length === 0 ? found : undefined;
}

/** Returns day, month and year of a typed text. The month may be a word. */
function partsOf(text: string, locale: string): Partial<Record<Part, string>> {
  const [first = '', second = '', third = '', ...more] = text.match(/\p{L}+|\d+/gu) ?? [];
  if (more.length > 0) return {};
  const word = [first, second, third].find((part) => /\p{L}/u.test(part));
  if (word === undefined) {
    const order = orderOf(locale);
    return Object.fromEntries([first, second, third].map((part, place) => [order[place], part]));
  }
  const [one = '', other = ''] = [first, second, third].filter((part) => part !== word);
  const [day, year] = one.length > 2 ? [other, one] : [one, other];
  return { day, month: monthNamed(word, locale) ?? '', year };
}

/**
 * Parses a typed date: ISO 8601, or day, month and year in the order of the language, with any separators. The month
 * may be a name. Two-digit years are in this century. Returns null for any other text.
 */
export function readDate(text: string, locale: string): string | null {
  const trimmed = text.trim();
  if (isDate(trimmed)) return trimmed;
  const { day = '', month = '', year = '' } = partsOf(trimmed, locale);
  const date = `${wholeYear(year)}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDate(date) ? date : null;
}
