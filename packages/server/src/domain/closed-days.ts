import type { ClosingDay } from '@hireyard/contract';
import type { LocalDate } from './calendar.ts';

/** Days on which a company or a depot departs from the public holidays. */
export interface OwnDays {
  readonly closingDays: readonly ClosingDay[];
  readonly workedDays: readonly LocalDate[];
}

/**
 * Returns the days on which a depot is closed whatever its opening times are (OP-85): a day of the depot counts before one
 * of its company, and that before a public holiday.
 */
export function closedDays(holidays: readonly ClosingDay[], company: OwnDays, depot: OwnDays): ClosingDay[] {
  const closed = new Map(holidays.map((day) => [day.date, day]));
  for (const { closingDays, workedDays } of [company, depot]) {
    for (const date of workedDays) closed.delete(date);
    for (const day of closingDays) closed.set(day.date, day);
  }
  return [...closed.values()].toSorted((one, other) => (one.date < other.date ? -1 : 1));
}

/**
 * Returns the days of a depot that are not charged (OP-86): its public holidays, but those that are worked. Rent runs on while
 * a depot is closed for a reason of its own.
 */
export function unchargedDays(holidays: readonly ClosingDay[], company: OwnDays, depot: OwnDays): ClosingDay[] {
  const closed = new Set(closedDays(holidays, company, depot).map(({ date }) => date));
  return holidays.filter(({ date }) => closed.has(date));
}
