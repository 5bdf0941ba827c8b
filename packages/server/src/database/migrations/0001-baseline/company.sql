-- A client's own master data: addresses, contact persons and projects.

create table address (
  id uuid primary key,
  client_id integer not null references corporate_client (id),
  kind text not null check (kind in ('delivery', 'invoice', 'office')),
  name text,
  line1 text not null,
  line2 text,
  postal_code text not null,
  city text not null,
  region text,
  country char(2) not null,
  status text not null default 'active' check (status in ('active', 'archived')),
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  access_instructions text,
  max_vehicle text check (max_vehicle in ('van', 'truck', 'artic')),
  access_from text check (access_from ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  access_to text check (access_to ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  created_at timestamptz not null default now(),
  created_by uuid,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  version integer not null default 1,
  -- Maintained by triggers.
  search_text text not null default '',
  unique (id, client_id),
  check ((latitude is null) = (longitude is null)),
  check (access_from < access_to)
);
create index address_by_city on address (client_id, city, name, id);
create index address_by_name on address (client_id, name, id);

create table contact_person (
  id uuid primary key,
  client_id integer not null references corporate_client (id),
  first_name text not null,
  last_name text not null,
  email text,
  phone text,
  functions text[] not null,
  language text not null,
  status text not null default 'active' check (status in ('active', 'archived')),
  created_at timestamptz not null default now(),
  created_by uuid,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  version integer not null default 1,
  -- Maintained by triggers.
  search_text text not null default '',
  unique (id, client_id),
  check (email is not null or phone is not null)
);
create index contact_person_by_name on contact_person (client_id, last_name, first_name, id);
create unique index contact_person_email on contact_person (client_id, lower(email));
create index contact_person_search on contact_person using gin (search_text gin_trgm_ops);

create table project (
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
  ends_on date,
  budget_amount numeric(14, 2) check (budget_amount >= 0),
  budget_currency char(3),
  created_at timestamptz not null default now(),
  created_by uuid,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  version integer not null default 1,
  -- Maintained by triggers.
  city text,
  on_rent_count integer not null default 0,
  search_text text not null default '',
  unique (id, client_id),
  unique (client_id, number),
  foreign key (address_id, client_id) references address (id, client_id),
  foreign key (site_contact_id, client_id) references contact_person (id, client_id),
  check ((budget_amount is null) = (budget_currency is null)),
  check (starts_on <= ends_on)
);
create index project_by_name on project (client_id, name, id);
create index project_by_number on project (client_id, number, id);
create index project_by_city on project (client_id, city, name, id);
create index project_by_start on project (client_id, starts_on, id);
create index project_by_end on project (client_id, ends_on, id);
create index project_by_on_rent on project (client_id, on_rent_count, id);
create index project_by_address on project (address_id);
create index project_by_site_contact on project (site_contact_id, name, id);
create index project_number_key_of_number on project (client_id, number_key(number) text_pattern_ops);
create index project_number_tail_of_number on project (client_id, number_tail(number) text_pattern_ops);
create index project_search on project using gin (search_text gin_trgm_ops);
