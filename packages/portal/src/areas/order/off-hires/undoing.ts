import { OFF_HIRE_UNDO_SECONDS } from '@hireyard/contract';
import type { CameFrom } from '../../../lists/came-from.ts';
import type { QueuedForm } from '../../../storage/device-database.ts';

/** A call-off that can be undone for some seconds after it was sent. */
export interface Undoable {
  /** Ids of its off-hires. */
  readonly ids: readonly string[];
  /** End of the seconds, in milliseconds since the epoch. */
  readonly until: number;
  /** Address of the form, and its entries. */
  readonly page: string;
  readonly drafts: readonly NonNullable<QueuedForm['draft']>[];
}

/** State of the history entry of a confirmation. A reload within the seconds still offers to undo. */
export interface ConfirmationState extends CameFrom {
  readonly undo?: Undoable | null;
}

export const undoUntil = (): number => Date.now() + OFF_HIRE_UNDO_SECONDS * 1000;

/** Returns the address of the confirmation of off-hires. */
export const confirmationOf = (ids: readonly string[]): string =>
  `/order/off-hires/called-off?${new URLSearchParams(ids.map((id) => ['id', id]))}`;
