import type { ValidationIssue } from '@hireyard/contract';
import type { ImportKind } from '@hireyard/contract/backoffice';
import type { ClientDb } from '../database/client/client-db.ts';
import type { CompanyDb } from '../database/client/company-db.ts';
import { invalid } from '../http/problem.ts';
import type { ImportCall } from './kind.ts';
import { externalIdsOf } from './owned.ts';
import { unknownReference } from './references.ts';

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

/**
 * Returns what a document belongs to. Contracts of its lines are among its contracts. A new document without a project
 * has that of its contracts, if these have one in common.
 */
export async function linkedTo(
  call: ImportCall,
  client: ClientDb,
  row: LinkedRow,
  stored: { readonly id: string; readonly project_id: string | null } | null,
  ofLines: readonly string[] = [],
): Promise<Linked> {
  const before = stored ? (await contractsOf(call.db, [stored.id])).map((one) => one.contract_id) : [];
  const sent = await Promise.all(
    (row.contracts ?? []).map((one, index) => call.references.idOf('contracts', one, `/contracts/${index}`)),
  );
  const contractIds = [...new Set([...(row.contracts ? sent : before), ...ofLines])].toSorted();
  const contracts = contractIds.length
    ? await client.selectFrom('contract').where('id', 'in', contractIds).select(['id', 'project_id']).execute()
    : [];
  const own = new Set(contracts.map(({ id }) => id));
  const foreign = sent.flatMap((id, index): ValidationIssue[] =>
    own.has(id) ? [] : [{ pointer: `/contracts/${index}`, code: 'reference' }],
  );
  if (foreign.length > 0) throw invalid(foreign);
  const projects = [...new Set(contracts.map((contract) => contract.project_id))];
  const inCommon = projects.length === 1 ? (projects[0] ?? null) : null;
  return {
    projectId:
      row.project === undefined ? (stored ? stored.project_id : inCommon) : await projectOf(call, client, row.project),
    contractIds,
    before,
  };
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

async function projectOf({ references }: ImportCall, client: ClientDb, externalId: string | null) {
  if (externalId === null) return null;
  const id = await references.idOf('projects', externalId, '/project');
  const project = client.selectFrom('project').where('id', '=', id).select('id');
  if (!(await project.executeTakeFirst())) throw unknownReference('/project');
  return id;
}

/** Writes the contracts of a document. Returns false if it has them already. */
export async function writeContracts(
  { db }: Pick<ImportCall, 'db'>,
  client: ClientDb,
  documentId: string,
  { contractIds, before }: Linked,
): Promise<boolean> {
  if (before.toSorted().join() === contractIds.join()) return false;
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
