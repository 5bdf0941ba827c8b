import { type Kysely, sql } from 'kysely';

/** Where depots are, when they are open, whose holidays they keep, and which of them usually serves a client. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `alter table depot
    add column latitude double precision check (latitude between -90 and 90),
    add column longitude double precision check (longitude between -180 and 180),
    add column subdivision text,
    add column opening_times jsonb not null default '[]',
    add check ((latitude is null) = (longitude is null))`,
  'alter table corporate_client add column default_depot_id uuid references depot (id)',
];
