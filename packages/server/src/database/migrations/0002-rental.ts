import { type Kysely, sql } from 'kysely';
import { TRIGGERS } from './0002-rental-triggers.ts';

/**
 * Rentals: master data, contracts with their lines, periods and off-hires.
 *
 * A list sorts, filters and counts contract lines by index, so a line carries what it is sorted and filtered
 * by. None of those columns is written by a query: generated columns follow from the row itself, and triggers
 * copy from the contract and its project, whichever side changes. A contract's status and totals follow from
 * its lines the same way. Foreign keys that hold the client's id keep every reference inside one client.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const AUDIT = `
  created_at timestamptz not null default now(),
  created_by uuid,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  version integer not null default 1`;

const POSTAL = `
  line1 text not null,
  line2 text,
  postal_code text not null,
  city text not null,
  region text,
  country char(2) not null`;

const MASTER_DATA = [
  `create table depot (
    id uuid primary key,
    op_co text not null references operating_company (code),
    name text not null,${POSTAL},
    phone text not null,
    email text not null,
    time_zone text not null
  )`,
  `create table product (
    code text primary key,
    product_group text not null,
    kind text not null check (kind in ('rental', 'sale', 'service')),
    tracking text not null check (tracking in ('serialised', 'bulk')),
    energy text not null
  )`,
  `create table product_translation (
    product_code text not null references product (code) on delete cascade,
    language text not null,
    name text not null,
    primary key (language, product_code)
  )`,
  `create table address (
    id uuid primary key,
    client_id integer not null references corporate_client (id),
    kind text not null check (kind in ('delivery', 'invoice', 'office')),
    name text,${POSTAL},
    archived boolean not null default false,${AUDIT},
    unique (id, client_id)
  )`,
  'create index address_by_client on address (client_id, city)',
  `create table contact_person (
    id uuid primary key,
    client_id integer not null references corporate_client (id),
    first_name text not null,
    last_name text not null,
    email text,
    phone text,
    functions text[] not null,
    language text not null,
    archived boolean not null default false,${AUDIT},
    unique (id, client_id),
    check (email is not null or phone is not null)
  )`,
  'create index contact_person_by_client on contact_person (client_id, last_name, first_name)',
  `create table project (
    id uuid primary key,
    client_id integer not null references corporate_client (id),
    number text not null,
    name text not null,
    status text not null check (status in ('active', 'closed')),
    address_id uuid,
    site_contact_id uuid,
    default_po text,
    default_cost_code text,
    starts_on date,
    ends_on date,${AUDIT},
    unique (id, client_id),
    unique (client_id, number),
    foreign key (address_id, client_id) references address (id, client_id),
    foreign key (site_contact_id, client_id) references contact_person (id, client_id)
  )`,
];

const CONTRACT = [
  `create table contract (
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
    address_name text,${POSTAL},${AUDIT},
    project_name text,
    status text not null default 'cancelled',
    status_rank smallint not null generated always as (case status
      when 'onRent' then 0 when 'partlyOffHired' then 1 when 'planned' then 2 when 'offHired' then 3
      when 'returned' then 4 when 'closed' then 5 else 6 end) stored,
    starts_at timestamptz,
    ends_at timestamptz,
    line_count integer not null default 0,
    on_rent_count integer not null default 0,
    search_text text not null,
    unique (id, client_id),
    unique (client_id, number),
    foreign key (project_id, client_id) references project (id, client_id),
    foreign key (site_contact_id, client_id) references contact_person (id, client_id)
  )`,
  'create index contract_by_status on contract (client_id, status_rank, number, id)',
  'create index contract_by_project on contract (client_id, project_name, id)',
  'create index contract_by_project_id on contract (project_id)',
  'create index contract_by_start on contract (client_id, starts_at, id)',
  'create index contract_by_end on contract (client_id, ends_at, id)',
  'create index contract_search on contract using gin (search_text gin_trgm_ops)',
];

const OFF_HIRE = [
  `create table off_hire (
    id uuid primary key,
    client_id integer not null references corporate_client (id),
    number text,
    status text not null
      check (status in ('requested', 'confirmed', 'scheduled', 'collected', 'failed', 'cancelled')),
    off_rent_at timestamptz not null,
    transport text not null check (transport in ('collect', 'bringBack')),
    place text,
    fail_reason text,${AUDIT},
    unique (client_id, number)
  )`,
  `create table off_hire_line (
    off_hire_id uuid not null references off_hire (id) on delete cascade,
    contract_line_id uuid not null,
    quantity integer not null check (quantity > 0),
    primary key (off_hire_id, contract_line_id)
  )`,
];

const LINE = [
  `create table contract_line (
    id uuid primary key,
    contract_id uuid not null,
    line_no integer not null,
    status text not null check (status in
      ('planned', 'onRent', 'offHireRequested', 'offHired', 'returned', 'closed', 'cancelled')),
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
    next_billing_on date,${AUDIT},
    client_id integer not null,
    contract_number text not null,
    project_id uuid,
    project_name text,
    depot_id uuid not null,
    time_zone text not null,
    search_text text not null,
    on_rent_on date generated always as ((on_rent_at at time zone time_zone)::date) stored,
    expected_on date generated always as ((expected_off_rent_at at time zone time_zone)::date) stored,
    off_rent_on date generated always as ((off_rent_at at time zone time_zone)::date) stored,
    overdue_from timestamptz generated always as
      ((((expected_off_rent_at at time zone time_zone)::date + 1)::timestamp) at time zone time_zone) stored,
    status_rank smallint not null generated always as (case status
      when 'onRent' then 0 when 'offHireRequested' then 1 when 'planned' then 2 when 'offHired' then 3
      when 'returned' then 4 when 'closed' then 5 else 6 end) stored,
    urgency bigint not null generated always as (case
      when status in ('onRent', 'offHireRequested')
        then coalesce(extract(epoch from expected_off_rent_at at time zone 'UTC')::bigint, 9223372036854775807)
      when status = 'planned' then extract(epoch from on_rent_at at time zone 'UTC')::bigint
      when status = 'offHired' then extract(epoch from coalesce(off_rent_at, on_rent_at) at time zone 'UTC')::bigint
      else -extract(epoch from coalesce(off_rent_at, on_rent_at) at time zone 'UTC')::bigint end) stored,
    rate_per_day numeric generated always as
      (rate_price / case rate_unit when 'day' then 1 when 'week' then 7 else 28 end) stored,
    unique (contract_id, line_no),
    foreign key (contract_id, client_id) references contract (id, client_id),
    foreign key (off_hire_id, id) references off_hire_line (off_hire_id, contract_line_id)
      deferrable initially deferred,
    check (qty_pending_pickup + qty_returned <= quantity),
    check ((rate_price is null) = (rate_currency is null) and (rate_price is null) = (rate_unit is null))
  )`,
  `alter table off_hire_line add foreign key (contract_line_id) references contract_line (id)
    deferrable initially deferred`,
  'create index off_hire_line_by_line on off_hire_line (contract_line_id)',
  'create index contract_line_replacing on contract_line (replaced_by_line_id) where replaced_by_line_id is not null',
  'create index contract_line_by_status on contract_line (client_id, status_rank, urgency, id)',
  'create index contract_line_by_project on contract_line (client_id, project_id, status_rank, urgency, id)',
  'create index contract_line_by_project_name on contract_line (client_id, project_name, id)',
  'create index contract_line_by_product on contract_line (client_id, product_code, id)',
  'create index contract_line_by_contract on contract_line (client_id, contract_number, line_no, id)',
  'create index contract_line_by_start on contract_line (client_id, on_rent_at, id)',
  'create index contract_line_by_end on contract_line (client_id, expected_off_rent_at, id)',
  'create index contract_line_by_rate on contract_line (client_id, rate_per_day, id)',
  // Only the columns that facets group by, so that PostgreSQL deduplicates the entries and counting reads few pages.
  'create index contract_line_facets on contract_line (client_id, status, project_id, depot_id)',
  // Lines that are overdue or due soon.
  `create index contract_line_due on contract_line (client_id, overdue_from) include (project_id, depot_id)
    where status = 'onRent'`,
  'create index contract_line_search on contract_line using gin (search_text gin_trgm_ops)',
  `create table rental_period (
    id uuid primary key,
    contract_line_id uuid not null references contract_line (id),
    starts_on date not null,
    ends_on date not null,
    kind text not null check (kind in ('charge', 'standDown')),
    days integer not null check (days >= 0),
    amount numeric(12, 2),
    currency char(3),
    invoice_number text,
    check (starts_on <= ends_on),
    check ((amount is null) = (currency is null))
  )`,
  'create index rental_period_by_line on rental_period (contract_line_id, starts_on)',
];

const STATEMENTS = [
  // Both are trusted extensions: the owner of the database may create them.
  'create extension if not exists pg_trgm',
  'create extension if not exists unaccent',
  ...MASTER_DATA,
  ...CONTRACT,
  ...OFF_HIRE,
  ...LINE,
  ...TRIGGERS,
];
