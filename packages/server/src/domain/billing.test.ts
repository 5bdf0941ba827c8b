import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BillingWeekDays, billableDays, billedPeriods, charge, type Rental } from './billing.ts';
import { addDays, daysBetween, isoWeekday } from './calendar.ts';
import { sum, toMinor } from './money.ts';

const eur = (amount: string) => ({ amount, currency: 'EUR' });
const weekly: Omit<Rental, 'from' | 'to'> = {
  rate: { unit: 'week', price: eur('285.00') },
  quantity: 1,
  billingWeekDays: 5,
  standDowns: [],
};
const date = fc.integer({ min: 20_000, max: 22_000 }).map((days) => addDays('1970-01-01', days));
const weekDays = fc.constantFrom<BillingWeekDays>(5, 6, 7);
const range = fc.tuple(date, fc.nat(200)).map(([from, days]) => ({ from, to: addDays(from, days) }));

describe('billable days', () => {
  it('[DOM-16] counts both ends and leaves weekends out where the week has five days', () => {
    expect(billableDays({ from: '2026-11-16', to: '2026-11-22' }, 5)).toBe(5);
    expect(billableDays({ from: '2026-11-16', to: '2026-11-22' }, 6)).toBe(6);
    expect(billableDays({ from: '2026-11-20', to: '2026-11-20' }, 5)).toBe(1);
    expect(billableDays({ from: '2026-11-21', to: '2026-11-22' }, 5)).toBe(0);
    expect(billableDays({ from: '2026-11-22', to: '2026-11-20' }, 7)).toBe(0);
  });

  it('[DOM-16] is the same over a change of clocks and the turn of the year', () => {
    expect(billableDays({ from: '2026-10-19', to: '2026-11-01' }, 7)).toBe(14);
    expect(billableDays({ from: '2026-12-28', to: '2027-01-10' }, 5)).toBe(10);
  });

  it('[DOM-16] is what counting day by day gives', () => {
    fc.assert(
      fc.property(range, weekDays, (days, week) => {
        let counted = 0;
        for (let day = days.from; day <= days.to; day = addDays(day, 1)) if (isoWeekday(day) <= week) counted += 1;
        expect(billableDays(days, week)).toBe(counted);
      }),
    );
  });
});

describe('charges', () => {
  it('[DOM-16] a full week costs the weekly rate, whatever the billing week', () => {
    for (const billingWeekDays of [5, 6, 7] as const) {
      expect(charge(billingWeekDays, { ...weekly, billingWeekDays })).toEqual(eur('285.00'));
    }
    expect(charge(3, weekly)).toEqual(eur('171.00'));
    expect(charge(5, { ...weekly, quantity: 4 })).toEqual(eur('1140.00'));
    expect(charge(1, { ...weekly, rate: { unit: 'day', price: eur('0.05') } })).toEqual(eur('0.05'));
    expect(charge(20, { ...weekly, rate: { unit: 'fourWeek', price: eur('900.00') } })).toEqual(eur('900.00'));
  });

  it('[DOM-16] bills in cycles of four weeks and spares the stand-down', () => {
    const standDowns = [{ from: '2026-12-21', to: '2027-01-03' }];
    expect(billedPeriods({ ...weekly, from: '2026-11-16', to: '2027-01-08', standDowns })).toEqual([
      { from: '2026-11-16', to: '2026-12-13', kind: 'charge', days: 20, amount: eur('1140.00') },
      { from: '2026-12-14', to: '2026-12-20', kind: 'charge', days: 5, amount: eur('285.00') },
      { from: '2026-12-21', to: '2027-01-03', kind: 'standDown', days: 10, amount: eur('0.00') },
      { from: '2027-01-04', to: '2027-01-08', kind: 'charge', days: 5, amount: eur('285.00') },
    ]);
  });

  it('[DOM-16] makes one stand-down of those that overlap or follow each other, also over the end of a cycle', () => {
    const standDowns = [
      { from: '2026-12-07', to: '2026-12-15' },
      { from: '2026-12-10', to: '2026-12-20' },
      { from: '2026-12-21', to: '2026-12-27' },
    ];
    const periods = billedPeriods({ ...weekly, from: '2026-11-16', to: '2027-01-03', standDowns });
    expect(periods.map(({ from, to, kind, days }) => [from, to, kind, days])).toEqual([
      ['2026-11-16', '2026-12-06', 'charge', 15],
      ['2026-12-07', '2026-12-27', 'standDown', 15],
      ['2026-12-28', '2027-01-03', 'charge', 5],
    ]);
  });

  it('[DOM-16] gives nothing for a rental that ends before it begins', () => {
    expect(billedPeriods({ ...weekly, from: '2026-11-20', to: '2026-11-19' })).toEqual([]);
  });

  it('[DOM-16] covers every day once, in order, and never charges more than without a stand-down', () => {
    fc.assert(
      fc.property(range, fc.array(range, { maxLength: 3 }), weekDays, (days, standDowns, billingWeekDays) => {
        const rental = { ...weekly, ...days, billingWeekDays };
        const periods = billedPeriods({ ...rental, standDowns });
        expect(periods[0]?.from).toBe(days.from);
        expect(periods.at(-1)?.to).toBe(days.to);
        for (const [index, period] of periods.entries()) {
          expect(daysBetween(period.from, period.to)).toBeGreaterThanOrEqual(0);
          if (index > 0) expect(period.from).toBe(addDays(periods[index - 1]!.to, 1));
        }
        const counted = periods.reduce((total, period) => total + period.days, 0);
        expect(counted).toBe(billableDays(days, billingWeekDays));
        const without = billedPeriods({ ...rental, standDowns: [] });
        const spend = (billed: typeof periods) => toMinor(sum(billed.map(({ amount }) => amount))?.amount ?? '0');
        // Each period is rounded on its own, so sparing nothing may differ by half a cent a period.
        expect(spend(periods)).toBeLessThanOrEqual(spend(without) + BigInt(periods.length));
      }),
    );
  });
});
