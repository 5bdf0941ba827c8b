import { addDays, daysBetween, type LocalDate } from './calendar.ts';

/**
 * Pieces that are not in the depot for some days, both included; null has no end yet. `stock_taken` of
 * database/functions/catalogue.sql says which lines and orders take pieces, and until when.
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

/** The most pieces that are taken on one day of a stretch: what overlaps on different days is counted once. */
export function peakTaken(taken: readonly Taken[], stretch: Stretch): number {
  // It only rises where something begins, or where the stretch does.
  const starts = taken.map(({ from }) => from).filter((day) => covers(stretch, day));
  const days = new Set([stretch.from, ...starts]);
  let peak = 0;
  for (const day of days) {
    const out = taken.reduce((total, one) => total + (covers(one, day) ? one.quantity : 0), 0);
    peak = Math.max(peak, out);
  }
  return peak;
}

/** How many of some pieces are free on every day of a stretch; none where more are promised than there are (DOM-28). */
export const freePieces = (pieces: number, taken: readonly Taken[], stretch: Stretch): number =>
  Math.max(0, pieces - peakTaken(taken, stretch));

/**
 * The first day, not before a stretch, from which one piece is free for as long as the stretch is; null where none
 * comes back.
 */
export function freeFrom(pieces: number, taken: readonly Taken[], { from, to }: Stretch): LocalDate | null {
  const length = to === null ? null : daysBetween(from, to);
  const backOn = taken.flatMap(({ to: last }) => (last !== null && last >= from ? [addDays(last, 1)] : []));
  for (const day of [from, ...new Set(backOn)].toSorted()) {
    const stretch = { from: day, to: length === null ? null : addDays(day, length) };
    if (freePieces(pieces, taken, stretch) > 0) return day;
  }
  return null;
}

/** A machine on rent, or pieces of it, and the last day that it is expected to be out. */
interface OnRent {
  readonly quantity: number;
  readonly to: LocalDate;
}

/**
 * The first day after its end on which something else begins that its pieces are needed for; null where a rental can go
 * on. What is out already promises nothing: only where more begins than there is without them are they promised.
 */
export function promisedFrom(pieces: number, taken: readonly Taken[], { quantity, to }: OnRent): LocalDate | null {
  const begins = taken.map(({ from }) => from).filter((day) => day > to);
  const isShort = (day: LocalDate) => peakTaken(taken, { from: day, to: day }) + quantity > pieces;
  return begins.toSorted().find(isShort) ?? null;
}
