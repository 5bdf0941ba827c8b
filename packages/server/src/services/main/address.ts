import {
  type AddressDetail,
  type AddressEdit,
  archiveAddress,
  createAddress,
  getAddress,
  putAddress,
  restoreAddress,
} from '@hireyard/contract';
import type { Selectable } from 'kysely';
import type { Database } from '../../database/tables.ts';
import { ARCHIVE } from '../../domain/lifecycle.ts';
import { missingRight, notFound } from '../../http/problem.ts';
import { type ClientCall, type Route, route } from '../../http/route.ts';
import { rowOf } from '../row-of.ts';
import { toAddress } from './addresses.ts';
import { archiveActions, projectsNaming } from './archive.ts';

type Row = Selectable<Database['address']>;

/** Routes of one address: read, create, edit, archive and restore. */
export const addressRoutes: Route[] = [
  route(getAddress, async (call) => toDetail(await rowOf(call, 'address', call.params.id), call)),

  route(createAddress, async (call) => {
    // A user confined to projects sees only their addresses, and would not see this one.
    if (call.scope.projects !== 'all') throw missingRight();
    const [row] = await call.db.insert('address', [{ id: crypto.randomUUID(), ...addressColumns(call.body) }]);
    if (!row) throw notFound();
    return toDetail(row, call);
  }),

  route(putAddress, async (call) => {
    const read = { id: call.params.id, version: call.version };
    return toDetail(await call.db.update('address', read, addressColumns(call.body)), call);
  }),

  route(archiveAddress, async (call) =>
    toDetail(await call.db.move('address', call.params.id, ARCHIVE, 'archived'), call),
  ),
  route(restoreAddress, async (call) =>
    toDetail(await call.db.move('address', call.params.id, ARCHIVE, 'active'), call),
  ),
];

const toDetail = async (row: Row, call: ClientCall): Promise<AddressDetail> => ({
  ...toAddress(row),
  projects: await projectsNaming(call, 'address_id', row.id),
  actions: archiveActions(row.status, 'manage-addresses', call.scope),
  version: row.version,
});

export const addressColumns = ({ kind, geo, access, ...postal }: AddressEdit) => ({
  kind,
  name: postal.name,
  line1: postal.line1,
  line2: postal.line2,
  postal_code: postal.postalCode,
  city: postal.city,
  region: postal.region,
  country: postal.country,
  latitude: geo?.latitude ?? null,
  longitude: geo?.longitude ?? null,
  access_instructions: access.instructions,
  max_vehicle: access.maxVehicle,
  access_from: access.from,
  access_to: access.to,
});
