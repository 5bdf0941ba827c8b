import { type BillingWeekDays, type Charge, chargedDays, type DateRange } from '../domain/billing.ts';

/** Machines of a period. */
interface Rented {
  readonly quantity: number;
  /** Null without an agreed rate. */
  readonly currency: string | null;
}

/** Returns the columns of days that are not charged (DOM-16). */
export const standDownColumns = ({ quantity, currency }: Rented, range: DateRange, weekDays: BillingWeekDays) => ({
  ...{ kind: 'standDown' as const, starts_on: range.from, ends_on: range.to, pieces: quantity, currency },
  days: chargedDays(range, weekDays).length,
  amount: currency === null ? null : '0.00',
});

/** Returns the columns of charged days. */
export const chargeColumns = ({ quantity }: Pick<Rented, 'quantity'>, charge: Charge) => ({
  ...{ kind: 'charge' as const, starts_on: charge.from, ends_on: charge.to, pieces: quantity, days: charge.days },
  ...{ amount: charge.net.amount, currency: charge.net.currency },
});
