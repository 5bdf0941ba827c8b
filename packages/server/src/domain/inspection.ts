import type { InspectionResult, InspectionStanding } from '@hireyard/contract';
import { addDays, type LocalDate } from './calendar.ts';

/** From so many days before its date an inspection counts as due. */
export const INSPECTION_DUE_DAYS = 30;

/**
 * An asset whose inspection has failed counts as overdue since this day, before all others, until one is passed. The database
 * applies this (database/functions/inspections.ts).
 */
export const FAILED_DUE_ON: LocalDate = '1900-01-01';

type DueStanding = Exclude<InspectionStanding, 'none'>;

/**
 * The first and the last due day of each standing (DOM-05), as a query compares dates too. On its due day itself an
 * inspection is not late.
 */
export function dueDaysOf(
  today: LocalDate,
): Readonly<Record<DueStanding, { readonly from: LocalDate; readonly to: LocalDate }>> {
  const lastDue = addDays(today, INSPECTION_DUE_DAYS);
  return {
    overdue: { from: '-infinity', to: addDays(today, -1) },
    due: { from: today, to: lastDue },
    valid: { from: addDays(lastDue, 1), to: 'infinity' },
  };
}

/** The standing of an inspection that is due on a day; `none` without one. */
export function inspectionStanding(dueOn: LocalDate | null, today: LocalDate): InspectionStanding {
  if (dueOn === null) return 'none';
  const { overdue, due } = dueDaysOf(today);
  if (dueOn <= overdue.to) return 'overdue';
  return dueOn <= due.to ? 'due' : 'valid';
}

/** The same day so many months later; the last one of the month where it has no such day. */
export function addMonths(date: LocalDate, months: number): LocalDate {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastDay))).toISOString().slice(0, 10);
}

/** When an inspection is due after it was done. One that was failed has to be done again, and its day stays. */
export const nextDueOn = (
  { dueOn, intervalMonths }: { readonly dueOn: LocalDate; readonly intervalMonths: number },
  { doneOn, result }: { readonly doneOn: LocalDate; readonly result: InspectionResult },
): LocalDate => (result === 'fail' ? dueOn : addMonths(doneOn, intervalMonths));
