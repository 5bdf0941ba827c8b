import type { AttentionCause, AttentionStep, LineAction, Money } from '@hireyard/contract';
import { billableDays, type Charged, charge } from './billing.ts';
import { addDays, type LocalDate } from './calendar.ts';

const OF_MACHINES: readonly AttentionCause[] = ['machineOverdue', 'pickupFailed', 'rentalEnding'];

/** The next step that a user can take by what they may do with the line; without one the page of the thing is shown. */
export function nextStep(cause: AttentionCause, actions: readonly LineAction[]): AttentionStep {
  if (cause === 'orderApproval') return 'decide';
  if (cause === 'rentalEnding' && actions.includes('extend')) return 'extend';
  return OF_MACHINES.includes(cause) && actions.includes('offHire') ? 'callOff' : 'show';
}

/** What the days after a day up to today cost; nothing while that day is ahead. */
export const costSince = (line: Charged, day: LocalDate, today: LocalDate): Money =>
  charge(billableDays({ from: addDays(day, 1), to: today }, line.billingWeekDays), line);
