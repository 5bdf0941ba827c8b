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
import { missingRight, notFound, staleVersion } from '../../http/problem.ts';
import { type ClientCall, type Route, route } from '../../http/route.ts';
import { toAddress } from './addresses.ts';
import { archiveActions, projectsNaming, STATUS_AFTER } from './archive.ts';

type Row = Selectable<Database['address']>;

/** An address on its own: read, added, edited, archived and restored. */
export const addressRoutes: Route[] = [
  route(getAddress, async (call) => toDetail(await rowOf(call, call.params.id), call)),

  route(createAddress, async (call) => {
    // Who is confined to projects sees the addresses of those, and could not see this one.
    if (call.scope.projects !== 'all') throw missingRight();
    const [row] = await call.db.insert('address', [{ id: crypto.randomUUID(), ...columnsOf(call.body) }]);
    if (!row) throw notFound();
    return toDetail(row, call);
  }),

  route(putAddress, async (call) => {
    const stored = await rowOf(call, call.params.id);
    if (stored.version !== call.version) throw staleVersion();
    return toDetail(await call.db.update('address', stored, columnsOf(call.body)), call);
  }),

  route(archiveAddress, async (call) => toDetail(await moved('archive', call), call)),
  route(restoreAddress, async (call) => toDetail(await moved('restore', call), call)),
];

const moved = (action: keyof typeof STATUS_AFTER, { db, params }: ClientCall & { readonly params: { id: string } }) =>
  db.move('address', params.id, ARCHIVE, STATUS_AFTER[action]);

async function rowOf({ db }: ClientCall, id: string): Promise<Row> {
  const row = await db.selectFrom('address').where('id', '=', id).selectAll().executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

const toDetail = async (row: Row, call: ClientCall): Promise<AddressDetail> => ({
  ...toAddress(row),
  projects: await projectsNaming(call, 'address_id', row.id),
  actions: archiveActions(row.status, 'manage-addresses', call.scope),
  version: row.version,
});

const columnsOf = ({ kind, geo, access, ...postal }: AddressEdit) => ({
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
  access_till: access.till,
});
