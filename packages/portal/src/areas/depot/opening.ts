import type { Depot } from '@hireyard/contract';
import { localDateOf } from '../../i18n/format.ts';

type Opens = Pick<Depot, 'openingTimes' | 'holidays' | 'timeZone'>;
type Hours = Pick<Depot['openingTimes'][number], 'from' | 'till'>;

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

const DAY_MS = 86_400_000;
/** As far ahead as the holidays are known. */
const DAYS_AHEAD = 15;

const utc = (localDate: string) => Date.parse(`${localDate}T00:00:00Z`);
const addDays = (localDate: string, days: number) =>
  new Date(utc(localDate) + days * DAY_MS).toISOString().slice(0, 10);
/** 1 is Monday, 7 Sunday. */
const weekdayOf = (localDate: string) => new Date(utc(localDate)).getUTCDay() || 7;

const timeOf = (now: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(now);

/** When a depot is open on a day of the week, holidays aside. */
export const hoursOf = ({ openingTimes }: Pick<Depot, 'openingTimes'>, weekday: number): Hours[] =>
  openingTimes.filter(({ day }) => day === weekday).toSorted((one, other) => one.from.localeCompare(other.from));

export function openingOf(depot: Opens, now: Date): Opening {
  const today = localDateOf(now, depot.timeZone);
  const time = timeOf(now, depot.timeZone);
  const holidayOn = (date: string) => depot.holidays.find((holiday) => holiday.date === date)?.name ?? null;
  const hoursOn = (date: string) => (holidayOn(date) === null ? hoursOf(depot, weekdayOf(date)) : []);
  const open = hoursOn(today).find(({ from, till }) => from <= time && time < till);
  const opens = Array.from({ length: DAYS_AHEAD }, (_, days) => addDays(today, days))
    .flatMap((date) => hoursOn(date).map(({ from }) => ({ date, time: from })))
    .find((next) => next.date > today || next.time > time);
  return { openUntil: open?.till ?? null, opens: opens ?? null, today, holiday: holidayOn(today) };
}
