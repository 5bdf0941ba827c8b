-- Counts of a client's rows, grouped by some of their columns, see functions/counts.ts.

create table contract_line_count (
  client_id integer not null,
  status text not null,
  project_id uuid,
  depot_id uuid not null,
  n integer not null
);
create index contract_line_count_by_client on contract_line_count (client_id, status, project_id, depot_id, n);

create table contract_count (
  client_id integer not null,
  status text not null,
  project_id uuid,
  depot_id uuid not null,
  n integer not null
);
create index contract_count_by_client on contract_count (client_id, status, project_id, depot_id, n);

create table document_count (
  client_id integer not null,
  type text not null,
  status text,
  project_id uuid,
  n integer not null
);
create index document_count_by_client on document_count (client_id, type, status, project_id, n);

create table asset_count (
  client_id integer not null,
  ownership text not null,
  status text not null,
  project_id uuid,
  inspected text,
  n integer not null
);
create index asset_count_by_client on asset_count (client_id, ownership, status, project_id, inspected, n);

create table activity_count (
  client_id integer not null,
  resource text not null,
  action text not null,
  actor_id uuid,
  n integer not null
);
create index activity_count_by_client on activity_count (client_id, resource, action, actor_id, n);
