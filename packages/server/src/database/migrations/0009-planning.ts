import { type Kysely, sql } from 'kysely';

/** The planning in its order, with what it is filtered and counted by: pages far down are found in the index alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create index contract_line_planned on contract_line (client_id, project_name, project_id, on_rent_at, id)
        include (status, depot_id, rented_until, on_rent_on, expected_on, overdue_from, time_zone)`,
    )
    .execute(db);
}
