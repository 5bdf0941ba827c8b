import { type Kysely, sql } from 'kysely';
import type { Database } from '../tables.ts';
import type { Progress } from './progress.ts';

/**
 * Loads rows into tables without secondary indexes and foreign keys, then restores both as the migrations defined them.
 * Building an index and checking a reference once for all rows is several times faster than once per row. Needs a
 * transaction: no other session sees the tables without indexes, and a broken reference fails at the end. Primary keys,
 * unique and check constraints and triggers stay.
 */
export async function withoutIndexes(
  db: Kysely<Database>,
  tables: readonly (keyof Database)[],
  load: () => Promise<void>,
  progress: Progress = () => {},
): Promise<void> {
  const owners = sql`any (${[...tables]}::regclass[])`;
  const { rows } = await sql<{ remove: string; restore: string }>`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as remove,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as restore
    from pg_constraint where contype = 'f' and conrelid = ${owners}
    union all
    select format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid)
    from pg_index where indrelid = ${owners} and not indisunique`.execute(db);
  for (const { remove } of rows) await sql.raw(remove).execute(db);
  await load();
  for (const [index, { restore }] of rows.entries()) {
    progress(`indexes, ${Math.floor((100 * index) / rows.length)} %`);
    await sql.raw(restore).execute(db);
  }
}
