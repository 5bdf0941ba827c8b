import { type Insertable, type Kysely, sql } from 'kysely';
import type { Database } from '../tables.ts';
import type { Progress } from './progress.ts';

const BATCH = 5_000;

/** Inserts rows in batches, each as one parameter. All rows need the columns of the first. */
export async function bulkInsert<T extends keyof Database>(
  db: Kysely<Database>,
  table: T,
  rows: readonly Insertable<Database[T]>[],
  progress?: Progress,
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = sql.join(Object.keys(first).map((column) => sql.id(column)));
  for (let start = 0; start < rows.length; start += BATCH) {
    progress?.(`${table.replaceAll('_', ' ')}, ${Math.floor((100 * start) / rows.length)} %`);
    const batch = JSON.stringify(rows.slice(start, start + BATCH));
    await sql`insert into ${sql.table(table)} (${columns})
      select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${batch}::json)`.execute(db);
  }
}
