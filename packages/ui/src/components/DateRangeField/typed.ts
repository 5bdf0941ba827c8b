import { addDays, daysBetween, isDate, weekdayOf } from '../../internal/local-dates.ts';
import { addMonths } from './calendar.ts';

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
type Parts = Partial<Record<Part, string>>;

const partsOrder = (locale: string): Part[] =>
  parts(locale)
    .formatToParts(moment('2026-11-24'))
    .flatMap(({ type }) => (type === 'day' || type === 'month' || type === 'year' ? [type] : []));

/** Order of day, month and year in a country, whatever the language. */
function orderIn(country: string): Part[] {
  const { language, region } = new Intl.Locale('und', { region: country }).maximize();
  return partsOrder(`${language}-${region}`);
}

const MONTHS = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));

/** Names that a text starts, at least three letters of them or a whole one. */
const startsOne = (text: string, names: readonly (string | undefined)[], locale: string): boolean =>
  names.some((name) => {
    const [whole, start] = [name?.toLocaleLowerCase(locale), text.toLocaleLowerCase(locale)];
    return whole === start || (start.length > 2 && whole?.startsWith(start));
  });

const withoutDot = (name: string) => name.replace(/\.$/, '');

/** Month with this name, or with a name that starts with these three or more letters: "nov", "Sept", "November". */
function monthNamed(word: string, locale: string): string | undefined {
  const namesOf = (month: string) =>
    (['short', 'long'] as const).map((width) => {
      const dateParts = parts(locale, { day: 'numeric', month: width }).formatToParts(moment(`2026-${month}-01`));
      return withoutDot(dateParts.find(({ type }) => type === 'month')?.value ?? '');
    });
  const [match, ...others] = MONTHS.filter((month) => startsOne(word, namesOf(month), locale));
  return others.length === 0 ? match : undefined;
}

/** ISO weekday with this name, abbreviated or not: "fri", "Friday". */
function weekdayNamed(word: string, locale: string): number | undefined {
  const [match, ...others] = [1, 2, 3, 4, 5, 6, 7].filter((weekday) =>
    startsOne(
      word,
      (['short', 'long'] as const).map((width) => withoutDot(weekdayName(weekday, locale, width))),
      locale,
    ),
  );
  return others.length === 0 ? match : undefined;
}

/** Text with the names of a language, in which English ones are taken too. */
const inLanguage = <Found>(locale: string, named: (locale: string) => Found | undefined): Found | undefined =>
  named(locale) ?? named('en');

/** Today, or a day near it, by its word: "tomorrow". */
function dayNamed(word: string, { locale, today }: Typing): string | null {
  const near = [0, 1, 2, -1].find((days) =>
    inLanguage(locale, (language) => {
      const name = new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(days, 'day');
      return name.toLocaleLowerCase(language) === word.toLocaleLowerCase(language) || undefined;
    }),
  );
  if (near !== undefined) return addDays(today, near);
  const weekday = inLanguage(locale, (language) => weekdayNamed(word, language));
  // A weekday is the next one, so that on a Friday "fri" is in a week.
  return weekday === undefined ? null : addDays(today, ((weekday - weekdayOf(today) + 6) % 7) + 1);
}

const UNITS = ['day', 'week', 'month'] as const;

/** True if a word abbreviates the unit: "w", "wk" or "weeks". */
function abbreviates(word: string, unit: (typeof UNITS)[number], locale: string): boolean {
  const names = (['narrow', 'short', 'long'] as const).map(
    (unitDisplay) =>
      new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay })
        .formatToParts(5)
        .find(({ type }) => type === 'unit')?.value,
  );
  const start = word.toLocaleLowerCase(locale);
  return names.some((name) => name?.toLocaleLowerCase(locale).startsWith(start));
}

/** Day at a distance from today: "+2w", "+10" days. */
function daysFromNow(text: string, { locale, today }: Typing): string | null {
  const [, count = '', word = ''] = /^\+\s*(\d{1,3})\s*(\p{L}*)$/u.exec(text) ?? [];
  if (count === '') return null;
  const unit =
    word === '' ? 'day' : inLanguage(locale, (language) => UNITS.find((one) => abbreviates(word, one, language)));
  if (unit === undefined) return null;
  return unit === 'month' ? addMonths(today, Number(count)) : addDays(today, Number(count) * (unit === 'week' ? 7 : 1));
}

/** Gives numbers their meaning by the order, without the year if there are two. */
const inOrder = (numbers: readonly string[], order: readonly Part[]): Parts => {
  const meant = numbers.length === 2 ? order.filter((part) => part !== 'year') : order;
  return Object.fromEntries(meant.map((part, place) => [part, numbers[place]]));
};

/**
 * Returns day, month and year of a text in digits. Dots put the day first, or the month in
 * languages that write the year first. Any other sign is read in the order of the country.
 */
function partsOfDigits(numbers: readonly string[], sign: string, { locale, country }: Typing): Parts {
  const [first = '', , last = ''] = numbers;
  if (first.length > 2) return inOrder(numbers, ['year', 'month', 'day']);
  const order = sign === '.' ? partsOrder(locale) : orderIn(country);
  const isYearFirst = order[0] === 'year';
  if (isYearFirst) return inOrder(numbers, last.length > 2 ? ['day', 'month', 'year'] : order);
  return inOrder(numbers, sign === '.' ? ['day', 'month', 'year'] : order);
}

/** Returns day, month and year of a typed text. The month may be a word, and a weekday may stand before the date. */
function partsOf(text: string, typing: Typing): Parts & { weekday?: number | undefined } {
  const { locale } = typing;
  const tokens = text.match(/\p{L}+|\d+/gu) ?? [];
  const isWord = (token: string) => /\p{L}/u.test(token);
  const numbers = tokens.filter((token) => !isWord(token));
  const words = tokens.filter(isWord);
  const [, before = ''] = /\d\s*([^\d\s])/u.exec(text) ?? [];
  const monthWord = words.findLast((word) => inLanguage(locale, (language) => monthNamed(word, language)));
  const others = words.filter((word) => word !== monthWord);
  const weekday = others[0] && inLanguage(locale, (language) => weekdayNamed(others[0] ?? '', language));
  const isTooMuch = others.length > (weekday ? 1 : 0) || numbers.length > (monthWord ? 2 : 3);
  if (isTooMuch || numbers.length < (monthWord ? 1 : 2)) return {};
  if (monthWord === undefined) return { ...partsOfDigits(numbers, before, typing), weekday: weekday || undefined };
  const [one = '', other = ''] = numbers;
  const [day, year] = one.length > 2 ? [other, one] : [one, other];
  const month = inLanguage(locale, (language) => monthNamed(monthWord, language)) ?? '';
  return { day, month, year, weekday: weekday || undefined };
}

/** Language and surroundings in which a date is typed. */
export interface Typing {
  readonly locale: string;
  /** ISO 3166-1 code of the country whose order of day and month applies to slashes. */
  readonly country: string;
  readonly today: string;
  /** First and last day to choose from, if any. */
  readonly min?: string | null | undefined;
  readonly max?: string | null | undefined;
}

/** Day of the year that is nearest to today, among the years in which it can be chosen. */
function nearestYear(month: string, day: string, { today, min = null, max = null }: Typing): string | null {
  const year = Number(today.slice(0, 4));
  // A leap day is at most eight years away.
  const dates = Array.from({ length: 17 }, (_, index) => `${year + index - 8}-${month}-${day}`).filter(isDate);
  const possible = dates.filter((date) => (min === null || date >= min) && (max === null || date <= max));
  const distance = (date: string) => Math.abs(daysBetween(today, date));
  const [nearest] = (possible.length > 0 ? possible : dates).toSorted((a, b) => distance(a) - distance(b));
  return nearest ?? null;
}

/**
 * Parses a typed date: ISO 8601, day, month and year in the order of the language or country, a month by its name,
 * "fri", "tomorrow", "+2w". Two-digit years are in this century, and a date without a year is the nearest one. Returns
 * null for any other text.
 */
export function readDate(text: string, typing: Typing): string | null {
  const trimmed = text.trim();
  if (isDate(trimmed)) return trimmed;
  const direct = daysFromNow(trimmed, typing) ?? dayNamed(withoutDot(trimmed), typing);
  if (direct !== null) return direct;
  const { day = '', month = '', year = '', weekday } = partsOf(trimmed, typing);
  const [mm, dd] = [month.padStart(2, '0'), day.padStart(2, '0')];
  const date = year === '' ? nearestYear(mm, dd, typing) : `${wholeYear(year)}-${mm}-${dd}`;
  if (date === null || !isDate(date)) return null;
  return weekday === undefined || weekday === weekdayOf(date) ? date : null;
}
