import { type Kysely, sql } from 'kysely';

/**
 * What a machine's counter of engine hours says, beside the machine: how many, as of when, and when it was first seen at
 * that value, which is the latest time at which the engine can have run.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const HOURS = "kind = 'cumulativeOperatingHours'";
const told = (assets: string) => `
  update asset set operating_hours = told.value, hours_read_at = told.read_at, used_at = told.used_at
  from (${assets}) as one
    cross join lateral (
      select latest.value, latest.read_at,
        (select min(read_at) from asset_reading
          where asset_id = one.asset_id and ${HOURS} and value >= latest.value) as used_at
      from (select value, read_at from asset_reading where asset_id = one.asset_id and ${HOURS}
        order by read_at desc, value desc limit 1) as latest) as told
  where asset.id = one.asset_id`;

const STATEMENTS = [
  `alter table asset
    add column operating_hours numeric(12, 1),
    add column hours_read_at timestamptz,
    add column used_at timestamptz`,
  // For each statement: a machine sends many readings at once.
  `create function asset_follows_hours() returns trigger language plpgsql as $$
  begin
    ${told(`select distinct asset_id from added where ${HOURS}`)};
    return null;
  end $$`,
  `create trigger asset_follows_hours after insert on asset_reading
    referencing new table as added for each statement execute function asset_follows_hours()`,
  told(`select distinct asset_id from asset_reading where ${HOURS}`),
];
