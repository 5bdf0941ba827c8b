-- Orders, their lines and steps.

create table rental_order (
  id uuid primary key,
  client_id integer not null references corporate_client (id),
  number text not null,
  status text not null
    check (status in ('draft', 'pendingApproval', 'submitted', 'confirmed', 'completed', 'rejected', 'cancelled')),
  project_id uuid,
  po_number text,
  cost_code text,
  reference text,
  depot_id uuid not null references depot (id),
  fulfilment text not null check (fulfilment in ('delivery', 'pickup')),
  address_id uuid,
  slot text check (slot in ('early', 'morning', 'afternoon', 'day')),
  site_contact_id uuid,
  remark text,
  starts_on date not null,
  ends_on date,
  line_count integer not null,
  piece_count integer not null,
  first_product text not null references product (code),
  estimate_amount numeric(14, 2),
  estimate_currency char(3),
  approval_rule text check (approval_rule in ('overLimit', 'always')),
  decision text check (decision in ('approved', 'rejected')),
  decided_by uuid,
  decided_at timestamptz,
  decision_comment text,
  reject_reason text,
  request_id uuid,
  created_at timestamptz not null default now(),
  created_by uuid,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  version integer not null default 1,
  -- Maintained by triggers or generated.
  project_name text,
  status_rank smallint not null generated always as (array_position(array[
    'draft', 'pendingApproval', 'submitted', 'confirmed', 'completed', 'rejected', 'cancelled'], status)::smallint) stored,
  search_text text not null,
  unique (id, client_id),
  unique (client_id, number),
  foreign key (project_id, client_id) references project (id, client_id),
  foreign key (address_id, client_id) references address (id, client_id),
  foreign key (site_contact_id, client_id) references contact_person (id, client_id),
  foreign key (request_id, client_id) references request (id, client_id),
  check ((estimate_amount is null) = (estimate_currency is null)),
  check (fulfilment = 'delivery' or (address_id is null and slot is null))
);
create index rental_order_by_creation on rental_order (client_id, created_at, id);
create index rental_order_by_number on rental_order (client_id, number, id);
create index rental_order_by_status on rental_order (client_id, status_rank, starts_on, id);
create index rental_order_by_start on rental_order (client_id, starts_on, id);
create index rental_order_by_project on rental_order (client_id, project_name, id);
create index rental_order_by_estimate on rental_order (client_id, estimate_amount, id);
create index rental_order_of_project on rental_order (client_id, project_id, created_at, id);
-- Columns for facet counts, by an index-only scan.
create index rental_order_counted on rental_order (client_id, status, project_id, created_by);
create index rental_order_search on rental_order using gin (search_text gin_trgm_ops);
create index rental_order_promised on rental_order (depot_id) where status in ('submitted', 'confirmed');
create index rental_order_by_change on rental_order (updated_at, id);
create index rental_order_of_request on rental_order (request_id) where request_id is not null;
create index rental_order_pending on rental_order (client_id, project_id) where status = 'pendingApproval';
create index rental_order_number_key_of_number on rental_order (client_id, number_key(number) text_pattern_ops);
create index rental_order_number_tail_of_number on rental_order (client_id, number_tail(number) text_pattern_ops);
create index rental_order_number_key_of_po_number on rental_order (client_id, number_key(po_number) text_pattern_ops);

create table rental_order_line (
  id uuid primary key,
  order_id uuid not null,
  client_id integer not null,
  project_id uuid,
  line_no integer not null,
  product_code text not null references product (code),
  quantity integer not null check (quantity between 1 and 999),
  starts_on date not null,
  ends_on date,
  remark text,
  estimate_amount numeric(14, 2),
  estimate_currency char(3),
  days integer,
  day_units integer,
  week_units integer,
  four_week_units integer,
  unique (order_id, line_no),
  foreign key (order_id, client_id) references rental_order (id, client_id) on delete cascade,
  check (starts_on <= ends_on)
);
create index rental_order_line_by_product on rental_order_line (client_id, product_code);
create index rental_order_line_by_order on rental_order_line (order_id);

create table rental_order_step (
  order_id uuid not null,
  position integer generated always as identity,
  client_id integer not null,
  status text not null
    check (status in ('draft', 'pendingApproval', 'submitted', 'confirmed', 'completed', 'rejected', 'cancelled')),
  moved_at timestamptz not null,
  moved_by uuid,
  primary key (order_id, position),
  foreign key (order_id, client_id) references rental_order (id, client_id) on delete cascade
);
