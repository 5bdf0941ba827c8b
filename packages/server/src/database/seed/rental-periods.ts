import type { Rates } from '@hireyard/contract';
import type { Insertable } from 'kysely';
import {
  BILLING_CYCLE_DAYS,
  type Charge,
  chargedDays,
  chargesOf,
  type DateRange,
  daysOf,
} from '../../domain/billing.ts';
import { addDays, daysBetween, type LocalDate } from '../../domain/calendar.ts';
import type { Database } from '../tables.ts';
import type { Random } from './random.ts';
import type { Course } from './rental-lines.ts';

type PeriodRow = Insertable<Database['rental_period']>;

/** A period of a line, and what it charges. */
export interface PlannedPeriod {
  readonly row: PeriodRow;
  /** Null for a stand-down. */
  readonly charge: Charge | null;
}

interface Charging {
  readonly lineId: string;
  readonly range: DateRange;
  readonly tariff: Rates;
  readonly quantity: number;
  readonly today: LocalDate;
  readonly currency: string;
}

/** Returns the stand-downs and charges of a line. */
export function periodsOf({ lineId, range, tariff, quantity, today, currency }: Charging, random: Random) {
  const { from, to } = range;
  const standing = standDownsIn(range, today);
  const row = (days: DateRange, kind: PeriodRow['kind'], count: number, amount: string): PeriodRow => ({
    ...{ id: random.uuid(), contract_line_id: lineId, starts_on: days.from, ends_on: days.to },
    ...{ kind, days: count, pieces: quantity, amount, currency },
    // Set by document-invoices.ts.
    invoice_number: null,
  });
  const free = new Set(standing.flatMap(daysOf));
  return [
    ...standing.map((days): PlannedPeriod => {
      return { row: row(days, 'standDown', chargedDays(days, 5).length, '0.00'), charge: null };
    }),
    ...chargesOf({ from, to, tariff, quantity, weekDays: 5, free }).map((charge): PlannedPeriod => {
      return { row: row(charge, 'charge', charge.days, charge.net.amount), charge };
    }),
  ];
}

/** Returns the stand-downs within days. */
export const standDownsIn = ({ from, to }: DateRange, today: LocalDate): DateRange[] =>
  standDowns(today).flatMap((range): DateRange[] => {
    const [start = from] = [range.from, from].toSorted().slice(-1);
    const [end = to] = [range.to, to].toSorted();
    return start <= end ? [{ from: start, to: end }] : [];
  });

/** Returns the last day that is charged until today. */
export const billedTo = (course: Course, today: LocalDate): LocalDate => {
  const stopped = course.offRentAt?.toISOString().slice(0, 10);
  return stopped !== undefined && stopped < today ? stopped : today;
};

export const nextBilling = (from: LocalDate, today: LocalDate): LocalDate =>
  addDays(from, BILLING_CYCLE_DAYS * (Math.floor(daysBetween(from, today) / BILLING_CYCLE_DAYS) + 1));

/** Returns the days on which a billing cycle, a stand-down, or the charges after it start. */
export function stretchStarts({ from, to }: DateRange, standDowns: readonly DateRange[]): ReadonlySet<LocalDate> {
  const starts = new Set<LocalDate>();
  for (let cycle = from; cycle <= to; cycle = addDays(cycle, BILLING_CYCLE_DAYS))
    if (!standDowns.some((range) => range.from < cycle && cycle <= range.to)) starts.add(cycle);
  for (const range of standDowns) for (const day of [range.from, addDays(range.to, 1)]) if (day <= to) starts.add(day);
  return starts;
}

/** Builders' summer holiday and Christmas, of this year and last year. */
function standDowns(today: LocalDate) {
  const thisYear = Number(today.slice(0, 4));
  return [thisYear - 1, thisYear].flatMap((year) => [
    { from: `${year}-07-27`, to: `${year}-08-14` },
    { from: `${year}-12-24`, to: `${year + 1}-01-01` },
  ]);
}
