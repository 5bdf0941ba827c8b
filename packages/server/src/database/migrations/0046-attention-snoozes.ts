import { type Kysely, sql } from 'kysely';

/** What a user has put off of what needs them, to whom it is given, and the weekly mail about it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  // An entry is known by the thing and the day that it is about: with another day it is another matter.
  `create table attention_snooze (
    client_id integer not null,
    user_id uuid not null,
    entry_id uuid not null,
    cause text not null,
    day date not null,
    until date not null,
    resource text not null,
    resource_id uuid not null,
    primary key (client_id, user_id, entry_id),
    foreign key (user_id, client_id) references membership (user_id, client_id) on delete cascade
  )`,
  `create table attention_assignment (
    client_id integer not null,
    entry_id uuid not null,
    day date not null,
    assignee_id uuid not null,
    assigned_at timestamptz not null,
    resource text not null,
    resource_id uuid not null,
    primary key (client_id, entry_id),
    foreign key (assignee_id, client_id) references membership (user_id, client_id) on delete cascade
  )`,
  'create index attention_assignment_of on attention_assignment (assignee_id, client_id)',
  'alter table notification_setting add column weekly_mail boolean not null default false',
  'alter table membership add column weekly_mailed_on date',
];
