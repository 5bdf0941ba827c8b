import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { elapsedShare, OPEN_ENDED_SHARE } from './model.ts';

const at = (date: string) => `${date}T08:00:00Z`;
const instant = fc
  .date({ min: new Date(at('2000-01-01')), max: new Date(at('2099-01-01')), noInvalidDate: true })
  .map((date) => date.toISOString());

describe('how much of a rental period has passed', () => {
  it.each([
    ['before it starts', '2026-11-01', 0],
    ['half way', '2026-11-08', 0.5],
    ['after its end', '2026-12-01', 1],
  ])('[UI-03] %s', (_when, now, share) => {
    expect(elapsedShare({ from: at('2026-11-03'), to: at('2026-11-13') }, at(now))).toBe(share);
  });

  it('[UI-03] is whole when overdue, and fixed when open-ended', () => {
    expect(elapsedShare({ from: at('2026-11-03'), to: at('2026-11-13'), status: 'overdue' }, at('2026-11-08'))).toBe(1);
    expect(elapsedShare({ from: at('2026-11-03'), to: null }, at('2026-11-08'))).toBe(OPEN_ENDED_SHARE);
  });

  it('[UI-03] stays between 0 and 1 and never falls as time goes on', () => {
    fc.assert(
      fc.property(instant, fc.option(instant), instant, instant, (from, to, a, b) => {
        const [early, late] = a < b ? [a, b] : [b, a];
        const before = elapsedShare({ from, to }, early);
        const after = elapsedShare({ from, to }, late);
        expect(before).toBeGreaterThanOrEqual(0);
        expect(after).toBeLessThanOrEqual(1);
        expect(after).toBeGreaterThanOrEqual(before);
      }),
    );
  });
});
