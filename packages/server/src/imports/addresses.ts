import type { AddressEdit as Edit } from '@hireyard/contract';
import { type AddressImport, addressImport, type CompanyAddress } from '@hireyard/contract/backoffice';
import { AddressEdit } from '@hireyard/contract/schemas';
import { type SqlBool, sql } from 'kysely';
import { parseBody } from '../http/input.ts';
import { addressColumns } from '../services/main/address.ts';
import { toAddress } from '../services/main/addresses.ts';
import { given } from './differs.ts';
import { type Kind, withoutMark } from './kind.ts';
import { archiveOwned, clientOfRow, externalIdsOf, ownedRows, siteColumns, writeArchivable } from './owned.ts';
import { addressDependents } from './undo/dependents.ts';

const NEW = {
  ...{ kind: 'delivery', name: null, line2: null, region: null, geo: null },
  access: { instructions: null, maxVehicle: null, from: null, to: null },
};

/** Addresses of clients. */
export const addresses: Kind<AddressImport, CompanyAddress> = {
  name: 'addresses',
  row: addressImport.row,

  async write(call, sent, id) {
    const { client: named, archived, ...fields } = withoutMark(sent);
    const [stored = null] = id === null ? [] : await ownedRows(call.db, 'address', [id]);
    const client = await clientOfRow(call, named, stored);
    const { id: _stored, status: _status, ...before } = stored ? toAddress(stored) : { ...NEW, id: '', status: '' };
    const columns = addressColumns(parseBody(AddressEdit, { ...before, ...given(fields) }) as Edit);
    const written = await writeArchivable(call, client, { table: 'address', stored, columns, archived });
    if (stored && written.changed) await call.db.followSite(stored.id, siteColumns({ ...stored, ...columns }));
    return written;
  },

  isInUse: sql<SqlBool>`exists (select from address where address.id::text = external_key.row_id and address.status = 'active')`,
  archive: archiveOwned('address'),
  dependents: addressDependents,

  async read(db, ids) {
    const rows = await ownedRows(db, 'address', ids);
    const client = await externalIdsOf(
      db,
      'clients',
      rows.map((row) => row.client_id),
    );
    return rows.map((row) => ({
      id: row.id,
      item: { ...toAddress(row), client: client(row.client_id), archived: row.status === 'archived' },
    }));
  },
};
