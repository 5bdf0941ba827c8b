import type { ValidationIssue } from '@hireyard/contract';
import type { ImportKind } from '@hireyard/contract/backoffice';
import { type SqlBool, sql } from 'kysely';
import type { ClientDb } from '../database/client/client-db.ts';
import type { CompanyDb } from '../database/client/company-db.ts';
import { invalid } from '../http/problem.ts';
import type { ImportCall } from './kind.ts';
import { externalIdsOf, ownedRows } from './owned.ts';
import { idsNamed, unknownReference } from './references.ts';

interface LinkedRow {
  readonly project?: string | null | undefined;
  readonly contracts?: readonly string[] | undefined;
}

/** Project and contracts of a document. */
export interface Linked {
  readonly projectId: string | null;
  readonly contractIds: readonly string[];
  /** Contracts that the document has before the write. */
  readonly before: readonly string[];
}

/** Contracts and projects that documents of a batch name, and the contracts that stored ones have. */
export interface Links {
  readonly contracts: ReadonlyMap<string, { readonly client_id: number; readonly project_id: string | null }>;
  /** Clients of projects. */
  readonly clientOf: ReadonlyMap<string, number>;
  /** Returns the contracts of a stored document. For a second row it reads what the first one has written. */
  readonly beforeOf: (documentId: string) => Promise<readonly string[]>;
}

/** Reads what documents of a batch name. `ofLines` are contracts of their lines. */
export async function linksOf(
  { db, references }: ImportCall,
  rows: readonly LinkedRow[],
  storedIds: readonly string[],
  ofLines: readonly string[] = [],
): Promise<Links> {
  const sent = rows.flatMap((row) => row.contracts ?? []);
  const named = await idsNamed(references, 'contracts', sent);
  const contracts = await db
    .selectFrom('contract')
    .where(sql<SqlBool>`id = any(${[...named, ...ofLines]}::uuid[])`)
    .select(['id', 'client_id', 'project_id'])
    .execute();
  const ofRows = rows.map((row) => row.project);
  const projects = await ownedRows(db, 'project', await idsNamed(references, 'projects', ofRows));
  const before = await contractIdsOf(db, storedIds);
  return {
    contracts: new Map(contracts.map((row) => [row.id, row])),
    clientOf: new Map(projects.map((row) => [row.id, row.client_id])),
    async beforeOf(documentId) {
      const ids = before.get(documentId) ?? (await contractIdsOf(db, [documentId])).get(documentId) ?? [];
      before.delete(documentId);
      return ids;
    },
  };
}

/** Returns the contracts of each of some documents. */
async function contractIdsOf(db: CompanyDb, documentIds: readonly string[]): Promise<Map<string, readonly string[]>> {
  const rows = documentIds.length > 0 ? await contractsOf(db, documentIds) : [];
  const byDocument = Map.groupBy(rows, (row) => row.document_id);
  return new Map(documentIds.map((id) => [id, (byDocument.get(id) ?? []).map((row) => row.contract_id)]));
}

/**
 * Returns what a document belongs to. Contracts of its lines are among its contracts. A new document without a project
 * has that of its contracts, if these have one in common.
 */
export async function linkedTo(
  { references }: ImportCall,
  { contracts, clientOf, beforeOf }: Links,
  { clientId, row, stored, ofLines = [] }: LinkedDocument,
): Promise<Linked> {
  const before = stored ? await beforeOf(stored.id) : [];
  const sent = await Promise.all(
    (row.contracts ?? []).map((one, index) => references.idOf('contracts', one, `/contracts/${index}`)),
  );
  const foreign = sent.flatMap((id, index): ValidationIssue[] =>
    contracts.get(id)?.client_id === clientId ? [] : [{ pointer: `/contracts/${index}`, code: 'reference' }],
  );
  if (foreign.length > 0) throw invalid(foreign);
  const contractIds = [...new Set([...(row.contracts ? sent : before), ...ofLines])].toSorted();
  const projectOf = async () => {
    if (row.project === undefined)
      return stored ? stored.project_id : inCommon(contractIds.map((id) => contracts.get(id)));
    if (row.project === null) return null;
    const id = await references.idOf('projects', row.project, '/project');
    if (clientOf.get(id) !== clientId) throw unknownReference('/project');
    return id;
  };
  return { projectId: await projectOf(), contractIds, before };
}

interface LinkedDocument {
  readonly clientId: number;
  readonly row: LinkedRow;
  readonly stored: { readonly id: string; readonly project_id: string | null } | null;
  /** Contracts of its lines. */
  readonly ofLines?: readonly string[];
}

/** Returns the project that contracts have in common. */
function inCommon(contracts: readonly ({ readonly project_id: string | null } | undefined)[]): string | null {
  const [project = null, ...others] = new Set(contracts.map((contract) => contract?.project_id));
  return others.length === 0 ? project : null;
}

/** Returns the contract of a number as what a new document belongs to. Throws 422 for one that the client does not have. */
export async function linkedToNumber(client: ClientDb, number: string | null | undefined): Promise<Linked> {
  if (!number) return { projectId: null, contractIds: [], before: [] };
  const contract = await client
    .selectFrom('contract')
    .where('number', '=', number)
    .select(['id', 'project_id'])
    .executeTakeFirst();
  if (!contract) throw unknownReference('/contract');
  return { projectId: contract.project_id, contractIds: [contract.id], before: [] };
}

/** Returns the contracts of a new document as rows. */
export const linkedRows = (clientId: number, documentId: string, { contractIds }: Linked) =>
  contractIds.map((id) => ({
    table: 'document_contract' as const,
    clientId,
    values: { document_id: documentId, contract_id: id },
  }));

/** True if a document gets other contracts than it has. */
export const isLinkedAnew = ({ contractIds, before }: Pick<Linked, 'contractIds' | 'before'>): boolean =>
  before.toSorted().join() !== contractIds.join();

/** Writes the contracts of a document. Returns false if it has them already. */
export async function writeContracts(
  { db }: Pick<ImportCall, 'db'>,
  client: ClientDb,
  documentId: string,
  { contractIds, before }: Linked,
): Promise<boolean> {
  if (!isLinkedAnew({ contractIds, before })) return false;
  await db.clearParts('document_contract', documentId);
  await client.insert(
    'document_contract',
    contractIds.map((id) => ({ document_id: documentId, contract_id: id })),
  );
  return true;
}

/** Returns the contracts of documents by their numbers. */
export const contractsOf = (db: CompanyDb, documentIds: readonly string[]) =>
  db
    .selectFrom('document_contract')
    .innerJoin('contract', 'contract.id', 'document_contract.contract_id')
    .where('document_id', 'in', documentIds)
    .select(['document_id', 'contract_id', 'contract.number'])
    .orderBy('contract.number')
    .execute();

/** Returns the external ids of the projects and contracts of documents. */
export async function linkedIds(
  db: CompanyDb,
  rows: readonly { readonly id: string; readonly project_id: string | null }[],
) {
  const contracts = rows.length
    ? await contractsOf(
        db,
        rows.map(({ id }) => id),
      )
    : [];
  const idOf = (kind: ImportKind, ids: readonly (string | null)[]) => externalIdsOf(db, kind, ids);
  const contract = await idOf(
    'contracts',
    contracts.map((one) => one.contract_id),
  );
  const project = await idOf(
    'projects',
    rows.map((row) => row.project_id),
  );
  const byDocument = Map.groupBy(contracts, (one) => one.document_id);
  return (row: { readonly id: string; readonly project_id: string | null }) => ({
    project: project(row.project_id),
    contracts: (byDocument.get(row.id) ?? []).map((one) => contract(one.contract_id)),
  });
}
