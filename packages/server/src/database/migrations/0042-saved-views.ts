import { type Kysely, sql } from 'kysely';

/** What a list shows, under a name of a user's own, for themselves or for everybody at their client. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table saved_view (
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
  )`,
  'create unique index saved_view_name on saved_view (client_id, created_by, list, name_key)',
  'create index saved_view_shared on saved_view (client_id, list) where shared',
];
