import type { LineAction, LineStatus, OffHireAction, OffHireStatus, Right } from '@hireyard/contract';
import { canMove, type Lifecycle, move, OFF_HIRE } from './lifecycle.ts';

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
/** The rental company confirms: the off-hire gets its number, and rent stops. */
export const confirmed = (status: OffHireStatus) => moved(OFF_HIRE, status, 'confirmed');
/** The pick-up has its day, for the first time or after a failed one. */
export const scheduled = (status: OffHireStatus) => moved(OFF_HIRE, status, 'scheduled');
/** The machines are back at the depot. */
export const collected = (status: OffHireStatus) => moved(OFF_HIRE, status, 'collected');

/** Nobody could collect: it waits for another pick-up, or its machines are on rent again, as the company has it. */
export function collectionFailed(status: OffHireStatus, leadsTo: FailedCollection): OffHireMove {
  const failed = moved(OFF_HIRE, status, 'failed');
  return leadsTo === 'reschedule' ? failed : moved(OFF_HIRE, failed.to, 'cancelled');
}

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
