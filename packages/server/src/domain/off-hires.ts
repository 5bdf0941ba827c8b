import {
  AT_SITE_STATUSES,
  type ContractAction,
  type LineAction,
  type LineStatus,
  type Module,
  type OffHireAction,
  type OffHireStatus,
  PICKUP_PENDING_STATUSES,
  type Right,
  type Transport,
} from '@hireyard/contract';
import type { CompanyOffHireAction } from '@hireyard/contract/backoffice';
import { type LocalDate, localDate } from './calendar.ts';
import { checkTime } from './company-lines.ts';
import { canMove, type Lifecycle, move } from './lifecycle.ts';

/** Effect of a failed pick-up, a setting of the operating company. */
export type FailedCollection = 'reschedule' | 'backOnRent';

/**
 * Transitions by the client: an off-hire can be withdrawn until its pick-up is scheduled, and after a failed pick-up the
 * client can ask for another day (DOM-03).
 */
export const CLIENT_OFF_HIRE: Lifecycle<OffHireStatus> = {
  requested: ['cancelled'],
  confirmed: ['cancelled'],
  scheduled: [],
  failed: ['confirmed'],
  collected: [],
  cancelled: [],
};

/** Transitions by the rental company. A pick-up is scheduled first; a return by the client is not (DOM-03). */
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

/** Withdrawals for a client who calls: until the machines are back, also where a pick-up is on its way (OP-83). */
export const WITHDRAWN_BY_PHONE: Lifecycle<OffHireStatus> = {
  requested: ['cancelled'],
  confirmed: ['cancelled'],
  scheduled: ['cancelled'],
  failed: ['cancelled'],
  collected: [],
  cancelled: [],
};

/** Withdrawal of an off-hire of the past that was imported by mistake (OP-79). */
export const VOIDED_OFF_HIRE: Lifecycle<OffHireStatus> = { ...WITHDRAWN_BY_PHONE, collected: ['cancelled'] };

/** Status of the lines per status of their off-hire (DOM-02). */
export const LINE_OF: Readonly<Record<OffHireStatus, LineStatus>> = {
  requested: 'offHireRequested',
  confirmed: 'offHired',
  scheduled: 'offHired',
  failed: 'offHired',
  collected: 'returned',
  cancelled: 'onRent',
};

/** Transition of an off-hire and the resulting status of its lines. */
export interface OffHireMove {
  readonly to: OffHireStatus;
  readonly line: LineStatus;
}
const moved = (lifecycle: Lifecycle<OffHireStatus>, from: OffHireStatus, to: OffHireStatus): OffHireMove => ({
  to: move(lifecycle, from, to),
  line: LINE_OF[to],
});

/** Withdraws an off-hire. Throws `IllegalMove`, like all functions below. */
export const withdrawn = (status: OffHireStatus) => moved(CLIENT_OFF_HIRE, status, 'cancelled');
/** Withdraws an off-hire for a client who calls. */
export const withdrawnByPhone = (status: OffHireStatus) => moved(WITHDRAWN_BY_PHONE, status, 'cancelled');
/** Asks for another pick-up after a failed one. The rental company schedules it as the first. */
export const pickupAgain = (status: OffHireStatus) => moved(CLIENT_OFF_HIRE, status, 'confirmed');
/** Fields of an off-hire that the company's transitions read. */
export interface CalledOff {
  readonly status: OffHireStatus;
  readonly transport: Transport;
  readonly offRentAt: Date;
}
const byCompany = ({ status, transport }: Pick<CalledOff, 'status' | 'transport'>, to: OffHireStatus) =>
  moved(COMPANY_OFF_HIRE[transport], status, to);

/** Confirms an off-hire: it gets its number, and rent stops. */
export const confirmed = (offHire: Pick<CalledOff, 'status' | 'transport'>) => byCompany(offHire, 'confirmed');

/** Invalid day of a pick-up: in the past, or before rent stops. */
export class WrongDay extends Error {
  readonly earliest: LocalDate;
  constructor(earliest: LocalDate) {
    super(`The day is before ${earliest}`);
    this.name = 'WrongDay';
    this.earliest = earliest;
  }
}

/** Schedules a pick-up, also after a failed one. Throws `WrongDay` as well. */
export function scheduled(offHire: CalledOff, day: LocalDate, now: Date, timeZone: string): OffHireMove {
  const move = byCompany(offHire, 'scheduled');
  const earliest = localDate(now < offHire.offRentAt ? offHire.offRentAt : now, timeZone);
  if (day < earliest) throw new WrongDay(earliest);
  return move;
}

/** Records the return of the machines, not before rent has stopped. Throws `WrongTime` as well. */
export function collected(offHire: CalledOff, at: Date, now: Date): OffHireMove {
  const move = byCompany(offHire, 'collected');
  checkTime(at, now, offHire.offRentAt);
  return move;
}

/** Records a failed pick-up: by the company's setting, it waits for another one, or rent continues. */
export function collectionFailed(offHire: Pick<CalledOff, 'status' | 'transport'>, leadsTo: FailedCollection) {
  const failed = byCompany(offHire, 'failed');
  return leadsTo === 'reschedule' ? failed : byCompany({ ...offHire, status: failed.to }, 'cancelled');
}

const COMPANY_ACTIONS: Readonly<Record<Exclude<CompanyOffHireAction, 'withdraw'>, OffHireStatus>> = {
  confirm: 'confirmed',
  schedule: 'scheduled',
  collect: 'collected',
  fail: 'failed',
};
export const companyOffHireActions = ({
  status,
  transport,
}: Pick<CalledOff, 'status' | 'transport'>): CompanyOffHireAction[] => [
  ...(Object.keys(COMPANY_ACTIONS) as (keyof typeof COMPANY_ACTIONS)[]).filter((action) =>
    canMove(COMPANY_OFF_HIRE[transport], status, COMPANY_ACTIONS[action]),
  ),
  ...(canMove(WITHDRAWN_BY_PHONE, status, 'cancelled') ? (['withdraw'] as const) : []),
];

type Rights = ReadonlySet<Right>;

/** Returns the current actions of a user on an off-hire. Expects that all of its lines are visible to the user. */
export function offHireActions(status: OffHireStatus, rights: Rights): OffHireAction[] {
  if (!rights.has('contract-off-hire')) return [];
  return [
    ...(canMove(CLIENT_OFF_HIRE, status, 'cancelled') ? (['withdraw'] as const) : []),
    ...(canMove(CLIENT_OFF_HIRE, status, 'confirmed') ? (['anotherDay'] as const) : []),
  ];
}

/** Fields of a line that determine its actions. */
export interface ActingLine {
  readonly status: LineStatus;
  readonly isOpenEnded: boolean;
  readonly qtyPendingPickup: number;
  /** Status of the line's current off-hire. */
  readonly offHire: OffHireStatus | null;
}

/**
 * Returns true if the caller may report a problem with a machine. Only the contract's page offers it, not the lists.
 */
export const canReport = (
  status: LineStatus,
  { rights, modules }: { readonly rights: Rights; readonly modules: ReadonlySet<Module> },
): boolean => AT_SITE_STATUSES.includes(status) && modules.has('request') && rights.has('request-create');

/** Returns the actions of the caller on a contract. A blocked client cannot order again, as with copying an order. */
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

/** Returns the current actions of a user on a line. The portal offers exactly these. */
export function lineActions(line: ActingLine, rights: Rights): LineAction[] {
  const isOnRent = line.status === 'onRent';
  const canExtend = isOnRent && !line.isOpenEnded && line.qtyPendingPickup === 0 && rights.has('contract-extend');
  const isHeld = line.offHire !== null && PICKUP_PENDING_STATUSES.includes(line.status);
  return [
    ...(canExtend ? (['extend'] as const) : []),
    ...(isOnRent && rights.has('contract-off-hire') ? (['offHire'] as const) : []),
    ...(isHeld && line.offHire !== null ? offHireActions(line.offHire, rights) : []),
  ];
}
