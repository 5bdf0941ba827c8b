/** Value of a chart, by column and series. */
export interface Place {
  readonly column: number;
  readonly series: number;
}

/** Smallest step (1, 2, 2.5, 5 and powers of ten) that divides a range into at most four. */
function stepOf(max: number): number {
  const power = 10 ** Math.floor(Math.log10(max / 4));
  return [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((step) => max / step <= 4) ?? max;
}

/** Ticks of a scale from zero to at least the highest column. Only zero for an empty chart. */
export function ticksOf(max: number): number[] {
  if (!(max > 0)) return [0];
  const step = stepOf(max);
  return Array.from({ length: Math.ceil(max / step - 1e-9) + 1 }, (_, index) => index * step);
}

/** Height of a stacked column: the sum of its positive values. */
export const heightOf = (values: readonly (number | null)[]): number =>
  values.reduce<number>((sum, value) => sum + Math.max(value ?? 0, 0), 0);

/**
 * Returns the value that a key moves to. Left and right move between columns, up and down within one. Home and End move
 * to the first and last column. Undefined for any other key. `direction` is 1, or -1 for right-to-left.
 */
export function nextPlace(
  columns: readonly (readonly (number | null)[])[],
  { column, series }: Place,
  key: string,
  direction: 1 | -1,
): Place | undefined {
  const to: Record<string, number> = {
    ArrowRight: column + direction,
    ArrowLeft: column - direction,
    Home: 0,
    End: columns.length - 1,
  };
  const next = to[key];
  if (next !== undefined) {
    const at = Math.min(Math.max(next, 0), columns.length - 1);
    return { column: at, series: nearest(columns[at] ?? [], series) };
  }
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return undefined;
  const there = placesIn(columns[column] ?? []);
  const now = there.indexOf(series);
  return { column, series: there[now + (key === 'ArrowUp' ? 1 : -1)] ?? series };
}

const placesIn = (values: readonly (number | null)[]) =>
  values.flatMap((value, index) => (value === null ? [] : index));

/** Series to focus in a column: the same one if it has a value, otherwise the first that has one. */
export function nearest(values: readonly (number | null)[], series: number): number {
  const there = placesIn(values);
  return there.includes(series) ? series : (there[0] ?? 0);
}
