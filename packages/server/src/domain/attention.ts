import type { AttentionCause, AttentionStep, LineAction, Money } from '@hireyard/contract';
import { type Charged, chargedDays, shareOfRate } from './billing.ts';
import { addDays, type LocalDate } from './calendar.ts';

const OF_MACHINES: readonly AttentionCause[] = ['machineOverdue', 'pickupFailed', 'rentalEnding'];

/** Returns the next step of a user by the available actions on the line; `show` without one. */
export function nextStep(cause: AttentionCause, actions: readonly LineAction[]): AttentionStep {
  if (cause === 'orderApproval') return 'decide';
  if (cause === 'certificateEnding') return 'machine';
  if (cause === 'rentalEnding' && actions.includes('extend')) return 'extend';
  return OF_MACHINES.includes(cause) && actions.includes('offHire') ? 'callOff' : 'show';
}

/** Cost of the days after `day` up to today; zero if `day` is in the future. */
export const costSince = (line: Charged, day: LocalDate, today: LocalDate): Money =>
  shareOfRate(chargedDays({ from: addDays(day, 1), to: today }, line.billingWeekDays).length, line);
