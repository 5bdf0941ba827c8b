import type { InvoiceExplanation, Money } from '@hireyard/contract';

type Machine = InvoiceExplanation['machines'][number];
type Charge = Machine['charges'][number];

/** Line of an invoice in question, with the sentence that names it in the request. */
export interface DisputedLine {
  readonly lineId: string;
  /** Days in question, both inclusive; null for the whole line. */
  readonly from: string | null;
  readonly to: string | null;
  readonly text: string;
}

/** Counts the charged days of a machine within some of the days of a charge. */
export const chargedWithin = ({ days }: Machine, charge: Charge, { from, to }: { from: string; to: string }): number =>
  days.filter(
    ({ date, kind }) => kind === 'charged' && charge.from <= date && date <= charge.to && from <= date && date <= to,
  ).length;

/**
 * Amount of a number of charged days of a charge: its whole amount for all of them, otherwise their share of the unit.
 * Null if it is not visible.
 */
export function amountOfDays(
  { net, price, unit, days: all }: Charge,
  days: number,
  { pieces, weekDays }: { pieces: number; weekDays: number },
): Money | null {
  if (!net || !price) return null;
  if (days >= all) return net;
  const daysOfUnit = { day: 1, week: weekDays, fourWeek: 4 * weekDays }[unit];
  const cents = Math.round((Number(price.amount) * 100 * days * pieces) / daysOfUnit);
  return { amount: (cents / 100).toFixed(2), currency: price.currency };
}

/** Adds the lines in question below a description. */
export const describedWith = (description: string, lines: readonly DisputedLine[]): string =>
  [description, lines.map(({ text }) => `– ${text}`).join('\n')].filter((part) => part.trim() !== '').join('\n\n');
