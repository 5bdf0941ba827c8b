import type { LineStatus, OffHireStatus, PickupSlot } from '@hireyard/contract';
import type { Selectable } from 'kysely';
import type { ClientDb } from '../../database/client/client-db.ts';
import type { Changes } from '../../database/client/writable.ts';
import type { Database } from '../../database/tables.ts';
import { CONTRACT_LINE, type Lifecycle } from '../../domain/lifecycle.ts';
import {
  COMPANY_OFF_HIRE,
  LINE_OF,
  type OffHireMove,
  VOIDED_OFF_HIRE,
  WITHDRAWN_BY_PHONE,
  withdrawnByPhone,
} from '../../domain/off-hires.ts';
import { refusedBy } from '../../http/constraints.ts';
import { holdersOf } from '../members.ts';

type OffHireRow = Selectable<Database['off_hire']>;

/** A move of an off-hire by the rental company. */
export interface Move extends OffHireMove {
  /** Intermediate state. */
  readonly via?: OffHireStatus;
  /** Transitions that allow the move. Default: those of the rental company. */
  readonly lifecycle?: Lifecycle<OffHireStatus>;
  /** Lines that are moved. Default: all that are open. */
  readonly only?: readonly string[];
  /** Notification for the user who requested the off-hire. */
  readonly kind?: 'offHireNumber' | 'collectionScheduled' | 'collectionFailed' | 'offHireWithdrawn';
  readonly set?: {
    number?: string | null;
    pickup_on?: string;
    pickup_slot?: PickupSlot;
    fail_reason?: OffHireRow['fail_reason'];
  };
  /** Time at which the machines were back. */
  readonly returnedAt?: Date;
}
const TAKEN = refusedBy({ off_hire_client_id_number_key: { pointer: '/number', code: 'taken' } });

/** Withdraws an off-hire for a client who calls. Its failed pick-up is not shown any more. */
export const withdrawal = (status: OffHireStatus): Move => ({
  ...withdrawnByPhone(status),
  lifecycle: WITHDRAWN_BY_PHONE,
  kind: 'offHireWithdrawn',
  set: { fail_reason: null },
});

/**
 * Withdraws an off-hire that was imported by mistake, and gives its number back. One that was written as collected lets go
 * of its machines, which are back all the same.
 */
export async function withdrawImported(db: ClientDb, row: OffHireRow): Promise<void> {
  const isOfPast = row.status === 'collected' && row.version === 1;
  if (!isOfPast) return applied(db, row, { ...withdrawal(row.status), set: { fail_reason: null, number: null } });
  await db.move('off_hire', row.id, VOIDED_OFF_HIRE, 'cancelled', { number: null });
  const lines = db.selectFrom('contract_line').where('off_hire_id', '=', row.id).select(['id', 'version']);
  for (const line of await lines.execute()) await db.update('contract_line', line, { off_hire_id: null });
}

/** Writes a move, and tells the user who requested the off-hire; of one by phone, who may call machines off. */
export async function applied(db: ClientDb, row: OffHireRow, move: Move): Promise<void> {
  const { status, transport } = row;
  const { via, to, line, only, kind, set = {}, returnedAt, lifecycle = COMPANY_OFF_HIRE[transport] } = move;
  if (to === status) await db.update('off_hire', row, set);
  else {
    const [first = to, ...rest] = via === undefined || via === to ? [to] : [via, to];
    await db.move('off_hire', row.id, lifecycle, first, set).catch(TAKEN);
    for (const next of rest) await db.move('off_hire', row.id, lifecycle, next);
  }
  if (line !== LINE_OF[status]) await moveLines(db, await openLines(db, row, only), line, returnedAt);
  if (!kind) return;
  const isTold = row.created_by !== null || kind === 'offHireWithdrawn';
  const userIds = row.created_by === null ? await holdersOf({ db }, 'contract-off-hire') : [row.created_by];
  const subject = { resource: 'offHire', id: row.id } as const;
  if (isTold) await db.notify({ kind, status: to, userIds, subject });
}

interface OpenLine {
  readonly id: string;
  readonly quantity: number;
}

/** Returns the machines of an off-hire that are not back: all, or some of them. */
export const openLines = (
  db: ClientDb,
  { id, status }: Pick<OffHireRow, 'id' | 'status'>,
  only?: readonly string[],
): Promise<OpenLine[]> =>
  db
    .selectFrom('contract_line')
    .select(['id', 'quantity'])
    .where('off_hire_id', '=', id)
    .where('status', '=', LINE_OF[status])
    .$if(only !== undefined, (query) => query.where('id', 'in', only ?? []))
    .orderBy('id')
    .execute();

/** Moves machines to the state of their off-hire. */
async function moveLines(
  db: ClientDb,
  lines: readonly OpenLine[],
  to: LineStatus,
  returnedAt: Date | undefined,
): Promise<void> {
  for (const { id, quantity } of lines) await db.move('contract_line', id, CONTRACT_LINE, to, changesOf(to, quantity));

  function changesOf(status: LineStatus, quantity: number): Omit<Changes<'contract_line'>, 'status'> {
    if (status === 'onRent') return { off_hire_id: null, off_rent_at: null, qty_pending_pickup: 0 };
    if (returnedAt === undefined) return {};
    return { returned_at: returnedAt, qty_pending_pickup: 0, qty_returned: quantity };
  }
}
