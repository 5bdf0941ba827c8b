import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { visibleTabs } from './model.ts';

const room = { gap: 10, moreWidth: 50, active: 0 };

describe('[UI-01] visibleTabs', () => {
  it('shows all that fit, without keeping room for More', () => {
    expect(visibleTabs({ ...room, widths: [100, 100], available: 210 })).toEqual([0, 1]);
  });

  it('gives the last places to More', () => {
    expect(visibleTabs({ ...room, widths: [100, 100, 100], available: 300 })).toEqual([0, 1]);
  });

  it('keeps the active tab in sight, in its order', () => {
    expect(visibleTabs({ ...room, active: 3, widths: [100, 100, 100, 100], available: 290 })).toEqual([0, 3]);
  });

  it('keeps the active tab even where nothing fits', () => {
    expect(visibleTabs({ ...room, active: 1, widths: [100, 100], available: 20 })).toEqual([1]);
    expect(visibleTabs({ ...room, active: -1, widths: [100, 100], available: 20 })).toEqual([]);
  });

  it('never overflows when it can choose, never loses the active tab, keeps the order', () => {
    const widths = fc.array(fc.integer({ min: 20, max: 200 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(widths, fc.integer({ min: 0, max: 1600 }), fc.nat(), (tabs, available, at) => {
        const active = (at % (tabs.length + 1)) - 1;
        const shown = visibleTabs({ widths: tabs, available, gap: 10, moreWidth: 50, active });
        expect(shown).toEqual([...shown].sort((a, b) => a - b));
        if (active >= 0) expect(shown).toContain(active);
        const used = shown.reduce((sum, index) => sum + tabs[index]! + 10, -10);
        const others = shown.filter((index) => index !== active);
        if (shown.length < tabs.length && others.length > 0) expect(used + 10 + 50).toBeLessThanOrEqual(available);
      }),
    );
  });
});
