import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { itemRange, pageCount, pageMoves } from './model.ts';

const anyPage = fc
  .record({ size: fc.constantFrom(25, 50, 100), total: fc.nat(60_000), at: fc.double({ min: 0, max: 1, noNaN: true }) })
  .map(({ size, total, at }) => ({ size, total, page: Math.round(at * (pageCount({ size, total }) - 1)) }));

describe('pages of a list', () => {
  it.each([
    [
      { page: 0, size: 25, total: 124 },
      { start: 1, end: 25 },
    ],
    [
      { page: 4, size: 25, total: 124 },
      { start: 101, end: 124 },
    ],
    [
      { page: 0, size: 25, total: 0 },
      { start: 0, end: 0 },
    ],
    [
      { page: 9, size: 25, total: 30 },
      { start: 26, end: 30 },
    ],
  ])('[UI-02] %o shows the items %o', (page, range) => {
    expect(itemRange(page)).toEqual(range);
  });

  it('[UI-02] pages follow each other without a gap, and the last one ends with the last item', () => {
    fc.assert(
      fc.property(anyPage, (page) => {
        const { start, end } = itemRange(page);
        const { next, last } = pageMoves(page);
        expect(end - start).toBeLessThan(page.size);
        if (next !== null) expect(itemRange({ ...page, page: next }).start).toBe(end + 1);
        if (last !== null) expect(itemRange({ ...page, page: last }).end).toBe(page.total);
        else expect(end).toBe(page.total);
      }),
    );
  });

  it('[UI-02] leads back to the pages there are when the list has become shorter', () => {
    expect(pageMoves({ page: 9, size: 25, total: 30 })).toEqual({ first: 0, previous: 1, next: null, last: null });
  });
});
