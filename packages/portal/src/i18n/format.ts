import { dateLocaleOf, daysBetween, type Money } from '@hireyard/contract';
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

/** `short` omits the year, `weekday` starts with the day of the week. */
export type DateStyle = 'medium' | 'short' | 'weekday';
const DATE_OPTIONS: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  medium: { day: 'numeric', month: 'short', year: 'numeric' },
  short: { day: 'numeric', month: 'short' },
  weekday: { weekday: 'short', day: 'numeric', month: 'short' },
};

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
  { country, timeZone: ownTimeZone }: Pick<Locality, 'country' | 'timeZone'> = DEVICE_LOCALITY,
): Format {
  const dateLocale = dateLocaleOf(language, country);
  const inUtc = (style: DateStyle) => dateFormat(dateLocale, { ...DATE_OPTIONS[style], timeZone: 'UTC' });
  const relativeDays = (days: number) => relativeFormat(language, { numeric: 'auto' }).format(days, 'day');
  return {
    date: (localDate, style = 'medium') => inUtc(style).format(utcDay(localDate)),
    dateRange: (from, to, style = 'medium') => {
      const one = (date: string) => inUtc(style).format(utcDay(date));
      if (to === null) return `${one(from)} –`;
      // Across a new year Intl writes both years, even if the style has none.
      if (style === 'short' && from.slice(0, 4) !== to.slice(0, 4)) return `${one(from)} – ${one(to)}`;
      return inUtc(style).formatRange(utcDay(from), utcDay(to));
    },
    day: (instant, timeZone = ownTimeZone, style = 'medium') =>
      dateFormat(dateLocale, { ...DATE_OPTIONS[style], timeZone }).format(new Date(instant)),
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
