import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import type { Delivery } from '../mail/deliver.ts';

/** What decides which jobs an installation has. */
export interface Installation {
  /** Whether the database runs in this process. */
  readonly embedded: boolean;
  /** Speed of the back-office simulator; null is off. */
  readonly simulator: number | null;
}

export interface JobContext {
  readonly db: Kysely<Database>;
  readonly delivery: Delivery;
}

/** Work that the clock starts. The runner logs, counts and records each run. */
export interface Job {
  /** Key of its row in the table `job`, and label of its metrics. */
  readonly name: string;
  /** Milliseconds from the start of one run to the start of the next, in whichever process. */
  readonly every: number;
  /**
   * `job`: one process at a time runs it. `rows`: several may, because each row that it takes is locked by itself; every
   * process then runs it on a schedule of its own.
   */
  readonly lock: 'job' | 'rows';
  /** Left out, every installation has the job. */
  readonly isNeeded?: (installation: Installation) => boolean;
  readonly run: (context: JobContext, now: Date) => Promise<unknown>;
}

export const HOUR = 3_600_000;
