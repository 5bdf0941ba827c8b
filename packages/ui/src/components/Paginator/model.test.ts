import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { itemRange, pageCount, pageMoves } from './model.ts';

const anyPage = fc
  .record({
    pageSize: fc.constantFrom(25, 50, 100),
    total: fc.nat(60_000),
    at: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ pageSize, total, at }) => ({ pageSize, total, page: Math.round(at * (pageCount({ pageSize, total }) - 1)) }));

describe('pages of a list', () => {
  it.each([
    [
      { page: 0, pageSize: 25, total: 124 },
      { start: 1, end: 25 },
    ],
    [
      { page: 4, pageSize: 25, total: 124 },
      { start: 101, end: 124 },
    ],
    [
      { page: 0, pageSize: 25, total: 0 },
      { start: 0, end: 0 },
    ],
    [
      { page: 9, pageSize: 25, total: 30 },
      { start: 26, end: 30 },
    ],
  ])('[UI-02] %o shows the items %o', (page, range) => {
    expect(itemRange(page)).toEqual(range);
  });

  it('[UI-02] pages follow each other without a gap, and the last one ends with the last item', () => {
    fc.assert(
      fc.property(anyPage, (page) => {
        const { start, end } = itemRange(page) as { start: number; end: number };
        const { next, last } = pageMoves(page);
        expect(end - start).toBeLessThan(page.pageSize);
        if (next !== null) expect(itemRange({ ...page, page: next })?.start).toBe(end + 1);
        if (last !== null) expect(itemRange({ ...page, page: last })?.end).toBe(page.total);
        else expect(end).toBe(page.total);
      }),
    );
  });

  it.each([
    ['a full page that another follows', { page: 1, pageSize: 25, hasMore: true }, { start: 26, end: 50 }],
    ['nothing, while the items load', { page: 1, pageSize: 25 }, undefined],
    ['nothing, for a last page of unknown length', { page: 1, pageSize: 25, hasMore: false }, undefined],
    [
      'the last page, which knows the total',
      { page: 1, pageSize: 25, hasMore: false, count: 7 },
      { start: 26, end: 32 },
    ],
    ['an empty list', { page: 0, pageSize: 25, hasMore: false, count: 0 }, { start: 0, end: 0 }],
    ['nothing, for a page behind the end', { page: 9, pageSize: 25, hasMore: false, count: 0 }, undefined],
  ])('[UI-02] without a total shows %s', (_name, page, range) => {
    expect(itemRange({ total: undefined, ...page })).toEqual(range);
  });

  it('[UI-02] without a total goes on as long as there is more, and to no last page', () => {
    const of = { page: 1, pageSize: 25, total: undefined };
    expect(pageMoves({ ...of, hasMore: true })).toEqual({ first: 0, previous: 0, next: 2, last: null });
    expect(pageMoves({ ...of, hasMore: false })).toEqual({ first: 0, previous: 0, next: null, last: null });
    expect(pageMoves(of)).toEqual({ first: 0, previous: 0, next: null, last: null });
  });

  it('[UI-02] believes the items of the page more than a total that was counted earlier', () => {
    const of = { page: 1, pageSize: 25, total: 50 };
    expect(pageMoves(of)).toMatchObject({ next: null, last: null });
    expect(pageMoves({ ...of, hasMore: true })).toMatchObject({ next: 2, last: null });
    expect(pageMoves({ ...of, page: 0, hasMore: false })).toMatchObject({ next: null, last: 1 });
  });

  it('[UI-02] leads back to the pages there are when the list has become shorter', () => {
    expect(pageMoves({ page: 9, pageSize: 25, total: 30 })).toEqual({ first: 0, previous: 1, next: null, last: null });
  });
});
