/** Value, or null for a gap in the line. */
export type SparklinePoint = number | null;

export interface SparklineBand {
  readonly low: number;
  readonly high: number;
}

/** Dimensions of the drawing's coordinate system. */
export const WIDTH = 100;
export const HEIGHT = 28;
/** Room for half of the line's width and for the point at its end. */
const MARGIN = 3;

const numbersOf = (points: readonly SparklinePoint[]) => points.filter((point): point is number => point !== null);

export interface SparklineFigures {
  readonly first: number;
  readonly last: number;
  readonly low: number;
  readonly high: number;
}

/** Key figures of the line, or null if it has no values. */
export function figuresOf(points: readonly SparklinePoint[]): SparklineFigures | null {
  const values = numbersOf(points);
  const [first, last] = [values[0], values.at(-1)];
  if (first === undefined || last === undefined) return null;
  return { first, last, low: Math.min(...values), high: Math.max(...values) };
}

export interface Place {
  readonly x: number;
  readonly y: number;
}

export interface SparklineDrawing {
  /** Runs of neighboring values. A run of one value is a dot. */
  readonly runs: readonly (readonly Place[])[];
  /** Last value. */
  readonly end: Place | null;
  readonly target: number | null;
  readonly band: { readonly top: number; readonly height: number } | null;
}

interface SparklineData {
  points: readonly SparklinePoint[];
  target?: number | undefined;
  band?: SparklineBand | undefined;
}

const round = (value: number) => Math.round(value * 100) / 100;

/** Computes the drawing. Values, target and band share one scale, so all are visible. */
export function drawingOf({ points, target, band }: SparklineData): SparklineDrawing {
  const all = [...numbersOf(points), ...(target === undefined ? [] : [target]), ...(band ? [band.low, band.high] : [])];
  const low = Math.min(...all);
  const span = Math.max(...all) - low;
  const y = (value: number) =>
    round(span === 0 ? HEIGHT / 2 : HEIGHT - MARGIN - ((value - low) / span) * (HEIGHT - 2 * MARGIN));
  const step = points.length > 1 ? (WIDTH - 2 * MARGIN) / (points.length - 1) : 0;

  const runs: Place[][] = [];
  points.forEach((value, index) => {
    if (value === null) return;
    const place = { x: round(points.length > 1 ? MARGIN + index * step : WIDTH / 2), y: y(value) };
    if (index > 0 && points[index - 1] !== null) runs.at(-1)?.push(place);
    else runs.push([place]);
  });
  return {
    runs,
    end: runs.at(-1)?.at(-1) ?? null,
    target: target === undefined ? null : y(target),
    band: band ? { top: y(band.high), height: round(y(band.low) - y(band.high)) } : null,
  };
}

/** SVG path of a run. A single value is a line of zero length, which a round cap turns into a dot. */
export const pathOf = (run: readonly Place[]): string =>
  `M${run.map(({ x, y }) => `${x} ${y}`).join('L')}${run.length === 1 ? 'h0' : ''}`;
