import type {
  ContractAction,
  LineAction,
  LineStatus,
  Module,
  OffHireAction,
  OffHireStatus,
  Right,
  Transport,
} from '@hireyard/contract';
import type { CompanyOffHireAction } from '@hireyard/contract/backoffice';
import { type LocalDate, localDate } from './calendar.ts';
import { checkTime } from './company-lines.ts';
import { canMove, type Lifecycle, move } from './lifecycle.ts';

/** What a failed collection leads to, by the operating company. */
export type FailedCollection = 'reschedule' | 'backOnRent';

/** The moves of the client: an off-hire can be withdrawn until its pick-up is scheduled (DOM-03). */
export const CLIENT_OFF_HIRE: Lifecycle<OffHireStatus> = {
  requested: ['cancelled'],
  confirmed: ['cancelled'],
  scheduled: [],
  failed: [],
  collected: [],
  cancelled: [],
};

/** The moves of the rental company: what it collects has a day first, what the client brings back has none (DOM-03). */
export const COMPANY_OFF_HIRE: Readonly<Record<Transport, Lifecycle<OffHireStatus>>> = {
  collect: {
    requested: ['confirmed'],
    confirmed: ['scheduled'],
    scheduled: ['collected', 'failed'],
    failed: ['scheduled', 'cancelled'],
    collected: [],
    cancelled: [],
  },
  bringBack: {
    requested: ['confirmed'],
    confirmed: ['collected'],
    scheduled: [],
    failed: [],
    collected: [],
    cancelled: [],
  },
};

/** Where the lines of an off-hire stand, which follows from the off-hire alone (DOM-02). */
export const LINE_OF: Readonly<Record<OffHireStatus, LineStatus>> = {
  requested: 'offHireRequested',
  confirmed: 'offHired',
  scheduled: 'offHired',
  failed: 'offHired',
  collected: 'returned',
  cancelled: 'onRent',
};

/** A move of an off-hire, and what it makes of its lines. */
export interface OffHireMove {
  readonly to: OffHireStatus;
  readonly line: LineStatus;
}
const moved = (lifecycle: Lifecycle<OffHireStatus>, from: OffHireStatus, to: OffHireStatus): OffHireMove => ({
  to: move(lifecycle, from, to),
  line: LINE_OF[to],
});

/** The client wants the machines back. Throws `IllegalMove`, as do all of these. */
export const withdrawn = (status: OffHireStatus) => moved(CLIENT_OFF_HIRE, status, 'cancelled');
/** What of an off-hire the moves of the rental company need. */
export interface CalledOff {
  readonly status: OffHireStatus;
  readonly transport: Transport;
  readonly offRentAt: Date;
}
const byCompany = ({ status, transport }: Pick<CalledOff, 'status' | 'transport'>, to: OffHireStatus) =>
  moved(COMPANY_OFF_HIRE[transport], status, to);

/** The rental company confirms: the off-hire gets its number, and rent stops. */
export const confirmed = (offHire: Pick<CalledOff, 'status' | 'transport'>) => byCompany(offHire, 'confirmed');

/** A day of a pick-up that cannot be: over, or before rent stops. */
export class WrongDay extends Error {
  readonly earliest: LocalDate;
  constructor(earliest: LocalDate) {
    super(`The day is before ${earliest}`);
    this.name = 'WrongDay';
    this.earliest = earliest;
  }
}

/** The pick-up has its day, for the first time or after a failed one. Throws `WrongDay` too. */
export function scheduled(offHire: CalledOff, day: LocalDate, now: Date, timeZone: string): OffHireMove {
  const move = byCompany(offHire, 'scheduled');
  const earliest = localDate(now < offHire.offRentAt ? offHire.offRentAt : now, timeZone);
  if (day < earliest) throw new WrongDay(earliest);
  return move;
}

/** The machines are back at the depot, not before rent has stopped. Throws `WrongTime` too. */
export function collected(offHire: CalledOff, at: Date, now: Date): OffHireMove {
  const move = byCompany(offHire, 'collected');
  checkTime(at, now, offHire.offRentAt);
  return move;
}

/** Nobody could collect: it waits for another pick-up, or its machines are on rent again, as the company has it. */
export function collectionFailed(offHire: Pick<CalledOff, 'status' | 'transport'>, leadsTo: FailedCollection) {
  const failed = byCompany(offHire, 'failed');
  return leadsTo === 'reschedule' ? failed : byCompany({ ...offHire, status: failed.to }, 'cancelled');
}

const COMPANY_ACTIONS: Readonly<Record<CompanyOffHireAction, OffHireStatus>> = {
  confirm: 'confirmed',
  schedule: 'scheduled',
  collect: 'collected',
  fail: 'failed',
};
/** What the rental company may do with an off-hire now. */
export const companyOffHireActions = ({ status, transport }: Pick<CalledOff, 'status' | 'transport'>) =>
  (Object.keys(COMPANY_ACTIONS) as CompanyOffHireAction[]).filter((action) =>
    canMove(COMPANY_OFF_HIRE[transport], status, COMPANY_ACTIONS[action]),
  );

type Rights = ReadonlySet<Right>;

/** What a user may do with an off-hire all of whose lines they see. */
export const offHireActions = (status: OffHireStatus, rights: Rights): OffHireAction[] =>
  rights.has('contract-off-hire') && canMove(CLIENT_OFF_HIRE, status, 'cancelled') ? ['withdraw'] : [];

/** What decides what can be done with a line. */
export interface ActingLine {
  readonly status: LineStatus;
  readonly isOpenEnded: boolean;
  readonly qtyPendingPickup: number;
  /** Of the off-hire that holds it. */
  readonly offHire: OffHireStatus | null;
}

/** A machine that is there, or still is to be collected, can break down. */
const AT_THE_SITE: readonly LineStatus[] = ['onRent', 'offHireRequested', 'offHired'];

/** Whether the caller may report a problem with a machine: the contract alone offers that, not the lists. */
export const canReport = (
  status: LineStatus,
  { rights, modules }: { readonly rights: Rights; readonly modules: ReadonlySet<Module> },
): boolean => AT_THE_SITE.includes(status) && modules.has('request') && rights.has('request-create');

/** What the caller may do with a contract as a whole. Who is blocked orders nothing, as with the copy of an order. */
export function contractActions({
  rights,
  blocked,
}: {
  readonly rights: Rights;
  readonly blocked: boolean;
}): ContractAction[] {
  return [
    ...(rights.has('contract-edit-references') ? (['editReferences'] as const) : []),
    ...(rights.has('order-create') && !blocked ? (['orderAgain'] as const) : []),
  ];
}

/** What a user may do with a line now; the portal offers these and no others. */
export function lineActions(line: ActingLine, rights: Rights): LineAction[] {
  const isOnRent = line.status === 'onRent';
  const canExtend = isOnRent && !line.isOpenEnded && line.qtyPendingPickup === 0 && rights.has('contract-extend');
  const isHeld = line.offHire !== null && (line.status === 'offHireRequested' || line.status === 'offHired');
  return [
    ...(canExtend ? (['extend'] as const) : []),
    ...(isOnRent && rights.has('contract-off-hire') ? (['offHire'] as const) : []),
    ...(isHeld && line.offHire !== null ? offHireActions(line.offHire, rights) : []),
  ];
}
