alter table asset_reading add column entered_by uuid;

-- Readings that were wrong. Moved out of asset_reading, so that whatever reads that needs no condition.
create table asset_reading_void (
  -- Id of the reading.
  id uuid primary key,
  client_id integer not null,
  asset_id uuid not null,
  kind text not null,
  value numeric(12, 1) not null,
  read_at timestamptz not null,
  entered_by uuid,
  -- Null for a reading that telematics corrected.
  voided_by uuid,
  voided_at timestamptz not null,
  reason text,
  foreign key (asset_id, client_id) references asset (id, client_id) on delete cascade
);
create index asset_reading_void_latest on asset_reading_void (asset_id, voided_at);
