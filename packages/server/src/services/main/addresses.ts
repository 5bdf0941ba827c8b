import { type Address, listAddresses, listAddressesExport, listAddressesFacets } from '@hireyard/contract';
import type { Selectable } from 'kysely';
import type { Database } from '../../database/tables.ts';
import { ADDRESS_EXPORT } from '../../exports/definitions/addresses.ts';
import { listRoutes } from '../../lists/list-routes.ts';
import { geoPosition, postalAddress } from '../postal-address.ts';

export const toAddress = (row: Selectable<Database['address']>): Address => ({
  id: row.id,
  kind: row.kind,
  status: row.status,
  ...postalAddress(row),
  geo: geoPosition(row),
  access: {
    instructions: row.access_instructions,
    maxVehicle: row.max_vehicle,
    from: row.access_from,
    to: row.access_to,
  },
});

/** GET /addresses and its facets. */
export const addressListRoutes = listRoutes(listAddresses, listAddressesFacets, {
  table: 'address',
  sorts: { city: ['city', 'name'], name: ['name'] },
  names: ['city', 'name'],
  filters: { kind: { column: 'kind' }, status: { column: 'status' } },
  file: { endpoint: listAddressesExport, definition: ADDRESS_EXPORT },
  items: async ({ db }, ids) =>
    (await db.selectFrom('address').where('id', 'in', ids).selectAll().execute()).map(toAddress),
});
