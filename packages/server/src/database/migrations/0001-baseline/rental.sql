-- Contracts with their lines and periods. Foreign keys include the client's id, so references stay within one client.

create table contract (
  id uuid primary key,
  client_id integer not null references corporate_client (id),
  number text not null,
  order_number text,
  project_id uuid,
  depot_id uuid not null references depot (id),
  site_contact_id uuid,
  po_number text,
  cost_code text,
  reference text,
  address_name text,
  line1 text not null,
  line2 text,
  postal_code text not null,
  city text not null,
  region text,
  country char(2) not null,
  created_at timestamptz not null default now(),
  created_by uuid,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  version integer not null default 1,
  -- Maintained by triggers or generated.
  project_name text,
  time_zone text not null,
  status text not null default 'cancelled',
  status_rank smallint not null generated always as (case status
    when 'onRent' then 0 when 'partlyOffHired' then 1 when 'planned' then 2 when 'offHired' then 3
    when 'returned' then 4 when 'closed' then 5 else 6 end) stored,
  starts_at timestamptz,
  starts_on date generated always as ((starts_at at time zone time_zone)::date) stored,
  ends_at timestamptz,
  ends_on date generated always as ((ends_at at time zone time_zone)::date) stored,
  rented_until date not null generated always as (case
    when status in ('onRent', 'partlyOffHired') then 'infinity'
    else coalesce((ends_at at time zone time_zone)::date, 'infinity') end) stored,
  line_count integer not null default 0,
  on_rent_count integer not null default 0,
  search_text text not null,
  unique (id, client_id),
  unique (client_id, number),
  foreign key (project_id, client_id) references project (id, client_id),
  foreign key (site_contact_id, client_id) references contact_person (id, client_id)
);
create index contract_by_status on contract (client_id, status_rank, number, id);
create index contract_by_project on contract (client_id, project_name, id);
create index contract_by_project_id on contract (project_id);
create index contract_by_start on contract (client_id, starts_at, id);
create index contract_by_end on contract (client_id, ends_at, id);
create index contract_search on contract using gin (search_text gin_trgm_ops);
create index contract_rented on contract (client_id, rented_until, starts_on)
  include (status, project_id, depot_id, ends_on, time_zone);
create index contract_by_order on contract (client_id, order_number) where order_number is not null;
-- Ends with the id, unlike the unique index, so a late page does not read the rows before it.
create index contract_by_number on contract (client_id, number, id);
create index contract_on_rent on contract (client_id, project_id) where on_rent_count > 0;
create index contract_number_key_of_number on contract (client_id, number_key(number) text_pattern_ops);
create index contract_number_tail_of_number on contract (client_id, number_tail(number) text_pattern_ops);
create index contract_number_key_of_po_number on contract (client_id, number_key(po_number) text_pattern_ops);

-- Lists sort, filter and count lines by index, so a line copies these columns from its contract.
create table contract_line (
  id uuid primary key,
  client_id integer not null,
  contract_id uuid not null,
  line_no integer not null,
  status text not null
    check (status in ('planned', 'onRent', 'offHireRequested', 'offHired', 'returned', 'closed', 'cancelled')),
  product_code text not null references product (code),
  fleet_number text,
  serial_number text,
  quantity integer not null check (quantity between 1 and 999),
  qty_pending_pickup integer not null default 0 check (qty_pending_pickup >= 0),
  qty_returned integer not null default 0 check (qty_returned >= 0),
  on_rent_at timestamptz not null,
  expected_off_rent_at timestamptz,
  off_rent_at timestamptz,
  returned_at timestamptz,
  off_hire_id uuid,
  replaced_by_line_id uuid references contract_line (id) deferrable initially deferred,
  rate_unit text check (rate_unit in ('day', 'week', 'fourWeek')),
  rate_price numeric(12, 2),
  rate_currency char(3),
  next_billing_on date,
  split_from_line_id uuid references contract_line (id) deferrable initially deferred,
  charged_from date,
  created_at timestamptz not null default now(),
  created_by uuid,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  version integer not null default 1,
  -- Maintained by triggers or generated.
  contract_number text not null,
  project_id uuid,
  project_name text,
  depot_id uuid not null,
  time_zone text not null,
  on_rent_on date generated always as ((on_rent_at at time zone time_zone)::date) stored,
  expected_on date generated always as ((expected_off_rent_at at time zone time_zone)::date) stored,
  off_rent_on date generated always as ((off_rent_at at time zone time_zone)::date) stored,
  overdue_from timestamptz generated always as (
    (((expected_off_rent_at at time zone time_zone)::date + 1)::timestamp) at time zone time_zone) stored,
  rented_until date not null generated always as (case
    when status in ('onRent', 'offHireRequested') and off_rent_at is null then 'infinity'
    else coalesce((coalesce(off_rent_at, expected_off_rent_at) at time zone time_zone)::date, 'infinity') end) stored,
  status_rank smallint not null generated always as (case status
    when 'onRent' then 0 when 'offHireRequested' then 1 when 'planned' then 2 when 'offHired' then 3
    when 'returned' then 4 when 'closed' then 5 else 6 end) stored,
  urgency bigint not null generated always as (case
    when status in ('onRent', 'offHireRequested')
      then coalesce(extract(epoch from expected_off_rent_at at time zone 'UTC')::bigint, 9223372036854775807)
    when status = 'planned' then extract(epoch from on_rent_at at time zone 'UTC')::bigint
    when status = 'offHired' then extract(epoch from coalesce(off_rent_at, on_rent_at) at time zone 'UTC')::bigint
    else -extract(epoch from coalesce(off_rent_at, on_rent_at) at time zone 'UTC')::bigint end) stored,
  rate_per_day numeric generated always as (
    rate_price / case rate_unit when 'day' then 1 when 'week' then 7 else 28 end) stored,
  search_text text not null,
  unique (contract_id, line_no),
  unique (id, client_id),
  foreign key (contract_id, client_id) references contract (id, client_id),
  check (qty_pending_pickup + qty_returned <= quantity),
  check ((rate_price is null) = (rate_currency is null) and (rate_price is null) = (rate_unit is null))
);
create index contract_line_replacing on contract_line (replaced_by_line_id) where replaced_by_line_id is not null;
create index contract_line_by_project on contract_line (client_id, project_id, status_rank, urgency, id);
create index contract_line_by_project_name on contract_line (client_id, project_name, id);
create index contract_line_by_product on contract_line (client_id, product_code, id);
create index contract_line_by_contract on contract_line (client_id, contract_number, line_no, id);
create index contract_line_by_rate on contract_line (client_id, rate_per_day, id);
-- Facet columns only: PostgreSQL deduplicates the entries, so counting reads few pages.
create index contract_line_facets on contract_line (client_id, status, project_id, depot_id);
create index contract_line_search on contract_line using gin (search_text gin_trgm_ops);
-- Counts lists within a period by an index-only scan.
create index contract_line_rented on contract_line (client_id, rented_until, on_rent_on)
  include (status, project_id, depot_id, expected_on, time_zone);
-- Lines that are overdue or due soon.
create index contract_line_due on contract_line (client_id, overdue_from)
  include (status, project_id, depot_id, expected_on, time_zone, rented_until, on_rent_on)
  where status = 'onRent';
-- The planning order, so that late pages read the index only.
create index contract_line_planned on contract_line (client_id, project_name, project_id, on_rent_at, id)
  include (status, depot_id, rented_until, on_rent_on, expected_on, overdue_from, time_zone);
create index contract_line_out on contract_line (depot_id, product_code)
  where status in ('planned', 'onRent', 'offHireRequested', 'offHired');
create index contract_line_by_status on contract_line (client_id, status_rank, urgency, id)
  include (status, project_id, rented_until, on_rent_on, expected_on, time_zone);
create index contract_line_by_start on contract_line (client_id, on_rent_at, id)
  include (status, project_id, rented_until, on_rent_on, expected_on, time_zone);
create index contract_line_by_end on contract_line (client_id, expected_off_rent_at, id)
  include (status, project_id, rented_until, on_rent_on, expected_on, time_zone);
-- Default filter of machine lists, without the lines of past years.
create index contract_line_live_by_status on contract_line (client_id, status_rank, urgency, id)
  include (status, overdue_from, project_id)
  where status in ('planned', 'onRent', 'offHireRequested', 'offHired');
create index contract_line_live_by_product on contract_line (client_id, product_code, id)
  include (status, overdue_from, project_id)
  where status in ('planned', 'onRent', 'offHireRequested', 'offHired');
create index contract_line_live_by_contract on contract_line (client_id, contract_number, line_no, id)
  include (status, overdue_from, project_id)
  where status in ('planned', 'onRent', 'offHireRequested', 'offHired');
create index contract_line_live_by_start on contract_line (client_id, on_rent_at, id)
  include (status, overdue_from, project_id)
  where status in ('planned', 'onRent', 'offHireRequested', 'offHired');
create index contract_line_live_by_end on contract_line (client_id, expected_off_rent_at, id)
  include (status, overdue_from, project_id)
  where status in ('planned', 'onRent', 'offHireRequested', 'offHired');
create index contract_line_by_change on contract_line (updated_at, id);
-- Deliveries and ends with an advance reminder.
create index contract_line_arriving on contract_line (on_rent_at) where status = 'planned';
create index contract_line_ending on contract_line (expected_off_rent_at) where status = 'onRent';
create index contract_line_number_key_of_fleet_number on contract_line (client_id, number_key(fleet_number) text_pattern_ops);
create index contract_line_number_key_of_serial_number on contract_line (client_id, number_key(serial_number) text_pattern_ops);
create index contract_line_split on contract_line (split_from_line_id) where split_from_line_id is not null;

-- Charged days and stand-downs. `pieces` is the number of pieces covered.
create table rental_period (
  id uuid primary key,
  contract_line_id uuid not null references contract_line (id),
  starts_on date not null,
  ends_on date not null,
  kind text not null check (kind in ('charge', 'standDown')),
  days integer not null check (days >= 0),
  amount numeric(12, 2),
  currency char(3),
  invoice_number text,
  pieces integer not null check (pieces > 0),
  check (starts_on <= ends_on),
  check ((amount is null) = (currency is null))
);
create index rental_period_by_line on rental_period (contract_line_id, starts_on);

create table line_extension (
  id uuid primary key,
  contract_line_id uuid not null references contract_line (id),
  client_id integer not null references corporate_client (id),
  expected_before timestamptz not null,
  expected_after timestamptz not null,
  reason text,
  extended_at timestamptz not null,
  extended_by uuid
);
create index line_extension_by_line on line_extension (contract_line_id, extended_at);
