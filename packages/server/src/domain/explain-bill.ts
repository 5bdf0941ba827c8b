import type { RateMix, Rates } from '@hireyard/contract';
import type { BillingWeekDays, DateRange, RateUnit } from './billing.ts';
import { addDays, daysBetween, isoWeekday, type LocalDate } from './calendar.ts';
import { fromMinor, toMinor } from './money.ts';
import { cheapestMix } from './rate-mix.ts';

export type BilledDayKind = 'charged' | 'weekend' | 'holiday' | 'standDown' | 'offRent';
export interface BilledDay {
  readonly date: LocalDate;
  readonly kind: BilledDayKind;
  /** Counts the charged days of the bill from 1; null of all others. */
  readonly number: number | null;
  /** The name of the holiday that it is, charged or not. */
  readonly holiday: string | null;
}

export interface Holiday {
  readonly date: LocalDate;
  readonly name: string;
}

/** Every day of a stretch. */
export const daysOf = ({ from, to }: DateRange): LocalDate[] =>
  Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, index) => addDays(from, index));

/** The days of a stretch on which a machine is charged, one by one: neither its free weekdays nor holidays. */
export function chargedDays(range: DateRange, weekDays: BillingWeekDays, free: ReadonlySet<LocalDate>): LocalDate[] {
  return daysOf(range).filter((day) => isoWeekday(day) <= weekDays && !free.has(day));
}

/** A part of a bill that has one price: so many units, and the days that they are for. */
export interface MixedCharge extends DateRange {
  readonly unit: RateUnit;
  /** Units of one piece. */
  readonly units: number;
  /** Of those that it covers, how many are charged. */
  readonly days: number;
}

/**
 * The cheapest mix for the charged days of a stretch, cut into what each unit covers: first the days of the four weeks,
 * then of the weeks, then of single days (DOM-16). Each part ends with the day before the next begins, the last one with
 * the stretch. `free` are the days that are not charged: holidays, and those of stand-downs.
 */
export function mixedCharges(
  range: DateRange,
  rates: Rates,
  weekDays: BillingWeekDays,
  free: ReadonlySet<LocalDate>,
): MixedCharge[] {
  const days = chargedDays(range, weekDays, free);
  const mix = cheapestMix(days.length, rates, weekDays);
  const wanted = [
    { unit: 'fourWeek', units: mix.fourWeek, covers: mix.fourWeek * 4 * weekDays },
    { unit: 'week', units: mix.week, covers: mix.week * weekDays },
    { unit: 'day', units: mix.day, covers: mix.day },
  ] as const;
  const parts = wanted.filter(({ units }) => units > 0);
  let done = 0;
  return parts.map(({ unit, units, covers }, index) => {
    const count = Math.min(covers, days.length - done);
    const from = index === 0 ? range.from : (days[done] ?? range.to);
    done += count;
    const next = days[done];
    const to = index === parts.length - 1 || next === undefined ? range.to : addDays(next, -1);
    return { unit, units, days: count, from, to };
  });
}

/** What an invoice charges a machine for a stretch of days. */
export interface BilledCharge extends DateRange {
  readonly days: number;
}

export interface BilledStay {
  readonly charges: readonly BilledCharge[];
  readonly standDowns: readonly DateRange[];
  readonly holidays: readonly Holiday[];
  readonly weekDays: BillingWeekDays;
  /** When rent stopped, and when the machine had left, where that was behind the last charge. */
  readonly stopped: { readonly offRentOn: LocalDate; readonly returnedOn: LocalDate | null } | null;
}

/**
 * Every day of a bill, from the first that is charged to the last, and those on which the machine waited for its pick-up
 * (DOM-23). Null where the days that were charged cannot be named: their number is not that of the calendar.
 */
export function explainedDays({ charges, standDowns, holidays, weekDays, stopped }: BilledStay): BilledDay[] | null {
  const sorted = charges.toSorted((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0));
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (!first || !last) return null;
  const named = new Map(holidays.map(({ date, name }) => [date, name]));
  const stoodDown = new Set(standDowns.flatMap(daysOf));
  // A company that charges holidays bills as many days as the weeks have; stand-downs are free with both.
  const freeDays = [stoodDown, new Set([...stoodDown, ...named.keys()])];
  const charged = new Set<LocalDate>();
  for (const charge of sorted) {
    const days = freeDays
      .map((free) => chargedDays(charge, weekDays, free))
      .find(({ length }) => length === charge.days);
    if (!days || days.some((day) => charged.has(day))) return null;
    for (const day of days) charged.add(day);
  }
  const waits = stopped !== null && stopped.offRentOn === last.to ? stopped.returnedOn : null;
  const end = waits !== null && waits > last.to ? waits : last.to;
  let number = 0;
  return Array.from({ length: daysBetween(first.from, end) + 1 }, (_, index): BilledDay => {
    const date = addDays(first.from, index);
    const holiday = named.get(date) ?? null;
    if (charged.has(date)) {
      number += 1;
      return { date, kind: 'charged', number, holiday };
    }
    const within = (range: DateRange) => range.from <= date && date <= range.to;
    const kind =
      date > last.to
        ? 'offRent'
        : isoWeekday(date) > weekDays
          ? 'weekend'
          : standDowns.some(within)
            ? 'standDown'
            : sorted.some(within) && holiday !== null
              ? 'holiday'
              : 'standDown';
    return { date, kind, number: null, holiday };
  });
}

/** What as many days would cost one piece at other mixes, the cheapest first: why a mix was chosen. */
export function alternatives(days: number, rates: Rates, weekDays: BillingWeekDays): { mix: RateMix; net: string }[] {
  const { price: _price, ...cheapest } = cheapestMix(days, rates, weekDays);
  const only = (unit: keyof RateMix, length: number): RateMix => ({
    day: 0,
    week: 0,
    fourWeek: 0,
    [unit]: Math.ceil(days / length),
  });
  const mixes = [cheapest, only('day', 1), only('week', weekDays), only('fourWeek', 4 * weekDays)];
  const priceOf = ({ day, week, fourWeek }: RateMix) =>
    toMinor(rates.day.amount) * BigInt(day) +
    toMinor(rates.week.amount) * BigInt(week) +
    toMinor(rates.fourWeek.amount) * BigInt(fourWeek);
  const known = new Set<string>();
  return mixes
    .filter((mix) => {
      const key = `${mix.day} ${mix.week} ${mix.fourWeek}`;
      return known.has(key) ? false : known.add(key);
    })
    .map((mix) => ({ mix, price: priceOf(mix) }))
    .toSorted((a, b) => (a.price < b.price ? -1 : a.price > b.price ? 1 : 0))
    .map(({ mix, price }) => ({ mix, net: fromMinor(price) }));
}
