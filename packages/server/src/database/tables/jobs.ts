import type { ColumnType } from 'kysely';
import type { Timestamp } from './column-types.ts';

export interface JobTables {
  /** Schedule, lock and last outcomes of each job. */
  job: {
    name: string;
    next_run_at: Timestamp;
    /** Id of the loop that runs the job. Null while idle, and always null for jobs with row locks. */
    locked_by: string | null;
    locked_until: Timestamp | null;
    last_success_at: Timestamp | null;
    last_error_at: Timestamp | null;
    /** Name, code and location of the error. The message is left out because it may contain personal data. */
    last_error: string | null;
    last_duration_ms: number | null;
    created_at: ColumnType<Date, Date | string | undefined, never>;
  };
}
