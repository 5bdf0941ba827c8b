-- Accounts, sessions, roles and memberships; keys, rate counters and idempotency answers.

create table app_user (
  id uuid primary key,
  email text not null unique check (email = lower(email)),
  first_name text not null,
  last_name text not null,
  phone text,
  language text not null,
  password_hash text,
  status text not null check (status in ('invited', 'active', 'blocked', 'deactivated')),
  version integer not null default 1
);

create table session (
  id uuid primary key,
  user_id uuid not null references app_user (id) on delete cascade,
  device_hash text not null,
  browser text,
  system text,
  started_at timestamptz not null,
  used_at timestamptz not null,
  expires_at timestamptz not null,
  refresh_id uuid not null default gen_random_uuid()
);
create index session_by_user on session (user_id, used_at);
create index session_by_device on session (device_hash);
create index session_by_expiry on session (expires_at);
create unique index session_by_refresh_id on session (refresh_id);

create table refresh_token (
  hash text primary key,
  session_id uuid not null references session (id) on delete cascade,
  rotated_at timestamptz
);
create index refresh_token_by_session on refresh_token (session_id);

create table known_device (
  hash text not null,
  user_id uuid not null references app_user (id) on delete cascade,
  signed_in_at timestamptz not null,
  primary key (hash, user_id)
);
create index known_device_by_user on known_device (user_id);
create index known_device_by_age on known_device (signed_in_at);

-- One link per purpose: a new link replaces the old one.
create table one_time_link (
  hash text primary key,
  user_id uuid not null references app_user (id) on delete cascade,
  purpose text not null check (purpose in ('invitation', 'reset')),
  expires_at timestamptz not null,
  used_at timestamptz,
  unique (user_id, purpose)
);
create index one_time_link_by_expiry on one_time_link (expires_at);

create table signing_key (
  kid text primary key,
  encrypted_private_jwk text not null,
  public_jwk text not null,
  created_at timestamptz not null
);

create table attempt_counter (
  key text primary key,
  window_start timestamptz not null,
  count integer not null
);
create index attempt_counter_by_start on attempt_counter (window_start);

-- `access` decides whether the caller of a replay may still see the stored response.
create table idempotency_answer (
  scope text not null,
  key text not null,
  body_hash text not null,
  status integer,
  headers text,
  body text,
  access text,
  created_at timestamptz not null,
  primary key (scope, key)
);
create index idempotency_answer_by_age on idempotency_answer (created_at);

create table role (
  id uuid primary key,
  client_id integer not null references corporate_client (id),
  name text not null,
  built_in boolean not null,
  copied_from uuid references role (id) on delete set null,
  created_at timestamptz not null default now(),
  created_by uuid,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  version integer not null default 1,
  unique (client_id, name),
  unique (client_id, id)
);
create index role_by_source on role (copied_from);

create table role_right (
  role_id uuid not null references role (id) on delete cascade,
  "right" text not null,
  -- Maintained by a trigger.
  client_id integer not null,
  primary key (role_id, "right")
);

-- A user's account at one client, with the client's status, roles, projects and order limit. Names and e-mail follow
-- the account, see functions/members.sql.
create table membership (
  user_id uuid not null references app_user (id),
  client_id integer not null references corporate_client (id),
  status text not null check (status in ('invited', 'active', 'blocked', 'deactivated')),
  confined boolean not null default false,
  order_limit_amount numeric(14, 2) check (order_limit_amount >= 0),
  order_limit_currency char(3),
  invited_at timestamptz,
  invitation_expires_at timestamptz,
  last_seen_at timestamptz,
  weekly_mailed_on date,
  created_at timestamptz not null default now(),
  created_by uuid,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  version integer not null default 1,
  -- Maintained by triggers or generated.
  id uuid not null,
  email text not null,
  first_name text not null,
  last_name text not null,
  name text not null generated always as (first_name || ' ' || last_name) stored,
  status_rank smallint not null generated always as (case status
    when 'active' then 0 when 'invited' then 1 when 'blocked' then 2 else 3 end) stored,
  project_count integer not null default 0,
  search_text text not null,
  primary key (user_id, client_id),
  unique (client_id, id),
  check ((order_limit_amount is null) = (order_limit_currency is null)),
  check ((invited_at is null) = (invitation_expires_at is null))
);
create index membership_by_name on membership (client_id, last_name, first_name, id);
create index membership_by_email on membership (client_id, email, id);
create index membership_by_status on membership (client_id, status_rank, last_name, first_name, id);
create index membership_search on membership using gin (search_text gin_trgm_ops);

create table membership_role (
  user_id uuid not null,
  client_id integer not null,
  role_id uuid not null,
  primary key (user_id, client_id, role_id),
  -- Both foreign keys include the client, so roles are assigned only within their client.
  foreign key (user_id, client_id) references membership (user_id, client_id) on delete cascade,
  foreign key (client_id, role_id) references role (client_id, id)
);
create index membership_role_by_role on membership_role (client_id, role_id);

-- Projects visible to a confined user; the foreign keys keep them within one client.
create table membership_project (
  user_id uuid not null,
  client_id integer not null,
  project_id uuid not null,
  primary key (user_id, client_id, project_id),
  foreign key (user_id, client_id) references membership (user_id, client_id) on delete cascade,
  foreign key (project_id, client_id) references project (id, client_id)
);
create index membership_project_by_project on membership_project (client_id, project_id);

-- Machine accounts for systems of the rental company (OP-10).
create table machine_account (
  id uuid primary key,
  op_co text not null references operating_company (code),
  name text not null,
  secret_hash text not null unique,
  created_at timestamptz not null,
  used_at timestamptz,
  revoked_at timestamptz
);
