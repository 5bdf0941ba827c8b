import { addDays, DEPOT_DAYS_AHEAD, type Depot, isoWeekday, localDateTime } from '@hireyard/contract';
import { hoursOf } from '../../rental/opening-times.ts';

type Opens = Pick<Depot, 'openingTimes' | 'closedDays' | 'timeZone'>;

/** Opening state of a depot at one moment, in the depot's time zone. */
export interface Opening {
  /** Closing time today. Null while closed. */
  readonly openUntil: string | null;
  /** Next opening. Null if unknown. */
  readonly opens: { readonly date: string; readonly time: string } | null;
  /** Local date of the depot. */
  readonly today: string;
  /** Name of the public holiday or closing day that today is, or null. */
  readonly closedDay: string | null;
}

export function openingOf(depot: Opens, now: Date): Opening {
  const { date: today, time } = localDateTime(now, depot.timeZone);
  const closedDayOn = (date: string) => depot.closedDays.find((closed) => closed.date === date)?.name ?? null;
  const hoursOn = (date: string) => (closedDayOn(date) === null ? hoursOf(depot, isoWeekday(date)) : []);
  const open = hoursOn(today).find(({ from, to }) => from <= time && time < to);
  const opens = Array.from({ length: DEPOT_DAYS_AHEAD }, (_, days) => addDays(today, days))
    .flatMap((date) => hoursOn(date).map(({ from }) => ({ date, time: from })))
    .find((next) => next.date > today || next.time > time);
  return { openUntil: open?.to ?? null, opens: opens ?? null, today, closedDay: closedDayOn(today) };
}
