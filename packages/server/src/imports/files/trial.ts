import { IMPORT_KINDS, type ImportKind } from '@hireyard/contract/backoffice';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/tables.ts';
import { type ReadRow, readRow } from '../import-rows.ts';
import { KINDS } from '../kinds.ts';
import { FILE_COLUMN } from './columns.ts';
import type { TableFacts } from './opened-tables.ts';
import type { TableReader } from './table-reader.ts';

/** Undoes a transaction. */
class Undone<T> extends Error {
  readonly answer: T;
  constructor(answer: T) {
    super();
    this.answer = answer;
  }
}

/** Runs work in a transaction of its own, keeps nothing of it, and returns its answer. */
export async function undone<T>(db: Kysely<Database>, work: (trx: Kysely<Database>) => Promise<T>): Promise<T> {
  try {
    return await db.transaction().execute(async (trx) => {
      throw new Undone(await work(trx));
    });
  } catch (error) {
    if (error instanceof Undone) return error.answer as T;
    throw error;
  }
}

/** Records that are written before those of a batch. A batch that needs more of them is made smaller. */
const MAX_STAGED = 1_000;
/** Records that are written before a single one. Each of a chain needs all before it, and the longest are not tried. */
export const MAX_STAGED_FOR_ONE = 2_000;

interface Tried {
  readonly table: TableFacts;
  readonly from: number;
  readonly to: number;
}

/** What is written before a batch that ends at `to`: rows by kind, in the order of the import. Null for too many rows. */
interface Staged {
  readonly to: number;
  readonly staged: readonly (readonly [ImportKind, ReadRow[]])[] | null;
}

/**
 * Returns what the records of a batch need of the files. A trial writes it before the batch and undoes both, since it has
 * kept nothing of the batches before.
 */
export async function stagedFor(
  reader: Pick<TableReader, 'related'>,
  { table, from, to }: Tried,
  maxForOne: number,
): Promise<Staged> {
  const isAlone = to - from <= 1;
  const related = await reader.related(table.table, from, to, isAlone ? maxForOne : Math.min(MAX_STAGED, maxForOne));
  if (related === null) {
    if (isAlone) return { to, staged: null };
    return stagedFor(reader, { table, from, to: from + Math.ceil((to - from) / 4) }, maxForOne);
  }
  const byKind = Map.groupBy(
    related.filter(({ record }) => record.reasons.length === 0),
    ({ kind }) => kind,
  );
  const staged = IMPORT_KINDS.flatMap((kind) => {
    const ofKind = byKind.get(kind)?.toSorted((a, b) => a.table - b.table || a.at - b.at);
    if (!ofKind) return [];
    const rows = ofKind.map(({ record: { raw } }) => {
      const { [FILE_COLUMN.name]: _file, ...row } = raw;
      return readRow(KINDS[kind], row);
    });
    return [[kind, rows] as const];
  });
  return { to, staged };
}
