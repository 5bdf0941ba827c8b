import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { type Kysely, sql } from 'kysely';
import { readSql, statementsOf } from '../sql-files.ts';
import type { Database } from '../tables.ts';
import { CONTRACT_STATUS_FUNCTION } from './contract-status-function.ts';
import { COUNTS } from './counts.ts';
import { NEXT_INSPECTION } from './inspections.ts';
import { MIRRORED_ASSETS } from './mirrored-assets.ts';

const FOLDER = new URL('./', import.meta.url);

/** All functions and triggers: the SQL files of this folder, and those that are made of rules and constants of the domain. */
const statements = (): string[] => [
  ...readdirSync(FOLDER)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
    .flatMap((name) => statementsOf(readSql(new URL(name, FOLDER)))),
  CONTRACT_STATUS_FUNCTION,
  ...MIRRORED_ASSETS,
  ...NEXT_INSPECTION,
  ...COUNTS,
];

/**
 * Replaces the functions and triggers of the database by those of this release, unless they are the same. A migration drops
 * a function or trigger that a release no longer has. Each change of one comes with a migration, if only an empty one, so
 * that a process of the former release that starts while an update rolls leaves the new ones alone.
 */
export async function applyFunctions(db: Kysely<Database>): Promise<void> {
  const all = statements();
  const hash = createHash('sha256').update(all.join(';')).digest('hex');
  await db.transaction().execute(async (trx) => {
    // A second process that starts at the same time waits here.
    const applied = await trx.selectFrom('applied_functions').select('hash').forUpdate().executeTakeFirstOrThrow();
    if (applied.hash === hash) return;
    for (const statement of all) await sql.raw(statement).execute(trx);
    await trx.updateTable('applied_functions').set({ hash }).execute();
  });
}
