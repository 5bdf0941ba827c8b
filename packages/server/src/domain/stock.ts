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
  /** Null without an end. */
  readonly to: LocalDate | null;
}

/** Number of pieces away from a day on, until the next step. */
interface Step {
  readonly from: LocalDate;
  readonly away: number;
}

/** Returns a step for each day on which pieces leave or are back, in order. */
function stepsOf(taken: readonly Taken[]): readonly Step[] {
  const changes = new Map<LocalDate, number>();
  const change = (day: LocalDate, by: number) => changes.set(day, (changes.get(day) ?? 0) + by);
  for (const { from, to, quantity } of taken) {
    change(from, quantity);
    if (to !== null) change(addDays(to, 1), -quantity);
  }
  let away = 0;
  return [...changes]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([from, by]) => {
      away += by;
      return { from, away };
    });
}

/** Maximum number of pieces away on one day of a range. Periods on different days do not add up. */
export function peakTaken(taken: readonly Taken[], range: DayRange): number {
  const steps = stepsOf(taken);
  const within = steps.filter(({ from }, index) => {
    const next = steps[index + 1];
    return (range.to === null || from <= range.to) && (next === undefined || next.from > range.from);
  });
  return within.reduce((peak, { away }) => Math.max(peak, away), 0);
}

/** Number of pieces that are free on every day of a range; 0 if more are promised than exist (DOM-28). */
export const freePieces = (pieces: number, taken: readonly Taken[], range: DayRange): number =>
  Math.max(0, pieces - peakTaken(taken, range));

/** First day, not before the range, from which one piece is free for the length of the range; null without one. */
export function freeFrom(pieces: number, taken: readonly Taken[], { from, to }: DayRange): LocalDate | null {
  const length = to === null ? null : daysBetween(from, to);
  const fits = (first: LocalDate, next: LocalDate) => length !== null && addDays(first, length) < next;
  /** First day of the free days that the loop is in. */
  let free: LocalDate | null = pieces > 0 ? from : null;
  for (const step of stepsOf(taken)) {
    if (step.away < pieces) free ??= step.from;
    else if (step.from <= from) free = null;
    else if (free !== null && fits(free, step.from)) return free;
    else free = null;
    if (free !== null && free < from) free = from;
  }
  return free;
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
  const begins = new Set(taken.map(({ from }) => from).filter((day) => day > to));
  return stepsOf(taken).find(({ from, away }) => begins.has(from) && away + quantity > pieces)?.from ?? null;
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
