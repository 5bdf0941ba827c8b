import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../internal/local-dates.ts';
import { dayMiddle, isoWeekOf, PLANNING_ZOOMS, place, shiftWindow, weeksOf, windowAround, ZOOM_DAYS } from './model.ts';

const date = fc.integer({ min: 0, max: 36_524 }).map((days) => addDays('2000-01-01', days));
const november = { from: '2026-11-02', to: '2026-11-29' };

describe('a week', () => {
  it.each([
    ['2026-11-20', 47],
    ['2026-01-01', 1],
    ['2027-01-01', 53],
    ['2024-12-30', 1],
  ])('[UI-03] %s is in ISO week %i', (day, week) => {
    expect(isoWeekOf(day)).toBe(week);
  });

  it('[UI-03] ends with Saturday and Sunday', () => {
    const [week] = weeksOf({ from: '2026-11-16', to: '2026-11-22' });
    expect(week?.days.map(({ weekend }) => weekend)).toEqual([false, false, false, false, false, true, true]);
  });
});

describe('the window', () => {
  it('[UI-03] contains the date, starts on a Monday and has the days of its zoom', () => {
    fc.assert(
      fc.property(date, fc.constantFrom(...PLANNING_ZOOMS), (day, zoom) => {
        const window = windowAround(day, zoom);
        expect(dayMiddle(day, window)).not.toBeNull();
        expect(new Date(window.from).getUTCDay()).toBe(1);
        expect(weeksOf(window).flatMap((week) => week.days)).toHaveLength(ZOOM_DAYS[zoom]);
        expect(weeksOf(window).every((week) => week.days.length === 7)).toBe(true);
      }),
    );
  });

  it('[UI-03] moves on without a gap, and back to where it was', () => {
    const next = shiftWindow(november, 1);
    expect(next).toEqual({ from: '2026-11-30', to: '2026-12-27' });
    expect(shiftWindow(next, -1)).toEqual(november);
  });

  it('[UI-03] four weeks around 20 November are weeks 45 to 48', () => {
    expect(windowAround('2026-11-20', 'fourWeeks')).toEqual(november);
    expect(weeksOf(november).map((week) => week.week)).toEqual([45, 46, 47, 48]);
  });
});

describe('placing a bar', () => {
  it.each([
    [
      'inside',
      { from: '2026-11-03', to: '2026-11-27' },
      { start: 1 / 28, width: 25 / 28, goesOnBefore: false, goesOnAfter: false },
    ],
    [
      'from before',
      { from: '2026-10-01', to: '2026-11-08' },
      { start: 0, width: 0.25, goesOnBefore: true, goesOnAfter: false },
    ],
    [
      'without an end',
      { from: '2026-11-16', to: null },
      { start: 0.5, width: 0.5, goesOnBefore: false, goesOnAfter: true },
    ],
    [
      'one day',
      { from: '2026-11-29', to: '2026-11-29' },
      { start: 27 / 28, width: 1 / 28, goesOnBefore: false, goesOnAfter: false },
    ],
    ['before it', { from: '2026-10-01', to: '2026-11-01' }, null],
    ['after it', { from: '2026-11-30', to: null }, null],
  ])('[UI-03] %s', (_where, stretch, placement) => {
    expect(place(stretch, november)).toEqual(placement);
  });

  it('[UI-03] never leaves the window, whatever it is given', () => {
    fc.assert(
      fc.property(date, fc.option(date), date, (from, to, day) => {
        const placed = place({ from, to }, windowAround(day, 'fourWeeks'));
        if (placed === null) return;
        expect(placed.width).toBeGreaterThan(0);
        expect(placed.start + placed.width).toBeLessThanOrEqual(1 + 1e-12);
      }),
    );
  });
});
