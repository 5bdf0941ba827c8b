import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { MIGRATIONS } from './migrations/index.ts';
import type { Database } from './tables.ts';

/**
 * Migrates the schema. Kysely's lock makes a second process that starts at the same time wait. Answers the migrations of
 * a newer release: while an update rolls, and after it was taken back, a process runs on a database that is ahead of it.
 * A release leaves to the former one what that one uses, so it works there (OP-09).
 */
export async function migrate(db: Kysely<Database>): Promise<readonly string[]> {
  const newer = await newerMigrations(db);
  const known = { ...MIGRATIONS, ...Object.fromEntries(newer.map((name) => [name, DONE])) };
  const migrator = new Migrator({ db, provider: { getMigrations: async () => known } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
  return newer;
}

/** Stands for one that has run already. */
const DONE: Migration = { up: () => Promise.reject(new Error('a migration of a newer release cannot run here')) };

/** The migrations of a newer release that have run on this database. */
export async function newerMigrations(db: Kysely<Database>): Promise<string[]> {
  const last = Object.keys(MIGRATIONS).at(-1) ?? '';
  const { rows: tables } = await sql`select 1 where to_regclass('kysely_migration') is not null`.execute(db);
  if (tables.length === 0) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name).filter((name) => name > last);
}
