import { describe, expect, it } from 'vitest';
import { heightOf, nextPlace, ticksOf } from './model.ts';

describe('the scale of a chart', () => {
  it.each([
    [32_500, [0, 10_000, 20_000, 30_000, 40_000]],
    [100, [0, 25, 50, 75, 100]],
    [0.9, [0, 0.25, 0.5, 0.75, 1]],
    [0, [0]],
    [Number.NaN, [0]],
  ])('for %s has few round steps, the last one above all', (max, ticks) => {
    expect(ticksOf(max)).toEqual(ticks);
  });

  it('a column is as high as what is above nothing in it', () => {
    expect(heightOf([10, null, -4, 2.5])).toBe(12.5);
  });
});

describe('the keys of a chart', () => {
  const columns = [
    [1, null, null],
    [2, 3, 4],
    [null, null, 5],
  ];
  it.each([
    ['ArrowRight', 1, { column: 0, series: 0 }, { column: 1, series: 0 }],
    ['ArrowRight', 1, { column: 1, series: 0 }, { column: 2, series: 2 }],
    ['ArrowRight', -1, { column: 1, series: 0 }, { column: 0, series: 0 }],
    ['ArrowLeft', 1, { column: 0, series: 0 }, { column: 0, series: 0 }],
    ['ArrowUp', 1, { column: 1, series: 0 }, { column: 1, series: 1 }],
    ['ArrowUp', 1, { column: 1, series: 2 }, { column: 1, series: 2 }],
    ['ArrowDown', 1, { column: 1, series: 2 }, { column: 1, series: 1 }],
    ['Home', 1, { column: 2, series: 2 }, { column: 0, series: 0 }],
    ['End', 1, { column: 0, series: 0 }, { column: 2, series: 2 }],
    ['Enter', 1, { column: 0, series: 0 }, undefined],
  ] as const)('%s (direction %s) leads from %o to %o', (key, direction, from, to) => {
    expect(nextPlace(columns, from, key, direction)).toEqual(to);
  });
});
