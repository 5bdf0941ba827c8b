import type { LineEstimate, Money, RateMix, Rates } from '@hireyard/contract';
import { type BillingWeekDays, billableDays } from './billing.ts';
import { addDays, type LocalDate } from './calendar.ts';
import { fromMinor, sum, toMinor } from './money.ts';

export interface PricedMix extends RateMix {
  /** Price of one piece, in minor units. */
  readonly price: bigint;
}

/**
 * Finds the cheapest mix of days, weeks and four weeks that covers a number of billable days. It may cover more days,
 * since a week can cost less than four days (DOM-16). Ties: fewer units first, then larger ones. Linear in the number
 * of days.
 */
export function cheapestMix(days: number, rates: Rates, weekDays: BillingWeekDays): PricedMix {
  const prices = {
    day: toMinor(rates.day.amount),
    week: toMinor(rates.week.amount),
    fourWeek: toMinor(rates.fourWeek.amount),
  };
  let best: PricedMix | null = null;
  for (let fourWeek = Math.ceil(days / (4 * weekDays)); fourWeek >= 0; fourWeek -= 1) {
    const rest = Math.max(0, days - fourWeek * 4 * weekDays);
    // The price is linear in the number of weeks. So zero weeks, the most that fit, or one more is cheapest.
    for (const week of [Math.ceil(rest / weekDays), Math.floor(rest / weekDays), 0]) {
      const day = Math.max(0, rest - week * weekDays);
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

/** Length for the estimate of an open-ended line. */
export const OPEN_ENDED_DAYS = 28;

export interface EstimatedRental {
  readonly from: LocalDate;
  /** Null if open-ended. */
  readonly to: LocalDate | null;
  readonly quantity: number;
}

/** Charged days of a machine: a number of weekdays from Monday, without holidays. */
interface ChargedDays {
  readonly weekDays: BillingWeekDays;
  readonly holidays: ReadonlySet<LocalDate>;
}

/** Estimated cost of a line, without VAT, transport, insurance and fuel; null without rates. */
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

/** Total of all lines; null if one has no estimate, because a partial total would be misleading. */
export function estimateTotal(lines: readonly (LineEstimate | null)[]): Money | null {
  const nets = lines.flatMap((line) => line?.net ?? []);
  return nets.length === lines.length ? sum(nets) : null;
}
