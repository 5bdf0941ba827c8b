import type { ContractDetailLine, Money } from '@hireyard/contract';
import { addDays, daysBetween, isoWeekday, type LocalDate } from './calendar.ts';
import { divideRounded, fromMinor, toMinor } from './money.ts';

export type RateUnit = NonNullable<ContractDetailLine['rate']>['unit'];
export type PeriodKind = ContractDetailLine['periods'][number]['kind'];

/** Range of local dates, both inclusive. */
export interface DateRange {
  readonly from: LocalDate;
  readonly to: LocalDate;
}

/** Number of charged weekdays from Monday: 5 is Monday to Friday, 7 every day. */
export type BillingWeekDays = 5 | 6 | 7;

export interface Rental extends DateRange {
  readonly rate: { readonly unit: RateUnit; readonly price: Money };
  readonly quantity: number;
  readonly billingWeekDays: BillingWeekDays;
  /** Ranges that are not charged, e.g. a site's holiday. They may overlap each other and exceed the rental. */
  readonly standDowns: readonly DateRange[];
}

export interface BilledPeriod extends DateRange {
  readonly kind: PeriodKind;
  /** Billable days; for a stand-down, the days saved. */
  readonly days: number;
  readonly amount: Money;
}

/** Maximum length of one charge, because invoices are issued every four weeks. */
export const BILLING_CYCLE_DAYS = 28;

const NO_HOLIDAYS: ReadonlySet<LocalDate> = new Set();

/**
 * Counts the charged days from `from` to `to`, both inclusive (DOM-16); 0 if `to` is earlier. Holidays are not
 * charged.
 */
export function billableDays(
  { from, to }: DateRange,
  billingWeekDays: BillingWeekDays,
  holidays: ReadonlySet<LocalDate> = NO_HOLIDAYS,
): number {
  const length = daysBetween(from, to) + 1;
  if (length <= 0) return 0;
  const wholeWeeks = Math.floor(length / 7);
  let days = wholeWeeks * billingWeekDays;
  for (let rest = wholeWeeks * 7; rest < length; rest += 1) {
    if (isoWeekday(addDays(from, rest)) <= billingWeekDays) days += 1;
  }
  const free = [...holidays].filter((day) => from <= day && day <= to && isoWeekday(day) <= billingWeekDays);
  return days - free.length;
}

/** Charged days per unit of a rate (DOM-16). */
export const daysInUnit = (billingWeekDays: BillingWeekDays): Readonly<Record<RateUnit, number>> => ({
  day: 1,
  week: billingWeekDays,
  fourWeek: 4 * billingWeekDays,
});

/** Fields that determine the price of a day. */
export type Charged = Pick<Rental, 'rate' | 'quantity' | 'billingWeekDays'>;

/** Price of a number of billable days, rounded once (DOM-16). Excludes VAT, transport, insurance and fuel. */
export function charge(days: number, { rate, quantity, billingWeekDays }: Charged): Money {
  const dividend = toMinor(rate.price.amount) * BigInt(days) * BigInt(quantity);
  return {
    amount: fromMinor(divideRounded(dividend, BigInt(daysInUnit(billingWeekDays)[rate.unit]))),
    currency: rate.price.currency,
  };
}

/**
 * Splits a rental into consecutive periods: charges of at most a billing cycle, counted from the first day, and
 * stand-downs (DOM-16).
 */
export function billedPeriods(rental: Rental): BilledPeriod[] {
  const periods: BilledPeriod[] = [];
  for (const { standDown, ...range } of stretches(rental)) {
    const days = billableDays(range, rental.billingWeekDays);
    const kind = standDown ? 'standDown' : 'charge';
    periods.push({ ...range, kind, days, amount: charge(standDown ? 0 : days, rental) });
  }
  return periods;
}

/** Splits a rental at the limits of billing cycles and stand-downs. A stand-down is never split. */
function stretches({ from, to, standDowns }: Rental): (DateRange & { standDown: boolean })[] {
  const cuts = new Set<LocalDate>();
  for (let cut = from; cut <= to; cut = addDays(cut, BILLING_CYCLE_DAYS)) cuts.add(cut);
  for (const standDown of standDowns) {
    for (const cut of [standDown.from, addDays(standDown.to, 1)]) if (from < cut && cut <= to) cuts.add(cut);
  }
  const starts = [...cuts].sort();
  const ranges: (DateRange & { standDown: boolean })[] = [];
  for (const [index, start] of starts.entries()) {
    const next = starts[index + 1];
    const end = next === undefined ? to : addDays(next, -1);
    const standDown = standDowns.some((range) => range.from <= start && start <= range.to);
    const last = ranges.at(-1);
    if (standDown && last?.standDown) ranges[ranges.length - 1] = { ...last, to: end };
    else ranges.push({ from: start, to: end, standDown });
  }
  return ranges;
}
