-- User actions over time. Changed fields are recorded by name, without values.
create table activity (
  id uuid primary key,
  client_id integer not null references corporate_client (id),
  at timestamptz not null,
  actor_id uuid references app_user (id),
  resource text not null,
  resource_id uuid not null,
  action text not null check (action in ('created', 'updated', 'moved', 'removed')),
  fields text[] not null default '{}',
  status text,
  name text
);
create index activity_by_resource on activity (client_id, resource_id, at, id);
create index activity_by_actor on activity (client_id, actor_id, at, id);
create index activity_by_time on activity (client_id, at, id) include (resource, action, actor_id, resource_id);
-- Counts the activity of resources with limited visibility.
create index activity_facets on activity (client_id, resource, action, actor_id, resource_id);
