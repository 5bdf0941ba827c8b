-- Requests, their lines, steps and comments.

create table request (
  id uuid primary key,
  client_id integer not null references corporate_client (id),
  number text not null,
  kind text not null check (kind in ('equipment', 'quote', 'service', 'billing', 'change')),
  status text not null
    check (status in ('draft', 'submitted', 'inReview', 'quoted', 'approved', 'rejected', 'fulfilled', 'cancelled')),
  title text not null,
  project_id uuid,
  po_number text,
  cost_code text,
  description text,
  contract_line_id uuid,
  document_id uuid,
  asset_id uuid,
  fault text check (fault in ('breakdown', 'damage', 'loss', 'theft')),
  safe_to_use boolean,
  needed_on date,
  line_count integer not null default 0,
  handler_id uuid,
  asked_back boolean not null default false,
  -- Written with every step, so that open requests are found by index.
  waits_for text check (waits_for in ('writer', 'handlers', 'company')),
  waiting_since timestamptz,
  valid_to date,
  reject_reason text,
  created_at timestamptz not null default now(),
  created_by uuid,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  version integer not null default 1,
  -- Maintained by triggers or generated.
  project_name text,
  status_rank smallint not null generated always as (array_position(array[
    'draft', 'submitted', 'inReview', 'quoted', 'approved', 'rejected', 'fulfilled', 'cancelled'], status)::smallint) stored,
  search_text text not null,
  unique (id, client_id),
  unique (client_id, number),
  foreign key (project_id, client_id) references project (id, client_id),
  foreign key (contract_line_id, client_id) references contract_line (id, client_id),
  foreign key (document_id, client_id) references document (id, client_id),
  foreign key (asset_id, client_id) references asset (id, client_id),
  check (num_nonnulls(fault, safe_to_use) = case when kind = 'service' then 2 else 0 end),
  check (contract_line_id is null or kind in ('service', 'change')),
  check (document_id is null or kind = 'billing'),
  check (asset_id is null or (kind = 'service' and contract_line_id is null)),
  check ((description is null) = (kind in ('equipment', 'quote'))),
  check ((reject_reason is null) = (status <> 'rejected'))
);
create index request_by_creation on request (client_id, created_at, id);
create index request_by_title on request (client_id, title, id);
create index request_by_status on request (client_id, status_rank, needed_on, id);
create index request_by_need on request (client_id, needed_on, id);
create index request_by_project on request (client_id, project_name, id);
create index request_of_project on request (client_id, project_id, created_at, id);
create index request_waiting on request (client_id, waits_for, created_at, id) where waits_for is not null;
-- Columns for facet counts, by an index-only scan.
create index request_counted on request (client_id, kind, status, project_id) include (created_by);
create index request_search on request using gin (search_text gin_trgm_ops);
create index request_by_contract_line on request (contract_line_id) where contract_line_id is not null;
create index request_by_document on request (document_id) where document_id is not null;
create index request_by_asset on request (asset_id) where asset_id is not null;
create index request_by_change on request (updated_at, id);
create index request_number_key_of_number on request (client_id, number_key(number) text_pattern_ops);
create index request_number_tail_of_number on request (client_id, number_tail(number) text_pattern_ops);

create table request_line (
  id uuid primary key,
  request_id uuid not null,
  client_id integer not null,
  project_id uuid,
  line_no integer not null,
  product_code text references product (code),
  text text,
  quantity integer not null check (quantity between 1 and 999),
  starts_on date not null,
  ends_on date,
  remark text,
  answer text check (answer in ('ownAsset', 'rental', 'none')),
  answer_note text,
  asset_id uuid,
  unique (request_id, line_no),
  foreign key (request_id, client_id) references request (id, client_id) on delete cascade,
  foreign key (asset_id, client_id) references asset (id, client_id),
  check (num_nonnulls(product_code, text) = 1),
  check (starts_on <= ends_on),
  check (answer is distinct from 'none' or answer_note is not null),
  check (asset_id is null or answer = 'ownAsset')
);
create index request_line_by_asset on request_line (asset_id) where asset_id is not null;
create index request_line_by_product on request_line (client_id, product_code);

create table request_step (
  request_id uuid not null,
  client_id integer not null,
  status text not null
    check (status in ('draft', 'submitted', 'inReview', 'quoted', 'approved', 'rejected', 'fulfilled', 'cancelled')),
  moved_at timestamptz not null,
  moved_by uuid,
  primary key (request_id, status),
  foreign key (request_id, client_id) references request (id, client_id) on delete cascade
);

create table request_comment (
  id uuid primary key,
  position integer generated always as identity,
  request_id uuid not null,
  client_id integer not null,
  written_at timestamptz not null,
  written_by uuid,
  text text not null,
  asks_back boolean not null,
  attachment_ids uuid[] not null default '{}',
  foreign key (request_id, client_id) references request (id, client_id) on delete cascade
);
create index request_comment_by_request on request_comment (request_id, position);
