import { type Kysely, sql } from 'kysely';

/** The days of contracts and lines, and indexes that count lists within a period by a scan of the index alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

/** What a filter by period reads and what facets group by, for an index-only scan. */
const counted = (expected: string) => `status, project_id, depot_id, ${expected}, time_zone`;

const STATEMENTS = [
  // Days are those of the depot.
  'alter table contract add column time_zone text',
  'update contract set time_zone = depot.time_zone from depot where depot.id = contract.depot_id',
  'alter table contract alter column time_zone set not null',
  `create function contract_follows_depot() returns trigger language plpgsql as $$
  begin
    select time_zone into new.time_zone from depot where id = new.depot_id;
    return new;
  end $$`,
  `create trigger contract_follows_depot before insert or update of depot_id on contract
    for each row execute function contract_follows_depot()`,
  `alter table contract
    add column starts_on date generated always as ((starts_at at time zone time_zone)::date) stored,
    add column ends_on date generated always as ((ends_at at time zone time_zone)::date) stored,
    add column rented_until date not null generated always as (case
      when status in ('onRent', 'partlyOffHired') then 'infinity'
      else coalesce((ends_at at time zone time_zone)::date, 'infinity') end) stored`,
  `alter table contract_line
    add column rented_until date not null generated always as (case
      when status in ('onRent', 'offHireRequested') and off_rent_at is null then 'infinity'
      else coalesce(((coalesce(off_rent_at, expected_off_rent_at)) at time zone time_zone)::date, 'infinity')
      end) stored`,
  `create index contract_rented on contract (client_id, rented_until, starts_on) include (${counted('ends_on')})`,
  `create index contract_line_rented on contract_line (client_id, rented_until, on_rent_on)
    include (${counted('expected_on')})`,
  // Overdue lines are counted apart from the others, within a period too.
  'drop index contract_line_due',
  `create index contract_line_due on contract_line (client_id, overdue_from)
    include (${counted('expected_on')}, rented_until, on_rent_on) where status = 'onRent'`,
  // The same for documents.
  'drop index document_by_date',
  'create index document_by_date on document (client_id, issued_on, id) include (type, status, project_id)',
];
