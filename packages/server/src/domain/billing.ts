import type { ContractDetailLine, Money } from '@hireyard/contract';
import { addDays, daysBetween, isoWeekday, type LocalDate } from './calendar.ts';
import { divideRounded, fromMinor, toMinor } from './money.ts';

export type RateUnit = NonNullable<ContractDetailLine['rate']>['unit'];
export type PeriodKind = ContractDetailLine['periods'][number]['kind'];

/** A stretch of local dates, both included. */
export interface DateRange {
  readonly from: LocalDate;
  readonly to: LocalDate;
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
  /** Billable days; of a stand-down, those that are not charged. */
  readonly days: number;
  readonly amount: Money;
}

/** Longest stretch that one charge covers: invoices go out every four weeks. */
export const BILLING_CYCLE_DAYS = 28;

const NO_HOLIDAYS: ReadonlySet<LocalDate> = new Set();

/**
 * The days from `from` to `to`, both included, on which a machine is charged (DOM-16); 0 when `to` is earlier. Of
 * the holidays none is charged.
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

/** Charged days in a unit of each rate (DOM-16). */
export const daysInUnit = (billingWeekDays: BillingWeekDays): Readonly<Record<RateUnit, number>> => ({
  day: 1,
  week: billingWeekDays,
  fourWeek: 4 * billingWeekDays,
});

/** What decides what a day costs. */
export type Charged = Pick<Rental, 'rate' | 'quantity' | 'billingWeekDays'>;

/** The price of a number of billable days, rounded once (DOM-16). Excludes VAT, transport, insurance and fuel. */
export function charge(days: number, { rate, quantity, billingWeekDays }: Charged): Money {
  const dividend = toMinor(rate.price.amount) * BigInt(days) * BigInt(quantity);
  return {
    amount: fromMinor(divideRounded(dividend, BigInt(daysInUnit(billingWeekDays)[rate.unit]))),
    currency: rate.price.currency,
  };
}

/**
 * A rental as consecutive periods from its first day to its last: charged ones of at most a billing cycle,
 * counted from the first day, and stand-downs between them (DOM-16).
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

/** Cuts a rental where a billing cycle or a stand-down begins or ends; a stand-down is one stretch however long. */
function stretches({ from, to, standDowns }: Rental): (DateRange & { standDown: boolean })[] {
  const cuts = new Set<LocalDate>();
  for (let cut = from; cut <= to; cut = addDays(cut, BILLING_CYCLE_DAYS)) cuts.add(cut);
  for (const standDown of standDowns) {
    for (const cut of [standDown.from, addDays(standDown.to, 1)]) if (from < cut && cut <= to) cuts.add(cut);
  }
  const starts = [...cuts].sort();
  const found: (DateRange & { standDown: boolean })[] = [];
  for (const [index, start] of starts.entries()) {
    const next = starts[index + 1];
    const end = next === undefined ? to : addDays(next, -1);
    const standDown = standDowns.some((range) => range.from <= start && start <= range.to);
    const last = found.at(-1);
    if (standDown && last?.standDown) found[found.length - 1] = { ...last, to: end };
    else found.push({ from: start, to: end, standDown });
  }
  return found;
}
