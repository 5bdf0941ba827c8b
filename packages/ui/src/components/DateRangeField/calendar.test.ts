import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween, isDate, startOfWeek } from '../../internal/local-dates.ts';
import { addMonths, monthOf, weeksOf } from './calendar.ts';

const date = fc
  .date({ min: new Date('1971-01-01T00:00:00Z'), max: new Date('2099-12-31T00:00:00Z'), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10));

describe('months', () => {
  it('[DOM-12] stay in the month they are moved to', () => {
    expect(addMonths('2027-01-31', 1)).toBe('2027-02-28');
    expect(addMonths('2028-02-29', -12)).toBe('2027-02-28');
    expect(addMonths('2026-11-20', 14)).toBe('2028-01-20');
    fc.assert(
      fc.property(date, fc.integer({ min: -24, max: 24 }), (day, months) => {
        const moved = addMonths(day, months);
        const [year = 0, month = 0] = day.split('-').map(Number);
        const [movedYear = 0, movedMonth = 0] = moved.split('-').map(Number);
        expect(movedYear * 12 + movedMonth).toBe(year * 12 + month + months);
        expect(isDate(moved)).toBe(true);
      }),
    );
  });

  it('[SH-05] fill a month’s weeks, each day once and in its place', () => {
    fc.assert(
      fc.property(date, fc.constantFrom(1, 6, 7), (day, firstWeekday) => {
        const weeks = weeksOf(monthOf(day), firstWeekday);
        const days = weeks.flat().filter((one) => one !== null);
        expect(days).toContain(day);
        expect(new Set(days).size).toBe(days.length);
        expect(days[0]).toBe(`${monthOf(day)}-01`);
        expect(monthOf(addDays(days.at(-1) as string, 1))).not.toBe(monthOf(day));
        for (const week of weeks) {
          week.forEach((one, place) => {
            if (one !== null) expect(daysBetween(startOfWeek(one, firstWeekday), one)).toBe(place);
          });
        }
      }),
    );
  });
});
