-- Runs of imports of an operating company, from its systems, the command of an operator, or the desk.
create table import_run (
  id uuid primary key,
  op_co text not null references operating_company (code),
  source text not null check (source in ('api', 'operate', 'desk')),
  name text not null,
  -- A system or a person of the company; both are null for an operator, and for a person whose data was erased.
  by_name text,
  by_user_id uuid,
  state text not null check (state in ('open', 'trying', 'tried', 'importing', 'done', 'stopped')),
  dry_run boolean not null,
  notifies boolean not null default false,
  kinds text[] not null default '{}',
  -- Kinds for which a run of the API has ended.
  closed_kinds text[] not null default '{}',
  created_count integer not null default 0,
  changed_count integer not null default 0,
  unchanged_count integer not null default 0,
  refused_count integer not null default 0,
  archived_count integer not null default 0,
  failures integer not null default 0,
  -- The claim of the process that works on the run, and until when it holds.
  claim uuid,
  claimed_until timestamptz,
  started_at timestamptz not null,
  changed_at timestamptz not null
);
create index import_run_by_company on import_run (op_co, changed_at, id);
create index import_run_by_time on import_run (changed_at);
create index import_run_waiting on import_run (started_at) where source = 'desk' and state in ('trying', 'importing');
create unique index import_run_of_api on import_run (op_co, name, dry_run) where source = 'api' and state = 'importing';

create table import_run_file (
  id uuid primary key,
  run_id uuid not null references import_run (id) on delete cascade,
  op_co text not null,
  name text not null,
  -- Null for a PDF.
  kind text,
  size integer not null,
  row_count integer not null,
  -- Null once the run has ended.
  content bytea,
  report jsonb,
  -- Refused rows, to mend and to import.
  rejected text,
  unique (run_id, name)
);

create table import_run_refusal (
  run_id uuid not null references import_run (id) on delete cascade,
  op_co text not null,
  position integer not null,
  kind text,
  file_name text,
  -- Numbers of the rows in the file.
  lines integer[] not null,
  external_id text,
  reasons jsonb not null,
  primary key (run_id, position)
);
