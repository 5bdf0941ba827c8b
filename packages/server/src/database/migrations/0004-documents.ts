import { countedBy } from './counted.ts';

/** What the rental company hands the client on paper: invoices with their lines, and everything that has none. */
export const DOCUMENT_STATEMENTS = [
  // Names a line together with its client, so that an invoice's line cannot name another client's.
  'alter table contract_line add unique (id, client_id)',
  `create table document (
    id uuid primary key,
    client_id integer not null references corporate_client (id),
    type text not null check (type in ('invoice', 'creditNote', 'quote', 'orderConfirmation', 'contract',
      'deliveryNote', 'returnNote', 'certificate')),
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
    project_name text,
    search_text text not null,
    type_rank smallint not null generated always as (case type
      when 'invoice' then 0 when 'creditNote' then 1 when 'quote' then 2 when 'orderConfirmation' then 3
      when 'contract' then 4 when 'deliveryNote' then 5 when 'returnNote' then 6 else 7 end) stored,
    recency integer not null generated always as (date '2000-01-01' - issued_on) stored,
    unique (id, client_id),
    unique (client_id, type, number),
    foreign key (project_id, client_id) references project (id, client_id),
    foreign key (corrects_document_id, client_id) references document (id, client_id),
    check (starts_on <= ends_on),
    check (num_nonnulls(status, due_on, net, gross, due, currency)
      = case when type in ('invoice', 'creditNote') then 6 else 0 end),
    check (corrects_document_id is null or type = 'creditNote'),
    check (not disputed or type = 'invoice')
  )`,
  `create table document_contract (
    document_id uuid not null,
    contract_id uuid not null,
    client_id integer not null,
    primary key (document_id, contract_id),
    foreign key (document_id, client_id) references document (id, client_id),
    foreign key (contract_id, client_id) references contract (id, client_id)
  )`,
  `create table document_line (
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
  )`,
  `create table document_read (
    user_id uuid not null references app_user (id) on delete cascade,
    document_id uuid not null,
    client_id integer not null,
    read_at timestamptz not null default now(),
    primary key (user_id, document_id),
    foreign key (document_id, client_id) references document (id, client_id)
  )`,

  // Numbers of contracts are no part of it: a user may see a document and not all of its contracts.
  `create function document_follows_project() returns trigger language plpgsql as $$
  begin
    select p.name, folded(new.number, new.po_number, p.number, p.name) into new.project_name, new.search_text
    from (select) one left join project p on p.id = new.project_id;
    return new;
  end $$`,
  `create trigger document_follows_project before insert or update of number, po_number, project_id, project_name
    on document for each row execute function document_follows_project()`,
  `create function project_reaches_documents() returns trigger language plpgsql as $$
  begin
    update document set project_name = new.name where client_id = new.client_id and project_id = new.id;
    return null;
  end $$`,
  `create trigger project_reaches_documents after update of number, name on project
    for each row when ((old.number, old.name) is distinct from (new.number, new.name))
    execute function project_reaches_documents()`,

  'create index document_by_date on document (client_id, issued_on, id)',
  'create index document_by_number on document (client_id, number, id)',
  'create index document_by_type on document (client_id, type_rank, recency, id)',
  'create index document_by_project on document (client_id, project_name, recency, id)',
  'create index document_by_due_date on document (client_id, due_on, id)',
  // One value of a filter, newest first.
  'create index document_of_type on document (client_id, type, issued_on, id)',
  'create index document_of_project on document (client_id, project_id, issued_on, id)',
  'create index document_of_status on document (client_id, status, issued_on, id) where status is not null',
  // What is overdue or disputed, out of all that is invoiced.
  `create index document_unpaid on document (client_id, due_on) include (project_id)
    where type = 'invoice' and status <> 'paid'`,
  'create index document_disputed on document (client_id, issued_on, id) where disputed',
  'create index document_search on document using gin (search_text gin_trgm_ops)',
  'create index document_contract_by_contract on document_contract (contract_id)',
  ...countedBy('document', { type: 'text not null', status: 'text', project_id: 'uuid' }),
];
