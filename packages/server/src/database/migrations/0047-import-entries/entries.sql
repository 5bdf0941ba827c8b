-- Records that a run of imports has made or changed, so that it can be taken back.
create table import_entry (
  run_id uuid not null references import_run (id) on delete cascade,
  op_co text not null references operating_company (code),
  position bigint generated always as identity,
  kind text not null,
  external_id text not null,
  -- True for a record that the run has made.
  is_new boolean not null,
  -- True for a record that had no external id before.
  is_adopted boolean not null,
  -- Version and time at the source before the run.
  former_version bigint,
  former_time timestamptz,
  -- Changed fields by name, each with its value before and after.
  fields jsonb not null default '{}',
  -- Digest of its values behind the run.
  digest text not null,
  is_back boolean not null default false,
  written_at timestamptz not null,
  primary key (run_id, kind, external_id)
);
create index import_entry_in_order on import_entry (run_id, kind, position) where not is_back;
create index import_entry_by_age on import_entry (written_at);
create index import_entry_of_record on import_entry (op_co, kind, external_id, position);

-- Whether anything depends on an address or a contact person.
create index rental_order_by_address on rental_order (client_id, address_id) where address_id is not null;
create index rental_order_by_site_contact on rental_order (client_id, site_contact_id) where site_contact_id is not null;
create index contract_by_site_contact on contract (client_id, site_contact_id) where site_contact_id is not null;

-- True for a record that was taken back with the run that had made it: its next row brings it back.
alter table external_key add column taken_back boolean not null default false;

alter table import_run
  -- When it was asked for.
  add column undo_asked_at timestamptz,
  add column undone_at timestamptz,
  add column undone_count integer not null default 0,
  add column undo_refused_count integer not null default 0,
  -- Kind and position behind which it goes on. Null before it begins.
  add column undo_kind text,
  add column undo_before bigint;
create index import_run_to_undo on import_run (undo_asked_at) where undo_asked_at is not null and undone_at is null;

-- Rows that could not be taken back, apart from those that the import has refused.
alter table import_run_refusal add column of_undo boolean not null default false;
alter table import_run_refusal drop constraint import_run_refusal_pkey;
alter table import_run_refusal add primary key (run_id, of_undo, position);
