import { describe, expect, it } from 'vitest';
import { dayAfterKey } from './keyboard.ts';
import { dayRefusal, NO_RANGE, nextPossible, openingDay, type RangeRules, rangeRefusal, withDay } from './rules.ts';

const rules: RangeRules = {
  min: '2026-11-23',
  max: '2027-11-20',
  workDays: [1, 2, 3, 4, 5],
  holidays: [{ date: '2026-12-25', name: 'Christmas Day' }],
  workdaysOnly: 'from',
  minDays: 2,
};

describe('what a depot’s calendar allows', () => {
  it('[DOM-12] refuses what is too early or too late, and names the bound', () => {
    expect(dayRefusal('2026-11-20', 'from', rules)).toEqual({ kind: 'beforeMin', bound: '2026-11-23' });
    expect(dayRefusal('2027-11-22', 'to', rules)).toEqual({ kind: 'afterMax', bound: '2027-11-20' });
    expect(dayRefusal('2026-11-23', 'from', rules)).toBeNull();
  });

  it('[DOM-12] refuses a delivery on a weekend or a holiday, but not the end of a rental', () => {
    expect(dayRefusal('2026-11-28', 'from', rules)).toEqual({ kind: 'closed' });
    expect(dayRefusal('2026-12-25', 'from', rules)).toEqual({ kind: 'holiday', name: 'Christmas Day' });
    expect(dayRefusal('2026-11-28', 'to', rules)).toBeNull();
    expect(dayRefusal('2026-11-28', 'to', { ...rules, workdaysOnly: 'both' })).toEqual({ kind: 'closed' });
  });

  it('[DOM-12] refuses an end before the beginning, or too soon after it', () => {
    expect(rangeRefusal({ from: '2026-11-24', to: '2026-11-23' }, 'to', rules)).toEqual({ kind: 'backwards' });
    expect(rangeRefusal({ from: '2026-11-24', to: '2026-11-25' }, 'to', rules)).toEqual({
      kind: 'tooShort',
      days: 2,
    });
    expect(rangeRefusal({ from: '2026-11-24', to: '2026-11-26' }, 'to', rules)).toBeNull();
    expect(rangeRefusal({ from: null, to: '2026-11-26' }, 'to', rules)).toBeNull();
  });

  it('[DOM-12] offers the next possible day', () => {
    expect(nextPossible('2026-11-28', 'from', rules)).toBe('2026-11-30');
    expect(nextPossible('2026-12-25', 'from', rules)).toBe('2026-12-28');
    expect(nextPossible('2026-11-01', 'from', rules)).toBe('2026-11-23');
    expect(nextPossible('2026-12-25', 'from', { ...rules, workDays: [] })).toBeNull();
  });

  it('[UI-03] opens the calendar on a month that has a day to choose', () => {
    expect(openingDay('2026-11-26', 'from', NO_RANGE, rules)).toBe('2026-11-26');
    expect(openingDay('2026-10-01', 'from', NO_RANGE, rules)).toBe('2026-11-23');
    expect(openingDay('2028-03-01', 'from', NO_RANGE, rules)).toBe('2027-11-19');
    expect(openingDay('2026-11-28', 'from', NO_RANGE, { ...rules, min: '2026-11-28' })).toBe('2026-11-30');
    expect(openingDay('2026-11-29', 'from', NO_RANGE, { ...rules, min: '2026-12-05' })).toBe('2026-12-07');
    const range = { from: '2026-11-30', to: null };
    expect(openingDay('2026-11-30', 'to', range, rules)).toBe('2026-12-02');
    expect(openingDay('2026-11-28', 'from', NO_RANGE, { ...rules, workDays: [] })).toBe('2026-11-28');
  });

  it('[UI-03] leaves the last day to be chosen again when the first passes it', () => {
    const range = { from: '2026-11-24', to: '2026-11-30' };
    expect(withDay(range, 'from', '2026-12-01')).toEqual({ from: '2026-12-01', to: null });
    expect(withDay(range, 'from', '2026-11-25')).toEqual({ from: '2026-11-25', to: '2026-11-30' });
    expect(withDay(range, 'to', '2026-12-01')).toEqual({ from: '2026-11-24', to: '2026-12-01' });
  });
});

describe('keys on a day', () => {
  const from = (key: string, own: { shiftKey?: boolean; rtl?: boolean } = {}) =>
    dayAfterKey('2026-11-20', { key, shiftKey: own.shiftKey ?? false }, { rtl: own.rtl ?? false, firstWeekday: 1 });

  it.each([
    ['ArrowRight', '2026-11-21'],
    ['ArrowLeft', '2026-11-19'],
    ['ArrowDown', '2026-11-27'],
    ['ArrowUp', '2026-11-13'],
    ['Home', '2026-11-16'],
    ['End', '2026-11-22'],
    ['PageDown', '2026-12-20'],
    ['PageUp', '2026-10-20'],
    ['a', null],
  ])('[SH-05] %s leads to %s', (key, date) => {
    expect(from(key)).toBe(date);
  });

  it('[SH-05] turns with the direction of reading, and leaps a year with Shift', () => {
    expect(from('ArrowRight', { rtl: true })).toBe('2026-11-19');
    expect(from('ArrowLeft', { rtl: true })).toBe('2026-11-21');
    expect(from('PageUp', { shiftKey: true })).toBe('2025-11-20');
  });
});
