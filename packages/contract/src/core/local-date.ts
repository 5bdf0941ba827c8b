const DAY_MS = 86_400_000;

/** First and last day of `LocalDate`. */
export const FIRST_DAY = '1900-01-01';
export const LAST_DAY = '2999-12-31';

const toDays = (date: string): number => Date.parse(`${date}T00:00:00Z`) / DAY_MS;

/** Returns true for an existing date, `2026-11-20`. Forms keep other text until it is corrected. */
export const isLocalDate = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(toDays(text)) && addDays(text, 0) === text;

/** Adds days to a calendar date. A negative number subtracts. */
export const addDays = (date: string, days: number): string =>
  new Date((toDays(date) + days) * DAY_MS).toISOString().slice(0, 10);

/** Whole days between two dates; negative if `to` is earlier. */
export const daysBetween = (from: string, to: string): number => toDays(to) - toDays(from);

/** Weekday from 1 (Monday) to 7 (Sunday) (ISO 8601). */
export const isoWeekday = (date: string): number => ((((toDays(date) + 3) % 7) + 7) % 7) + 1;

/** Countries that write the month before the day in English. */
const MONTH_FIRST = ['US'];

/**
 * Returns the BCP 47 tag for dates and times: English ones are written as in the country of the operating company, all
 * others as in the language. Texts and numbers follow the language alone (I18N-10).
 */
export const dateLocaleOf = (language: string, country: string | null): string =>
  language.startsWith('en') && country !== null && !MONTH_FIRST.includes(country) ? 'en-GB' : language;

/** Formatters by time zone: creating one is far slower than using it. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterIn(timeZone: string): Intl.DateTimeFormat {
  const cached = formatters.get(timeZone);
  if (cached) return cached;
  const formatter = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  formatters.set(timeZone, formatter);
  return formatter;
}

/**
 * Returns the date (`2026-11-20`) and time (`06:30`) of an instant in a time zone. Uses the formatter's parts, because
 * formatted text differs between engines and versions.
 */
export function localDateTime(instant: string | number | Date, timeZone: string): { date: string; time: string } {
  const parts = formatterIn(timeZone).formatToParts(new Date(instant));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? '';
  const date = `${part('year').padStart(4, '0')}-${part('month').padStart(2, '0')}-${part('day').padStart(2, '0')}`;
  return { date, time: `${part('hour').padStart(2, '0')}:${part('minute').padStart(2, '0')}` };
}

export const localDateIn = (instant: string | number | Date, timeZone: string): string =>
  localDateTime(instant, timeZone).date;
