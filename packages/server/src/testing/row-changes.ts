import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/tables.ts';

export interface RowChanges {
  /** Returns a digest of the current rows of each table. */
  digests(): Promise<Readonly<Record<string, string>>>;
}

/**
 * Digests all tables to detect the changes of a call. A trigger notes each table that a committed statement has
 * written, and only these are read again. Reading some hundred tables around every call would take most of the time of
 * such tests.
 */
export async function watchRows(db: Kysely<Database>, without: readonly string[]): Promise<RowChanges> {
  await sql`create schema watched`.execute(db);
  await sql`create table watched.written (name text not null)`.execute(db);
  await sql`create function watched.note() returns trigger language plpgsql as
    $$ begin insert into watched.written values (tg_table_name); return null; end $$`.execute(db);
  const { rows: tables } = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db);
  const names = tables.map(({ name }) => name).filter((name) => !without.includes(name));
  for (const name of names) {
    await sql`create trigger watched after insert or update or delete or truncate on ${sql.table(name)}
      for each statement execute function watched.note()`.execute(db);
  }
  const digestOf = async (name: string): Promise<string> => {
    const { rows } = await sql<{ digest: string }>`select md5(coalesce(string_agg(t::text, '\n' order by t::text), ''))
      as digest from ${sql.table(name)} t`.execute(db);
    return rows[0]?.digest ?? '';
  };
  const latest: Record<string, string> = {};
  for (const name of names) latest[name] = await digestOf(name);
  return {
    async digests() {
      const { rows: changed } = await sql<{ name: string }>`delete from watched.written returning name`.execute(db);
      for (const name of new Set(changed.map((row) => row.name))) latest[name] = await digestOf(name);
      return { ...latest };
    },
  };
}
