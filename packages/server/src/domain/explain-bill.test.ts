import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BillingWeekDays, chargesOf, type DateRange, daysOf } from './billing.ts';
import { addDays } from './calendar.ts';
import { alternatives, explainedDays } from './explain-bill.ts';
import { fromMinor, toMinor } from './money.ts';
import { cheapestMix } from './rate-mix.ts';

const euros = (cents: number) => ({ amount: fromMinor(BigInt(cents)), currency: 'EUR' });
const ratesOf = (day: number, week: number, fourWeek: number) => ({
  day: euros(day),
  week: euros(week),
  fourWeek: euros(fourWeek),
});
const RATES = ratesOf(9400, 28200, 93000);
const charged = (range: DateRange, free: ReadonlySet<string>) =>
  chargesOf({ ...range, tariff: RATES, quantity: 1, weekDays: 5, free });
const ARMISTICE = { date: '2026-11-11', name: 'Armistice Day' };

describe('the explanation of a bill', () => {
  it('[DOM-23] names each day of three weeks with a holiday, a stand-down and a wait for the pick-up', () => {
    const holidays = new Set([ARMISTICE.date]);
    const before = charged({ from: '2026-10-21', to: '2026-11-01' }, holidays);
    const after = charged({ from: '2026-11-06', to: '2026-11-13' }, holidays);
    const days = explainedDays({
      charges: [...after, ...before],
      standDowns: [{ from: '2026-11-02', to: '2026-11-05' }],
      holidays: [ARMISTICE],
      weekDays: 5,
      stopped: { offRentOn: '2026-11-13', returnedOn: '2026-11-17' },
    });
    const of = (kind: string) => days?.filter((day) => day.kind === kind).map(({ date }) => date.slice(5));
    expect(of('charged')).toEqual(
      [
        '10-21',
        '10-22',
        '10-23',
        '10-26',
        '10-27',
        '10-28',
        '10-29',
        '10-30',
        '11-06',
        '11-09',
        '11-10',
        '11-12',
      ].concat('11-13'),
    );
    expect(of('standDown')).toEqual(['11-02', '11-03', '11-04', '11-05']);
    expect(of('holiday')).toEqual(['11-11']);
    expect(of('weekend')).toHaveLength(6);
    expect(of('offRent')).toEqual(['11-14', '11-15', '11-16', '11-17']);
    expect(days?.filter(({ number }) => number !== null).map(({ number }) => number)).toEqual(
      Array.from({ length: 13 }, (_, index) => index + 1),
    );
  });

  it('[DOM-23] takes a holiday for charged where the company charges them, and names nothing that does not add up', () => {
    const week = { from: '2026-11-09', to: '2026-11-13' };
    const explained = (days: number) =>
      explainedDays({
        charges: [{ ...week, days }],
        standDowns: [],
        holidays: [ARMISTICE],
        weekDays: 5,
        stopped: null,
      });
    expect(explained(5)?.[2]).toEqual({ date: '2026-11-11', kind: 'charged', number: 3, holiday: 'Armistice Day' });
    expect(explained(4)?.[2]).toMatchObject({ kind: 'holiday', number: null });
    expect(explained(3)).toBeNull();
  });

  it('[DOM-16] [DOM-23] leaves a stand-down out of one mix, beside a holiday that is free or charged', () => {
    const [range, standDown] = [
      { from: '2026-11-02', to: '2026-11-13' },
      { from: '2026-11-04', to: '2026-11-05' },
    ];
    for (const [free, count] of [
      [[ARMISTICE.date], 7],
      [[], 8],
    ] as const) {
      const charges = charged(range, new Set([...daysOf(standDown), ...free]));
      expect(charges.reduce((sum, { days }) => sum + days, 0)).toBe(count);
      const bill = { charges, standDowns: [standDown], holidays: [ARMISTICE], weekDays: 5 as const, stopped: null };
      const kinds = explainedDays(bill)?.map(({ kind }) => kind) ?? [];
      expect(kinds.filter((kind) => kind === 'charged')).toHaveLength(count);
      expect(kinds.slice(2, 4)).toEqual(['standDown', 'standDown']);
    }
  });

  const start = fc.integer({ min: 0, max: 400 }).map((days) => addDays('2026-01-01', days));
  const week = fc.constantFrom<BillingWeekDays>(5, 6, 7);

  it('[DOM-23] counts as many charged days as were billed, whatever stands down', () => {
    fc.assert(
      fc.property(
        start,
        fc.integer({ min: 0, max: 80 }),
        fc.integer({ min: -5, max: 80 }),
        fc.integer({ min: 0, max: 12 }),
        week,
        (from, length, offset, standing, weekDays) => {
          const standDowns = [{ from: addDays(from, offset), to: addDays(from, offset + standing) }];
          const rental = { from, to: addDays(from, length), tariff: RATES, quantity: 1, weekDays };
          const charges = chargesOf({ ...rental, free: new Set(standDowns.flatMap(daysOf)) });
          fc.pre(charges.length > 0);
          const days = explainedDays({ charges, standDowns, holidays: [], weekDays, stopped: null });
          const billed = charges.reduce((total, charge) => total + charge.days, 0);
          expect(days?.filter(({ kind }) => kind === 'charged')).toHaveLength(billed);
        },
      ),
      { numRuns: 100 },
    );
  });

  it('[DOM-16] [DOM-23] names the cheapest mix first among the alternatives, and no four weeks without such a rate', () => {
    const price = fc.integer({ min: 1, max: 90_000 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), fc.tuple(price, price, price), week, (days, prices, weekDays) => {
        const rates = ratesOf(...prices);
        const [first, ...others] = alternatives(days, rates, weekDays);
        expect(first?.net).toBe(fromMinor(cheapestMix(days, rates, weekDays).price));
        for (const { net } of others) expect(toMinor(net)).toBeGreaterThanOrEqual(toMinor(first?.net ?? '0'));
        const byWeeks = alternatives(days, { ...rates, fourWeek: null }, weekDays);
        expect(byWeeks.filter(({ mix }) => mix.fourWeek > 0)).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });
});
