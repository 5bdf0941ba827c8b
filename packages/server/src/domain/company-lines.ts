import type { LineStatus, ValidationIssue } from '@hireyard/contract';
import type { CompanyLineAction } from '@hireyard/contract/backoffice';
import type { DateRange } from './billing.ts';
import { addDays, type LocalDate } from './calendar.ts';
import { canMove, type Lifecycle, move } from './lifecycle.ts';

/** The moves of a line that the rental company makes by itself; what is called off is moved with its off-hire alone. */
export const COMPANY_LINE: Lifecycle<LineStatus> = {
  planned: ['onRent', 'cancelled'],
  onRent: ['returned'],
  offHireRequested: [],
  offHired: [],
  returned: ['closed'],
  closed: [],
  cancelled: [],
};

/** What of a line the moves need. */
export interface MovedLine {
  readonly status: LineStatus;
  readonly onRentAt: Date;
}

/** A time that cannot be: not come yet, or before what it follows. */
export class WrongTime extends Error {
  readonly reason: 'in-future' | 'before-from';
  constructor(reason: 'in-future' | 'before-from') {
    super(`The time is wrong: ${reason}`);
    this.name = 'WrongTime';
    this.reason = reason;
  }
}

/** Throws `WrongTime` for one that has not come, or is before what it follows. */
export function checkTime(at: Date, now: Date, after: Date | null): void {
  if (at > now) throw new WrongTime('in-future');
  if (after !== null && at < after) throw new WrongTime('before-from');
}

/** A planned machine has arrived: rent begins. */
export function delivered({ status }: MovedLine, at: Date, now: Date) {
  const to = move(COMPANY_LINE, status, 'onRent');
  checkTime(at, now, null);
  return { to, onRentAt: at };
}

/** A machine that nobody has called off is back: rent stops then. */
export function returned({ status, onRentAt }: MovedLine, at: Date, now: Date) {
  const to = move(COMPANY_LINE, status, 'returned');
  checkTime(at, now, onRentAt);
  return { to, offRentAt: at, returnedAt: at };
}

/**
 * A machine that broke down is replaced: its line ends when the line of the other begins, so that both name the same day
 * (DOM-17).
 */
export function exchanged(line: MovedLine, at: Date, now: Date) {
  const { to, ...times } = returned(line, at, now);
  return { to, ...times, replacement: { status: 'onRent' as const, onRentAt: at } };
}

/** It was delivered and is not back. */
const isThere = (status: LineStatus) => status === 'onRent' || status === 'offHireRequested' || status === 'offHired';

/** The longest stand-down. */
export const MAX_STAND_DOWN_DAYS = 366;

/** Why a machine cannot stand down on some days: they are billed, or known already; null where it can (DOM-16). */
export function standDownIssue(
  { from, to }: DateRange,
  firstUnbilled: LocalDate,
  taken: readonly DateRange[],
): ValidationIssue | null {
  if (from < firstUnbilled) return { pointer: '/from', code: 'too-early', params: { date: firstUnbilled } };
  const last = addDays(from, MAX_STAND_DOWN_DAYS - 1);
  if (to > last) return { pointer: '/to', code: 'too-late', params: { date: last } };
  return taken.some((other) => other.from <= to && from <= other.to) ? { pointer: '/from', code: 'taken' } : null;
}

const ACTIONS: { readonly [A in CompanyLineAction]: (status: LineStatus) => boolean } = {
  deliver: (status) => canMove(COMPANY_LINE, status, 'onRent'),
  cancel: (status) => canMove(COMPANY_LINE, status, 'cancelled'),
  exchange: (status) => canMove(COMPANY_LINE, status, 'returned'),
  return: (status) => canMove(COMPANY_LINE, status, 'returned'),
  close: (status) => canMove(COMPANY_LINE, status, 'closed'),
  addReading: isThere,
  standDown: isThere,
};

/** What the rental company may do with a line now. */
export const companyLineActions = (status: LineStatus): CompanyLineAction[] =>
  (Object.keys(ACTIONS) as CompanyLineAction[]).filter((action) => ACTIONS[action](status));
