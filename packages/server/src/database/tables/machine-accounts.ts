import type { Generated } from 'kysely';
import type { Timestamp } from './column-types.ts';

export interface MachineAccountTables {
  /** A system of an operating company; of its secret only the SHA-256 is stored. */
  machine_account: {
    id: string;
    op_co: string;
    name: string;
    secret_hash: string;
    created_at: Timestamp;
    /** To the hour. */
    used_at: Timestamp | null;
    revoked_at: Timestamp | null;
  };
  /** One row where a simulator plays the rental company, none elsewhere: what the domain of a demo has for a clock. */
  demo_clock: {
    id: number;
    /** Of its time against real time; 0 stands still. */
    speed: number;
    /** The real moment at which it showed `shows`. */
    anchored_at: Timestamp;
    shows: Timestamp;
    /** What it showed when the simulator began for the first time. */
    started_at: Timestamp;
    version: Generated<number>;
  };
}
