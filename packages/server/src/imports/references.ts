import type { ImportKind } from '@hireyard/contract/backoffice';
import type { CompanyDb } from '../database/client/company-db.ts';
import type { ExternalKey } from '../database/client/external-keys.ts';
import { invalid } from '../http/problem.ts';

/** Finds rows by the company's own ids. Each id is looked up once in a call. */
export interface References {
  /** Looks many ids up at once. */
  warm(kind: ImportKind, externalIds: readonly string[]): Promise<void>;
  find(kind: ImportKind, externalId: string): Promise<ExternalKey | null>;
  /** Returns the id of the row that is referred to. Throws 422 at the pointer if there is none. */
  idOf(kind: ImportKind, externalId: string, pointer: string): Promise<string>;
  save(kind: ImportKind, externalId: string, key: ExternalKey): Promise<void>;
}

export const unknownReference = (pointer: string) => invalid([{ pointer, code: 'reference' }]);

/** Imports of a company run one after the other (`CompanyDb.lock`), so what was looked up stays valid. */
export function referencesOf({ externalKeys }: CompanyDb): References {
  const cached = new Map<string, ExternalKey | null>();
  const nameOf = (kind: ImportKind, externalId: string) => `${kind} ${externalId}`;
  const references: References = {
    async warm(kind, externalIds) {
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
    async save(kind, externalId, key) {
      await externalKeys.save(kind, externalId, key);
      cached.set(nameOf(kind, externalId), key);
    },
  };
  return references;
}
