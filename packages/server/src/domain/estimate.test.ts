import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BillingWeekDays, chargedDays } from './billing.ts';
import { addDays } from './calendar.ts';
import { estimateLine, estimateTotal } from './estimate.ts';

const euros = (amount: string) => ({ amount, currency: 'EUR' });
const RATES = { day: euros('80.00'), week: euros('282.00'), fourWeek: euros('900.00') };
const NO_HOLIDAYS = { weekDays: 5, holidays: new Set<string>() } as const;

describe('the estimate of an order', () => {
  it('[DOM-16] counts billable days and pieces, and an open end as four weeks', () => {
    const line = { from: '2026-11-24', to: '2026-12-11', quantity: 2 };
    expect(estimateLine(line, RATES, NO_HOLIDAYS)).toEqual({
      net: { amount: '1692.00', currency: 'EUR' },
      mix: { day: 0, week: 3, fourWeek: 0 },
      days: 14,
      noFourWeekRate: false,
    });
    expect(estimateLine({ ...line, to: null }, RATES, NO_HOLIDAYS)).toMatchObject({ days: 20, mix: { fourWeek: 1 } });
    expect(estimateLine(line, null, NO_HOLIDAYS)).toBeNull();
  });

  it('[DOM-91] says for four weeks or longer that no four-week rate was agreed', () => {
    const rates = { ...RATES, fourWeek: null };
    const line = { from: '2026-11-30', to: '2026-12-27', quantity: 1 };
    expect(estimateLine(line, rates, NO_HOLIDAYS)).toMatchObject({ noFourWeekRate: true, mix: { week: 4 } });
    expect(estimateLine({ ...line, to: null }, rates, NO_HOLIDAYS)).toMatchObject({ noFourWeekRate: true });
    expect(estimateLine({ ...line, to: '2026-12-18' }, rates, NO_HOLIDAYS)).toMatchObject({ noFourWeekRate: false });
    expect(estimateLine(line, RATES, NO_HOLIDAYS)).toMatchObject({ noFourWeekRate: false });
  });

  it('[DOM-16] charges no holidays, as the bill of the same days does', () => {
    const day = fc.integer({ min: 0, max: 60 }).map((days) => addDays('2026-11-24', days));
    fc.assert(
      fc.property(day, day, fc.array(day), fc.constantFrom<BillingWeekDays>(5, 6, 7), (one, other, given, weekDays) => {
        const [from = one, to = other] = [one, other].toSorted();
        const holidays = new Set(given);
        const estimate = estimateLine({ from, to, quantity: 1 }, RATES, { weekDays, holidays });
        expect(estimate?.days).toBe(chargedDays({ from, to }, weekDays, holidays).length);
      }),
    );
  });

  it('[DOM-16] has no sum while a line has no price', () => {
    const line = estimateLine({ from: '2026-11-24', to: '2026-11-24', quantity: 1 }, RATES, NO_HOLIDAYS);
    expect(estimateTotal([line, line])).toEqual({ amount: '160.00', currency: 'EUR' });
    expect(estimateTotal([line, null])).toBeNull();
  });
});
