import { type Kysely, sql } from 'kysely';

/** The few rows that need somebody are found without reading the others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  'create index off_hire_failed on off_hire (client_id, status) where fail_reason is not null',
  "create index rental_order_pending on rental_order (client_id, project_id) where status = 'pendingApproval'",
];
