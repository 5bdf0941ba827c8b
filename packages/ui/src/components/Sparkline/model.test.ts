import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawingOf, figuresOf, HEIGHT, pathOf, WIDTH } from './model.ts';

const point = fc.option(fc.double({ min: -1e6, max: 1e6, noNaN: true }), { nil: null });

describe('the drawing of a sparkline', () => {
  it('ends a line at a gap and begins another behind it', () => {
    const { runs, end } = drawingOf({ points: [1, 2, null, null, 3, 4] });
    expect(runs.map((run) => run.length)).toEqual([2, 2]);
    expect(end).toEqual({ x: 97, y: 3 });
  });

  it('shows a value between two gaps as a dot', () => {
    const { runs } = drawingOf({ points: [null, 5, null] });
    expect(runs.map(pathOf)).toEqual(['M50 14h0']);
  });

  it('puts values, target and band on one scale', () => {
    expect(drawingOf({ points: [0, 10], target: 20, band: { low: 5, high: 15 } })).toMatchObject({
      runs: [
        [
          { x: 3, y: 25 },
          { x: 97, y: 14 },
        ],
      ],
      target: 3,
      band: { top: 8.5, height: 11 },
    });
  });

  it('draws a line that does not change in the middle', () => {
    expect(drawingOf({ points: [7, 7] }).runs).toEqual([
      [
        { x: 3, y: 14 },
        { x: 97, y: 14 },
      ],
    ]);
  });

  it('keeps every value in the picture, and draws each once', () => {
    fc.assert(
      fc.property(fc.array(point), (points) => {
        const places = drawingOf({ points }).runs.flat();
        expect(places).toHaveLength(points.filter((value) => value !== null).length);
        for (const { x, y } of places) {
          expect(x >= 0 && x <= WIDTH && y >= 0 && y <= HEIGHT).toBe(true);
        }
      }),
    );
  });

  it('says first, last, lowest and highest value, and nothing of none', () => {
    expect(figuresOf([null, 4, 1, null, 9, 3, null])).toEqual({ first: 4, last: 3, low: 1, high: 9 });
    expect(figuresOf([null])).toBeNull();
  });
});
