import { listAssets, listAssetsExport, listAssetsFacets } from '@hireyard/contract';
import { type SqlBool, sql } from 'kysely';
import { dueDaysOf } from '../../../domain/inspection.ts';
import { ASSET_EXPORT } from '../../../exports/definitions/assets.ts';
import type { ClientCall } from '../../../http/route.ts';
import { listRoutes } from '../../../lists/list-routes.ts';
import { textOrProductHolds } from '../../../lists/search.ts';
import { assetsWithReferences, todayOf, toSummary } from './rows.ts';

const stands = (standing: keyof ReturnType<typeof dueDaysOf>) => (call: ClientCall) => {
  const { from, to } = dueDaysOf(todayOf(call))[standing];
  return sql<SqlBool>`(asset.inspection_due_on between ${from}::date and ${to}::date)`;
};

/** GET /assets and its facets. */
export const assetListRoutes = listRoutes(listAssets, listAssetsFacets, {
  table: 'asset',
  sorts: {
    tag: ['tag'],
    // Sorts by urgency: defective, lost, in maintenance, then assigned, available, rented, retired.
    status: ['status_rank', 'tag'],
    project: ['project_name'],
    inspection: ['inspection_due_on'],
  },
  names: ['tag'],
  filters: {
    ownership: { column: 'ownership' },
    status: { column: 'status' },
    project: { column: 'project_id', names: { table: 'project', column: 'name' } },
    inspection: {
      column: 'inspected',
      computed: { overdue: stands('overdue'), due: stands('due'), valid: stands('valid') },
    },
  },
  counts: 'asset_count',
  holds: (word) => textOrProductHolds(word, 'asset.search_text', 'asset.product_code'),
  file: { endpoint: listAssetsExport, definition: ASSET_EXPORT },
  items: async (call, ids) => {
    const rows = await assetsWithReferences(call.db).where('asset.id', 'in', ids).execute();
    return rows.map((row) => toSummary(row, todayOf(call)));
  },
});
