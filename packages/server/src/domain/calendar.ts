import { addDays, isoWeekday } from '@hireyard/contract';

export { addDays, daysBetween, isoWeekday } from '@hireyard/contract';

/** Calendar date without a time: `2026-11-20`. Today's date depends on the depot's time zone. */
export type LocalDate = string;

const DAY_MS = 86_400_000;

/** Formatters by time zone: slow to create and fast to use. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(timeZone: string): Intl.DateTimeFormat {
  const cached = formatters.get(timeZone);
  if (cached) return cached;
  const created = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'iso8601',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  formatters.set(timeZone, created);
  return created;
}

/** Local time in the zone as UTC milliseconds. */
function wallClock(instant: Date, timeZone: string): number {
  const part: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
  for (const { type, value } of formatter(timeZone).formatToParts(instant)) part[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

export const localDate = (instant: Date, timeZone: string): LocalDate =>
  new Date(wallClock(instant, timeZone)).toISOString().slice(0, 10);

/** Local time of an instant as `HH:MM`. */
export const localTime = (instant: Date, timeZone: string): string =>
  new Date(wallClock(instant, timeZone)).toISOString().slice(11, 16);

/**
 * Instant of a local date and time (`07:00`). A time skipped by daylight saving is moved forward; of an ambiguous time
 * the first one counts.
 */
export function instantAt(date: LocalDate, time: string, timeZone: string): Date {
  const wall = Date.parse(`${date}T${time}:00Z`);
  // Half a day exceeds any change of offset, so these two bracket it.
  const before = new Date(wall - DAY_MS / 2);
  const after = new Date(wall + DAY_MS / 2);
  const offsets = [before, after].map((near) => wallClock(near, timeZone) - near.getTime());
  const candidates = offsets.map((offset) => new Date(wall - offset));
  if (offsets[0] === offsets[1]) return candidates[0] as Date;
  return candidates.find((candidate) => wallClock(candidate, timeZone) === wall) ?? (candidates[0] as Date);
}

/**
 * Returns the ISO weekdays on which a depot works: the days on which it opens, or its company's days if it names no
 * hours. Opening hours and workdays are one fact (DOM-12).
 */
export const workDaysOf = (
  openingTimes: readonly { readonly day: number }[],
  companyDays: readonly number[],
): number[] => {
  const days = openingTimes.length > 0 ? openingTimes.map(({ day }) => day) : companyDays;
  return [...new Set(days)].toSorted();
};

export const mondayOf = (date: LocalDate): LocalDate => addDays(date, 1 - isoWeekday(date));
export const sundayOf = (date: LocalDate): LocalDate => addDays(date, 7 - isoWeekday(date));
