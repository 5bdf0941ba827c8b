create table asset_import (
  id uuid primary key,
  client_id integer not null references corporate_client (id),
  file_name text not null,
  headings jsonb not null,
  state text not null default 'running' check (state in ('running', 'done', 'stopped')),
  row_count integer not null,
  created_count integer not null default 0,
  refused_count integer not null default 0,
  failures integer not null default 0,
  started_at timestamptz not null,
  started_by uuid not null references app_user (id) on delete cascade,
  finished_at timestamptz,
  unique (id, client_id),
  check ((state = 'running') = (finished_at is null))
);
create index asset_import_by_client on asset_import (client_id, started_at);
-- A client has one import at a time. The job finds those that run by it, too.
create unique index asset_import_running on asset_import (client_id) where state = 'running';

-- Rows that are still to import. A part is deleted by the transaction that inserts its assets, so that no row is
-- imported twice.
create table asset_import_part (
  import_id uuid not null,
  client_id integer not null,
  position integer not null,
  rows jsonb not null,
  primary key (import_id, position),
  foreign key (import_id, client_id) references asset_import (id, client_id) on delete cascade
);

create table asset_import_refusal (
  import_id uuid not null,
  client_id integer not null,
  -- Number of the row in the file.
  line integer not null,
  cells jsonb not null,
  is_unclosed boolean not null,
  -- Reasons beyond the row itself.
  refused text[] not null,
  primary key (import_id, line),
  foreign key (import_id, client_id) references asset_import (id, client_id) on delete cascade
);
