import type { InspectionResult, InspectionStanding } from '@hireyard/contract';
import { addDays, type LocalDate } from './calendar.ts';

/** Days before its date from which an inspection is due. */
export const INSPECTION_DUE_DAYS = 30;

/** Standing of an inspection by its due date, or `none` without one (DOM-05). Not overdue on the due date itself. */
export function inspectionStanding(dueOn: LocalDate | null, today: LocalDate): InspectionStanding {
  if (dueOn === null) return 'none';
  if (dueOn < today) return 'overdue';
  return dueOn <= addDays(today, INSPECTION_DUE_DAYS) ? 'due' : 'valid';
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
