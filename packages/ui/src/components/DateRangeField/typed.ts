import { isDate } from '../../internal/local-dates.ts';

const NUMBERS = { day: '2-digit', month: '2-digit' } as const;
/** In English 03/11 is two days, one in Europe and one in America. */
const UNAMBIGUOUS = { day: 'numeric', month: 'short' } as const;

const IN_UTC = { timeZone: 'UTC', numberingSystem: 'latn', calendar: 'gregory' } as const;

const parts = (locale: string, style: Intl.DateTimeFormatOptions = NUMBERS) =>
  new Intl.DateTimeFormat(locale, { year: 'numeric', ...style, ...IN_UTC });

const moment = (date: string) => new Date(`${date}T00:00:00Z`);

/** A local date as people of the language type it: `24.11.2026`, `24 Nov 2026`. */
export const typedDate = (date: string, locale: string): string =>
  parts(locale, /^en\b/i.test(locale) ? UNAMBIGUOUS : NUMBERS).format(moment(date));

/** "Friday 20 November 2026": for names and messages. */
export const spokenDate = (date: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC', calendar: 'gregory' }).format(moment(date));

/** "Fri 20 Nov": for buttons and short sentences. */
export const shortDate = (date: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
    calendar: 'gregory',
  }).format(moment(date));

/** "November 2026". */
export const monthTitle = (month: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC', calendar: 'gregory' }).format(
    moment(`${month}-01`),
  );

/** The name of an ISO weekday. */
export const weekdayName = (weekday: number, locale: string, width: 'short' | 'long'): string =>
  // The first of June 2026 is a Monday.
  new Intl.DateTimeFormat(locale, { weekday: width, timeZone: 'UTC' }).format(moment(`2026-06-0${weekday}`));

const wholeYear = (year: string) => (year.length === 2 ? `20${year}` : year);

type Part = 'day' | 'month' | 'year';

/** Day, month and year in the order of the language. */
const orderOf = (locale: string): Part[] =>
  parts(locale)
    .formatToParts(moment('2026-11-24'))
    .flatMap(({ type }) => (type === 'day' || type === 'month' || type === 'year' ? [type] : []));

const MONTHS = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));

/** The month that a word is the name of, or its beginning from three letters on: "nov", "Sept", "November". */
function monthNamed(word: string, locale: string): string | undefined {
  const wanted = word.toLocaleLowerCase(locale);
  const isNamed = (month: string) =>
    (['short', 'long'] as const).some((width) => {
      const written = parts(locale, { day: 'numeric', month: width }).formatToParts(moment(`2026-${month}-01`));
      const name = written.find(({ type }) => type === 'month')?.value.toLocaleLowerCase(locale);
      return wanted.length > 2 ? name?.startsWith(wanted) : name === wanted;
    });
  const [found, ...others] = MONTHS.filter(isNamed);
  return others.length === 0 ? found : undefined;
}

/** Day, month and year of a typed text, one of which may be a word. */
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
 * The date in a typed text: ISO 8601, or day, month and year in the order of the language, whatever separates them; the
 * month may be its name, and a year of two digits is in this century. Null when it is not a date.
 */
export function readDate(text: string, locale: string): string | null {
  const trimmed = text.trim();
  if (isDate(trimmed)) return trimmed;
  const { day = '', month = '', year = '' } = partsOf(trimmed, locale);
  const date = `${wholeYear(year)}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDate(date) ? date : null;
}
