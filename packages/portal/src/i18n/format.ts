import { dateLocaleOf, daysBetween, localDateIn, type Money } from '@hireyard/contract';
import { DEVICE_LOCALITY, type Locality } from './locality.ts';

const memo = <F>(make: (language: string, options: object) => F) => {
  const cache = new Map<string, F>();
  return (language: string, options: object): F => {
    const key = `${language}|${JSON.stringify(options)}`;
    const cached = cache.get(key);
    if (cached !== undefined) return cached;
    const fresh = make(language, options);
    cache.set(key, fresh);
    return fresh;
  };
};
// Cached, because creating an Intl formatter is slow and a list uses each one hundreds of times.
const dateFormat = memo((language, options) => new Intl.DateTimeFormat(language, options));
const numberFormat = memo((language, options) => new Intl.NumberFormat(language, options));
const relativeFormat = memo((language, options) => new Intl.RelativeTimeFormat(language, options));
const listFormat = memo((language, options) => new Intl.ListFormat(language, options));

/** `weekday` starts with the day of the week. It and `short` omit the year of today. */
export type DateStyle = 'medium' | 'short' | 'weekday';
const DAY: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', timeZone: 'UTC' };

/** Intl writes a hyphen; the kit's amounts use a minus sign. */
const withMinus = (text: string) => text.replace('-', '\u2212');

const utcDay = (localDate: string): Date => new Date(`${localDate}T00:00:00Z`);

/**
 * Formats values in one language: local dates, instants in a time zone, which is the operating company's unless a depot
 * has its own, money, numbers, relative days. English dates and times follow the operating company's country.
 */
export interface Format {
  /** A local date without a time zone, `2026-11-20`. */
  date(localDate: string, style?: DateStyle): string;
  /** One range from both dates; open-ended if `to` is null. */
  dateRange(from: string, to: string | null, style?: DateStyle): string;
  /** The date of an instant. */
  day(instant: string, timeZone?: string, style?: DateStyle): string;
  /** Date and time of an instant. */
  dateTime(instant: string, timeZone?: string): string;
  /** A local time, `06:30`, in the format of the language. */
  time(localTime: string): string;
  /** Exact: a decimal string is never converted to a binary float. */
  money(money: Money): string;
  number(value: number, options?: Intl.NumberFormatOptions): string;
  /** `today`, `tomorrow`, `in 3 days`, `7 days ago`. */
  relativeDay(localDate: string, today: string): string;
  /** The same for a number of days from today; negative for the past. */
  relativeDays(days: number): string;
  list(items: readonly string[]): string;
}

export function createFormat(
  language: string,
  { country, timeZone: ownTimeZone, now }: Locality = DEVICE_LOCALITY,
): Format {
  const dateLocale = dateLocaleOf(language, country);
  const isThisYear = (localDate: string) => localDateIn(now(), ownTimeZone).startsWith(localDate.slice(0, 4));
  const inUtc = (localDate: string, style: DateStyle) =>
    dateFormat(dateLocale, {
      ...DAY,
      ...(style === 'weekday' && { weekday: 'short' }),
      ...((style === 'medium' || !isThisYear(localDate)) && { year: 'numeric' }),
    });
  const date = (localDate: string, style: DateStyle = 'medium') => inUtc(localDate, style).format(utcDay(localDate));
  const relativeDays = (days: number) => relativeFormat(language, { numeric: 'auto' }).format(days, 'day');
  return {
    date,
    dateRange: (from, to, style = 'medium') => {
      if (to === null) return `${date(from, style)} –`;
      // Across a new year Intl writes both years, also that of today.
      if (from.slice(0, 4) !== to.slice(0, 4)) return `${date(from, style)} – ${date(to, style)}`;
      return inUtc(from, style).formatRange(utcDay(from), utcDay(to));
    },
    day: (instant, timeZone = ownTimeZone, style) => date(localDateIn(instant, timeZone), style),
    dateTime: (instant, timeZone = ownTimeZone) =>
      dateFormat(dateLocale, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(new Date(instant)),
    time: (localTime) =>
      dateFormat(dateLocale, { timeStyle: 'short', timeZone: 'UTC' }).format(new Date(`1970-01-01T${localTime}Z`)),
    money: ({ amount, currency }) =>
      withMinus(numberFormat(language, { style: 'currency', currency }).format(amount as Intl.StringNumericLiteral)),
    number: (value, options = {}) => withMinus(numberFormat(language, options).format(value)),
    relativeDay: (localDate, today) => relativeDays(daysBetween(today, localDate)),
    relativeDays,
    list: (items) => listFormat(language, { type: 'conjunction' }).format(items),
  };
}
