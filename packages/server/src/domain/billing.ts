import type { ContractDetailLine, Money, Rates } from '@hireyard/contract';
import { addDays, daysBetween, isoWeekday, type LocalDate } from './calendar.ts';
import { lineNet } from './invoices.ts';
import { difference, divideRounded, fromMinor, sum, toMinor } from './money.ts';
import { cheapestMix } from './rate-mix.ts';

export type RateUnit = NonNullable<ContractDetailLine['rate']>['unit'];

/** Range of local dates, both inclusive. */
export interface DateRange {
  readonly from: LocalDate;
  readonly to: LocalDate;
}

/** Number of charged weekdays from Monday: 5 is Monday to Friday, 7 every day. */
export type BillingWeekDays = 5 | 6 | 7;

/** Maximum length of one charge, because invoices are issued every four weeks. */
export const BILLING_CYCLE_DAYS = 28;

/** Returns the day on which a line is billed next: a cycle after the first day that is not billed. */
export const nextBillingOn = (firstUnbilled: LocalDate): LocalDate => addDays(firstUnbilled, BILLING_CYCLE_DAYS);

const NOTHING_FREE: ReadonlySet<LocalDate> = new Set();

/** Returns all days of a range; none if it ends before it starts. */
export const daysOf = ({ from, to }: DateRange): LocalDate[] =>
  Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, index) => addDays(from, index));

/** Returns the charged days of a range (DOM-16): neither free weekdays, nor `free` days such as holidays. */
export const chargedDays = (
  range: DateRange,
  weekDays: BillingWeekDays,
  free: ReadonlySet<LocalDate> = NOTHING_FREE,
): LocalDate[] => daysOf(range).filter((day) => isoWeekday(day) <= weekDays && !free.has(day));

/** Charged days per unit of a rate (DOM-16). */
export const daysInUnit = (weekDays: BillingWeekDays): Readonly<Record<RateUnit, number>> => ({
  day: 1,
  week: weekDays,
  fourWeek: 4 * weekDays,
});

/** Price of one unit of a piece. */
export interface Rate {
  readonly unit: RateUnit;
  readonly price: Money;
}

/** Fields that determine the price of a day by a single rate. */
export interface Charged {
  readonly rate: Rate;
  readonly quantity: number;
  readonly billingWeekDays: BillingWeekDays;
}

/** Share of a rate for a number of charged days, rounded once. Excludes VAT, transport, insurance and fuel. */
export function shareOfRate(days: number, { rate, quantity, billingWeekDays }: Charged): Money {
  const dividend = toMinor(rate.price.amount) * BigInt(days) * BigInt(quantity);
  return {
    amount: fromMinor(divideRounded(dividend, BigInt(daysInUnit(billingWeekDays)[rate.unit]))),
    currency: rate.price.currency,
  };
}

/**
 * Agreed prices of one piece. Several rates are charged by their cheapest mix. A single rate is charged in parts, by
 * the day.
 */
export type Tariff = Rates | Rate;

export interface Rental extends DateRange {
  readonly tariff: Tariff;
  readonly quantity: number;
  readonly weekDays: BillingWeekDays;
  /** Days that are not charged: holidays and stand-downs. They may be outside of the rental. */
  readonly free: ReadonlySet<LocalDate>;
}

/** Part of a rental with one unit price. */
export interface Charge extends DateRange {
  readonly unit: RateUnit;
  /** Units of one piece. */
  readonly units: number;
  /** Units of all pieces, as a decimal with at most three decimals. */
  readonly quantity: string;
  readonly price: Money;
  /** Number of charged days in the range. */
  readonly days: number;
  readonly net: Money;
}

/**
 * Prices a rental (DOM-16). Orders, extensions, contracts and invoices all use this function, so that an estimate equals
 * the bill of the same days. Each billing cycle, counted from the first day, has a price of its own. Excludes VAT,
 * transport, insurance and fuel.
 */
export function chargesOf({ from, to, ...terms }: Rental): Charge[] {
  const charges: Charge[] = [];
  for (let start = from; start <= to; start = addDays(start, BILLING_CYCLE_DAYS)) {
    const [end = to] = [addDays(start, BILLING_CYCLE_DAYS - 1), to].toSorted();
    charges.push(...cycleCharges({ from: start, to: end, ...terms }));
  }
  return charges;
}

/**
 * Splits a cycle by unit: first four weeks, then weeks, then single days. Each part ends on the day before the next one,
 * the last part with the cycle.
 */
function cycleCharges({ from, to, tariff, quantity, weekDays, free }: Rental): Charge[] {
  const days = chargedDays({ from, to }, weekDays, free);
  const parts = unitsOf(days.length, tariff, weekDays).filter(({ units }) => units > 0);
  let done = 0;
  return parts.map(({ unit, price, units }, index) => {
    const isLast = index === parts.length - 1;
    const count = isLast ? days.length - done : Math.min(units * daysInUnit(weekDays)[unit], days.length - done);
    const start = index === 0 ? from : (days[done] ?? to);
    done += count;
    const next = days[done];
    const end = isLast || next === undefined ? to : addDays(next, -1);
    const pieces = decimal(units * quantity);
    const net = { amount: lineNet({ quantity: pieces, price: price.amount }), currency: price.currency };
    return { unit, units, quantity: pieces, price, days: count, from: start, to: end, net };
  });
}

/** Returns the units of one piece that cover a number of charged days, largest first. */
function unitsOf(days: number, tariff: Tariff, weekDays: BillingWeekDays): (Rate & { readonly units: number })[] {
  if ('unit' in tariff) return [{ ...tariff, units: days / daysInUnit(weekDays)[tariff.unit] }];
  const mix = cheapestMix(days, tariff, weekDays);
  return (['fourWeek', 'week', 'day'] as const).flatMap((unit) => {
    const price = tariff[unit];
    return price === null ? [] : [{ unit, price, units: mix[unit] }];
  });
}

/** Formats a positive number with at most three decimals: `0.6`. */
const decimal = (units: number): string => String(Math.round(units * 1000) / 1000);

const currencyOf = (tariff: Tariff) => ('unit' in tariff ? tariff.price : tariff.day).currency;

/** Rent of all days of a rental. */
export const rentOf = (rental: Rental): Money =>
  sum(chargesOf(rental).map(({ net }) => net)) ?? { amount: '0.00', currency: currencyOf(rental.tariff) };

/** Rent of a rental after a day: its whole rent less its rent up to this day. */
export const rentAfter = (day: LocalDate, rental: Rental): Money =>
  difference(rentOf(rental), rentOf({ ...rental, to: day }));

/** Units that credit a tenth of an invoice line, in whole days or pieces, and one at least (DOM-92). */
export function creditedUnits(
  { quantity, unit }: { readonly quantity: string; readonly unit: RateUnit | 'piece' },
  weekDays: BillingWeekDays,
): string {
  const length = unit === 'piece' ? 1 : daysInUnit(weekDays)[unit];
  const days = Math.round(Number(quantity) * length);
  return decimal(Math.max(1, Math.floor(days / 10)) / length);
}
