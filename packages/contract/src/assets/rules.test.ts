import { describe, expect, it } from 'vitest';
import { highestLikely } from './rules.ts';

const before = { kind: 'cumulativeOperatingHours', value: 1875, at: '2026-11-20T06:00:00Z' } as const;
const on = (instant: string) => highestLikely(before, new Date(instant));

describe('the highest likely reading', () => {
  it('[DOM-64] rises by 24 hours a day, with an hour for clocks that differ', () => {
    expect(on('2026-11-20T06:00:00Z')).toBe(1876);
    expect(on('2026-11-21T06:00:00Z')).toBe(1900);
    expect(on('2026-11-27T12:30:00Z')).toBe(2050.5);
    expect(on('2026-11-19T06:00:00Z')).toBe(1876);
  });

  it('[DOM-64] is there for counters of hours alone', () => {
    expect(highestLikely({ ...before, kind: 'cumulativeIdleHours' }, new Date(before.at))).toBe(1876);
    for (const kind of ['fuelRemaining', 'fuelUsed', 'distance'] as const)
      expect(highestLikely({ ...before, kind }, new Date(before.at))).toBeNull();
  });
});
