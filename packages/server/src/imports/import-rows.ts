import type { ImportOutcome, RowAnswer } from '@hireyard/contract/backoffice';
import { ExternalId } from '@hireyard/contract/backoffice';
import type { CompanyDb } from '../database/client/company-db.ts';
import { toProblemError } from '../http/errors.ts';
import { isStorable, parseBody } from '../http/input.ts';
import { newerVersion, type ProblemError } from '../http/problem.ts';
import type { CompanyCall } from '../http/route.ts';
import type { AnyKind, ImportCall, ImportedRow } from './kind.ts';
import { referencesOf } from './references.ts';

/** A row that was parsed, or the problem that refuses it. */
export type ReadRow =
  | { readonly row: ImportedRow }
  | { readonly externalId: string | null; readonly problem: ProblemError };

export interface ImportOptions {
  /** True: everything is tried, and nothing is kept. */
  readonly dryRun: boolean;
  /** False: nobody is told, neither in the portal nor by mail. */
  readonly notifies: boolean;
}

interface Imported {
  /** Id of the row. */
  readonly id: string;
  readonly outcome: Exclude<ImportOutcome, 'refused'>;
}

/** Parses one row of a batch or of a file. Pointers begin at the row. */
export function readRow(kind: AnyKind, raw: unknown): ReadRow {
  try {
    return { row: parseBody(kind.row, raw ?? null) as ImportedRow };
  } catch (error) {
    const { externalId } = (raw ?? {}) as { readonly externalId?: unknown };
    const parsed = typeof externalId === 'string' && isStorable(externalId) ? ExternalId.safeParse(externalId) : null;
    return { externalId: parsed?.success ? parsed.data : null, problem: refusalOf(error) };
  }
}

/** Writes one row. Throws the problem that refuses it. */
export async function importOne<T>(
  call: CompanyCall,
  kind: AnyKind,
  row: ImportedRow,
  { dryRun, notifies }: ImportOptions,
  answer: (imported: Imported) => Promise<T>,
): Promise<T> {
  const importing = await begin(call, notifies);
  return call.db.attempt(async () => answer(await writeRow(importing, kind, row)), { keep: !dryRun });
}

/**
 * Writes rows one after the other. Each answers by itself: a refused row leaves the others alone. Everything else is
 * written in the transaction of the call.
 */
export async function importRows(
  call: CompanyCall,
  kind: AnyKind,
  rows: readonly ReadRow[],
  { dryRun, notifies }: ImportOptions,
): Promise<RowAnswer[]> {
  const importing = await begin(call, notifies);
  const ids = rows.flatMap((one) => ('row' in one ? [one.row.externalId] : []));
  await importing.references.warm(kind.name, ids);
  const importAll = async () => {
    const answers: RowAnswer[] = [];
    for (const one of rows) answers.push(await answerOf(importing, kind, one));
    return answers;
  };
  return call.db.attempt(importAll, { keep: !dryRun });
}

async function begin({ db, now }: CompanyCall, notifies: boolean): Promise<ImportCall> {
  await db.lock();
  return { db, now, notifies, references: referencesOf(db) };
}

async function answerOf(call: ImportCall, kind: AnyKind, one: ReadRow): Promise<RowAnswer> {
  if ('problem' in one) return refused(one.externalId, one.problem);
  const { row } = one;
  try {
    const { outcome } = await call.db.attempt(() => writeRow(call, kind, row));
    return { externalId: row.externalId, outcome, problem: null, errors: [] };
  } catch (error) {
    return refused(row.externalId, refusalOf(error));
  }
}

const refused = (externalId: string | null, { type, extension }: ProblemError): RowAnswer => ({
  externalId,
  outcome: 'refused',
  problem: type,
  errors: extension.errors ?? [],
});

/** Returns the problem of a row. Throws errors that are not the row's fault: they end the whole call. */
function refusalOf(error: unknown): ProblemError {
  const problem = toProblemError(error as Parameters<typeof toProblemError>[0]);
  if (problem.status >= 500) throw error;
  return problem;
}

async function writeRow(call: ImportCall, kind: AnyKind, row: ImportedRow): Promise<Imported> {
  const { references } = call;
  const key = await references.find(kind.name, row.externalId);
  const last = key?.sourceVersion ?? null;
  const next = row.sourceVersion ?? last;
  if (key && row.sourceVersion !== undefined && last !== null) {
    if (row.sourceVersion < last) throw newerVersion(last);
    // A late repeat must not undo what was changed in the portal since.
    if (row.sourceVersion === last) return { id: key.rowId, outcome: 'unchanged' };
  }
  const found = key?.rowId ?? (await kind.find?.(call, row)) ?? null;
  const { id, changed } = await kind.write(call, row, found);
  if (!key || next !== last) await references.save(kind.name, row.externalId, { rowId: id, sourceVersion: next });
  if (found === null) return { id, outcome: 'created' };
  return { id, outcome: changed || !key ? 'changed' : 'unchanged' };
}

/** Reads rows of a kind with their external ids, by the ids of the rows. */
export async function readImported(db: CompanyDb, kind: AnyKind, ids: readonly string[]): Promise<Map<string, object>> {
  const keys = await db.externalKeys.of(kind.name, ids);
  const rows = await kind.read(db, ids);
  return new Map(
    rows.map(({ id, item }) => {
      const { externalId = null, sourceVersion = null } = keys.get(id) ?? {};
      return [id, { externalId, sourceVersion, ...item }];
    }),
  );
}

/** Reads one row by its external id. Null if there is none. */
export async function readByExternalId(db: CompanyDb, kind: AnyKind, externalId: string): Promise<object | null> {
  const key = (await db.externalKeys.find(kind.name, [externalId])).get(externalId);
  if (!key) return null;
  return (await readImported(db, kind, [key.rowId])).get(key.rowId) ?? null;
}
