-- Schedules of the jobs. Each job runs in one process at a time.
create table job (
  name text primary key,
  next_run_at timestamptz not null,
  locked_by uuid,
  locked_until timestamptz,
  last_success_at timestamptz,
  last_error_at timestamptz,
  last_error text,
  last_duration_ms integer,
  created_at timestamptz not null default now()
);
