import { describe, expect, it } from 'vitest';
import { byDay } from './model.ts';

describe('events', () => {
  it('are grouped by the day in the time zone given, in their order', () => {
    const events = [
      { id: 'late', at: '2026-11-20T23:30:00Z' },
      { id: 'noon', at: '2026-11-20T11:00:00Z' },
      { id: 'morning', at: '2026-11-20T06:00:00Z' },
    ];
    const days = (timeZone: string) => byDay(events, timeZone).map((day) => [day.date, day.events.map(({ id }) => id)]);
    expect(days('Europe/Amsterdam')).toEqual([
      ['2026-11-21', ['late']],
      ['2026-11-20', ['noon', 'morning']],
    ]);
    expect(days('America/New_York')).toEqual([['2026-11-20', ['late', 'noon', 'morning']]]);
  });
});
