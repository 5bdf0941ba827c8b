import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BillingWeekDays } from './billing.ts';
import { fromMinor } from './money.ts';
import { cheapestMix } from './rate-mix.ts';

const euros = (cents: number) => ({ amount: fromMinor(BigInt(cents)), currency: 'EUR' });
const ratesOf = ([day, week, fourWeek]: readonly [number, number, number]) => ({
  day: euros(day),
  week: euros(week),
  fourWeek: euros(fourWeek),
});
const RATES = ratesOf([8000, 28200, 90000]);

/** Reference implementation: compares all mixes by price, then fewer units, then larger ones. */
function bruteForce(days: number, [day, week, fourWeek]: readonly [number, number, number], weekDays: number) {
  const mixes: { day: number; week: number; fourWeek: number; price: number; units: number }[] = [];
  for (let a = 0; a <= days; a += 1)
    for (let b = 0; b <= days; b += 1)
      for (let c = 0; c <= days; c += 1)
        if (a + b * weekDays + c * 4 * weekDays >= days)
          mixes.push({ day: a, week: b, fourWeek: c, price: a * day + b * week + c * fourWeek, units: a + b + c });
  const [best] = mixes.toSorted(
    (one, other) =>
      one.price - other.price || one.units - other.units || other.fourWeek - one.fourWeek || other.week - one.week,
  );
  const { units: _, ...mix } = best ?? { units: 0 };
  return mix;
}

describe('the cheapest mix of rates', () => {
  it('[DOM-16] [DOM-23] is the cheapest of all mixes, and of those that cost the same the one with the fewest units', () => {
    // Few distinct prices, so that many mixes cost the same.
    const price = fc.oneof(fc.integer({ min: 0, max: 400 }), fc.constantFrom(0, 10, 20, 50, 60, 70, 200, 240, 280));
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 25 }),
        fc.tuple(price, price, price),
        fc.constantFrom<BillingWeekDays>(5, 6, 7),
        (days, prices, weekDays) => {
          const mix = cheapestMix(days, ratesOf(prices), weekDays);
          expect({ ...mix, price: Number(mix.price) }).toEqual(bruteForce(days, prices, weekDays));
        },
      ),
      { numRuns: 100 },
    );
  });

  it('[HT-08] is found in as many steps as there are four weeks, however many they are', () => {
    const start = performance.now();
    expect(cheapestMix(287_000, RATES, 5)).toMatchObject({ day: 0, week: 0, fourWeek: 14_350 });
    expect(performance.now() - start).toBeLessThan(500);
  });

  it('[DOM-16] takes a week for four days where that costs less, and four weeks for three', () => {
    expect(cheapestMix(4, RATES, 5)).toMatchObject({ day: 0, week: 1, fourWeek: 0, price: 28200n });
    expect(cheapestMix(14, ratesOf([8000, 28200, 80000]), 5)).toMatchObject({ day: 0, week: 0, fourWeek: 1 });
    expect(cheapestMix(0, RATES, 5)).toMatchObject({ day: 0, week: 0, fourWeek: 0, price: 0n });
  });

  it('[DOM-91] is of days and weeks where no four-week rate was agreed', () => {
    const mix = cheapestMix(20, { ...RATES, fourWeek: null }, 5);
    expect(mix).toMatchObject({ day: 0, week: 4, fourWeek: 0, price: 112800n });
  });

  it('[DOM-16] prefers fewer units where the price is the same', () => {
    expect(cheapestMix(5, ratesOf([2000, 10000, 40000]), 5)).toMatchObject({ day: 0, week: 1, fourWeek: 0 });
  });
});
