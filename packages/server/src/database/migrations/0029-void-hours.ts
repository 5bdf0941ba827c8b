import { type Kysely, sql } from 'kysely';

/**
 * Counts the engine hours of machines again of which a reading was declared void: it went on counting. Takes their
 * readings out and in again, since the triggers count what comes in.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create temporary table recounted on commit drop as
    select reading.* from asset_reading as reading
    where reading.kind = 'cumulativeOperatingHours' and reading.asset_id in (select asset_id from asset_reading_void
      where kind = 'cumulativeOperatingHours')`.execute(db);
  // Where each reading is void, none comes in again.
  await sql`delete from line_hours where contract_line_id in (select asset_id from asset_reading_void
    where kind = 'cumulativeOperatingHours')`.execute(db);
  await sql`delete from asset_reading where id in (select id from recounted)`.execute(db);
  await sql`insert into asset_reading select * from recounted`.execute(db);
}
