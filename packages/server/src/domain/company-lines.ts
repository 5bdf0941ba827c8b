import type { LineStatus } from '@hireyard/contract';
import type { CompanyLineAction } from '@hireyard/contract/backoffice';
import { canMove, type Lifecycle, move } from './lifecycle.ts';

/** The moves of a line that the rental company makes by itself; those of an off-hire are made with the off-hire. */
export const COMPANY_LINE: Lifecycle<LineStatus> = {
  planned: ['onRent', 'cancelled'],
  onRent: ['returned'],
  offHireRequested: [],
  offHired: ['returned'],
  returned: ['closed'],
  closed: [],
  cancelled: [],
};

/** An exchange is for machines that work: one that is called off is not replaced any more. */
const EXCHANGE: Lifecycle<LineStatus> = { ...COMPANY_LINE, offHired: [] };

/** What of a line the moves need. */
export interface MovedLine {
  readonly status: LineStatus;
  readonly onRentAt: Date;
  readonly offRentAt: Date | null;
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
function checkTime(at: Date, now: Date, after: Date | null): void {
  if (at > now) throw new WrongTime('in-future');
  if (after !== null && at < after) throw new WrongTime('before-from');
}

/** A planned machine has arrived: rent begins. */
export function delivered({ status }: MovedLine, at: Date, now: Date) {
  const to = move(COMPANY_LINE, status, 'onRent');
  checkTime(at, now, null);
  return { to, onRentAt: at };
}

/** A machine is back: rent stops then, if an off-hire has not stopped it before. */
export function returned({ status, onRentAt, offRentAt }: MovedLine, at: Date, now: Date) {
  const to = move(COMPANY_LINE, status, 'returned');
  checkTime(at, now, offRentAt ?? onRentAt);
  return { to, offRentAt: offRentAt ?? at, returnedAt: at };
}

/**
 * A machine that broke down is replaced: its line ends when the line of the other begins, so that both name the same day
 * (DOM-17).
 */
export function exchanged({ status, onRentAt }: MovedLine, at: Date, now: Date) {
  const to = move(EXCHANGE, status, 'returned');
  checkTime(at, now, onRentAt);
  return { to, offRentAt: at, returnedAt: at, replacement: { status: 'onRent' as const, onRentAt: at } };
}

const ACTIONS: { readonly [A in CompanyLineAction]: (status: LineStatus) => boolean } = {
  deliver: (status) => canMove(COMPANY_LINE, status, 'onRent'),
  cancel: (status) => canMove(COMPANY_LINE, status, 'cancelled'),
  exchange: (status) => canMove(EXCHANGE, status, 'returned'),
  return: (status) => canMove(COMPANY_LINE, status, 'returned'),
  close: (status) => canMove(COMPANY_LINE, status, 'closed'),
  addReading: (status) => status === 'onRent' || status === 'offHireRequested' || status === 'offHired',
};

/** What the rental company may do with a line now. */
export const companyLineActions = (status: LineStatus): CompanyLineAction[] =>
  (Object.keys(ACTIONS) as CompanyLineAction[]).filter((action) => ACTIONS[action](status));
