import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/tables.ts';
import { COUNT_TABLES } from '../lists/count-tables.ts';
import { HOUR, type Job } from './job.ts';

export const countCompactionJob: Job = {
  name: 'count-compaction',
  every: HOUR,
  lock: 'job',
  run: ({ db }) => compactCounts(db),
};

/** Merges the changes of each count into one row, or none if the count is zero. */
export async function compactCounts(db: Kysely<Database>): Promise<void> {
  for (const [table, columns] of Object.entries(COUNT_TABLES)) {
    const names = sql.join(['client_id', ...columns].map((column) => sql.id(column)));
    await sql`
      with repeated as (
        select ctid, count(*) over (partition by ${names}) as changes from ${sql.table(table)}
      ), removed as (
        delete from ${sql.table(table)} where ctid in (select ctid from repeated where changes > 1) returning *
      )
      insert into ${sql.table(table)} (${names}, n)
      select ${names}, sum(n) from removed group by ${names} having sum(n) <> 0`.execute(db);
  }
}
