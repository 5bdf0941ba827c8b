import type { RowAnswer } from '@hireyard/contract/backoffice';
import type { CompanyDb } from '../database/client/company-db.ts';
import type { NamedKey } from '../database/client/external-keys.ts';
import type { Later } from './kind.ts';
import { refusalOf, refused } from './refusals.ts';

/** A row that is not written yet. */
export interface WaitingRow {
  /** External id to store. */
  readonly key: NamedKey | null;
  readonly later: Later | undefined;
}
interface Answered extends WaitingRow {
  /** Index of its answer. */
  readonly at: number;
  readonly externalId: string;
}

/** Rows of a batch that are not written yet. */
interface RowsTogether {
  readonly has: (externalId: string) => boolean;
  /** Number of rows that wait. One with parts, such as an invoice with lines, counts as many as it adds to its client. */
  readonly size: () => number;
  readonly add: (row: Answered) => void;
  /** Writes the rows. A refused one replaces its answer. */
  readonly write: (answers: RowAnswer[]) => Promise<void>;
}

type Save = (keys: readonly NamedKey[]) => Promise<void>;

/** Writes rows with few statements. */
async function writeRows(db: CompanyDb, rows: readonly WaitingRow[], save: Save): Promise<void> {
  await db.writeTogether({
    changes: rows.flatMap(({ later }) => later?.changes ?? []),
    inserts: rows.flatMap(({ later }) => later?.inserts ?? []),
    own: rows.flatMap(({ later }) => later?.own ?? []),
  });
  for (const { later } of rows) await later?.after?.();
  await save(rows.flatMap(({ key }) => key ?? []));
}

/** Writes one row. Throws the problem that refuses it. */
export async function writeAlone(db: CompanyDb, row: WaitingRow, save: Save): Promise<void> {
  await writeRows(db, [row], save).catch(row.later?.refused);
}

export function rowsTogether(db: CompanyDb, save: Save): RowsTogether {
  const waiting = new Map<string, Answered>();
  return {
    has: (externalId) => waiting.has(externalId),
    size: () => [...waiting.values()].reduce((sum, { later }) => sum + Math.max(1, later?.inserts?.length ?? 0), 0),
    add: (row) => waiting.set(row.externalId, row),
    async write(answers) {
      const rows = [...waiting.values()];
      waiting.clear();
      if (rows.length === 0) return;
      try {
        await db.attempt(() => writeRows(db, rows, save));
      } catch {
        // One of the rows is refused. Each by itself says which, and why.
        for (const row of rows) {
          try {
            await db.attempt(() => writeAlone(db, row, save));
          } catch (error) {
            answers[row.at] = refused(row.externalId, refusalOf(error));
          }
        }
      }
    },
  };
}
