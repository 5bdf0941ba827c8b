import type { OpeningTime } from '@hireyard/contract';
import { addDays, instantAt, isoWeekday, type LocalDate, localDate } from './calendar.ts';

/** When somebody is at a depot, or at the office of its company. */
export interface OpenAt {
  readonly timeZone: string;
  readonly openingTimes: readonly OpeningTime[];
  /** Workdays of the company, for a place without opening times. */
  readonly companyDays: readonly number[];
  readonly holidays: ReadonlySet<LocalDate>;
}

/** Hours of a place that names none. */
const OFFICE_HOURS = { from: '08:00', to: '17:00' } as const;

const MINUTE = 60_000;
/** Days before the end that are looked at. Longer than any series of holidays. */
export const OPEN_DAYS = 14;

/** Returns the minutes between two times in which a place is open, of the last `OPEN_DAYS` days at most. */
export function openMinutes(since: Date, until: Date, place: OpenAt): number {
  const { timeZone, holidays } = place;
  const last = localDate(until, timeZone);
  const earliest = addDays(last, 1 - OPEN_DAYS);
  const first = [localDate(since, timeZone), earliest].toSorted().at(-1) as LocalDate;
  let minutes = 0;
  for (let day = first; day <= last; day = addDays(day, 1)) {
    if (holidays.has(day)) continue;
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
