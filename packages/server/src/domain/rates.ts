import type { LocalDate } from './calendar.ts';

/** Rate of a product over some days, both inclusive. */
export interface DatedRate {
  /** Null for a rate of all clients. */
  readonly clientId: number | null;
  /** `-infinity` without a first day. */
  readonly from: LocalDate;
  /** Null without a last day. */
  readonly to: LocalDate | null;
}

const holdsOn = ({ from, to }: DatedRate, day: LocalDate) =>
  (from === NO_FIRST_DAY || from <= day) && (to === null || day <= to);

/** First day of a rate that holds until another one begins. */
export const NO_FIRST_DAY = '-infinity';

/**
 * Returns the rate of a product for a client that holds on a day: the client's own first, then the company's (DOM-96).
 * Null if none does. Expects rates of one product, of the company and of this client.
 */
export function rateOn<R extends DatedRate>(rates: readonly R[], day: LocalDate): R | null {
  const [first = null] = rates.filter((rate) => holdsOn(rate, day)).toSorted(byPrecedence);
  return first;
}

function byPrecedence(one: DatedRate, other: DatedRate): number {
  if ((one.clientId === null) !== (other.clientId === null)) return one.clientId === null ? 1 : -1;
  // Only a rate without a first day overlaps others.
  return one.from === NO_FIRST_DAY ? 1 : other.from === NO_FIRST_DAY ? -1 : 0;
}

/** True if two rates of the same product and client share a day. A rate without a first day yields to all others. */
export const overlaps = (one: DatedRate, other: DatedRate): boolean =>
  one.clientId === other.clientId &&
  one.from !== NO_FIRST_DAY &&
  other.from !== NO_FIRST_DAY &&
  (other.to === null || one.from <= other.to) &&
  (one.to === null || other.from <= one.to);
