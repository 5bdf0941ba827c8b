import type { OpeningTime } from '@hireyard/contract';
import { addDays, instantAt, isoWeekday, type LocalDate, localDate } from './calendar.ts';

/** When somebody is at a depot, or at the office of its company. */
export interface OpenAt {
  readonly timeZone: string;
  readonly openingTimes: readonly OpeningTime[];
  /** Workdays of the company, for a place without opening times. */
  readonly companyDays: readonly number[];
  /** Days on which it is closed whatever its opening times are. */
  readonly closed: ReadonlySet<LocalDate>;
}

/** Hours of a place that names none. */
const OFFICE_HOURS = { from: '08:00', to: '17:00' } as const;

const MINUTE = 60_000;
/** Days before the end that are looked at, besides closed days. */
const OPEN_DAYS = 14;
/** Days within which they lie. */
export const DAYS_BACK = 90;

/** Returns the first of the last `OPEN_DAYS` days on which a place is not closed, at most `DAYS_BACK` days before the end. */
export function earliestDay(until: Date, { timeZone, closed }: Pick<OpenAt, 'timeZone' | 'closed'>): LocalDate {
  const last = localDate(until, timeZone);
  let day = last;
  let open = 0;
  for (let back = 0; back < DAYS_BACK && open < OPEN_DAYS; back += 1) {
    day = addDays(last, -back);
    if (!closed.has(day)) open += 1;
  }
  return day;
}

/** Returns the minutes between two times in which a place is open, from `earliestDay` on. */
export function openMinutes(since: Date, until: Date, place: OpenAt): number {
  const { timeZone, closed } = place;
  const last = localDate(until, timeZone);
  const first = [localDate(since, timeZone), earliestDay(until, place)].toSorted().at(-1) as LocalDate;
  let minutes = 0;
  for (let day = first; day <= last; day = addDays(day, 1)) {
    if (closed.has(day)) continue;
    for (const { from, to } of timesOf(place, isoWeekday(day))) {
      const begins = Math.max(instantAt(day, from, timeZone).getTime(), since.getTime());
      const ends = Math.min(instantAt(day, to, timeZone).getTime(), until.getTime());
      if (ends > begins) minutes += (ends - begins) / MINUTE;
    }
  }
  return minutes;
}

function timesOf({ openingTimes, companyDays }: OpenAt, weekday: number): readonly { from: string; to: string }[] {
  if (openingTimes.length > 0) return openingTimes.filter(({ day }) => day === weekday);
  return companyDays.includes(weekday) ? [OFFICE_HOURS] : [];
}
