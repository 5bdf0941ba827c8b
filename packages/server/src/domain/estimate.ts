import type { LineEstimate, Money, Rates } from '@hireyard/contract';
import { type BillingWeekDays, chargesOf, daysInUnit } from './billing.ts';
import { addDays, type LocalDate } from './calendar.ts';
import { sum } from './money.ts';

/** Length for the estimate of an open-ended line. */
export const OPEN_ENDED_DAYS = 28;

export interface EstimatedRental {
  readonly from: LocalDate;
  /** Null if open-ended. */
  readonly to: LocalDate | null;
  readonly quantity: number;
}

/** Charged days: a number of weekdays from Monday, without holidays. */
interface ChargedDays {
  readonly weekDays: BillingWeekDays;
  readonly holidays: ReadonlySet<LocalDate>;
}

/** Estimated rent of a line, as it will be billed; null without rates. Excludes VAT, transport, insurance and fuel. */
export function estimateLine(
  { from, to, quantity }: EstimatedRental,
  rates: Rates | null,
  { weekDays, holidays }: ChargedDays,
): LineEstimate | null {
  if (!rates) return null;
  const range = { from, to: to ?? addDays(from, OPEN_ENDED_DAYS - 1) };
  const charges = chargesOf({ ...range, tariff: rates, quantity, weekDays, free: holidays });
  const unitsOf = (unit: keyof LineEstimate['mix']) =>
    charges.reduce((total, charge) => total + (charge.unit === unit ? charge.units : 0), 0);
  const days = charges.reduce((total, charge) => total + charge.days, 0);
  return {
    net: sum(charges.map(({ net }) => net)) ?? { amount: '0.00', currency: rates.week.currency },
    mix: { day: unitsOf('day'), week: unitsOf('week'), fourWeek: unitsOf('fourWeek') },
    days,
    noFourWeekRate: rates.fourWeek === null && (to === null || days >= daysInUnit(weekDays).fourWeek),
  };
}

/** Total of all lines; null if one has no estimate, because a partial total would be misleading. */
export function estimateTotal(lines: readonly (LineEstimate | null)[]): Money | null {
  const nets = lines.flatMap((line) => line?.net ?? []);
  return nets.length === lines.length ? sum(nets) : null;
}
