import type { LineEstimate, Money, RateMix, Rates } from '@hireyard/contract';
import { type BillingWeekDays, billableDays } from './billing.ts';
import { addDays, type LocalDate } from './calendar.ts';
import { fromMinor, sum, toMinor } from './money.ts';

export interface PricedMix extends RateMix {
  /** Minor units, of one piece. */
  readonly price: bigint;
}

/**
 * The cheapest days, weeks and four weeks that together cover a number of billable days; they may cover more, since a
 * week can cost less than four days (DOM-16). Ties: fewer units first, then larger ones. Linear in the number of days.
 */
export function cheapestMix(days: number, rates: Rates, weekDays: BillingWeekDays): PricedMix {
  const prices = {
    day: toMinor(rates.day.amount),
    week: toMinor(rates.week.amount),
    fourWeek: toMinor(rates.fourWeek.amount),
  };
  let best: PricedMix | null = null;
  for (let fourWeek = Math.ceil(days / (4 * weekDays)); fourWeek >= 0; fourWeek -= 1) {
    const left = Math.max(0, days - fourWeek * 4 * weekDays);
    // A week in place of days changes the price by the same each time: none, as many as fit, or one more is cheapest.
    for (const week of [Math.ceil(left / weekDays), Math.floor(left / weekDays), 0]) {
      const day = Math.max(0, left - week * weekDays);
      const price = prices.day * BigInt(day) + prices.week * BigInt(week) + prices.fourWeek * BigInt(fourWeek);
      const mix = { day, week, fourWeek, price };
      if (!best || isBetter(mix, best)) best = mix;
    }
  }
  return best ?? { day: 0, week: 0, fourWeek: 0, price: 0n };
}

const unitsOf = ({ day, week, fourWeek }: RateMix) => day + week + fourWeek;
const isBetter = (one: PricedMix, other: PricedMix) =>
  one.price < other.price || (one.price === other.price && unitsOf(one) < unitsOf(other));

/** What a line with an open end is estimated for. */
export const OPEN_ENDED_DAYS = 28;

export interface EstimatedRental {
  readonly from: LocalDate;
  /** Null: open-ended. */
  readonly to: LocalDate | null;
  readonly quantity: number;
}

/** On which days a machine is charged: so many of a week, from Monday, and no holidays. */
interface ChargedDays {
  readonly weekDays: BillingWeekDays;
  readonly holidays: ReadonlySet<LocalDate>;
}

/** What a line is expected to cost, without VAT, transport, insurance and fuel; null without rates. */
export function estimateLine(
  { from, to, quantity }: EstimatedRental,
  rates: Rates | null,
  { weekDays, holidays }: ChargedDays,
): LineEstimate | null {
  if (!rates) return null;
  const days = billableDays({ from, to: to ?? addDays(from, OPEN_ENDED_DAYS - 1) }, weekDays, holidays);
  const { price, ...mix } = cheapestMix(days, rates, weekDays);
  return { net: { amount: fromMinor(price * BigInt(quantity)), currency: rates.week.currency }, mix, days };
}

/** The sum of all lines; null where one of them has no estimate, so that no sum looks like the whole. */
export function estimateTotal(lines: readonly (LineEstimate | null)[]): Money | null {
  const known = lines.flatMap((line) => line?.net ?? []);
  return known.length === lines.length ? sum(known) : null;
}
