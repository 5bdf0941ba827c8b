import type { ContractDetailLine, Money } from '@hireyard/contract';
import { addDays, daysBetween, isoWeekday, type LocalDate } from './calendar.ts';
import { divideRounded, fromMinor, toMinor } from './money.ts';

export type RateUnit = NonNullable<ContractDetailLine['rate']>['unit'];
export type PeriodKind = ContractDetailLine['periods'][number]['kind'];

/** A stretch of local dates, both included. */
export interface DateRange {
  readonly from: LocalDate;
  readonly till: LocalDate;
}

/** Days of the week that are charged, counted from Monday: 5 is Monday to Friday, 7 every day. */
export type BillingWeekDays = 5 | 6 | 7;

export interface Rental extends DateRange {
  readonly rate: { readonly unit: RateUnit; readonly price: Money };
  readonly quantity: number;
  readonly billingWeekDays: BillingWeekDays;
  /** Stretches that are not charged, e.g. a site's holiday; may overlap each other and reach beyond the rental. */
  readonly standDowns: readonly DateRange[];
}

export interface BilledPeriod extends DateRange {
  readonly kind: PeriodKind;
  /** Billable days; of a stand-down, those that are spared. */
  readonly days: number;
  readonly amount: Money;
}

/** Longest stretch that one charge covers: invoices go out every four weeks. */
export const BILLING_CYCLE_DAYS = 28;

/** The days from `from` to `till`, both included, on which a machine is charged (DOM-16); 0 when `till` is earlier. */
export function billableDays({ from, till }: DateRange, billingWeekDays: BillingWeekDays): number {
  const length = daysBetween(from, till) + 1;
  if (length <= 0) return 0;
  const wholeWeeks = Math.floor(length / 7);
  let days = wholeWeeks * billingWeekDays;
  for (let rest = wholeWeeks * 7; rest < length; rest += 1) {
    if (isoWeekday(addDays(from, rest)) <= billingWeekDays) days += 1;
  }
  return days;
}

/** What so many billable days cost, rounded once (DOM-16). Excludes VAT, transport, insurance and fuel. */
export function charge(days: number, { rate, quantity, billingWeekDays }: Omit<Rental, keyof DateRange>): Money {
  const daysInUnit = { day: 1, week: billingWeekDays, fourWeek: 4 * billingWeekDays }[rate.unit];
  const dividend = toMinor(rate.price.amount) * BigInt(days) * BigInt(quantity);
  return { amount: fromMinor(divideRounded(dividend, BigInt(daysInUnit))), currency: rate.price.currency };
}

/**
 * A rental as consecutive periods from its first day to its last: charged ones of at most a billing cycle,
 * counted from the first day, and stand-downs between them (DOM-16).
 */
export function billedPeriods(rental: Rental): BilledPeriod[] {
  const isStandDown = (day: LocalDate) => rental.standDowns.some(({ from, till }) => from <= day && day <= till);
  const periods: BilledPeriod[] = [];
  const length = daysBetween(rental.from, rental.till) + 1;
  let start = 0;
  for (let day = 1; day <= length; day += 1) {
    const standDown = isStandDown(addDays(rental.from, start));
    const goesOn = day < length && isStandDown(addDays(rental.from, day)) === standDown;
    if (goesOn && (standDown || day % BILLING_CYCLE_DAYS !== 0)) continue;
    const range = { from: addDays(rental.from, start), till: addDays(rental.from, day - 1) };
    const days = billableDays(range, rental.billingWeekDays);
    const kind = standDown ? 'standDown' : 'charge';
    periods.push({ ...range, kind, days, amount: charge(standDown ? 0 : days, rental) });
    start = day;
  }
  return periods;
}
