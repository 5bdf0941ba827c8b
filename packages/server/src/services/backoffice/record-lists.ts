import type { Endpoint } from '@hireyard/contract';
import {
  listCompanyAddresses,
  listCompanyContactPersons,
  listCompanyContracts,
  listCompanyDepots,
  listCompanyPapers,
  listCompanyProductGroups,
  listCompanyProducts,
  listCompanyProjects,
  listCompanyRates,
  listCompanyReadings,
  listCompanyStock,
  listCompanyUsers,
} from '@hireyard/contract/backoffice';
import { isUuid } from '../../domain/uuid.ts';
import type { CompanyCall, Route } from '../../http/route.ts';
import { readImported } from '../../imports/import-rows.ts';
import { KINDS } from '../../imports/kinds.ts';
import { type CursorQuery, ofClients, pageInOrder } from './page.ts';
import { clientOfRecord, idOf, isOneOf, type RecordKind, recordsOf } from './records.ts';

interface Listing extends CompanyCall {
  readonly query: Omit<CursorQuery, 'client'> &
    Partial<Pick<CursorQuery, 'client'>> & {
      /** The portal's own ids. */
      readonly id: readonly string[];
    };
}

/**
 * GET of all records of a kind (OP-74), in the order of their ids, which never change: however many are written
 * meanwhile, those that were there are read once.
 */
const listOf = (kind: RecordKind, endpoint: Endpoint): Route => ({
  endpoint,
  async handle({ db, query }: Listing) {
    const column = clientOfRecord(kind);
    let rows = recordsOf(db, kind);
    if (query.id.length) rows = rows.where(isOneOf(kind, query.id.filter(isUuid)));
    if (column !== null && query.client?.length) rows = rows.where(await ofClients(db, column, query.client));
    const byId = { keys: [], id: idOf(kind), positionOf: ({ id }: { readonly id: string }) => ({ keys: [], id }) };
    return pageInOrder(rows, byId, query, async (page) => {
      const ids = page.map(({ id }) => id);
      const items = await readImported(db, KINDS[kind], ids);
      return ids.flatMap((id) => items.get(id) ?? []);
    });
  },
});

export const recordListRoutes: Route[] = [
  listOf('depots', listCompanyDepots),
  listOf('productGroups', listCompanyProductGroups),
  listOf('products', listCompanyProducts),
  listOf('stock', listCompanyStock),
  listOf('addresses', listCompanyAddresses),
  listOf('contactPersons', listCompanyContactPersons),
  listOf('projects', listCompanyProjects),
  listOf('rates', listCompanyRates),
  listOf('users', listCompanyUsers),
  listOf('contracts', listCompanyContracts),
  listOf('readings', listCompanyReadings),
  listOf('papers', listCompanyPapers),
];
