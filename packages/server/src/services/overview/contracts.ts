import { listContracts, listContractsExport, listContractsFacets } from '@hireyard/contract';
import { type SqlBool, sql } from 'kysely';
import { CONTRACT_EXPORT } from '../../exports/definitions/contracts.ts';
import { listRoutes } from '../../lists/list-routes.ts';
import { textOrProductHolds } from '../../lists/search.ts';
import { contractHead, contractsWithReferences } from './contract-rows.ts';
import { isRentedFrom } from './rented-from.ts';

/** GET /contracts and its facets. A search also finds a contract by its machines. */
export const contractRoutes = listRoutes(listContracts, listContractsFacets, {
  table: 'contract',
  sorts: {
    number: ['number'],
    status: ['status_rank', 'number'],
    project: ['project_name'],
    from: ['starts_at'],
    to: ['ends_at'],
  },
  filters: {
    status: { column: 'status' },
    project: { column: 'project_id', names: { table: 'project', column: 'name' } },
    depot: { column: 'depot_id', names: { table: 'depot', column: 'name' } },
    from: (from, { now }) => isRentedFrom('contract', from, now),
    to: (to) => sql`contract.starts_on <= ${to}::date`,
  },
  counts: 'contract_count',
  holds: (word) => sql<SqlBool>`(contract.search_text like ${word.pattern} or contract.id in (
    select line.contract_id from contract_line line
    where ${textOrProductHolds(word, 'line.search_text', 'line.product_code')}))`,
  file: { endpoint: listContractsExport, definition: CONTRACT_EXPORT },
  items: async ({ db }, ids) => {
    const rows = await contractsWithReferences(db).where('contract.id', 'in', ids).execute();
    return rows.map((row) => ({ ...contractHead(row), lineCount: row.line_count, onRentCount: row.on_rent_count }));
  },
});
