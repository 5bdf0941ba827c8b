import { type Kysely, sql } from 'kysely';

/** Mails that wait to be sent, links that work once, and visitors who want to become customers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table mail (
    id uuid primary key,
    template text not null,
    params jsonb not null,
    attempts integer not null default 0,
    created_at timestamptz not null,
    next_attempt_at timestamptz not null
  )`,
  'create index mail_by_attempt on mail (next_attempt_at)',
  // One link of each purpose, so that a new one replaces the one before.
  `create table one_time_link (
    hash text primary key,
    user_id uuid not null references app_user (id) on delete cascade,
    purpose text not null check (purpose in ('invitation', 'reset')),
    expires_at timestamptz not null,
    used_at timestamptz,
    unique (user_id, purpose)
  )`,
  'create index one_time_link_by_expiry on one_time_link (expires_at)',
  `create table prospect (
    id uuid primary key,
    op_co text not null,
    company text not null,
    vat_number text not null,
    country char(2) not null,
    first_name text not null,
    last_name text not null,
    email text not null,
    phone text not null,
    language text not null,
    terms_accepted_at timestamptz not null
  )`,
];
