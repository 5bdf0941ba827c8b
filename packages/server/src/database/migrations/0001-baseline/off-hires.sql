-- Off-hires with their lines.

create table off_hire (
  id uuid primary key,
  client_id integer not null references corporate_client (id),
  number text,
  status text not null check (status in ('requested', 'confirmed', 'scheduled', 'collected', 'failed', 'cancelled')),
  off_rent_at timestamptz not null,
  transport text not null check (transport in ('collect', 'bringBack')),
  place text,
  fail_reason text,
  pickup_on date,
  pickup_slot text check (pickup_slot in ('morning', 'afternoon', 'day')),
  key_place text,
  site_contact_id uuid,
  line_count integer not null default 1 check (line_count > 0),
  created_at timestamptz not null default now(),
  created_by uuid,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  version integer not null default 1,
  unique (client_id, number),
  foreign key (site_contact_id, client_id) references contact_person (id, client_id),
  check ((pickup_on is null) = (pickup_slot is null))
);
create index off_hire_by_creation on off_hire (client_id, created_at, id);
create index off_hire_failed on off_hire (client_id, status) where fail_reason is not null;
create index off_hire_number_key_of_number on off_hire (client_id, number_key(number) text_pattern_ops);
create index off_hire_number_tail_of_number on off_hire (client_id, number_tail(number) text_pattern_ops);
create index off_hire_search on off_hire using gin (number_key(number) gin_trgm_ops);

create table off_hire_line (
  off_hire_id uuid not null references off_hire (id) on delete cascade,
  contract_line_id uuid not null references contract_line (id) deferrable initially deferred,
  quantity integer not null check (quantity > 0),
  meter_hours integer check (meter_hours >= 0),
  fuel_percent smallint check (fuel_percent between 0 and 100),
  -- Maintained by a trigger.
  client_id integer,
  primary key (off_hire_id, contract_line_id)
);
create index off_hire_line_by_line on off_hire_line (contract_line_id);
alter table contract_line
  add foreign key (off_hire_id, id) references off_hire_line (off_hire_id, contract_line_id) deferrable initially deferred;
