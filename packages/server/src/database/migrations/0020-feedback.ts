import { type Kysely, sql } from 'kysely';

/** What users report and suggest, for the rental company. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table feedback (
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
    created_at timestamptz not null
  )`,
  'create index feedback_by_user on feedback (user_id)',
];
