import type { LineStatus, ValidationIssue } from '@hireyard/contract';
import { addDays, type LocalDate, localDate } from './calendar.ts';
import type { Lifecycle } from './lifecycle.ts';

/**
 * Moves of a line that the company's own systems write (OP-23). They may have missed states in between, and never lead
 * back. A line in an off-hire moves with it.
 */
export const IMPORTED_LINE: Lifecycle<LineStatus> = {
  planned: ['onRent', 'offHired', 'returned', 'closed', 'cancelled'],
  onRent: ['offHired', 'returned', 'closed'],
  offHireRequested: [],
  offHired: ['returned', 'closed'],
  returned: ['closed'],
  closed: [],
  cancelled: [],
};

/** Moves of a line that was imported by mistake: it is void. One that was called off is withdrawn first (OP-81). */
export const VOIDED_LINE: Lifecycle<LineStatus> = {
  planned: ['cancelled'],
  onRent: ['cancelled'],
  offHireRequested: [],
  offHired: ['cancelled'],
  returned: ['cancelled'],
  closed: ['cancelled'],
  cancelled: [],
};

/** Times of a line as they would be. */
export interface LineTimes {
  readonly status: LineStatus;
  readonly onRentAt: Date;
  readonly expectedOffRentAt: Date | null;
  readonly offRentAt: Date | null;
  readonly returnedAt: Date | null;
}

/** Days before and after now within which a line begins and ends. Lists and figures count the days of a rental. */
export const IMPORTED_DAYS = { before: 30 * 366, after: 10 * 366 };

const STOPPED: ReadonlySet<LineStatus> = new Set(['offHired', 'returned', 'closed']);
const BACK: ReadonlySet<LineStatus> = new Set(['returned', 'closed']);

/** Refuses times that make a rental of centuries. */
function spanIssues({ onRentAt, expectedOffRentAt, offRentAt }: LineTimes, now: Date): ValidationIssue[] {
  const day = (offset: number) => addDays(localDate(now, 'UTC'), offset);
  const [earliest, latest] = [day(-IMPORTED_DAYS.before), day(IMPORTED_DAYS.after)];
  return Object.entries({ onRentAt, expectedOffRentAt, offRentAt }).flatMap(([name, time]): ValidationIssue[] => {
    const date = time && localDate(time, 'UTC');
    const pointer = `/${name}`;
    if (date && date < earliest) return [{ pointer, code: 'too-early', params: { date: earliest } }];
    return date && date > latest ? [{ pointer, code: 'too-late', params: { date: latest } }] : [];
  });
}

/** Checks the times of a line: each state has its own ones, in order, and none of its events lies ahead. */
export function timesIssues(times: LineTimes, now: Date): ValidationIssue[] {
  const { status, onRentAt, expectedOffRentAt, offRentAt, returnedAt } = times;
  const issues = spanIssues(times, now);
  const refuse = (pointer: string, code: ValidationIssue['code']) => issues.push({ pointer, code });
  const isAwaited = status === 'planned' || status === 'cancelled';
  if (!isAwaited && onRentAt > now) refuse('/onRentAt', 'in-future');
  if (expectedOffRentAt && expectedOffRentAt < onRentAt) refuse('/expectedOffRentAt', 'before-from');
  if (STOPPED.has(status) && !offRentAt) refuse('/offRentAt', 'required');
  if (!STOPPED.has(status) && offRentAt) refuse('/offRentAt', 'choice');
  if (offRentAt && offRentAt < onRentAt) refuse('/offRentAt', 'before-on-rent');
  if (offRentAt && BACK.has(status) && offRentAt > now) refuse('/offRentAt', 'in-future');
  if (!BACK.has(status) && returnedAt) refuse('/returnedAt', 'choice');
  if (returnedAt && returnedAt > now) refuse('/returnedAt', 'in-future');
  if (returnedAt && offRentAt && returnedAt < offRentAt) refuse('/returnedAt', 'before-from');
  return issues;
}

/** Agreed and charged values of a line before a write. */
export interface ChargedLine {
  readonly onRentOn: LocalDate;
  readonly productCode: string;
  readonly quantity: number;
  /** First day that is not charged, here or elsewhere. */
  readonly firstUnbilled: LocalDate;
}
/** Values of the line after the write. */
export interface WrittenLine {
  readonly onRentAt: Date;
  readonly offRentAt: Date | null;
  readonly productCode: string;
  readonly quantity: number;
  readonly chargedUntil: LocalDate | undefined;
}

/** Refuses a write that would change charged days: they never change (DOM-16). */
export function chargedIssues(before: ChargedLine, after: WrittenLine, timeZone: string): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  const { firstUnbilled } = before;
  const lastBilled = addDays(firstUnbilled, -1);
  const offRentOn = after.offRentAt && localDate(after.offRentAt, timeZone);
  if (lastBilled >= before.onRentOn) {
    if (localDate(after.onRentAt, timeZone) !== before.onRentOn) issues.push({ pointer: '/onRentAt', code: 'taken' });
    if (after.productCode !== before.productCode) issues.push({ pointer: '/productCode', code: 'taken' });
    if (after.quantity !== before.quantity) issues.push({ pointer: '/quantity', code: 'taken' });
    if (offRentOn && offRentOn < lastBilled)
      issues.push({ pointer: '/offRentAt', code: 'too-early', params: { date: lastBilled } });
    if (after.chargedUntil !== undefined && after.chargedUntil < lastBilled)
      issues.push({ pointer: '/chargedUntil', code: 'too-early', params: { date: lastBilled } });
  }
  if (after.chargedUntil !== undefined && offRentOn && after.chargedUntil > offRentOn)
    issues.push({ pointer: '/chargedUntil', code: 'too-late', params: { date: offRentOn } });
  return issues;
}
