import type { ContractSummary } from '@hireyard/contract';
import type { Selectable } from 'kysely';
import type { ClientDb } from '../../database/client/client-db.ts';
import type { Database } from '../../database/tables.ts';
import { projectRef } from '../project-ref.ts';
import { instantOrNull } from './line-rows.ts';

type Contract = Selectable<Database['contract']>;
export type ContractRow = Contract & { depot_name: string; project_number: string | null };

/** Selects contracts with the names of their depot and project. */
export const contractsWithReferences = (db: ClientDb) =>
  db
    .selectFrom('contract')
    .innerJoin('depot', 'depot.id', 'contract.depot_id')
    .leftJoin('project', 'project.id', 'contract.project_id')
    .selectAll('contract')
    .select(['depot.name as depot_name', 'project.number as project_number']);

/** Fields that the list and the detail of a contract share. */
export const contractHead = (row: ContractRow): Omit<ContractSummary, 'lineCount' | 'onRentCount'> => ({
  id: row.id,
  number: row.number,
  status: row.status,
  orderNumber: row.order_number,
  project: projectRef(row),
  poNumber: row.po_number,
  costCode: row.cost_code,
  reference: row.reference,
  city: row.city,
  from: instantOrNull(row.starts_at),
  to: instantOrNull(row.ends_at),
  depot: { id: row.depot_id, name: row.depot_name },
});
