-- Assets with their locations, inspections and readings.

-- The client's own assets, and live contract lines mirrored with ownership `rented`. One list sorts, filters and counts
-- both by index.
create table asset (
  id uuid primary key,
  client_id integer not null references corporate_client (id),
  ownership text not null default 'owned' check (ownership in ('owned', 'rented')),
  contract_line_id uuid references contract_line (id) on delete cascade,
  contract_id uuid,
  quantity integer not null default 1,
  status text not null,
  tag text,
  name text,
  product_code text references product (code),
  make text,
  model text,
  serial_number text,
  year integer,
  home text,
  project_id uuid,
  holder_id uuid,
  placed_on date,
  expected_until date,
  defect text,
  created_at timestamptz not null default now(),
  created_by uuid,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  version integer not null default 1,
  -- Maintained by triggers or generated.
  project_name text,
  inspection_due_on date,
  inspected text generated always as (case when inspection_due_on is null then null else 'planned' end) stored,
  operating_hours numeric(12, 1),
  hours_read_at timestamptz,
  used_at timestamptz,
  status_rank smallint not null generated always as (case status
    when 'defective' then 0 when 'lost' then 1 when 'inMaintenance' then 2 when 'assigned' then 3
    when 'available' then 4 when 'onRent' then 5 when 'offHireRequested' then 6 when 'planned' then 7
    when 'offHired' then 8 else 9 end) stored,
  search_text text not null,
  unique (id, client_id),
  foreign key (project_id, client_id) references project (id, client_id),
  foreign key (holder_id, client_id) references contact_person (id, client_id),
  check (case ownership
    when 'owned' then contract_line_id is null and tag is not null and name is not null
      and status in ('available', 'assigned', 'inMaintenance', 'defective', 'lost', 'retired')
    else contract_line_id = id and status in ('planned', 'onRent', 'offHireRequested', 'offHired') end)
);
create unique index asset_tag on asset (client_id, lower(tag)) where ownership = 'owned';
create index asset_by_tag on asset (client_id, tag, id);
create index asset_by_status on asset (client_id, status_rank, tag, id);
create index asset_by_project on asset (client_id, project_name, id);
create index asset_by_inspection on asset (client_id, inspection_due_on, id);
create index asset_by_project_id on asset (project_id);
create index asset_search on asset using gin (search_text gin_trgm_ops);
-- Counts overdue, due and valid inspections by an index-only scan; the counts change every day.
create index asset_inspected on asset (client_id, inspection_due_on, ownership, status, project_id, inspected)
  where inspection_due_on is not null;
create index asset_number_key_of_tag on asset (client_id, number_key(tag) text_pattern_ops);
create index asset_number_key_of_serial_number on asset (client_id, number_key(serial_number) text_pattern_ops);

create table asset_assignment (
  id uuid primary key,
  client_id integer not null,
  asset_id uuid not null,
  kind text not null check (kind in ('assignment', 'maintenance')),
  project_id uuid,
  holder_id uuid,
  starts_on date not null,
  ends_on date,
  hours_before numeric(12, 1),
  hours_after numeric(12, 1),
  created_at timestamptz not null default now(),
  created_by uuid,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  version integer not null default 1,
  foreign key (asset_id, client_id) references asset (id, client_id),
  foreign key (project_id, client_id) references project (id, client_id),
  foreign key (holder_id, client_id) references contact_person (id, client_id),
  check ((kind = 'assignment') = (project_id is not null)),
  check (starts_on <= ends_on)
);
create index asset_assignment_by_asset on asset_assignment (asset_id, starts_on);
create index asset_assignment_by_project on asset_assignment (project_id);
-- An asset is in one place at a time.
create unique index asset_assignment_open on asset_assignment (asset_id) where ends_on is null;

create table asset_inspection (
  id uuid primary key,
  client_id integer not null,
  asset_id uuid not null,
  type text not null,
  interval_months integer not null check (interval_months between 1 and 120),
  due_on date not null,
  done_on date,
  result text check (result in ('pass', 'passWithRemarks', 'fail')),
  remarks text,
  certificate_id uuid,
  told_due_on date,
  created_at timestamptz not null default now(),
  created_by uuid,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  version integer not null default 1,
  foreign key (asset_id, client_id) references asset (id, client_id),
  foreign key (certificate_id, client_id) references attachment (id, client_id) on delete set null (certificate_id),
  check ((done_on is null) = (result is null))
);
create index asset_inspection_by_asset on asset_inspection (asset_id, due_on);
create index asset_inspection_by_certificate on asset_inspection (certificate_id) where certificate_id is not null;
-- Inspections without a notification, for the hourly job.
create index asset_inspection_untold on asset_inspection (due_on) where told_due_on is distinct from due_on;

create table asset_reading (
  id uuid primary key,
  client_id integer not null,
  asset_id uuid not null,
  kind text not null
    check (kind in ('cumulativeOperatingHours', 'cumulativeIdleHours', 'fuelRemaining', 'fuelUsed', 'distance')),
  value numeric(12, 1) not null check (value >= 0),
  read_at timestamptz not null,
  source text not null check (source in ('telematics', 'manual')),
  foreign key (asset_id, client_id) references asset (id, client_id) on delete cascade
);
create index asset_reading_by_kind on asset_reading (asset_id, kind, read_at);
