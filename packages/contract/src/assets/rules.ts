import type { ReadingKind } from './values.ts';

const HOUR_MS = 3_600_000;
/** Hours of a machine, which cannot run more than 24 a day. */
const HOURS: readonly ReadingKind[] = ['cumulativeOperatingHours', 'cumulativeIdleHours'];
/** Clocks and roundings differ by this much. */
const TOLERANCE_HOURS = 1;

/**
 * Returns the highest value that a counter of hours can have by now: its last reading and the hours since. Null for
 * other readings. A higher value may be right, such as after a wrong reading, but is asked about.
 */
export function highestLikely(
  before: { readonly kind: ReadingKind; readonly value: number; readonly at: string },
  now: Date,
): number | null {
  if (!HOURS.includes(before.kind)) return null;
  const hours = Math.max(0, now.getTime() - Date.parse(before.at)) / HOUR_MS;
  return Math.floor((before.value + hours + TOLERANCE_HOURS) * 10) / 10;
}
