-- Files of a client's resources. The content has its own table, so that lists do not read it.
create table attachment (
  id uuid primary key,
  client_id integer not null references corporate_client (id),
  resource text,
  resource_id uuid,
  name text not null,
  media_type text not null,
  size integer not null check (size > 0),
  has_thumbnail boolean not null,
  created_at timestamptz not null default now(),
  created_by uuid references app_user (id),
  updated_at timestamptz not null default now(),
  updated_by uuid,
  version integer not null default 1,
  unique (id, client_id),
  check ((resource is null) = (resource_id is null))
);
create index attachment_by_resource on attachment (client_id, resource_id);
-- Sums the file sizes of a client by an index-only scan.
create index attachment_by_size on attachment (client_id) include (size);
create index attachment_unused on attachment (created_at) where resource_id is null;

create table attachment_file (
  attachment_id uuid primary key,
  client_id integer not null,
  content bytea not null,
  thumbnail bytea,
  foreign key (attachment_id, client_id) references attachment (id, client_id) on delete cascade
);
-- Not compressed by PostgreSQL, because images already are.
alter table attachment_file
  alter column content set storage external,
  alter column thumbnail set storage external;
