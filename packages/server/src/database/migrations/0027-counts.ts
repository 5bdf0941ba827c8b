import { type Kysely, sql } from 'kysely';
import { countedBy } from './counted.ts';

/** Lists and counts whose cost grew with all that a client ever had. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

/** Lists of machines open with these: without the lines of former years, which lead where the oldest come first. */
const LIVE = "status in ('planned', 'onRent', 'offHireRequested', 'offHired')";
const live = (name: string, columns: string) =>
  `create index contract_line_live_by_${name} on contract_line (client_id, ${columns}, id)
    include (status, overdue_from, project_id) where ${LIVE}`;

/** Within a period too, what leads may lie outside of it; that is passed over in the index. */
const withPeriod = (name: string, columns: string) => [
  `drop index contract_line_by_${name}`,
  `create index contract_line_by_${name} on contract_line (client_id, ${columns}, id)
    include (status, project_id, rented_until, on_rent_on, expected_on, time_zone)`,
];

const STATEMENTS = [
  ...withPeriod('status', 'status_rank, urgency'),
  ...withPeriod('start', 'on_rent_at'),
  ...withPeriod('end', 'expected_off_rent_at'),
  live('status', 'status_rank, urgency'),
  live('product', 'product_code'),
  live('contract', 'contract_number, line_no'),
  live('start', 'on_rent_at'),
  live('end', 'expected_off_rent_at'),
  // Other than the unique one it ends with the id, so that a page far down reads no rows before it.
  'create index contract_by_number on contract (client_id, number, id)',
  // Contracts with a line on rent.
  'create index contract_on_rent on contract (client_id, project_id) where on_rent_count > 0',
  // Activity of a resource of which a user sees only some is counted by who sees it; a period is counted too.
  'drop index activity_by_time',
  `create index activity_by_time on activity (client_id, at, id) include (resource, action, actor_id, resource_id)`,
  'create index activity_facets on activity (client_id, resource, action, actor_id, resource_id)',
  ...countedBy('activity', { resource: 'text not null', action: 'text not null', actor_id: 'uuid' }),
];
