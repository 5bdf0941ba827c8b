import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { type Kysely, sql } from 'kysely';
import { readSql, statementsOf } from '../sql-files.ts';
import type { Database } from '../tables.ts';
import { CHANGED_AT } from './changed-at.ts';
import { CHANGES } from './changes.ts';
import { CONTRACT_STATUS_FUNCTION } from './contract-status-function.ts';
import { COUNTS } from './counts.ts';
import { NEXT_INSPECTION } from './inspections.ts';
import { LIMIT_TRIGGERS } from './limits.ts';
import { LINE_MONTHS } from './line-months.ts';
import { LOOK_ALIKE_KEY } from './look-alikes.ts';
import { MIRRORED_ASSETS } from './mirrored-assets.ts';
import { PRODUCT_RANKS } from './product-rank-rows.ts';
import { STOCK_TAKEN } from './stock-taken.ts';

const FOLDER = new URL('./', import.meta.url);

/** All functions and triggers: the SQL files of this folder, and SQL generated from domain rules and constants. */
const statements = (): string[] => [
  ...readdirSync(FOLDER)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
    .flatMap((name) => statementsOf(readSql(new URL(name, FOLDER)))),
  CONTRACT_STATUS_FUNCTION,
  ...LOOK_ALIKE_KEY,
  ...MIRRORED_ASSETS,
  ...PRODUCT_RANKS,
  STOCK_TAKEN,
  ...NEXT_INSPECTION,
  ...COUNTS,
  ...CHANGES,
  ...CHANGED_AT,
  ...LINE_MONTHS,
  ...LIMIT_TRIGGERS,
];

/**
 * Replaces the database's functions and triggers with this release's, unless they are the same. A migration drops the
 * functions and triggers that a release removes. Each change of a function comes with a migration, even an empty one.
 * It tells a process of the former release, started during a rolling update, not to replace the new functions.
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
