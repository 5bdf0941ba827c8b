import type { ImportOutcome, RowAnswer } from '@hireyard/contract/backoffice';
import { ExternalId } from '@hireyard/contract/backoffice';
import type { CompanyDb } from '../database/client/company-db.ts';
import { toProblemError } from '../http/errors.ts';
import { isStorable, parseBody } from '../http/input.ts';
import { invalid, newerVersion, type ProblemError } from '../http/problem.ts';
import type { AccountsCall, CompanyCall, Logged } from '../http/route.ts';
import type { ReceivedPdf } from '../services/attachments/received-pdf.ts';
import type { AnyKind, ImportCall, ImportedRow } from './kind.ts';
import { referencesOf, warmReferred } from './references.ts';

/** A row that was parsed, or the problem that refuses it. */
export type ReadRow =
  | { readonly row: ImportedRow; readonly file?: ReceivedPdf | undefined }
  | { readonly externalId: string | null; readonly problem: ProblemError };

export interface ImportOptions {
  /** True: everything is tried, and nothing is kept. */
  readonly dryRun: boolean;
  /** False: nobody is told, neither in the portal nor by mail. */
  readonly notifies: boolean;
  /** Full run that the rows belong to. */
  readonly run?: string | undefined;
}

/** Call that writes rows. Kinds that reach accounts need them. */
export interface Importing extends CompanyCall, Partial<AccountsCall>, Partial<Logged> {}

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
  call: Importing,
  kind: AnyKind,
  row: ImportedRow,
  options: ImportOptions,
  answer: (imported: Imported) => Promise<T>,
): Promise<T> {
  const importing = await begin(call, kind, options);
  const keep = !options.dryRun;
  await warmReferred(importing.references, [row]);
  const importAndAnswer = async () => {
    const imported = await writeRow(importing, kind, row);
    return answer(imported);
  };
  return call.db.attempt(importAndAnswer, { keep });
}

/**
 * Writes rows one after the other. Each answers by itself: a refused row leaves the others alone. Everything else is
 * written in the transaction of the call.
 */
export async function importRows(
  call: Importing,
  kind: AnyKind,
  rows: readonly ReadRow[],
  options: ImportOptions,
): Promise<RowAnswer[]> {
  const importing = await begin(call, kind, options);
  // A refused row is there as well.
  const ids = rows.flatMap((one) => ('row' in one ? one.row.externalId : (one.externalId ?? [])));
  await warmReferred(
    importing.references,
    rows.flatMap((one) => ('row' in one ? one.row : [])),
  );
  await importing.references.warm(kind.name, ids);
  const importAll = async () => {
    const answers: RowAnswer[] = [];
    for (const one of rows) answers.push(await answerOf(importing, kind, one));
    if (options.run !== undefined) await call.db.externalKeys.mark(kind.name, ids, options.run);
    return answers;
  };
  return call.db.attempt(importAll, { keep: !options.dryRun });
}

export async function begin(
  { db, now, accounts, real, log }: Importing,
  { reachesAccounts }: AnyKind,
  { dryRun, notifies }: ImportOptions,
): Promise<ImportCall> {
  await db.lock();
  return {
    ...{ db, now, notifies, references: referencesOf(db) },
    accounts: reachesAccounts && accounts && real ? { accounts, real } : null,
    log: dryRun ? null : (log ?? null),
  };
}

async function answerOf(call: ImportCall, kind: AnyKind, one: ReadRow): Promise<RowAnswer> {
  if ('problem' in one) return refused(one.externalId, one.problem);
  const { row, file } = one;
  try {
    const { outcome } = await call.db.attempt(() => writeRow(call, kind, row, file));
    return { externalId: row.externalId, outcome, problem: null, errors: [] };
  } catch (error) {
    return refused(row.externalId, refusalOf(error));
  }
}

export const refused = (externalId: string | null, { type, extension }: ProblemError): RowAnswer => ({
  externalId,
  outcome: 'refused',
  problem: type,
  errors: extension.errors ?? [],
});

/** Returns the problem of a row. Throws errors that are not the row's fault: they end the whole call. */
export function refusalOf(error: unknown): ProblemError {
  const problem = toProblemError(error as Parameters<typeof toProblemError>[0]);
  if (problem.status >= 500) throw error;
  return problem;
}

async function writeRow(
  call: ImportCall,
  kind: AnyKind,
  row: ImportedRow,
  file?: ReceivedPdf | undefined,
): Promise<Imported> {
  const { references } = call;
  const key = await references.find(kind.name, row.externalId);
  const last = key?.sourceVersion ?? null;
  const next = row.sourceVersion ?? last;
  if (key && row.sourceVersion !== undefined && last !== null) {
    if (row.sourceVersion < last) throw newerVersion(last);
    // A late repeat must not undo what was changed in the portal since.
    if (row.sourceVersion === last) return { id: key.rowId, outcome: 'unchanged' };
  }
  const found = key?.rowId ?? (await takenOver(call, kind, row));
  const { id, changed } = await kind.write(call, row, found);
  if (!key || next !== last) await references.save(kind.name, row.externalId, { rowId: id, sourceVersion: next });
  const filed = file ? await kind.writeFile?.(call, id, file) : undefined;
  if (found === null) return { id, outcome: 'created' };
  const isFileNew = filed !== undefined && filed !== 'unchanged';
  return { id, outcome: changed || isFileNew || !key ? 'changed' : 'unchanged' };
}

/** Returns a row without an external id that is meant. Throws 422 at the field that names a row of another external id. */
async function takenOver(call: ImportCall, kind: AnyKind, row: ImportedRow): Promise<string | null> {
  if (!kind.find) return null;
  const id = await kind.find(call, row);
  if (id === null) return null;
  if ((await call.db.externalKeys.of(kind.name, [id])).has(id))
    throw invalid([{ pointer: kind.foundBy, code: 'taken' }]);
  return id;
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
