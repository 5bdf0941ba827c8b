import { addDays, type Depot, isoWeekday, localDateTime } from '@hireyard/contract';

type Opens = Pick<Depot, 'openingTimes' | 'holidays' | 'timeZone'>;
type Hours = Pick<Depot['openingTimes'][number], 'from' | 'to'>;

/** Whether a depot is open at a moment, and when that changes; all in its own time zone. */
export interface Opening {
  /** The local time at which it closes; null while it is closed. */
  readonly openUntil: string | null;
  /** When it opens next; null where that is not known. */
  readonly opens: { readonly date: string; readonly time: string } | null;
  /** Its local date. */
  readonly today: string;
  /** The holiday that keeps it closed today, or null. */
  readonly holiday: string | null;
}

/** As far ahead as the holidays are known. */
const DAYS_AHEAD = 15;

/** When a depot is open on a day of the week, holidays aside. */
export const hoursOf = ({ openingTimes }: Pick<Depot, 'openingTimes'>, weekday: number): Hours[] =>
  openingTimes.filter(({ day }) => day === weekday).toSorted((one, other) => one.from.localeCompare(other.from));

export function openingOf(depot: Opens, now: Date): Opening {
  const { date: today, time } = localDateTime(now, depot.timeZone);
  const holidayOn = (date: string) => depot.holidays.find((holiday) => holiday.date === date)?.name ?? null;
  const hoursOn = (date: string) => (holidayOn(date) === null ? hoursOf(depot, isoWeekday(date)) : []);
  const open = hoursOn(today).find(({ from, to }) => from <= time && time < to);
  const opens = Array.from({ length: DAYS_AHEAD }, (_, days) => addDays(today, days))
    .flatMap((date) => hoursOn(date).map(({ from }) => ({ date, time: from })))
    .find((next) => next.date > today || next.time > time);
  return { openUntil: open?.to ?? null, opens: opens ?? null, today, holiday: holidayOn(today) };
}
