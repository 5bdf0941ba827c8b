import { type Kysely, sql } from 'kysely';

/** The schedule of jobs, and a name for the log of reminders. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table job (
    name text primary key,
    next_run_at timestamptz not null,
    locked_by uuid,
    locked_until timestamptz,
    last_success_at timestamptz,
    last_error_at timestamptz,
    last_error text,
    last_duration_ms integer,
    created_at timestamptz not null default now()
  )`,
  'alter table told rename to notification_log',
  'alter index told_pkey rename to notification_log_pkey',
  'alter index told_by_day rename to notification_log_by_day',
];
