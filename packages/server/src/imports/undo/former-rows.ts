import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { RowAnswer } from '@hireyard/contract/backoffice';
import type { CompanyDb } from '../../database/client/company-db.ts';
import type { ChangedFields } from '../../database/tables/import-runs.ts';
import { isSameMark, NO_MARK, type SourceMark } from '../../domain/source-marks.ts';
import { isUuid } from '../../domain/uuid.ts';
import { recordsNamed } from '../../services/backoffice/records.ts';
import { type AnyKind, fieldsOfRow, type ImportCall } from '../kind.ts';

/** Values of a record by the fields of its rows. A value that is not known is missing. */
export type Fields = Readonly<Record<string, unknown>>;

/** Name of the file of a record, which no run keeps. */
export const FILE = 'file';

/**
 * Returns a handle by which records without an external id are named by the portal's, so that a reference to one can be
 * written again. A client's id is a number, which no row names.
 */
export const namingAll = (db: CompanyDb): CompanyDb => ({
  ...db,
  externalKeys: {
    ...db.externalKeys,
    async of(kind, rowIds) {
      const keys = await db.externalKeys.of(kind, rowIds);
      for (const id of rowIds) if (isUuid(id) && !keys.has(id)) keys.set(id, { externalId: id, ...NO_MARK });
      return keys;
    },
    async find(kind, externalIds) {
      const keys = await db.externalKeys.find(kind, externalIds);
      const others = externalIds.filter((id) => isUuid(id) && !keys.has(id));
      if (kind === 'clients' || others.length === 0) return keys;
      for (const { id } of await recordsNamed(db, kind, others)) keys.set(id, { rowId: id, ...NO_MARK });
      return keys;
    },
  },
});

/** Reads records by the fields of their rows. */
export async function fieldsNow(db: CompanyDb, kind: AnyKind, ids: readonly string[]): Promise<Map<string, Fields>> {
  if (ids.length === 0) return new Map();
  const naming = namingAll(db);
  const read = await kind.read(naming, ids);
  const others = await kind.fieldsOf?.(naming, read);
  const names = [...fieldsOfRow(kind).keys(), FILE];
  return new Map(
    read.map(({ id, item }) => {
      const all: Fields = { ...item, ...others?.get(id) };
      const known = names.filter((name) => all[name] !== undefined).map((name) => [name, referenceOf(all[name])]);
      // As they are stored.
      return [id, JSON.parse(JSON.stringify(Object.fromEntries(known)))];
    }),
  );
}

/** Returns a digest of the values of a record. Its file may be sent later, and is none of them. */
export function digestOf({ [FILE]: _file, ...values }: Fields): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('base64url');
}

/** Returns the own id of a client that is read with its names: rows name it by that. */
const referenceOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'uuid' in value && 'externalId' in value ? value.externalId : value;

interface FormerRows {
  /** Reads a record that gets its first external id, before it is written. */
  readonly adopt: (externalId: string, rowId: string) => Promise<void>;
  /** Keeps what the rows of a batch have made and changed, the source's version and time among it. */
  readonly keep: (answers: readonly RowAnswer[]) => Promise<void>;
}

interface Kept {
  readonly dryRun: boolean;
  /** Returns the run that keeps what the rows were before. */
  readonly keptIn?: (() => Promise<string>) | undefined;
}
const NOTHING: FormerRows = { async adopt() {}, async keep() {} };

/** Reads the records of a batch before they are written, where a run keeps what they were. */
export async function formerRows(
  { db, references }: ImportCall,
  kind: AnyKind,
  externalIds: readonly string[],
  { dryRun, keptIn }: Kept,
): Promise<FormerRows> {
  if (dryRun || !keptIn) return NOTHING;
  const marks = new Map<string, SourceMark>();
  const idOf = new Map<string, string>();
  for (const externalId of externalIds) {
    const key = await references.find(kind.name, externalId);
    if (!key) continue;
    idOf.set(externalId, key.rowId);
    marks.set(externalId, key);
  }
  const adopted = new Set<string>();
  const before = await fieldsNow(db, kind, [...new Set(idOf.values())]);
  return {
    async adopt(externalId, rowId) {
      adopted.add(externalId);
      idOf.set(externalId, rowId);
      for (const [id, fields] of await fieldsNow(db, kind, [rowId])) before.set(id, fields);
    },
    async keep(answers) {
      const done = answers.filter(({ outcome }) => outcome !== 'refused');
      const written = new Set(done.flatMap(({ externalId, outcome }) => (outcome === 'unchanged' ? [] : externalId)));
      const named = [...new Set(done.flatMap(({ externalId }) => externalId ?? []))];
      if (named.length === 0) return;
      const keys = await db.externalKeys.find(kind.name, named);
      const hasNewMark = (name: string) => !isSameMark(keys.get(name) ?? NO_MARK, marks.get(name) ?? NO_MARK);
      const names = named.filter((name) => written.has(name) || hasNewMark(name));
      // A new version or time changes no field.
      const changed = names.flatMap((name) => (written.has(name) ? (keys.get(name)?.rowId ?? []) : []));
      const now = await fieldsNow(db, kind, changed);
      const entries = names.map((externalId) => {
        const former = before.get(idOf.get(externalId) ?? '');
        const after = now.get(keys.get(externalId)?.rowId ?? '');
        return {
          ...{ externalId, isNew: !idOf.has(externalId), isAdopted: adopted.has(externalId) },
          formerMark: marks.get(externalId) ?? NO_MARK,
          fields: former && after ? changes(former, after) : {},
          digest: digestOf(after ?? {}),
        };
      });
      if (entries.length > 0) await db.importEntries.add(await keptIn(), kind.name, entries);
    },
  };
}

/** Returns the fields of which the value is another one. */
export function changes(before: Fields, after: Fields): ChangedFields {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changed = names.filter((name) => !isDeepStrictEqual(before[name], after[name]));
  return Object.fromEntries(
    changed.map((name) => [
      name,
      { ...(name in before && { before: before[name] }), ...(name in after && { after: after[name] }) },
    ]),
  );
}
