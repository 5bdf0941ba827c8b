import type { ImportKind } from '@hireyard/contract/backoffice';
import type { CompanyDb } from '../database/client/company-db.ts';
import type { ExternalKey, NamedKey } from '../database/client/external-keys.ts';
import { invalid } from '../http/problem.ts';
import { referredBy } from './referred.ts';

/** Finds rows by the company's own ids. Each id is looked up once in a call. */
export interface References {
  /** Looks many ids up at once. */
  warm(kind: ImportKind, externalIds: readonly string[]): Promise<void>;
  find(kind: ImportKind, externalId: string): Promise<ExternalKey | null>;
  /** Returns the id of the row that is referred to. Throws 422 at the pointer if there is none. */
  idOf(kind: ImportKind, externalId: string, pointer: string): Promise<string>;
  save(kind: ImportKind, keys: readonly NamedKey[]): Promise<void>;
}

/** Returns the rows of its own kind that a row refers to. */
export const ownReferences = (kind: ImportKind, row: object): string[] =>
  referredBy(row).flatMap(([of, externalIds]) => (of === kind ? externalIds : []));

/** Looks up what rows refer to, with one query for each kind. */
export async function warmReferred(references: References, rows: readonly object[]): Promise<void> {
  const ids = new Map<ImportKind, Set<string>>();
  for (const [kind, some] of rows.flatMap(referredBy)) ids.set(kind, new Set([...(ids.get(kind) ?? []), ...some]));
  for (const [kind, some] of ids) await references.warm(kind, [...some]);
}

/** Returns the ids of the rows that are there, each once. */
export async function idsNamed(
  references: References,
  kind: ImportKind,
  externalIds: readonly (string | null | undefined)[],
): Promise<string[]> {
  const keys = await Promise.all(externalIds.map((id) => (id ? references.find(kind, id) : null)));
  return [...new Set(keys.flatMap((key) => key?.rowId ?? []))];
}

export const unknownReference = (pointer: string) => invalid([{ pointer, code: 'reference' }]);

/** Imports of a company run one after the other (`CompanyDb.lock`), so what was looked up stays valid. */
export function referencesOf({ externalKeys }: CompanyDb): References {
  const cached = new Map<string, ExternalKey | null>();
  const nameOf = (kind: ImportKind, externalId: string) => `${kind} ${externalId}`;
  const references: References = {
    async warm(kind, externalIds) {
      if (externalIds.length === 0) return;
      const keys = await externalKeys.find(kind, externalIds);
      for (const id of externalIds) cached.set(nameOf(kind, id), keys.get(id) ?? null);
    },
    async find(kind, externalId) {
      const name = nameOf(kind, externalId);
      if (!cached.has(name)) await references.warm(kind, [externalId]);
      return cached.get(name) ?? null;
    },
    async idOf(kind, externalId, pointer) {
      const key = await references.find(kind, externalId);
      if (!key) throw unknownReference(pointer);
      return key.rowId;
    },
    async save(kind, keys) {
      await externalKeys.save(kind, keys);
      for (const { externalId, ...key } of keys) cached.set(nameOf(kind, externalId), key);
    },
  };
  return references;
}
