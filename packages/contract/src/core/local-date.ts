const DAY_MS = 86_400_000;

/** The first and the last day that the API takes and answers, as `LocalDate` has it. */
export const FIRST_DAY = '1900-01-01';
export const LAST_DAY = '2999-12-31';

const toDays = (date: string): number => Date.parse(`${date}T00:00:00Z`) / DAY_MS;

/** A calendar date some days later; earlier by a negative number. */
export const addDays = (date: string, days: number): string =>
  new Date((toDays(date) + days) * DAY_MS).toISOString().slice(0, 10);

/** Whole days from one date to another; negative when `to` is earlier. */
export const daysBetween = (from: string, to: string): number => toDays(to) - toDays(from);

/** 1 is Monday, 7 is Sunday (ISO 8601). */
export const isoWeekday = (date: string): number => ((((toDays(date) + 3) % 7) + 7) % 7) + 1;

/** One for each time zone: creating a formatter costs far more than using it. */
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
 * The date (`2026-11-20`) and the time (`06:30`) of an instant in a time zone. Made of parts: the text of a locale's
 * format differs between engines and their versions.
 */
export function localDateTime(instant: string | number | Date, timeZone: string): { date: string; time: string } {
  const parts = formatterIn(timeZone).formatToParts(new Date(instant));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? '';
  const date = `${part('year').padStart(4, '0')}-${part('month').padStart(2, '0')}-${part('day').padStart(2, '0')}`;
  return { date, time: `${part('hour').padStart(2, '0')}:${part('minute').padStart(2, '0')}` };
}

/** The date of an instant in a time zone. */
export const localDateIn = (instant: string | number | Date, timeZone: string): string =>
  localDateTime(instant, timeZone).date;
