import { setImmediate } from 'node:timers/promises';
import type { ImportOutcome, RowAnswer } from '@hireyard/contract/backoffice';
import { ExternalId } from '@hireyard/contract/backoffice';
import type { CompanyDb } from '../database/client/company-db.ts';
import type { ExternalKey } from '../database/client/external-keys.ts';
import { compareMarks, isSameMark, markBehind, NO_MARK, sentMark } from '../domain/source-marks.ts';
import { isStorable, parseBody } from '../http/input.ts';
import { invalid, newerVersion, type ProblemError } from '../http/problem.ts';
import type { AccountsCall, CompanyCall, Logged } from '../http/route.ts';
import type { ReceivedPdf } from '../services/attachments/received-pdf.ts';
import type { AnyKind, ImportCall, ImportedRow } from './kind.ts';
import { ownReferences, referencesOf, warmReferred } from './references.ts';
import { refusalOf, refused } from './refusals.ts';
import { rowsTogether, type WaitingRow, writeAlone } from './rows-together.ts';
import { broughtBack } from './undo/brought-back.ts';
import { formerRows } from './undo/former-rows.ts';

/** Rows that wait at most before they are written: longer statements would hold up the requests of users. */
const WRITTEN_AT_ONCE = 250;
/** Rows behind which others get their turn. */
const GIVES_WAY = 50;

/** A row that was parsed, or the problem that refuses it. */
export type ReadRow =
  | { readonly row: ImportedRow; readonly file?: ReceivedPdf | undefined }
  | { readonly externalId: string | null; readonly problem: ProblemError };

export interface ImportOptions {
  /** True: everything is tried, and nothing is kept. */
  readonly dryRun: boolean;
  /** False: nobody is told, neither in the portal nor by mail. */
  readonly notifies: boolean;
  /** Row of the portal that gets the external id of the one row. */
  readonly rowId?: string | undefined;
  /** Full run that the rows belong to. */
  readonly run?: string | undefined;
  /** Returns the run that keeps what the rows were before, so that they can be taken back (OP-79). */
  readonly keptIn?: (() => Promise<string>) | undefined;
  /** Called for each row that changes nothing but the version or time at its source. */
  readonly onNewMark?: (() => void) | undefined;
  /** Makes the ids of new rows. Default: at random. */
  readonly newId?: (() => string) | undefined;
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
    const warm = await kind.warm?.(importing, [row]);
    const meant = await meantBy(importing, kind, row, warm, options.rowId);
    const sent = meant.isBack ? broughtBack(kind, row) : row;
    const { waiting, ...imported } = await writeRow(importing, kind, sent, meant, warm);
    if (waiting) await writeAlone(call.db, waiting, (keys) => importing.references.save(kind.name, keys));
    return answer(imported);
  };
  return call.db.attempt(importAndAnswer, { keep });
}

/**
 * Writes rows one after the other, and inserts new ones together. Each answers by itself: a refused row leaves the others
 * alone. Everything else is written in the transaction of the call.
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
    const { references } = importing;
    const former = await formerRows(importing, kind, ids, options);
    const warm = await kind.warm?.(
      importing,
      rows.flatMap((one) => ('row' in one ? one.row : [])),
    );
    const answers: RowAnswer[] = [];
    const together = rowsTogether(call.db, (keys) => references.save(kind.name, keys));
    for (const [at, one] of rows.entries()) {
      if (at % GIVES_WAY === 0) await setImmediate();
      if (isFiled(one) || neededBy(kind, one).some(together.has)) await together.write(answers);
      const { waiting, ...answer } = await answerOf(importing, kind, one, warm, former.adopt);
      answers.push(answer);
      if (waiting && answer.externalId !== null) together.add({ ...waiting, at, externalId: answer.externalId });
      if ((waiting && isAtOnce(waiting)) || together.size() >= WRITTEN_AT_ONCE) await together.write(answers);
    }
    await together.write(answers);
    await former.keep(answers);
    if (options.run !== undefined) await call.db.externalKeys.mark(kind.name, ids, options.run);
    return answers;
  };
  return call.db.attempt(importAll, { keep: !options.dryRun });
}

/** Returns the ids of rows that have to be there before a row: one with its own id, and those that it refers to. */
const neededBy = ({ name }: AnyKind, one: ReadRow): string[] =>
  'row' in one ? [one.row.externalId, ...ownReferences(name, one.row)] : [];

/** True for a row with a file, which is written before the next one is looked at. */
const isFiled = (one: ReadRow): boolean => 'row' in one && one.file !== undefined;

export async function begin(
  { db, now, accounts, real, log }: Importing,
  { reachesAccounts }: AnyKind,
  { dryRun, notifies, onNewMark, newId = () => crypto.randomUUID() }: ImportOptions,
): Promise<ImportCall> {
  await db.lock();
  return {
    ...{ db, now, notifies, newId, onNewMark, references: referencesOf(db) },
    accounts: reachesAccounts && accounts && real ? { accounts, real } : null,
    log: dryRun ? null : (log ?? null),
  };
}

/** Row that is written with others. */
interface Waiting extends WaitingRow {
  /** True for a row of the portal that gets its first external id. */
  readonly isTakenOver: boolean;
}
const isAtOnce = ({ isTakenOver, later }: Waiting): boolean =>
  isTakenOver || later?.after !== undefined || later?.isUrgent === true;

async function answerOf(
  call: ImportCall,
  kind: AnyKind,
  one: ReadRow,
  warm: unknown,
  adopt?: (externalId: string, rowId: string) => Promise<void>,
): Promise<RowAnswer & { readonly waiting?: Waiting | null }> {
  if ('problem' in one) return refused(one.externalId, one.problem);
  const { file } = one;
  const { externalId } = one.row;
  try {
    const meant = await meantBy(call, kind, one.row, warm);
    if (meant.found !== null && !meant.key) await adopt?.(externalId, meant.found);
    const row = meant.isBack ? broughtBack(kind, one.row) : one.row;
    const write = () => writeRow(call, kind, row, meant, warm, file);
    const { outcome, waiting } = await (kind.warm && !file ? write() : call.db.attempt(write));
    return { externalId, outcome, problem: null, errors: [], waiting };
  } catch (error) {
    return refused(externalId, refusalOf(error));
  }
}

/** Row that is there already under the external id, or is taken over. */
interface Meant {
  readonly key: ExternalKey | null;
  readonly found: string | null;
  /** True for a repeat, which must not undo what was changed in the portal since. */
  readonly isRepeat: boolean;
  /** True for a record that was taken back with the import that had made it. */
  readonly isBack: boolean;
}

async function meantBy(
  call: ImportCall,
  kind: AnyKind,
  row: ImportedRow,
  warm: unknown,
  rowId?: string,
): Promise<Meant> {
  const key = await call.references.find(kind.name, row.externalId);
  const place = compareMarks(sentMark(row), key ?? NO_MARK);
  if (typeof place === 'object' && 'older' in place) throw newerVersion(place.older);
  if (typeof place === 'object') throw invalid([{ pointer: `/${place.missing}`, code: 'required' }]);
  const isRepeat = place === 'repeat';
  if (rowId !== undefined) return { key, found: await adopted(call, kind, key, rowId), isRepeat, isBack: false };
  if (key) return { key, found: key.rowId, isRepeat, isBack: key.isBack === true };
  return { key, isRepeat, ...(await takenOver(call, kind, row, warm)) };
}

async function writeRow(
  call: ImportCall,
  kind: AnyKind,
  row: ImportedRow,
  { key, found, isRepeat, isBack }: Meant,
  warm: unknown,
  file?: ReceivedPdf | undefined,
): Promise<Imported & { readonly waiting: Waiting | null }> {
  if (key && isRepeat) return { id: key.rowId, outcome: 'unchanged', waiting: null };
  const last = key ?? NO_MARK;
  const { id, changed, later } = await kind.write(isBack ? { ...call, isBack } : call, row, found, warm);
  const mark = markBehind(sentMark(row), last);
  const { sourceVersion, sourceTime } = mark;
  const named = { externalId: row.externalId, rowId: id, sourceVersion, sourceTime };
  const isNamed = key !== null && !key.isBack && key.rowId === id && isSameMark(mark, last);
  const save = isNamed ? null : named;
  if (save && !kind.warm) await call.references.save(kind.name, [save]);
  const isTakenOver = key === null && found !== null;
  const unwritten = kind.warm && (save || later) ? { key: save, later, isTakenOver } : null;
  // The file's row must exist first.
  const waiting = file ? null : unwritten;
  if (file && unwritten) await writeAlone(call.db, unwritten, (keys) => call.references.save(kind.name, keys));
  const filed = file ? await kind.writeFile?.(call, id, file) : undefined;
  if (found === null) return { id, outcome: 'created', waiting };
  const isFileNew = filed !== undefined && filed !== 'unchanged';
  const isChanged = changed || isFileNew || !key || key.isBack === true;
  return { id, outcome: outcomeOf(call, isChanged, save !== null), waiting };
}

/** Returns what became of a row that was there already. `hasNewMark` is true where its mark is to be stored. */
function outcomeOf({ onNewMark }: ImportCall, isChanged: boolean, hasNewMark: boolean): 'changed' | 'unchanged' {
  if (isChanged) return 'changed';
  if (hasNewMark) onNewMark?.();
  return 'unchanged';
}

/**
 * Returns the row that a call names by the portal's id. Throws 422 where the company reads none, and where either id
 * belongs to another row or external id.
 */
async function adopted({ db }: ImportCall, kind: AnyKind, key: ExternalKey | null, rowId: string): Promise<string> {
  if (key?.rowId === rowId) return rowId;
  if ((await kind.read(db, [rowId])).length === 0) throw invalid([{ pointer: '?id', code: 'reference' }]);
  if (key || (await db.externalKeys.of(kind.name, [rowId])).has(rowId))
    throw invalid([{ pointer: '?id', code: 'taken' }]);
  return rowId;
}

/**
 * Returns a row without an external id that is meant, or one that was taken back under another. Throws 422 at the field
 * that names a row of another external id.
 */
async function takenOver(call: ImportCall, kind: AnyKind, row: ImportedRow, warm: unknown) {
  const found = (await kind.find?.(call, row, warm)) ?? null;
  if (found === null) return { found, isBack: false };
  const { externalKeys } = call.db;
  const key = (await externalKeys.of(kind.name, [found])).get(found);
  if (key && !key.isBack) throw invalid([{ pointer: kind.foundBy ?? '', code: 'taken' }]);
  if (key) await externalKeys.forget(kind.name, key.externalId);
  return { found, isBack: key !== undefined };
}

/** Reads rows of a kind with their external ids, by the ids of the rows. */
export async function readImported(db: CompanyDb, kind: AnyKind, ids: readonly string[]): Promise<Map<string, object>> {
  const keys = await db.externalKeys.of(kind.name, ids);
  const rows = await kind.read(db, ids);
  return new Map(
    rows.map(({ id, item }) => {
      const { externalId, sourceVersion, sourceTime } = keys.get(id) ?? { ...NO_MARK, externalId: null };
      return [id, { externalId, sourceVersion, sourceTime, ...item }];
    }),
  );
}

/** Reads one row by its external id. Null if there is none. */
export async function readByExternalId(db: CompanyDb, kind: AnyKind, externalId: string): Promise<object | null> {
  const key = (await db.externalKeys.find(kind.name, [externalId])).get(externalId);
  if (!key) return null;
  return (await readImported(db, kind, [key.rowId])).get(key.rowId) ?? null;
}
