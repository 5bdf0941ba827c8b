import type { ImportKind } from '@hireyard/contract/backoffice';
import type { Kysely } from 'kysely';
import { importRows, readRow } from '../../imports/import-rows.ts';
import { KINDS } from '../../imports/kinds.ts';
import { companyDb } from '../client/company-db.ts';
import type { Database } from '../tables.ts';
import type { Progress } from './progress.ts';

/** Rows of one call, as many as of an import over HTTP. */
const BATCH = 1_000;

export interface SeededRow {
  /** Row as the rental company's own systems send it. */
  readonly row: { readonly externalId: string; readonly [field: string]: unknown };
  /** Ids of the row and of what is made with it, in the order in which they are made. */
  readonly ids: readonly string[];
}

/** Writes rows of an operating company as its own systems do, with ids that stay. Throws if a row is refused. */
export async function importSeed(
  db: Kysely<Database>,
  { opCo, now }: { readonly opCo: string; readonly now: Date },
  kindName: ImportKind,
  rows: readonly SeededRow[],
  progress?: Progress,
): Promise<void> {
  const kind = KINDS[kindName];
  for (let start = 0; start < rows.length; start += BATCH) {
    progress?.(`${kindName}, ${Math.floor((100 * start) / rows.length)} %`);
    const batch = rows.slice(start, start + BATCH);
    const answers = await importRows(
      { db: companyDb(db, opCo, now, now), now, accounts: db, real: now },
      kind,
      batch.map(({ row }) => readRow(kind, row)),
      { dryRun: false, notifies: false, newId: idsOf(kindName, batch) },
    );
    const refused = answers.filter(({ outcome }) => outcome === 'refused');
    if (refused.length > 0) throw new RangeError(`${kindName} of the demo: ${JSON.stringify(refused.slice(0, 3))}`);
  }
}

function idsOf(kindName: ImportKind, rows: readonly SeededRow[]): () => string {
  const ids = rows.flatMap((seeded) => seeded.ids).values();
  return () => {
    const { value } = ids.next();
    if (value === undefined) throw new RangeError(`${kindName}: no id is left`);
    return value;
  };
}
