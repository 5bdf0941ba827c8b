-- Views of the portal as a user by a person of the rental company (DK-15). A view ends with the session that began it, and
-- with the desk account.
create table desk_view (
  id uuid primary key,
  session_id uuid not null references session (id) on delete cascade,
  desk_user_id uuid not null references desk_account (user_id) on delete cascade,
  user_id uuid not null references app_user (id) on delete cascade,
  client_id integer not null references corporate_client (id),
  begun_at timestamptz not null,
  expires_at timestamptz not null
);
create index desk_view_by_session on desk_view (session_id);
create index desk_view_by_desk_user on desk_view (desk_user_id);
create index desk_view_by_user on desk_view (user_id);
create index desk_view_by_client on desk_view (client_id);
create index desk_view_by_expiry on desk_view (expires_at);

alter table activity
  drop constraint activity_action_check,
  add constraint activity_action_check
    check (action in ('created', 'updated', 'moved', 'removed', 'viewed', 'viewEnded')),
  -- Person of the rental company. Its actions are otherwise without a name.
  add column person_id uuid references app_user (id),
  add column person_name text;
create index activity_by_person on activity (person_id) where person_id is not null;
