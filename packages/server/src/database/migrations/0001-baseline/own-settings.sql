-- Saved views, calendar feeds and feedback of users.

-- A saved list state, for its author or for all users of the client.
create table saved_view (
  id uuid primary key,
  client_id integer not null,
  list text not null,
  name text not null,
  name_key text not null,
  query text not null,
  shared boolean not null,
  created_at timestamptz not null default now(),
  created_by uuid not null,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  version integer not null default 1,
  foreign key (created_by, client_id) references membership (user_id, client_id) on delete cascade
);
create unique index saved_view_name on saved_view (client_id, created_by, list, name_key);
create index saved_view_shared on saved_view (client_id, list) where shared;

-- Calendars for subscription by calendar apps.
create table calendar_feed (
  id uuid primary key,
  client_id integer not null,
  user_id uuid not null,
  name text not null,
  kinds text[] not null,
  project_id uuid references project (id) on delete cascade,
  secret_hash text not null unique,
  made_at timestamptz not null,
  read_at timestamptz,
  foreign key (user_id, client_id) references membership (user_id, client_id) on delete cascade
);
create index calendar_feed_of_user on calendar_feed (client_id, user_id, made_at, id);

-- Problems and ideas, reported by users to the rental company.
create table feedback (
  id uuid primary key,
  client_id integer not null references corporate_client (id),
  user_id uuid not null references app_user (id),
  kind text not null check (kind in ('problem', 'idea')),
  body text not null,
  page text not null,
  portal_version text not null,
  trace_id text,
  browser text,
  system text,
  created_at timestamptz not null,
  screenshot bytea,
  screenshot_type text,
  check ((screenshot is null) = (screenshot_type is null))
);
create index feedback_by_user on feedback (user_id);
