import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexAfterKey, indexAfterTyping, itemsOf, submenuKeys } from './model.ts';

describe('[NAV-10] keys in a menu', () => {
  it('arrows go round the ends, Home and End to them', () => {
    expect(indexAfterKey('ArrowDown', 2, 3)).toBe(0);
    expect(indexAfterKey('ArrowUp', 0, 3)).toBe(2);
    expect(indexAfterKey('ArrowUp', -1, 3)).toBe(2);
    expect(indexAfterKey('Home', 2, 3)).toBe(0);
    expect(indexAfterKey('End', 0, 3)).toBe(2);
    expect(indexAfterKey('a', 0, 3)).toBeNull();
  });

  it('always leads to an item of the menu, and as many steps as items lead back', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 30 }),
        fc.nat(),
        fc.constantFrom('ArrowDown', 'ArrowUp'),
        (count, at, key) => {
          const start = at % count;
          let index = start;
          for (let step = 0; step < count; step += 1) {
            index = indexAfterKey(key, index, count) ?? -1;
            expect(index).toBeGreaterThanOrEqual(0);
            expect(index).toBeLessThan(count);
          }
          expect(index).toBe(start);
        },
      ),
    );
  });

  it('a submenu opens where reading goes on', () => {
    expect(submenuKeys('ltr')).toEqual({ open: 'ArrowRight', close: 'ArrowLeft' });
    expect(submenuKeys('rtl')).toEqual({ open: 'ArrowLeft', close: 'ArrowRight' });
  });
});

describe('[NAV-10] type-ahead', () => {
  const items = ['Contact', 'Report a problem', 'Changelog', 'Élan'].map((label) => ({ label }));

  it('goes to the next item that begins with the letter, round the end', () => {
    expect(indexAfterTyping('c', 0, items)).toBe(2);
    expect(indexAfterTyping('c', 2, items)).toBe(0);
    expect(indexAfterTyping('x', 0, items)).toBe(-1);
  });

  it('narrows with more letters and walks with the same letter again', () => {
    expect(indexAfterTyping('ch', 0, items)).toBe(2);
    expect(indexAfterTyping('cc', 0, items)).toBe(2);
    expect(indexAfterTyping('co', 0, items)).toBe(0);
  });

  it('sees through accents and case', () => {
    expect(indexAfterTyping('e', 0, items)).toBe(3);
  });
});

describe('itemsOf', () => {
  it('leaves separators out', () => {
    const entries = [
      { kind: 'separator' as const, id: 'line' },
      { kind: 'link' as const, id: 'contact', label: 'Contact', href: '/order/contact/depots' },
    ];
    expect(itemsOf(entries).map(({ id }) => id)).toEqual(['contact']);
  });
});
