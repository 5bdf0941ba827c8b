import { isDate } from '../../internal/local-dates.ts';

const parts = (locale: string) =>
  new Intl.DateTimeFormat(locale, {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    timeZone: 'UTC',
    numberingSystem: 'latn',
    calendar: 'gregory',
  });

const moment = (date: string) => new Date(`${date}T00:00:00Z`);

/** A local date as people of the language type it: `24.11.2026`. */
export const typedDate = (date: string, locale: string): string => parts(locale).format(moment(date));

/** "Friday, November 20, 2026": for names and messages. */
export const spokenDate = (date: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC', calendar: 'gregory' }).format(moment(date));

/** "Fri, Nov 20": for buttons and short sentences. */
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

/**
 * The date in a typed text: ISO 8601, or day, month and year in the order of the language, whatever separates them;
 * a year of two digits is in this century. Null when it is not a date.
 */
export function readDate(text: string, locale: string): string | null {
  const trimmed = text.trim();
  if (isDate(trimmed)) return trimmed;
  const numbers = trimmed.match(/\d+/g) ?? [];
  const order = parts(locale)
    .formatToParts(moment('2026-11-24'))
    .map(({ type }) => type)
    .filter((type) => type === 'day' || type === 'month' || type === 'year');
  if (numbers.length !== 3) return null;
  const of = (wanted: 'day' | 'month' | 'year') => numbers[order.indexOf(wanted)] ?? '';
  const date = `${wholeYear(of('year'))}-${of('month').padStart(2, '0')}-${of('day').padStart(2, '0')}`;
  return isDate(date) ? date : null;
}
