import { type Kysely, sql } from 'kysely';

/** Who did what and when. Fields are kept by name, without what they held. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table activity (
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
  )`,
  'create index activity_by_time on activity (client_id, at, id)',
  'create index activity_by_resource on activity (client_id, resource_id, at, id)',
  'create index activity_by_actor on activity (client_id, actor_id, at, id)',
  // What a member is called where they stand beside things that have a name.
  `alter table membership add column name text not null generated always as (first_name || ' ' || last_name) stored`,
];
