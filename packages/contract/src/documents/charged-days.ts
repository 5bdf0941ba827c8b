import type { Money } from '../core/amount-schemas.ts';
import type { InvoiceExplanation } from './schemas.ts';

type Machine = InvoiceExplanation['machines'][number];
type Charge = Machine['charges'][number];

/** Charge of one invoice line, with the machine that it was charged for. */
export interface MachineCharge {
  readonly machine: Machine;
  readonly charge: Charge;
}

/** Returns the charge of an invoice line, or null if the explanation does not cover the line. */
export function chargeOfLine({ machines }: Pick<InvoiceExplanation, 'machines'>, lineId: string): MachineCharge | null {
  for (const machine of machines) {
    const charge = machine.charges.find((one) => one.lineId === lineId);
    if (charge) return { machine, charge };
  }
  return null;
}

/** Counts the charged days of a charge between two local dates, both inclusive (DOM-92). */
export const chargedWithin = (
  { machine, charge }: MachineCharge,
  { from, to }: { readonly from: string; readonly to: string },
): number =>
  machine.days.filter(
    ({ date, kind }) => kind === 'charged' && charge.from <= date && date <= charge.to && from <= date && date <= to,
  ).length;

/**
 * Returns the net amount of some charged days: the whole amount for all of them, otherwise their share of the unit
 * (DOM-92). Null if amounts are not visible to the caller.
 */
export function amountOfDays(
  { machine, charge: { net, price, unit, days: all } }: MachineCharge,
  days: number,
  { weekDays }: Pick<InvoiceExplanation, 'weekDays'>,
): Money | null {
  if (!net || !price) return null;
  if (days >= all) return net;
  const daysOfUnit = { day: 1, week: weekDays, fourWeek: 4 * weekDays }[unit];
  const cents = Math.round((Number(price.amount) * 100 * days * machine.pieces) / daysOfUnit);
  return { amount: (cents / 100).toFixed(2), currency: price.currency };
}
