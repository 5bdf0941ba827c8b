import type { InspectionResult, InspectionStanding } from '@hireyard/contract';
import { addDays, type LocalDate } from './calendar.ts';

/** Days before its date from which an inspection is due. */
export const INSPECTION_DUE_DAYS = 30;

/**
 * Due date of an asset with a failed inspection: overdue and before all others, until an inspection is passed. The
 * database uses it too (database/functions/inspections.ts).
 */
export const FAILED_DUE_ON: LocalDate = '1900-01-01';

type DueStanding = Exclude<InspectionStanding, 'none'>;

/**
 * Returns the first and the last due date of each standing (DOM-05), comparable in queries as well. Not overdue on the
 * due date itself.
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

/** Returns the standing of an inspection by its due date, or `none` without one. */
export function inspectionStanding(dueOn: LocalDate | null, today: LocalDate): InspectionStanding {
  if (dueOn === null) return 'none';
  const { overdue, due } = dueDaysOf(today);
  if (dueOn <= overdue.to) return 'overdue';
  return dueOn <= due.to ? 'due' : 'valid';
}

/** Adds months to a date. Uses the last day of the month if the day does not exist. */
export function addMonths(date: LocalDate, months: number): LocalDate {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastDay))).toISOString().slice(0, 10);
}

/** Next due date after an inspection. A failed inspection keeps its date, because it must be repeated. */
export const nextDueOn = (
  { dueOn, intervalMonths }: { readonly dueOn: LocalDate; readonly intervalMonths: number },
  { doneOn, result }: { readonly doneOn: LocalDate; readonly result: InspectionResult },
): LocalDate => (result === 'fail' ? dueOn : addMonths(doneOn, intervalMonths));
