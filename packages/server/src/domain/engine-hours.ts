import { addDays, daysBetween, type LocalDate } from './calendar.ts';

// Hours per month are maintained by `line_follows_hours` in database/functions/emissions.sql. They outlive the
// readings.

/** Days without a running engine until a machine counts as idle: more than a weekend plus a day at either end. */
export const IDLE_AFTER_DAYS = 5;
/** Days after its last reading until a machine counts as silent, even if it was idle before. */
export const SILENT_AFTER_DAYS = 3;

/** State of a machine's hour counter, in local days of its depot; null if it has never reported. */
export interface Counter {
  /** Day of the last reading. */
  readonly readOn: LocalDate;
  /** Last day on which the engine may have run: the value is unchanged since. */
  readonly usedOn: LocalDate;
}

/** Whole days on rent without a running engine; null if unknown. */
export function idleDays(counter: Counter | null, onRentOn: LocalDate, today: LocalDate): number | null {
  if (counter === null) return null;
  const since = counter.usedOn > onRentOn ? counter.usedOn : onRentOn;
  return Math.max(0, daysBetween(since, today));
}

export interface HoursRead {
  readonly day: LocalDate;
  /** Counter reading, in hours. */
  readonly value: number;
}

/**
 * Engine hours per day from `from` to `to`, both inclusive: the day's highest reading less the highest one before.
 * Hours over several days without readings count on the day of the next reading. Days without a reading, and a first
 * reading without an earlier one, are null. Accepts readings in any order, also from before `from`.
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
    // Rounded to one decimal.
    days.push({
      day,
      hours: value === undefined || before === null ? null : Math.max(0, Math.round((value - before) * 10) / 10),
    });
    if (value !== undefined) before = Math.max(before ?? 0, value);
  }
  return days;
}
