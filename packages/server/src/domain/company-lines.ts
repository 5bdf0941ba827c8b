import { AT_SITE_STATUSES, type LineStatus, type ValidationIssue } from '@hireyard/contract';
import type { CompanyLineAction } from '@hireyard/contract/backoffice';
import type { DateRange } from './billing.ts';
import { addDays, type LocalDate } from './calendar.ts';
import { canMove, type Lifecycle, move } from './lifecycle.ts';

/** Line transitions that the rental company makes directly. Called-off lines change only with their off-hire. */
export const COMPANY_LINE: Lifecycle<LineStatus> = {
  planned: ['onRent', 'cancelled'],
  onRent: ['returned'],
  offHireRequested: [],
  offHired: [],
  returned: ['closed'],
  closed: [],
  cancelled: [],
};

/** Fields of a line that the transitions read. */
export interface MovedLine {
  readonly status: LineStatus;
  readonly onRentAt: Date;
}

/** Invalid time: in the future, or before the preceding event. */
export class WrongTime extends Error {
  readonly reason: 'in-future' | 'before-from';
  constructor(reason: 'in-future' | 'before-from') {
    super(`The time is wrong: ${reason}`);
    this.name = 'WrongTime';
    this.reason = reason;
  }
}

/** Throws `WrongTime` for a time in the future or before `after`. */
export function checkTime(at: Date, now: Date, after: Date | null): void {
  if (at > now) throw new WrongTime('in-future');
  if (after !== null && at < after) throw new WrongTime('before-from');
}

/** Delivers a planned machine: rent starts. */
export function delivered({ status }: MovedLine, at: Date, now: Date) {
  const to = move(COMPANY_LINE, status, 'onRent');
  checkTime(at, now, null);
  return { to, onRentAt: at };
}

/** Returns a machine without an off-hire: rent stops. */
export function returned({ status, onRentAt }: MovedLine, at: Date, now: Date) {
  const to = move(COMPANY_LINE, status, 'returned');
  checkTime(at, now, onRentAt);
  return { to, offRentAt: at, returnedAt: at };
}

/** Replaces a broken-down machine. Its line ends when the new line starts, so both contain the same day (DOM-17). */
export function exchanged(line: MovedLine, at: Date, now: Date) {
  const { to, ...times } = returned(line, at, now);
  return { to, ...times, replacement: { status: 'onRent' as const, onRentAt: at } };
}

/** Delivered and not yet returned. */
const isAtSite = (status: LineStatus) => AT_SITE_STATUSES.includes(status);

const MAX_STAND_DOWN_DAYS = 366;

/** Returns the reason to refuse a stand-down, or null: some days are billed, or in another stand-down (DOM-16). */
export function standDownIssue(
  { from, to }: DateRange,
  firstUnbilled: LocalDate,
  standDowns: readonly DateRange[],
): ValidationIssue | null {
  if (from < firstUnbilled) return { pointer: '/from', code: 'too-early', params: { date: firstUnbilled } };
  const last = addDays(from, MAX_STAND_DOWN_DAYS - 1);
  if (to > last) return { pointer: '/to', code: 'too-late', params: { date: last } };
  return standDowns.some((other) => other.from <= to && from <= other.to) ? { pointer: '/from', code: 'taken' } : null;
}

const ACTIONS: { readonly [A in CompanyLineAction]: (status: LineStatus) => boolean } = {
  deliver: (status) => canMove(COMPANY_LINE, status, 'onRent'),
  cancel: (status) => canMove(COMPANY_LINE, status, 'cancelled'),
  exchange: (status) => canMove(COMPANY_LINE, status, 'returned'),
  return: (status) => canMove(COMPANY_LINE, status, 'returned'),
  close: (status) => canMove(COMPANY_LINE, status, 'closed'),
  addReading: isAtSite,
  standDown: isAtSite,
};

export const companyLineActions = (status: LineStatus): CompanyLineAction[] =>
  (Object.keys(ACTIONS) as CompanyLineAction[]).filter((action) => ACTIONS[action](status));
