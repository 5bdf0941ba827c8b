import type { ImportKind } from '@hireyard/contract/backoffice';
import type { Kysely } from 'kysely';
import { importRows, readRow } from '../../imports/import-rows.ts';
import { KINDS } from '../../imports/kinds.ts';
import { companyDb } from '../client/company-db.ts';
import type { Database } from '../tables.ts';

interface SeededRow {
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
): Promise<void> {
  const kind = KINDS[kindName];
  const ids = rows.flatMap((seeded) => seeded.ids).values();
  const newId = () => {
    const { value } = ids.next();
    if (value === undefined) throw new RangeError(`${kindName}: no id is left`);
    return value;
  };
  const answers = await importRows(
    { db: companyDb(db, opCo, now, now), now, accounts: db, real: now },
    kind,
    rows.map(({ row }) => readRow(kind, row)),
    { dryRun: false, notifies: false, newId },
  );
  const refused = answers.filter(({ outcome }) => outcome === 'refused');
  if (refused.length > 0) throw new RangeError(`${kindName} of the demo: ${JSON.stringify(refused.slice(0, 3))}`);
}
