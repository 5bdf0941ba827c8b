import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween, instantAt, isoWeekday, localDate, mondayOf, sundayOf, workDaysOf } from './calendar.ts';

const ZONES = ['Europe/Amsterdam', 'Europe/Warsaw', 'Europe/London', 'America/New_York', 'Australia/Lord_Howe', 'UTC'];
const zone = fc.constantFrom(...ZONES);
const HOUR = 3_600_000;
/** Every hour around the European and American changes of daylight saving time in 2026. */
const nearChange = fc
  .tuple(
    fc.constantFrom('2026-03-08', '2026-03-29', '2026-04-05', '2026-10-04', '2026-10-25', '2026-11-01'),
    fc.integer({ min: -36 * 60, max: 36 * 60 }),
  )
  .map(([date, minutes]) => new Date(Date.parse(`${date}T01:00:00Z`) + minutes * 60_000));
const anyDate = fc.integer({ min: -20_000, max: 40_000 }).map((days) => addDays('1970-01-01', days));

describe('workdays', () => {
  it('[DOM-12] are the days on which the depot opens, or those of its company', () => {
    const open = [1, 1, 2, 3, 4, 5, 6].map((day) => ({ day, from: '07:00', to: '12:00' }));
    expect(workDaysOf(open, [1, 2, 3, 4, 5])).toEqual([1, 2, 3, 4, 5, 6]);
    expect(workDaysOf([], [1, 2, 3, 4, 5])).toEqual([1, 2, 3, 4, 5]);
  });
});

describe('local dates', () => {
  it('[DOM-02] is the date on the depot’s wall, not the date in UTC', () => {
    const late = new Date('2026-11-20T23:30:00Z');
    expect(localDate(late, 'Europe/Amsterdam')).toBe('2026-11-21');
    expect(localDate(late, 'UTC')).toBe('2026-11-20');
    expect(localDate(late, 'America/New_York')).toBe('2026-11-20');
  });

  it('[DOM-02] turns at local midnight on the days that have 23 and 25 hours', () => {
    const spring = instantAt('2026-03-29', '00:00', 'Europe/Amsterdam');
    expect(instantAt('2026-03-30', '00:00', 'Europe/Amsterdam').getTime() - spring.getTime()).toBe(23 * HOUR);
    const autumn = instantAt('2026-10-25', '00:00', 'Europe/Amsterdam');
    expect(instantAt('2026-10-26', '00:00', 'Europe/Amsterdam').getTime() - autumn.getTime()).toBe(25 * HOUR);
  });

  it('[DOM-02] takes a skipped time later and a doubled time first', () => {
    expect(instantAt('2026-03-29', '02:30', 'Europe/Amsterdam').toISOString()).toBe('2026-03-29T01:30:00.000Z');
    expect(instantAt('2026-10-25', '02:30', 'Europe/Amsterdam').toISOString()).toBe('2026-10-25T00:30:00.000Z');
  });

  it('[DOM-02] a local date begins at its midnight and ends before the next, also when clocks change', () => {
    fc.assert(
      fc.property(nearChange, zone, (instant, timeZone) => {
        const date = localDate(instant, timeZone);
        expect(instantAt(date, '00:00', timeZone).getTime()).toBeLessThanOrEqual(instant.getTime());
        expect(instantAt(addDays(date, 1), '00:00', timeZone).getTime()).toBeGreaterThan(instant.getTime());
      }),
    );
  });

  it('[DOM-02] never runs backwards', () => {
    fc.assert(
      fc.property(nearChange, nearChange, zone, (a, b, timeZone) => {
        const [first, second] = a < b ? [a, b] : [b, a];
        expect(localDate(first, timeZone) <= localDate(second, timeZone)).toBe(true);
      }),
    );
  });

  it('[DOM-02] a time of day survives the way to an instant and back, but for the hour that is skipped', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: 4, max: 23 }), zone, (date, hour, timeZone) => {
        const instant = instantAt(date, `${String(hour).padStart(2, '0')}:00`, timeZone);
        expect(localDate(instant, timeZone)).toBe(date);
      }),
    );
  });
});

describe('days and weeks', () => {
  it('[DOM-02] adds and counts days over the turn of the year and leap days', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(daysBetween('2026-12-24', '2027-01-04')).toBe(11);
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -4000, max: 4000 }), (date, days) => {
        expect(daysBetween(date, addDays(date, days))).toBe(days);
      }),
    );
  });

  it('[RT-09] begins a week on Monday and ends it on Sunday (ISO 8601)', () => {
    expect(isoWeekday('2026-11-20')).toBe(5);
    expect([mondayOf('2026-11-20'), sundayOf('2026-11-20')]).toEqual(['2026-11-16', '2026-11-22']);
    fc.assert(
      fc.property(anyDate, (date) => {
        expect(isoWeekday(mondayOf(date))).toBe(1);
        expect(isoWeekday(sundayOf(date))).toBe(7);
        expect(mondayOf(date) <= date && date <= sundayOf(date)).toBe(true);
        expect(daysBetween(mondayOf(date), sundayOf(date))).toBe(6);
      }),
    );
  });
});
