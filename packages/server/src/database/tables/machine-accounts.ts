import type { Generated } from 'kysely';
import type { Timestamp } from './column-types.ts';

export interface MachineAccountTables {
  /** A system of an operating company. Only the SHA-256 of its secret is stored. */
  machine_account: {
    id: string;
    op_co: string;
    name: string;
    secret_hash: string;
    created_at: Timestamp;
    /** Person at the desk; null for an operator. */
    created_by: string | null;
    /** Rounded to the hour. */
    used_at: Timestamp | null;
    revoked_at: Timestamp | null;
  };
  /** Clock of the demo domain (DOM-24): one row if a simulator acts as the rental company, otherwise empty. */
  demo_clock: {
    id: number;
    /** Speed relative to real time; 0 stops the clock. */
    speed: number;
    /** Real time at which the clock showed `shows`. */
    anchored_at: Timestamp;
    shows: Timestamp;
    /** Time shown at the first start of the simulator. */
    started_at: Timestamp;
    version: Generated<number>;
  };
}
