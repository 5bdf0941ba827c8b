import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCatalogue } from '../database/seed/catalogue.ts';
import { COMPANIES } from '../database/seed/companies.ts';
import { ratesOf } from '../database/seed/prices.ts';
import {
  type BillingWeekDays,
  chargedDays,
  chargesOf,
  creditedUnits,
  daysOf,
  type Rental,
  rentAfter,
  rentOf,
  shareOfRate,
} from './billing.ts';
import { addDays, isoWeekday } from './calendar.ts';
import { estimateLine } from './estimate.ts';
import { invoiced } from './invoices.ts';
import { fromMinor, sum, toMinor } from './money.ts';
import { cheapestMix } from './rate-mix.ts';

const eur = (amount: string) => ({ amount, currency: 'EUR' });
const RATES = { day: eur('98.50'), week: eur('285.00'), fourWeek: eur('940.50') };
const WEEKLY = { unit: 'week', price: eur('285.00') } as const;
const terms: Omit<Rental, 'from' | 'to'> = { tariff: RATES, quantity: 1, weekDays: 5, free: new Set() };
const date = fc.integer({ min: 20_000, max: 22_000 }).map((days) => addDays('1970-01-01', days));
const weekDays = fc.constantFrom<BillingWeekDays>(5, 6, 7);
const range = fc.tuple(date, fc.nat(200)).map(([from, days]) => ({ from, to: addDays(from, days) }));

describe('charged days', () => {
  it('[DOM-16] counts both ends and leaves weekends out where the week has five days', () => {
    expect(chargedDays({ from: '2026-11-16', to: '2026-11-22' }, 5)).toHaveLength(5);
    expect(chargedDays({ from: '2026-11-16', to: '2026-11-22' }, 6)).toHaveLength(6);
    expect(chargedDays({ from: '2026-11-20', to: '2026-11-20' }, 5)).toHaveLength(1);
    expect(chargedDays({ from: '2026-11-21', to: '2026-11-22' }, 5)).toHaveLength(0);
    expect(chargedDays({ from: '2026-11-22', to: '2026-11-20' }, 7)).toHaveLength(0);
  });

  it('[DOM-16] is the same over a change of clocks and the turn of the year', () => {
    expect(chargedDays({ from: '2026-10-19', to: '2026-11-01' }, 7)).toHaveLength(14);
    expect(chargedDays({ from: '2026-12-28', to: '2027-01-10' }, 5)).toHaveLength(10);
  });

  it('[DOM-16] is what counting day by day gives', () => {
    fc.assert(
      fc.property(range, weekDays, (days, week) => {
        let counted = 0;
        for (let day = days.from; day <= days.to; day = addDays(day, 1)) if (isoWeekday(day) <= week) counted += 1;
        expect(chargedDays(days, week)).toHaveLength(counted);
      }),
    );
  });
});

describe('the share of a rate', () => {
  it('[DOM-16] is the whole rate for a full unit, whatever the billing week', () => {
    const weekly = { rate: WEEKLY, quantity: 1, billingWeekDays: 5 } as const;
    for (const billingWeekDays of [5, 6, 7] as const)
      expect(shareOfRate(billingWeekDays, { ...weekly, billingWeekDays })).toEqual(eur('285.00'));
    expect(shareOfRate(3, weekly)).toEqual(eur('171.00'));
    expect(shareOfRate(20, { ...weekly, rate: { unit: 'fourWeek', price: eur('900.00') } })).toEqual(eur('900.00'));
  });
});

describe('the rent', () => {
  it('[DOM-16] of four weeks takes the four-week rate, as the estimate does', () => {
    const fourWeeks = { from: '2026-11-30', to: '2026-12-27' };
    expect(chargesOf({ ...terms, ...fourWeeks })).toEqual([
      {
        ...fourWeeks,
        ...{ unit: 'fourWeek', units: 1, quantity: '1', price: RATES.fourWeek, days: 20, net: eur('940.50') },
      },
    ]);
    expect(rentOf({ ...terms, ...fourWeeks, tariff: { ...RATES, fourWeek: null } })).toEqual(eur('1140.00'));
  });

  it('[DOM-16] prices each cycle of four weeks by itself, its parts one after another', () => {
    const charges = chargesOf({ ...terms, quantity: 2, from: '2026-11-30', to: '2027-01-05' });
    expect(
      charges.map(({ from, to, unit, quantity, days, net }) => [from, to, unit, quantity, days, net.amount]),
    ).toEqual([
      ['2026-11-30', '2026-12-27', 'fourWeek', '2', 20, '1881.00'],
      ['2026-12-28', '2027-01-03', 'week', '2', 5, '570.00'],
      ['2027-01-04', '2027-01-05', 'day', '4', 2, '394.00'],
    ]);
  });

  it('[DOM-16] by a single rate is charged in parts of its unit, to the day', () => {
    const days = { from: '2026-11-30', to: '2026-12-02' };
    expect(chargesOf({ ...terms, ...days, tariff: WEEKLY })).toMatchObject([
      { unit: 'week', quantity: '0.6', days: 3, net: eur('171.00') },
    ]);
    expect(chargesOf({ ...terms, ...days, tariff: WEEKLY, free: new Set(['2026-12-01']) })).toMatchObject([
      { quantity: '0.4', days: 2, net: eur('114.00') },
    ]);
  });

  it('[DOM-16] is nothing for a rental that ends before it begins, or stands down all the time', () => {
    const days = { from: '2026-11-20', to: '2026-11-19' };
    expect(chargesOf({ ...terms, ...days })).toEqual([]);
    expect(rentOf({ ...terms, ...days })).toEqual(eur('0.00'));
    const week = { from: '2026-11-16', to: '2026-11-20' };
    expect(chargesOf({ ...terms, ...week, free: new Set(daysOf(week)) })).toEqual([]);
  });

  it('[DOM-16] after a day is what the rest adds to the bill: nothing once four weeks are reached', () => {
    const rental = { ...terms, from: '2026-11-30', to: '2026-12-27' };
    expect(rentAfter('2026-12-04', rental)).toEqual(eur('655.50'));
    expect(rentAfter('2026-12-24', rental)).toEqual(eur('0.00'));
    expect(rentAfter('2026-11-29', rental)).toEqual(rentOf(rental));
  });

  it('[DOM-16] covers every charged day once, in order, and costs the cheapest mix of each cycle', () => {
    const cents = fc.integer({ min: 1, max: 90_000 }).map((value) => eur(fromMinor(BigInt(value))));
    fc.assert(
      fc.property(
        range,
        fc.record({ day: cents, week: cents, fourWeek: fc.option(cents) }),
        fc.integer({ min: 1, max: 40 }),
        weekDays,
        fc.array(fc.nat(200), { maxLength: 8 }),
        (days, tariff, quantity, week, off) => {
          const free = new Set(off.map((day) => addDays(days.from, day)));
          const charges = chargesOf({ ...days, tariff, quantity, weekDays: week, free });
          const all = chargedDays(days, week, free);
          expect(charges.flatMap((charge) => chargedDays(charge, week, free))).toEqual(all);
          for (const charge of charges) expect(chargedDays(charge, week, free)).toHaveLength(charge.days);
          let cheapest = 0n;
          for (let from = days.from; from <= days.to; from = addDays(from, 28)) {
            const cycle = all.filter((day) => from <= day && day < addDays(from, 28));
            cheapest += cheapestMix(cycle.length, tariff, week).price * BigInt(quantity);
          }
          expect(toMinor(sum(charges.map(({ net }) => net))?.amount ?? '0')).toBe(cheapest);
        },
      ),
      { numRuns: 150 },
    );
  });
});

describe('an estimate and its bill', () => {
  it('[DOM-91] are the same to the cent, for every product of every company and 1 to 60 days', () => {
    const products = readCatalogue();
    const tariffs = COMPANIES.flatMap((company) => products.map((product) => ratesOf(product, company)));
    expect(tariffs.length).toBeGreaterThan(100);
    expect(tariffs.some(({ fourWeek }) => fourWeek === null)).toBe(true);
    const holidays = new Set(['2026-12-25', '2026-12-26', '2027-01-01']);
    const different: string[] = [];
    for (const [index, tariff] of tariffs.entries()) {
      const from = addDays('2026-11-23', index % 28);
      const quantity = 1 + (index % 7);
      for (let length = 1; length <= 60; length += 1) {
        const days = { from, to: addDays(from, length - 1) };
        const estimate = estimateLine({ ...days, quantity }, tariff, { weekDays: 5, holidays });
        const charges = chargesOf({ ...days, tariff, quantity, weekDays: 5, free: holidays });
        // The invoice is calculated from quantities and prices alone.
        const lines = charges.map((charge) => ({
          quantity: charge.quantity,
          price: charge.price.amount,
          vatRate: '21',
        }));
        const bill = lines.length === 0 ? '0.00' : invoiced(lines, tariff.day.currency).net;
        if (bill !== estimate?.net.amount) different.push(`${index}: ${length} days, ${estimate?.net.amount}, ${bill}`);
        const says = tariff.fourWeek === null && (estimate?.days ?? 0) >= 20;
        if (estimate?.noFourWeekRate !== says) different.push(`${index}: ${length} days, says ${says}`);
      }
    }
    expect(different).toEqual([]);
  }, 60_000);
});

it.each([
  ['1.6', 'week', '0.2'],
  ['4', 'week', '0.4'],
  ['1', 'fourWeek', '0.1'],
  ['3', 'day', '1'],
  ['60', 'piece', '6'],
] as const)('[DOM-92] a credit of a tenth of %s × %s is whole days: %s', (quantity, unit, credited) => {
  expect(creditedUnits({ quantity, unit }, 5)).toBe(credited);
});
