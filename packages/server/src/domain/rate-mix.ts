import type { RateMix, Rates } from '@hireyard/contract';
import { toMinor } from './money.ts';

export interface PricedMix extends RateMix {
  /** Price of one piece, in minor units. */
  readonly price: bigint;
}

/**
 * Finds the cheapest mix of days, weeks and four weeks that covers a number of charged days. It may cover more days,
 * since a week can cost less than four days (DOM-16). Ties: fewer units first, then larger ones. Linear in the number
 * of days. `weekDays` is the number of charged days in a week.
 */
export function cheapestMix(days: number, rates: Rates, weekDays: number): PricedMix {
  const prices = {
    day: toMinor(rates.day.amount),
    week: toMinor(rates.week.amount),
    fourWeek: rates.fourWeek && toMinor(rates.fourWeek.amount),
  };
  const mostFourWeeks = prices.fourWeek === null ? 0 : Math.ceil(days / (4 * weekDays));
  let best: PricedMix | null = null;
  for (let fourWeek = mostFourWeeks; fourWeek >= 0; fourWeek -= 1) {
    const rest = Math.max(0, days - fourWeek * 4 * weekDays);
    // The price is linear in the number of weeks. So zero weeks, the most that fit, or one more is cheapest.
    for (const week of [Math.ceil(rest / weekDays), Math.floor(rest / weekDays), 0]) {
      const day = Math.max(0, rest - week * weekDays);
      const price = prices.day * BigInt(day) + prices.week * BigInt(week) + (prices.fourWeek ?? 0n) * BigInt(fourWeek);
      const mix = { day, week, fourWeek, price };
      if (!best || isBetter(mix, best)) best = mix;
    }
  }
  return best ?? { day: 0, week: 0, fourWeek: 0, price: 0n };
}

const unitsOf = ({ day, week, fourWeek }: RateMix) => day + week + fourWeek;
const isBetter = (one: PricedMix, other: PricedMix) =>
  one.price < other.price || (one.price === other.price && unitsOf(one) < unitsOf(other));
