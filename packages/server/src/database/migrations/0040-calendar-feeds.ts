import { type Kysely, sql } from 'kysely';

/** Calendars that the programs of users subscribe to. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table calendar_feed (
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
  )`,
  'create index calendar_feed_of_user on calendar_feed (client_id, user_id, made_at, id)',
];
