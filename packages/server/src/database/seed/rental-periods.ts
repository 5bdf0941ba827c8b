import type { Rates } from '@hireyard/contract';
import type { Insertable } from 'kysely';
import {
  BILLING_CYCLE_DAYS,
  type BillingWeekDays,
  type Charge,
  chargesOf,
  type DateRange,
  daysOf,
  nextBillingOn,
} from '../../domain/billing.ts';
import { addDays, type LocalDate, localDate } from '../../domain/calendar.ts';
import { chargeColumns, standDownColumns } from '../../services/rental-periods.ts';
import type { Database } from '../tables.ts';
import type { Random } from './random.ts';
import type { Course } from './rental-lines.ts';

type PeriodRow = Insertable<Database['rental_period']>;

/** Charged days of a week of each company. */
export const WEEK_DAYS: BillingWeekDays = 5;

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
  const rented = { quantity, currency };
  // The number of the invoice is set by document-invoices.ts.
  const row = (columns: Omit<PeriodRow, 'id' | 'contract_line_id'>): PeriodRow => ({
    ...{ id: random.uuid(), contract_line_id: lineId, ...columns, invoice_number: null },
  });
  const free = new Set(standing.flatMap(daysOf));
  return [
    ...standing.map((days): PlannedPeriod => {
      return { row: row(standDownColumns(rented, days, WEEK_DAYS)), charge: null };
    }),
    ...chargesOf({ from, to, tariff, quantity, weekDays: WEEK_DAYS, free }).map((charge): PlannedPeriod => {
      return { row: row(chargeColumns(rented, charge)), charge };
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
export const billedTo = ({ offRentAt }: Course, today: LocalDate, timeZone: string): LocalDate => {
  const stopped = offRentAt && localDate(offRentAt, timeZone);
  return stopped && stopped < today ? stopped : today;
};

/** Returns the first day after today on which a billing cycle begins. */
export function nextBilling(from: LocalDate, today: LocalDate): LocalDate {
  let day = nextBillingOn(from);
  while (day <= today) day = nextBillingOn(day);
  return day;
}

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
