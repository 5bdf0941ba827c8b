import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import type { FileStore } from '../files/file-store.ts';
import type { Delivery } from '../mail/deliver.ts';

/** Settings that decide which jobs an installation needs. */
export interface Installation {
  /** True if the database runs in this process. */
  readonly embedded: boolean;
  /** True if files lie in a store outside of the database. */
  readonly hasFileStore: boolean;
  /** Speed of the back-office simulator. Null is off. */
  readonly simulator: number | null;
}

export interface JobContext {
  readonly db: Kysely<Database>;
  readonly delivery: Delivery;
  readonly files: FileStore;
}

/** Scheduled work. The runner logs, counts and records each run. */
export interface Job {
  /** Key of its row in the table `job`, and label of its metrics. */
  readonly name: string;
  /** Milliseconds from the start of one run to the start of the next, in whichever process. */
  readonly every: number;
  /**
   * `job`: one process at a time runs it. `rows`: several processes may run it, each on its own schedule, because each
   * row that it takes is locked by itself.
   */
  readonly lock: 'job' | 'rows';
  /** Without it, every installation runs the job. */
  readonly isNeeded?: (installation: Installation) => boolean;
  readonly run: (context: JobContext, now: Date) => Promise<unknown>;
}

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
