import { addDays, daysBetween, weekdayOf } from '../../internal/local-dates.ts';

/** Local dates (`2026-11-20`), both included; null is not chosen. */
export interface DateRange {
  readonly from: string | null;
  readonly to: string | null;
}

export const NO_RANGE: DateRange = { from: null, to: null };

/** Which end of the range is meant. */
export type RangeEnd = 'from' | 'to';

export interface Holiday {
  readonly date: string;
  /** What is celebrated, in the reader's language. */
  readonly name: string;
}

/** What the depot's calendar allows. */
export interface RangeRules {
  /** First and last day that can be chosen; null has no bound. */
  readonly min: string | null;
  readonly max: string | null;
  /** ISO weekdays on which the depot works. */
  readonly workDays: readonly number[];
  readonly holidays: readonly Holiday[];
  /** Which end must be a workday: a delivery must, the end of a rental need not. */
  readonly workdaysOnly: 'from' | 'both';
  /** The fewest days from the first to the last. */
  readonly minDays: number;
}

export type Refusal =
  | { readonly kind: 'beforeMin' | 'afterMax'; readonly bound: string }
  | { readonly kind: 'closed' }
  | { readonly kind: 'holiday'; readonly name: string }
  | { readonly kind: 'backwards' }
  | { readonly kind: 'tooShort'; readonly days: number };

/** Why a day has no delivery; null on a workday. */
export function closedBecause(date: string, { workDays, holidays }: RangeRules): Refusal | null {
  const holiday = holidays.find((day) => day.date === date);
  if (holiday) return { kind: 'holiday', name: holiday.name };
  return workDays.includes(weekdayOf(date)) ? null : { kind: 'closed' };
}

/** Why a day cannot be this end of a range, whatever the other end is; null when it can. */
export function dayRefusal(date: string, end: RangeEnd, rules: RangeRules): Refusal | null {
  if (rules.min !== null && date < rules.min) return { kind: 'beforeMin', bound: rules.min };
  if (rules.max !== null && date > rules.max) return { kind: 'afterMax', bound: rules.max };
  return end === 'from' || rules.workdaysOnly === 'both' ? closedBecause(date, rules) : null;
}

/** Why this end of the range is refused; null when it is valid or not chosen. */
export function rangeRefusal(range: DateRange, end: RangeEnd, rules: RangeRules): Refusal | null {
  const date = range[end];
  if (date === null) return null;
  const refusal = dayRefusal(date, end, rules);
  if (refusal || end === 'from' || range.from === null) return refusal;
  const days = daysBetween(range.from, date);
  if (days < 0) return { kind: 'backwards' };
  return days < rules.minDays ? { kind: 'tooShort', days: rules.minDays } : null;
}

/** The next day from a refused one that can be this end, within two years; null when there is none. */
export function nextPossible(date: string, end: RangeEnd, rules: RangeRules): string | null {
  let day = rules.min !== null && date < rules.min ? rules.min : date;
  for (let tries = 0; tries < 731; tries += 1) {
    if (dayRefusal(day, end, rules) === null) return day;
    day = addDays(day, 1);
  }
  return null;
}

/** The range after a day was picked as one end: a first day after the last leaves the last to be chosen again. */
export function withDay(range: DateRange, end: RangeEnd, date: string): DateRange {
  if (end === 'to') return { from: range.from, to: date };
  return { from: date, to: range.to !== null && range.to < date ? null : range.to };
}
