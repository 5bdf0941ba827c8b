import type { RateMix, Rates } from '@hireyard/contract';
import { type BillingWeekDays, chargedDays, type DateRange, daysOf } from './billing.ts';
import { addDays, daysBetween, isoWeekday, type LocalDate } from './calendar.ts';
import { fromMinor, toMinor } from './money.ts';
import { cheapestMix } from './rate-mix.ts';

export type BilledDayKind = 'charged' | 'weekend' | 'holiday' | 'standDown' | 'offRent';
export interface BilledDay {
  readonly date: LocalDate;
  readonly kind: BilledDayKind;
  /** Number of the charged day, from 1; null for other days. */
  readonly number: number | null;
  /** Name of the holiday, charged or not. */
  readonly holiday: string | null;
}

export interface Holiday {
  readonly date: LocalDate;
  readonly name: string;
}

/** Charge of an invoice for a machine over a range of days. */
export interface BilledCharge extends DateRange {
  readonly days: number;
}

export interface BilledStay {
  readonly charges: readonly BilledCharge[];
  readonly standDowns: readonly DateRange[];
  readonly holidays: readonly Holiday[];
  readonly weekDays: BillingWeekDays;
  /** End of rent and return, if after the last charge. */
  readonly stopped: { readonly offRentOn: LocalDate; readonly returnedOn: LocalDate | null } | null;
}

/**
 * Explains every day of a bill, and the days of waiting for pick-up (DOM-23). Returns null if the number of charged
 * days does not match the calendar.
 */
export function explainedDays({ charges, standDowns, holidays, weekDays, stopped }: BilledStay): BilledDay[] | null {
  const sorted = charges.toSorted((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0));
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (!first || !last) return null;
  const named = new Map(holidays.map(({ date, name }) => [date, name]));
  const stoodDown = new Set(standDowns.flatMap(daysOf));
  // A company that charges holidays bills all weekdays; stand-downs are free in both cases.
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

/** Prices of the same number of days by other mixes for one piece, cheapest first. Explains the choice of a mix. */
export function alternatives(days: number, rates: Rates, weekDays: BillingWeekDays): { mix: RateMix; net: string }[] {
  const { price: _price, ...cheapest } = cheapestMix(days, rates, weekDays);
  const only = (unit: keyof RateMix, length: number): RateMix => ({
    day: 0,
    week: 0,
    fourWeek: 0,
    [unit]: Math.ceil(days / length),
  });
  const { fourWeek: ofFourWeeks } = rates;
  const mixes = [
    ...[cheapest, only('day', 1), only('week', weekDays)],
    ...(ofFourWeeks === null ? [] : [only('fourWeek', 4 * weekDays)]),
  ];
  const priceOf = ({ day, week, fourWeek }: RateMix) =>
    toMinor(rates.day.amount) * BigInt(day) +
    toMinor(rates.week.amount) * BigInt(week) +
    toMinor(ofFourWeeks?.amount ?? '0') * BigInt(fourWeek);
  const keys = new Set<string>();
  return mixes
    .filter((mix) => {
      const key = `${mix.day} ${mix.week} ${mix.fourWeek}`;
      return keys.has(key) ? false : keys.add(key);
    })
    .map((mix) => ({ mix, price: priceOf(mix) }))
    .toSorted((a, b) => (a.price < b.price ? -1 : a.price > b.price ? 1 : 0))
    .map(({ mix, price }) => ({ mix, net: fromMinor(price) }));
}
