import { addDays, daysBetween, type LocalDate } from './calendar.ts';

/**
 * Pieces away from the depot for some days, both inclusive; `to` is null without an end. `stock_taken` in
 * database/functions/stock-taken.ts determines the lines and orders that take pieces.
 */
export interface Taken {
  readonly from: LocalDate;
  readonly to: LocalDate | null;
  readonly quantity: number;
}
interface DayRange {
  readonly from: LocalDate;
  readonly to: LocalDate | null;
}

const covers = ({ from, to }: DayRange, day: LocalDate) => from <= day && (to === null || day <= to);

/** Maximum number of pieces away on one day of a range. Periods on different days do not add up. */
export function peakTaken(taken: readonly Taken[], range: DayRange): number {
  // The number rises only at the start of a period or of the range.
  const starts = taken.map(({ from }) => from).filter((day) => covers(range, day));
  const days = new Set([range.from, ...starts]);
  let peak = 0;
  for (const day of days) {
    const out = taken.reduce((total, one) => total + (covers(one, day) ? one.quantity : 0), 0);
    peak = Math.max(peak, out);
  }
  return peak;
}

/** Number of pieces that are free on every day of a range; 0 if more are promised than exist (DOM-28). */
export const freePieces = (pieces: number, taken: readonly Taken[], range: DayRange): number =>
  Math.max(0, pieces - peakTaken(taken, range));

/** First day, not before the range, from which one piece is free for the length of the range; null without one. */
export function freeFrom(pieces: number, taken: readonly Taken[], { from, to }: DayRange): LocalDate | null {
  const length = to === null ? null : daysBetween(from, to);
  const backOn = taken.flatMap(({ to: last }) => (last !== null && last >= from ? [addDays(last, 1)] : []));
  for (const day of [from, ...new Set(backOn)].toSorted()) {
    const range = { from: day, to: length === null ? null : addDays(day, length) };
    if (freePieces(pieces, taken, range) > 0) return day;
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

/** Number of pieces from a day on, until a later one counts them anew. */
export interface StockLevel {
  /** `-infinity` without a first day. */
  readonly from: LocalDate;
  readonly pieces: number;
}

/**
 * Returns the most pieces that a depot has from a day on, and what it lacks of them on some days: pieces that have not
 * arrived yet or are gone are away like those on rent (DOM-97).
 */
export function piecesFrom(
  levels: readonly StockLevel[],
  first: LocalDate,
): { readonly pieces: number; readonly missing: readonly Taken[] } {
  // Infinity is written with a sign, which sorts before digits.
  const inOrder = levels.toSorted((one, other) => (one.from < other.from ? -1 : 1));
  const later = inOrder.filter(({ from }) => from > first);
  const now = inOrder.findLast(({ from }) => from <= first)?.pieces ?? 0;
  const steps = [{ from: first, pieces: now }, ...later];
  const pieces = Math.max(...steps.map((step) => step.pieces));
  const missing = steps.flatMap((step, index): Taken[] => {
    const next = steps[index + 1];
    const quantity = pieces - step.pieces;
    return quantity === 0 ? [] : [{ from: step.from, to: next ? addDays(next.from, -1) : null, quantity }];
  });
  return { pieces, missing };
}
