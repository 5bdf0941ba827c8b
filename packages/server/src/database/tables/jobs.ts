import type { ColumnType } from 'kysely';
import type { Timestamp } from './column-types.ts';

export interface JobTables {
  /** Schedule, lock and last outcomes of each job. */
  job: {
    name: string;
    next_run_at: Timestamp;
    /** Id of the loop that runs it; null while none does, and always where rows are locked by themselves. */
    locked_by: string | null;
    locked_until: Timestamp | null;
    last_success_at: Timestamp | null;
    last_error_at: Timestamp | null;
    /** Name, code and place of the error; no message, which may quote personal data. */
    last_error: string | null;
    last_duration_ms: number | null;
    created_at: ColumnType<Date, Date | string | undefined, never>;
  };
}
