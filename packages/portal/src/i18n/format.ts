import type { Money } from '@hireyard/contract';

const DAY_MS = 86_400_000;

const memo = <F>(make: (language: string, options: object) => F) => {
  const made = new Map<string, F>();
  return (language: string, options: object): F => {
    const key = `${language}|${JSON.stringify(options)}`;
    const known = made.get(key);
    if (known !== undefined) return known;
    const fresh = make(language, options);
    made.set(key, fresh);
    return fresh;
  };
};
// Making an Intl formatter costs far more than using it, and a list uses each hundreds of times.
const dateFormat = memo((language, options) => new Intl.DateTimeFormat(language, options));
const numberFormat = memo((language, options) => new Intl.NumberFormat(language, options));
const relativeFormat = memo((language, options) => new Intl.RelativeTimeFormat(language, options));
const listFormat = memo((language, options) => new Intl.ListFormat(language, options));

/** `short` drops the year, `weekday` leads with the day's name. */
export type DateStyle = 'medium' | 'short' | 'weekday';
const DATE_OPTIONS: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  medium: { day: 'numeric', month: 'short', year: 'numeric' },
  short: { day: 'numeric', month: 'short' },
  weekday: { weekday: 'short', day: 'numeric', month: 'short' },
};

/** The minus of the kit's amounts, where Intl writes a hyphen. */
const withMinus = (text: string) => text.replace('-', '\u2212');

const utcDay = (localDate: string): Date => new Date(`${localDate}T00:00:00Z`);

/** Whole days from one local date to another; negative when the second is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((utcDay(to).getTime() - utcDay(from).getTime()) / DAY_MS);

/** Formatting in one language: local dates, instants in a depot's time zone, money, numbers, relative days. */
export interface Format {
  /** A local date, `2026-11-20`, which belongs to no time zone. */
  date(localDate: string, style?: DateStyle): string;
  /** From and until as one range; open-ended where `to` is null. */
  dateRange(from: string, to: string | null, style?: DateStyle): string;
  /** The day that an instant falls on in a time zone. */
  day(instant: string, timeZone: string, style?: DateStyle): string;
  /** Day and time of an instant in a time zone. */
  dateTime(instant: string, timeZone: string): string;
  /** A local time, `06:30`, as it is written in the language. */
  time(localTime: string): string;
  /** Exact to the last digit: a decimal string never becomes a binary float. */
  money(money: Money): string;
  number(value: number, options?: Intl.NumberFormatOptions): string;
  /** `today`, `tomorrow`, `in 3 days`, `7 days ago`. */
  relativeDay(localDate: string, today: string): string;
  /** The same by days from today, negative for what is over. */
  relativeDays(days: number): string;
  list(items: readonly string[]): string;
}

export function createFormat(language: string): Format {
  const inUtc = (style: DateStyle) => dateFormat(language, { ...DATE_OPTIONS[style], timeZone: 'UTC' });
  const relativeDays = (days: number) => relativeFormat(language, { numeric: 'auto' }).format(days, 'day');
  return {
    date: (localDate, style = 'medium') => inUtc(style).format(utcDay(localDate)),
    dateRange: (from, to, style = 'medium') => {
      const one = (date: string) => inUtc(style).format(utcDay(date));
      if (to === null) return `${one(from)} –`;
      // Over a new year Intl writes both years, also where the style has none.
      if (style === 'short' && from.slice(0, 4) !== to.slice(0, 4)) return `${one(from)} – ${one(to)}`;
      return inUtc(style).formatRange(utcDay(from), utcDay(to));
    },
    day: (instant, timeZone, style = 'medium') =>
      dateFormat(language, { ...DATE_OPTIONS[style], timeZone }).format(new Date(instant)),
    dateTime: (instant, timeZone) =>
      dateFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(new Date(instant)),
    time: (localTime) =>
      dateFormat(language, { timeStyle: 'short', timeZone: 'UTC' }).format(new Date(`1970-01-01T${localTime}Z`)),
    money: ({ amount, currency }) =>
      withMinus(numberFormat(language, { style: 'currency', currency }).format(amount as Intl.StringNumericLiteral)),
    number: (value, options = {}) => withMinus(numberFormat(language, options).format(value)),
    relativeDay: (localDate, today) => relativeDays(daysBetween(today, localDate)),
    relativeDays,
    list: (items) => listFormat(language, { type: 'conjunction' }).format(items),
  };
}
