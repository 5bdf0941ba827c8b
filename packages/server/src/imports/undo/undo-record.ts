import { isDeepStrictEqual } from 'node:util';
import type { KeptEntry } from '../../database/client/import-entries.ts';
import { ProblemError } from '../../http/problem.ts';
import { type Importing, importRows, readRow } from '../import-rows.ts';
import { type AnyKind, fieldsOfRow, type ImportCall } from '../kind.ts';
import { digestOf, FILE, type Fields, fieldsNow, namingAll } from './former-rows.ts';
import { UndoRefused } from './undo-refused.ts';

interface Undoing {
  readonly call: ImportCall;
  readonly importing: Importing;
  readonly kind: AnyKind;
  readonly runId: string;
}

/** Takes one record of a run back. Throws `UndoRefused` or a `ProblemError` that says why it stays. */
export async function undoRecord(undoing: Undoing, entry: KeptEntry): Promise<void> {
  const { call, kind, runId } = undoing;
  const { externalKeys, importEntries } = call.db;
  const key = (await externalKeys.find(kind.name, [entry.externalId])).get(entry.externalId);
  if (!key) throw new UndoRefused('changed-since');
  const now = (await fieldsNow(call.db, kind, [key.rowId])).get(key.rowId);
  if (!now) throw new UndoRefused('changed-since');
  if (entry.isNew) await takeBack(undoing, entry, { rowId: key.rowId, now });
  else if (isMarkAlone(entry)) await restoreMark(undoing, entry, key.rowId);
  else await restore(undoing, entry, { rowId: key.rowId, now });
  await importEntries.settle(runId, kind.name, entry.externalId);
}

interface Record {
  readonly rowId: string;
  /** Its values of now. */
  readonly now: Fields;
}

/** True for a record that somebody has taken out of use since. */
const isOutOfUse = ({ archived, status, voidedOn }: Fields): boolean =>
  archived === true || status === 'cancelled' || typeof voidedOn === 'string';

/** Takes a record out of use that the run has made, where nobody has changed it since and nothing else depends on it. */
async function takeBack({ call, kind, runId }: Undoing, entry: KeptEntry, { rowId, now }: Record): Promise<void> {
  const { externalKeys, importEntries } = call.db;
  if (await importEntries.isWrittenSince(kind.name, entry, runId)) throw new UndoRefused('changed-since');
  if (digestOf(now) !== entry.digest && !isOutOfUse(now)) throw new UndoRefused('changed-since');
  for (const condition of kind.dependents?.(rowId) ?? [])
    if (await importEntries.holds(condition)) throw new UndoRefused('in-use');
  const remove = kind.takeBack ?? archiveOf(kind);
  const outcome = now.archived === true ? 'archived' : await remove(call, rowId);
  if (outcome === 'gone') await externalKeys.forget(kind.name, entry.externalId);
  else await externalKeys.takeBack(kind.name, entry.externalId);
}

const archiveOf = ({ archive }: AnyKind) =>
  async function archived(call: ImportCall, id: string): Promise<'archived'> {
    if (!archive) throw new UndoRefused('not-kept');
    await archive(call, id);
    return 'archived';
  };

/** True for a record of which the run has changed the source's version or time alone. */
const isMarkAlone = ({ fields, isAdopted }: KeptEntry): boolean => !isAdopted && Object.keys(fields).length === 0;

/** Gives a record its former version and time back, where no later run has written it. */
async function restoreMark({ call, kind, runId }: Undoing, entry: KeptEntry, rowId: string): Promise<void> {
  const { externalKeys, importEntries } = call.db;
  if (await importEntries.isWrittenSince(kind.name, entry, runId)) throw new UndoRefused('changed-since');
  await externalKeys.save(kind.name, [{ externalId: entry.externalId, rowId, ...entry.formerMark }]);
}

/** Gives a record the values back that it had before the run, where nobody has changed them since. */
async function restore({ call, importing, kind }: Undoing, entry: KeptEntry, { rowId, now }: Record): Promise<void> {
  const { externalId, fields, isAdopted, formerMark } = entry;
  for (const [field, { after }] of Object.entries(fields))
    if (!isDeepStrictEqual(now[field], after)) throw new UndoRefused('changed-since', field);
  for (const [field, change] of Object.entries(fields))
    if (field === FILE || !('before' in change)) throw new UndoRefused('not-kept', field);
  if (Object.keys(fields).length > 0) {
    const former = Object.fromEntries(Object.entries(fields).map(([field, { before }]) => [field, before]));
    const needed = [...fieldsOfRow(kind)].filter(([field, { isRequired }]) => isRequired && field in now);
    const current = Object.fromEntries(needed.map(([field]) => [field, now[field]]));
    const row = readRow(kind, { ...current, ...former, externalId });
    const db = namingAll(call.db);
    const [answer] = await importRows({ ...importing, db }, kind, [row], { dryRun: false, notifies: false });
    if (answer?.outcome === 'refused') {
      const errors = [...answer.errors];
      throw new ProblemError(answer.problem ?? 'validation', errors.length > 0 ? { errors } : {});
    }
    // A corrected reading has another id.
    const written = (await call.db.externalKeys.find(kind.name, [externalId])).get(externalId)?.rowId ?? rowId;
    const after = (await fieldsNow(call.db, kind, [written])).get(written) ?? {};
    const wrong = Object.keys(former).find((field) => !isDeepStrictEqual(after[field], former[field]));
    if (wrong !== undefined) throw new UndoRefused('not-kept', wrong);
  }
  const { externalKeys } = call.db;
  if (isAdopted) return externalKeys.forget(kind.name, externalId);
  const key = (await externalKeys.find(kind.name, [externalId])).get(externalId);
  await externalKeys.save(kind.name, [{ externalId, rowId: key?.rowId ?? rowId, ...formerMark }]);
}
