import { addDays, isoWeekday } from '@hireyard/contract';

export { addDays, daysBetween, isoWeekday } from '@hireyard/contract';

/** A calendar date without a time: `2026-11-20`. Today's date depends on the depot's time zone. */
export type LocalDate = string;

const DAY_MS = 86_400_000;

/** Formatters are slow to create and cheap to use: one per time zone. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
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
  formatters.set(timeZone, made);
  return made;
}

/** The local time in the zone, as if it were UTC, in ms. */
function wallClock(instant: Date, timeZone: string): number {
  const part: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
  for (const { type, value } of formatter(timeZone).formatToParts(instant)) part[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** The local date in an IANA time zone at an instant. */
export const localDate = (instant: Date, timeZone: string): LocalDate =>
  new Date(wallClock(instant, timeZone)).toISOString().slice(0, 10);

/** What a clock in the zone shows at an instant, `HH:MM`. */
export const localTime = (instant: Date, timeZone: string): string =>
  new Date(wallClock(instant, timeZone)).toISOString().slice(11, 16);

/**
 * The instant at which a clock in the zone shows a date and a time (`07:00`). A time that the change to
 * summer time skips is taken as much later; one that occurs twice is the first.
 */
export function instantAt(date: LocalDate, time: string, timeZone: string): Date {
  const wall = Date.parse(`${date}T${time}:00Z`);
  // Half a day is further than any change of offset, so these two bracket it.
  const before = new Date(wall - DAY_MS / 2);
  const after = new Date(wall + DAY_MS / 2);
  const offsets = [before, after].map((near) => wallClock(near, timeZone) - near.getTime());
  const candidates = offsets.map((offset) => new Date(wall - offset));
  if (offsets[0] === offsets[1]) return candidates[0] as Date;
  return candidates.find((candidate) => wallClock(candidate, timeZone) === wall) ?? (candidates[0] as Date);
}

export const mondayOf = (date: LocalDate): LocalDate => addDays(date, 1 - isoWeekday(date));
export const sundayOf = (date: LocalDate): LocalDate => addDays(date, 7 - isoWeekday(date));
