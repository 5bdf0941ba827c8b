-- What a line costs that is not invoiced (DOM-109): its charges, and its days behind the last charge. A row holds from one
-- day of its depot until another, on which it would be another one. Without an end a row goes on for its horizon.
create table rent_stretch (
  line_id uuid not null,
  ref uuid not null,
  client_id integer not null,
  project_id uuid,
  cost_code text,
  product_code text not null,
  time_zone text not null,
  is_running boolean not null,
  is_endless boolean not null,
  since date not null,
  "to" date,
  horizon interval,
  price numeric,
  total numeric,
  divisor integer,
  currency text,
  anchor date,
  quantity integer,
  agreed_day numeric,
  agreed_week numeric,
  agreed_four_week numeric,
  week_days integer not null,
  holds_from date not null,
  holds_until date not null,
  primary key (line_id, ref)
);
create index rent_stretch_until on rent_stretch (client_id, time_zone, holds_until);
create index rent_stretch_from on rent_stretch (client_id, time_zone, holds_from);
create index rent_stretch_unknown on rent_stretch (client_id, project_id) include (line_id, is_endless, price)
  where is_running and (is_endless or price is null);

-- What a document has charged in the month of its issue, by the project and cost code of its lines.
create table document_month (
  document_id uuid not null,
  client_id integer not null,
  month date not null,
  project_id uuid,
  line_project_id uuid,
  cost_code text,
  product_code text,
  currency text not null,
  amount numeric not null,
  disputed numeric not null,
  n integer not null
);
create index document_month_of_document on document_month (document_id);

-- Sums of both by month, for each grain: by all columns, or by the project, the cost code or the product class alone. Of a
-- row with a horizon the months before its last one count.
create table spend_month (
  client_id integer not null,
  grain text not null check (grain in ('all', 'project', 'costCode', 'productGroup')),
  kind text not null check (kind in ('invoiced', 'rent')),
  month date not null,
  project_id uuid,
  line_project_id uuid,
  cost_code text,
  product_code text,
  currency text not null,
  time_zone text,
  horizon interval,
  amount numeric not null,
  disputed numeric not null,
  n integer not null,
  unique nulls not distinct (client_id, grain, kind, project_id, month, line_project_id, cost_code, product_code, currency,
    time_zone, horizon)
);

-- Of the sums of rents, as of a day: its part of the month behind that day, and of the last month of the horizon.
create table rent_day (
  client_id integer not null,
  grain text not null check (grain in ('all', 'project', 'costCode', 'productGroup')),
  day date not null,
  project_id uuid,
  cost_code text,
  product_code text,
  currency text not null,
  time_zone text not null,
  horizon interval,
  ahead numeric not null,
  ahead_n integer not null,
  coming_n integer not null,
  far numeric not null,
  far_n integer not null,
  unique nulls not distinct (client_id, grain, day, project_id, cost_code, product_code, currency, time_zone, horizon)
);

-- Documents whose rows are no longer what they were, like line_month_due.
create table document_due (
  client_id integer not null,
  document_id uuid not null,
  project_id uuid,
  transaction_id bigint not null,
  unique nulls not distinct (client_id, document_id, project_id, transaction_id)
);
create index document_line_of_line on document_line (contract_line_id);

-- The job makes the rows of what is there already.
insert into line_month_due (client_id, contract_line_id, project_id, transaction_id)
  select client_id, id, project_id, 0 from contract_line where status <> 'cancelled' on conflict do nothing;
insert into document_due (client_id, document_id, project_id, transaction_id)
  select client_id, id, project_id, 0 from document where currency is not null;
