import { addDays, daysBetween, type LocalDate } from './calendar.ts';

/**
 * Pieces away from the depot for some days, both inclusive; `to` is null without an end. `stock_taken` in
 * database/functions/catalogue.sql determines the lines and orders that take pieces.
 */
export interface Taken {
  readonly from: LocalDate;
  readonly to: LocalDate | null;
  readonly quantity: number;
}
interface Stretch {
  readonly from: LocalDate;
  readonly to: LocalDate | null;
}

const covers = ({ from, to }: Stretch, day: LocalDate) => from <= day && (to === null || day <= to);

/** Maximum number of pieces away on one day of a range. Periods on different days do not add up. */
export function peakTaken(taken: readonly Taken[], stretch: Stretch): number {
  // The number rises only at the start of a period or of the range.
  const starts = taken.map(({ from }) => from).filter((day) => covers(stretch, day));
  const days = new Set([stretch.from, ...starts]);
  let peak = 0;
  for (const day of days) {
    const out = taken.reduce((total, one) => total + (covers(one, day) ? one.quantity : 0), 0);
    peak = Math.max(peak, out);
  }
  return peak;
}

/** Number of pieces that are free on every day of a range; 0 if more are promised than exist (DOM-28). */
export const freePieces = (pieces: number, taken: readonly Taken[], stretch: Stretch): number =>
  Math.max(0, pieces - peakTaken(taken, stretch));

/** First day, not before the range, from which one piece is free for the length of the range; null without one. */
export function freeFrom(pieces: number, taken: readonly Taken[], { from, to }: Stretch): LocalDate | null {
  const length = to === null ? null : daysBetween(from, to);
  const backOn = taken.flatMap(({ to: last }) => (last !== null && last >= from ? [addDays(last, 1)] : []));
  for (const day of [from, ...new Set(backOn)].toSorted()) {
    const stretch = { from: day, to: length === null ? null : addDays(day, length) };
    if (freePieces(pieces, taken, stretch) > 0) return day;
  }
  return null;
}

/** Machine on rent, or pieces of it, with the last expected day. */
interface OnRent {
  readonly quantity: number;
  readonly to: LocalDate;
}

/**
 * First day after the expected end on which another rental needs its pieces; null if it can be extended. Only new
 * rentals that exceed the remaining pieces count.
 */
export function promisedFrom(pieces: number, taken: readonly Taken[], { quantity, to }: OnRent): LocalDate | null {
  const begins = taken.map(({ from }) => from).filter((day) => day > to);
  const isShort = (day: LocalDate) => peakTaken(taken, { from: day, to: day }) + quantity > pieces;
  return begins.toSorted().find(isShort) ?? null;
}
