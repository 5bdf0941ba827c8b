import type { ChangeKind } from '@hireyard/contract/backoffice';
import type { Generated } from 'kysely';
import type { Timestamp } from './column-types.ts';

export interface ChangeTables {
  /** Record that a transaction has changed. Written by triggers, see functions/changes.ts. */
  change_entry: {
    op_co: string;
    transaction_id: number;
    kind: ChangeKind;
    subject_id: string;
    /** Null for a record of the operating company itself. */
    client_id: number | null;
    changed_at: Timestamp;
  };
  /** State of the log: one row. */
  change_log: {
    id: number;
    generation: Generated<string>;
    /** Largest number of a transaction whose entries were deleted. */
    deleted_until: Generated<number>;
  };
}
