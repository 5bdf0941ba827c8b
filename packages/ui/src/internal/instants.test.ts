import { describe, expect, it } from 'vitest';
import { dateOfInstant, dayOfInstant, fullDate, timeOfDay } from './instants.ts';

describe('instants', () => {
  it('[I18N-01] fall on the day of their time zone, also across a change of the clocks', () => {
    expect(dateOfInstant('2026-11-20T23:30:00Z', 'Europe/Amsterdam')).toBe('2026-11-21');
    expect(dateOfInstant('2026-11-20T23:30:00Z', 'America/New_York')).toBe('2026-11-20');
    expect(dateOfInstant('2026-10-24T22:30:00Z', 'Europe/Amsterdam')).toBe('2026-10-25');
    expect(dateOfInstant('2026-10-25T23:30:00Z', 'Europe/Amsterdam')).toBe('2026-10-26');
  });

  it('[I18N-01] are written in the language given', () => {
    expect(timeOfDay('2026-07-01T05:00:00Z', 'pl', 'Europe/Warsaw')).toBe('07:00');
    expect(timeOfDay('2026-07-01T15:00:00Z', 'en-US', 'Europe/Warsaw')).toMatch(/^5:00\sPM$/);
    expect(dayOfInstant('2026-11-20T23:30:00Z', 'nl', 'Europe/Amsterdam')).toBe('21 nov 2026');
    expect(fullDate('2026-11-20', 'de')).toBe('Freitag, 20. November 2026');
  });
});
