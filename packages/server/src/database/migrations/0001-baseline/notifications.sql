-- Notifications, each user's settings, and the log of sent reminders.

create table notification (
  id uuid primary key,
  client_id integer not null,
  user_id uuid not null,
  at timestamptz not null,
  kind text not null,
  actor_id uuid references app_user (id),
  resource text not null,
  resource_id uuid not null,
  status text,
  in_portal boolean not null,
  unique (id, client_id),
  foreign key (user_id, client_id) references membership (user_id, client_id) on delete cascade
);
create index notification_by_time on notification (client_id, user_id, at, id);
create index notification_by_age on notification (at);

create table notification_read (
  notification_id uuid primary key,
  client_id integer not null,
  read_at timestamptz not null,
  foreign key (notification_id, client_id) references notification (id, client_id) on delete cascade
);

create table notification_setting (
  user_id uuid primary key references app_user (id) on delete cascade,
  portal_off text[] not null,
  mail_off text[] not null,
  version integer not null,
  weekly_mail boolean not null default false
);

-- Reminder days of deliveries, ends and invoices: each is sent once, by one process.
create table notification_log (
  kind text not null,
  resource_id uuid not null,
  day date not null,
  primary key (kind, resource_id, day)
);
create index notification_log_by_day on notification_log (day);
