import { addDays, daysBetween, weekdayOf } from '../../internal/local-dates.ts';

/** Local dates (`2026-11-20`), both inclusive. Null if not chosen. */
export interface DateRange {
  readonly from: string | null;
  readonly to: string | null;
}

export const NO_RANGE: DateRange = { from: null, to: null };

/** One end of the range. */
export type RangeEnd = 'from' | 'to';

export interface Holiday {
  readonly date: string;
  /** Name of the holiday, in the user's language. */
  readonly name: string;
}

/** Rules of the depot's calendar. */
export interface RangeRules {
  /** First and last selectable day. Null for no limit. */
  readonly min: string | null;
  readonly max: string | null;
  /** ISO weekdays on which the depot works. */
  readonly workDays: readonly number[];
  readonly holidays: readonly Holiday[];
  /** Ends that must be workdays: a delivery needs one, the end of a rental does not. */
  readonly workdaysOnly: 'from' | 'both';
  /** Minimum number of days in the range. */
  readonly minDays: number;
}

export type Refusal =
  | { readonly kind: 'beforeMin' | 'afterMax'; readonly bound: string }
  | { readonly kind: 'closed' }
  | { readonly kind: 'holiday'; readonly name: string }
  | { readonly kind: 'backwards' }
  | { readonly kind: 'tooShort'; readonly days: number };

/** Reason why a day has no delivery. Null on a workday. */
export function closedBecause(date: string, { workDays, holidays }: RangeRules): Refusal | null {
  const holiday = holidays.find((day) => day.date === date);
  if (holiday) return { kind: 'holiday', name: holiday.name };
  return workDays.includes(weekdayOf(date)) ? null : { kind: 'closed' };
}

/** Reason why a day cannot be this end of any range. Null if it can. */
export function dayRefusal(date: string, end: RangeEnd, rules: RangeRules): Refusal | null {
  if (rules.min !== null && date < rules.min) return { kind: 'beforeMin', bound: rules.min };
  if (rules.max !== null && date > rules.max) return { kind: 'afterMax', bound: rules.max };
  return end === 'from' || rules.workdaysOnly === 'both' ? closedBecause(date, rules) : null;
}

/** Reason why this end of the range is refused. Null if it is valid or not chosen. */
export function rangeRefusal(range: DateRange, end: RangeEnd, rules: RangeRules): Refusal | null {
  const date = range[end];
  if (date === null) return null;
  const refusal = dayRefusal(date, end, rules);
  if (refusal || end === 'from' || range.from === null) return refusal;
  const days = daysBetween(range.from, date);
  if (days < 0) return { kind: 'backwards' };
  return days < rules.minDays ? { kind: 'tooShort', days: rules.minDays } : null;
}

/** Next possible day for this end after a refused one, within two years. Null if there is none. */
export function nextPossible(date: string, end: RangeEnd, rules: RangeRules): string | null {
  let day = rules.min !== null && date < rules.min ? rules.min : date;
  for (let tries = 0; tries < 731; tries += 1) {
    if (dayRefusal(day, end, rules) === null) return day;
    day = addDays(day, 1);
  }
  return null;
}

/** True if the day can be this end of the range. */
const canBe = (date: string, end: RangeEnd, range: DateRange, rules: RangeRules): boolean =>
  end === 'from' ? dayRefusal(date, end, rules) === null : rangeRefusal({ ...range, to: date }, end, rules) === null;

const YEARS_AHEAD = Array.from({ length: 731 }, (_, index) => index);

/** Day on which the calendar opens: the wanted one if it can be chosen, otherwise the next that can, or the last. */
export function openingDay(wanted: string, end: RangeEnd, range: DateRange, rules: RangeRules): string {
  const isPossible = (date: string) => canBe(date, end, range, rules);
  const bounded = rules.max !== null && wanted > rules.max ? rules.max : wanted;
  const start = rules.min !== null && bounded < rules.min ? rules.min : bounded;
  const after = YEARS_AHEAD.map((days) => addDays(start, days)).find(isPossible);
  return after ?? YEARS_AHEAD.map((days) => addDays(start, -days)).find(isPossible) ?? wanted;
}

/** Range after a day was picked as one end. A first day after the last clears the last. */
export function withDay(range: DateRange, end: RangeEnd, date: string): DateRange {
  if (end === 'to') return { from: range.from, to: date };
  return { from: date, to: range.to !== null && range.to < date ? null : range.to };
}
