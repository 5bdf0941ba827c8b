import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { renewRestoredLog } from './change-log.ts';
import { applyFunctions } from './functions/apply.ts';
import { BASELINE, MIGRATIONS } from './migrations/index.ts';
import type { Database } from './tables.ts';

/** The schema is older than the first release. */
export class BeforeFirstRelease extends Error {
  override readonly name = 'BeforeFirstRelease';
}

/**
 * Migrates the schema and applies the functions and triggers of this release. Kysely's lock makes a second process that
 * starts at the same time wait. Returns migrations of a newer release that have already run: during a rolling update
 * and after a rollback, the database is ahead of this process. A release keeps everything that the former release uses,
 * so the process works there (OP-09). Throws `BeforeFirstRelease`.
 */
export async function migrate(db: Kysely<Database>): Promise<readonly string[]> {
  const newer = await newerMigrations(db);
  const migrations = { ...MIGRATIONS, ...Object.fromEntries(newer.map((name) => [name, DONE])) };
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
  if (newer.length === 0) await applyFunctions(db);
  await renewRestoredLog(db);
  return newer;
}

/** Placeholder for a migration that has already run. */
const DONE: Migration = { up: () => Promise.reject(new Error('a migration of a newer release cannot run here')) };

/** Returns migrations of a newer release that have already run on this database. */
export async function newerMigrations(db: Kysely<Database>): Promise<string[]> {
  const last = Object.keys(MIGRATIONS).at(-1) ?? '';
  const { rows: tables } = await sql`select 1 where to_regclass('kysely_migration') is not null`.execute(db);
  if (tables.length === 0) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  const names = rows.map(({ name }) => name);
  if (names.length > 0 && !names.includes(BASELINE)) throw new BeforeFirstRelease();
  return names.filter((name) => name > last);
}
