import { type Kysely, sql } from 'kysely';
import type { Database } from './tables.ts';

/** The tables of `countedBy`, and the columns that each counts by. */
export const COUNT_TABLES = {
  contract_line_count: ['status', 'project_id', 'depot_id'],
  contract_count: ['status', 'project_id', 'depot_id'],
  asset_count: ['ownership', 'status', 'project_id', 'inspected'],
  document_count: ['type', 'status', 'project_id'],
  activity_count: ['resource', 'action', 'actor_id'],
} as const satisfies Partial<Record<keyof Database, readonly string[]>>;
export type CountTable = keyof typeof COUNT_TABLES;

/** Merges the changes of each count into one row, or none where the count is zero. */
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
