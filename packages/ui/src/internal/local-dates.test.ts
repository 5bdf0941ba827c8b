import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween, isDate, startOfWeek, weekdayOf } from './local-dates.ts';

const date = fc
  .date({ min: new Date('1971-01-01T00:00:00Z'), max: new Date('2099-12-31T00:00:00Z'), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10));

describe('local dates', () => {
  it('[DOM-12] go forth and back by days, also over a change of the clock', () => {
    expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    fc.assert(
      fc.property(date, fc.integer({ min: -900, max: 900 }), (day, days) => {
        expect(daysBetween(day, addDays(day, days))).toBe(days);
      }),
    );
  });

  it('[DOM-12] know their weekday', () => {
    expect(weekdayOf('2026-11-20')).toBe(5);
    expect(weekdayOf('2026-11-22')).toBe(7);
  });

  it('[SH-05] lie within the seven days of their week', () => {
    fc.assert(
      fc.property(date, fc.integer({ min: 1, max: 7 }), (day, firstWeekday) => {
        const first = startOfWeek(day, firstWeekday);
        expect(weekdayOf(first)).toBe(firstWeekday);
        expect(daysBetween(first, day)).toBeGreaterThanOrEqual(0);
        expect(daysBetween(first, day)).toBeLessThan(7);
      }),
    );
  });

  it('[SH-05] exist', () => {
    expect(['2028-02-29', '2026-02-29', '2026-2-1', 'soon'].map(isDate)).toEqual([true, false, false, false]);
  });
});
