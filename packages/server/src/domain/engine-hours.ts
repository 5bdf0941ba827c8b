import { addDays, daysBetween, type LocalDate } from './calendar.ts';

// The hours of each month are those of `line_follows_hours` in database/functions/emissions.sql, which outlive the readings.

/** Days without a running engine from which on a machine counts as idle: more than a weekend with a day at either end. */
export const IDLE_AFTER_DAYS = 5;
/** Days after its last reading from which on a machine counts as silent, however long it had not run before. */
export const SILENT_AFTER_DAYS = 3;

/** What a machine's counter of engine hours says, on local days of its depot; null where it has never reported. */
export interface Counter {
  /** The day of its last reading. */
  readonly readOn: LocalDate;
  /** The last day on which its engine can have run: the counter has had its value since. */
  readonly usedOn: LocalDate;
}

/** Whole days without a running engine, of those on which it was on rent; null where nothing is known. */
export function idleDays(counter: Counter | null, onRentOn: LocalDate, today: LocalDate): number | null {
  if (counter === null) return null;
  const since = counter.usedOn > onRentOn ? counter.usedOn : onRentOn;
  return Math.max(0, daysBetween(since, today));
}

export interface HoursRead {
  readonly day: LocalDate;
  /** The counter, in hours. */
  readonly value: number;
}

/**
 * The engine hours of each day from the first to the last, both included: the highest reading of the day less the highest
 * before it. What several days without a reading have run counts on the day that tells; such days, and a first reading
 * with none before it, have null. Readings may come in any order; those before the first day count as what was before.
 */
export function hoursByDay(
  readings: readonly HoursRead[],
  { from, to }: { readonly from: LocalDate; readonly to: LocalDate },
): { day: LocalDate; hours: number | null }[] {
  const highest = new Map<LocalDate, number>();
  let before: number | null = null;
  for (const { day, value } of readings) {
    if (day < from) before = Math.max(before ?? 0, value);
    else highest.set(day, Math.max(highest.get(day) ?? 0, value));
  }
  const days: { day: LocalDate; hours: number | null }[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const value = highest.get(day);
    // Hours have one decimal.
    days.push({
      day,
      hours: value === undefined || before === null ? null : Math.max(0, Math.round((value - before) * 10) / 10),
    });
    if (value !== undefined) before = Math.max(before ?? 0, value);
  }
  return days;
}
