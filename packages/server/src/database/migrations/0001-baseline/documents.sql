-- Documents issued by the rental company: invoices with lines and payments, and other types.

create table document (
  id uuid primary key,
  client_id integer not null references corporate_client (id),
  type text not null
    check (type in ('invoice', 'creditNote', 'quote', 'orderConfirmation', 'contract', 'deliveryNote', 'returnNote', 'certificate')),
  number text not null,
  issued_on date not null,
  project_id uuid,
  starts_on date,
  ends_on date,
  po_number text,
  status text check (status in ('open', 'partlyPaid', 'paid')),
  due_on date,
  disputed boolean not null default false,
  net numeric(14, 2),
  gross numeric(14, 2),
  due numeric(14, 2),
  currency char(3),
  corrects_document_id uuid,
  created_at timestamptz not null default now(),
  created_by uuid,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  version integer not null default 1,
  -- Maintained by triggers or generated.
  op_co text not null,
  project_name text,
  type_rank smallint not null generated always as (case type
    when 'invoice' then 0 when 'creditNote' then 1 when 'quote' then 2 when 'orderConfirmation' then 3
    when 'contract' then 4 when 'deliveryNote' then 5 when 'returnNote' then 6 else 7 end) stored,
  recency integer not null generated always as (date '2000-01-01' - issued_on) stored,
  search_text text not null,
  unique (id, client_id),
  unique (client_id, type, number),
  foreign key (client_id, op_co) references corporate_client (id, op_co),
  foreign key (project_id, client_id) references project (id, client_id),
  foreign key (corrects_document_id, client_id) references document (id, client_id),
  check (starts_on <= ends_on),
  check (num_nonnulls(status, due_on, net, gross, due, currency) = case when type in ('invoice', 'creditNote') then 6 else 0 end),
  check (corrects_document_id is null or type = 'creditNote'),
  check (not disputed or type = 'invoice')
);
-- Invoices and credit notes of an operating company share one series: a number identifies one of them across clients.
create unique index invoice_number on document (op_co, number) where type in ('invoice', 'creditNote');
create index document_by_number on document (client_id, number, id);
create index document_by_type on document (client_id, type_rank, recency, id);
create index document_by_project on document (client_id, project_name, recency, id);
create index document_by_due_date on document (client_id, due_on, id);
-- Documents of one type, newest first.
create index document_of_type on document (client_id, type, issued_on, id);
create index document_of_project on document (client_id, project_id, issued_on, id);
create index document_of_status on document (client_id, status, issued_on, id) where status is not null;
create index document_disputed on document (client_id, issued_on, id) where disputed;
create index document_search on document using gin (search_text gin_trgm_ops);
create index document_by_date on document (client_id, issued_on, id) include (type, status, project_id);
-- Sums the costs of a project by an index-only scan.
create index document_spend on document (client_id, project_id, currency)
  include (net, issued_on)
  where currency is not null;
create index credit_note_by_invoice on document (corrects_document_id) where corrects_document_id is not null;
create index invoice_by_change on document (updated_at, id) where type in ('invoice', 'creditNote');
-- Sums open amounts by an index-only scan.
create index document_unpaid on document (client_id, due_on)
  include (project_id, currency, due, disputed)
  where type = 'invoice' and status <> 'paid';
create index invoice_to_be_paid on document (due_on)
  where type = 'invoice' and (status = 'open' or status = 'partlyPaid');
create index document_number_key_of_number on document (client_id, number_key(number) text_pattern_ops);
create index document_number_tail_of_number on document (client_id, number_tail(number) text_pattern_ops);

create table document_contract (
  document_id uuid not null,
  contract_id uuid not null,
  client_id integer not null,
  primary key (document_id, contract_id),
  foreign key (document_id, client_id) references document (id, client_id),
  foreign key (contract_id, client_id) references contract (id, client_id)
);
create index document_contract_by_contract on document_contract (contract_id);

create table document_line (
  id uuid primary key,
  document_id uuid not null,
  client_id integer not null,
  line_no integer not null,
  contract_line_id uuid,
  text text not null,
  quantity numeric(12, 3) not null,
  unit text not null check (unit in ('day', 'week', 'fourWeek', 'piece')),
  price numeric(12, 2) not null,
  net numeric(14, 2) not null,
  vat_rate numeric(5, 2) not null check (vat_rate >= 0),
  unique (document_id, line_no),
  foreign key (document_id, client_id) references document (id, client_id),
  foreign key (contract_line_id, client_id) references contract_line (id, client_id)
);

create table document_read (
  user_id uuid not null references app_user (id) on delete cascade,
  document_id uuid not null,
  client_id integer not null,
  read_at timestamptz not null default now(),
  primary key (user_id, document_id),
  foreign key (document_id, client_id) references document (id, client_id)
);

create table payment (
  id uuid primary key,
  document_id uuid not null,
  client_id integer not null,
  amount numeric(14, 2) not null check (amount > 0),
  received_on date not null,
  reference text,
  recorded_at timestamptz not null,
  foreign key (document_id, client_id) references document (id, client_id)
);
create index payment_by_document on payment (document_id, received_on);
