import {
  type CompanyContract,
  type ContractImport,
  contractImport,
  type ImportKind,
} from '@hireyard/contract/backoffice';
import { type Selectable, sql } from 'kysely';
import type { Database } from '../database/tables.ts';
import { refusedBy } from '../http/constraints.ts';
import { invalid } from '../http/problem.ts';
import { postalAddress } from '../services/postal-address.ts';
import { differs, given } from './differs.ts';
import type { ImportCall, Kind } from './kind.ts';
import { clientIdOfRow, lockNamedClients, type NamedClients, withinClient } from './named-clients.ts';
import { externalIdsOf, ownedRows, siteColumns, storedRows } from './owned.ts';
import { idsNamed, unknownReference } from './references.ts';
import { contractDependents } from './undo/dependents.ts';
import { voidLinesOf } from './void-line.ts';

const refused = refusedBy({ contract_client_id_number_key: { pointer: '/number', code: 'taken' } });

/** Contracts of clients. Their lines are a kind of their own. */
export const contracts: Kind<ContractImport, CompanyContract, Warm> = {
  name: 'contracts',
  row: contractImport.row,

  warm: warmContracts,

  foundBy: '/number',
  async find({ references }, { client, number }, { numbered }) {
    const key = await references.find('clients', client);
    return (key && numbered.get(withinClient(Number(key.rowId), number))) ?? null;
  },

  async write(call, row, id, warm) {
    const { references } = call;
    const stored = await warm.storedOf(id);
    const clientId = await clientIdOfRow(call, warm.clients, row.client, stored);
    const depotId = await references.idOf('depots', row.depot, '/depot');
    if (stored && stored.depot_id !== depotId) throw invalid([{ pointer: '/depot', code: 'taken' }]);
    const ofClient = async (kind: 'projects' | 'contactPersons', externalId: string | null | undefined, at: string) => {
      if (!externalId) return externalId;
      const referredTo = await references.idOf(kind, externalId, at);
      if (warm.clientOf.get(referredTo) !== clientId) throw unknownReference(at);
      return referredTo;
    };
    const columns = given({
      number: row.number,
      project_id: await ofClient('projects', row.project, '/project'),
      site_contact_id: await ofClient('contactPersons', row.siteContact, '/siteContact'),
      po_number: row.poNumber,
      cost_code: row.costCode,
      reference: row.reference,
      order_number: row.orderNumber,
      ...(await siteOf(call, warm, clientId, row, depotId, stored === null)),
    });
    if (!stored) {
      const none = { order_number: null, project_id: null, site_contact_id: null };
      const blank = { po_number: null, cost_code: null, reference: null };
      const made = call.newId();
      const values = { ...none, ...blank, ...columns, id: made, depot_id: depotId };
      return { id: made, changed: true, later: { inserts: [{ table: 'contract', clientId, values }], refused } };
    }
    const voids = row.archived === true && stored.status !== 'cancelled';
    const after = voids ? () => voidLinesOf(call.db, stored.id) : undefined;
    if (!differs(stored, columns)) return { id: stored.id, changed: voids, later: after && { after } };
    if (stored.number !== row.number) warm.numbered.delete(withinClient(clientId, stored.number));
    const changes = [{ table: 'contract' as const, clientId, before: stored, set: columns }];
    return { id: stored.id, changed: true, later: { changes, refused, after } };
  },

  async takeBack({ db }, id) {
    await voidLinesOf(db, id);
    return 'archived';
  },
  dependents: contractDependents,
  async fieldsOf(db, read) {
    const rows = await ownedRows(
      db,
      'contract',
      read.map(({ id }) => id),
    );
    const address = await externalIdsOf(
      db,
      'addresses',
      rows.map((row) => row.site_id),
    );
    // Contracts of orders have an address of their own, which no row names.
    const named = ({ site_id: site, depot_id: depot }: (typeof rows)[number]) =>
      site === null ? undefined : site === depot ? null : address(site);
    return new Map(rows.map((row) => [row.id, { address: named(row) }]));
  },

  async read(db, ids) {
    const rows = await ownedRows(db, 'contract', ids);
    const of = <K extends 'client_id' | 'depot_id' | 'project_id' | 'site_contact_id'>(column: K) =>
      rows.map((row) => row[column]);
    const client = await externalIdsOf(db, 'clients', of('client_id'));
    const depot = await externalIdsOf(db, 'depots', of('depot_id'));
    const project = await externalIdsOf(db, 'projects', of('project_id'));
    const siteContact = await externalIdsOf(db, 'contactPersons', of('site_contact_id'));
    return rows.map((row) => ({
      id: row.id,
      item: {
        id: row.id,
        client: client(row.client_id),
        number: row.number,
        status: row.status,
        depot: depot(row.depot_id),
        project: project(row.project_id),
        siteContact: siteContact(row.site_contact_id),
        address: postalAddress({ ...row, name: row.address_name }),
        poNumber: row.po_number,
        costCode: row.cost_code,
        reference: row.reference,
        orderNumber: row.order_number,
      },
    }));
  },
};

/** References of the rows of a batch, read at once. */
interface Warm {
  readonly clients: NamedClients;
  /** Clients of the projects and contact persons that rows name. */
  readonly clientOf: ReadonlyMap<string, number>;
  readonly addresses: ReadonlyMap<string, Site & { readonly client_id: number }>;
  readonly depots: ReadonlyMap<string, Site>;
  /** Contracts by client and number. A row frees the number that it changes. */
  readonly numbered: Map<string, string>;
  readonly storedOf: Awaited<ReturnType<typeof storedRows<'contract'>>>;
}
type Site = Pick<
  Selectable<Database['address']>,
  'id' | 'name' | 'line1' | 'line2' | 'postal_code' | 'city' | 'region' | 'country'
>;

async function warmContracts(call: ImportCall, rows: readonly ContractImport[]): Promise<Warm> {
  const { db, references } = call;
  const idsOf = (kind: ImportKind, externalIds: readonly (string | null | undefined)[]) =>
    idsNamed(references, kind, externalIds);
  const clients = await lockNamedClients(call, rows);
  const owned = async <T extends 'project' | 'contact_person' | 'address'>(
    table: T,
    kind: ImportKind,
    ids: readonly (string | null | undefined)[],
  ) => ownedRows(db, table, await idsOf(kind, ids));
  const projects = await owned(
    'project',
    'projects',
    rows.map((row) => row.project),
  );
  const persons = await owned(
    'contact_person',
    'contactPersons',
    rows.map((row) => row.siteContact),
  );
  const addresses = await owned(
    'address',
    'addresses',
    rows.map((row) => row.address),
  );
  const depots = await db.selectFrom('depot').where('op_co', '=', db.opCo).selectAll().execute();
  const numbers = [...new Set(rows.map((row) => row.number))];
  const numbered = await db
    .selectFrom('contract')
    .where(sql<boolean>`client_id = any(${clients.ids}::integer[])`)
    .where(sql<boolean>`number = any(${numbers}::text[])`)
    .select(['id', 'client_id', 'number'])
    .execute();
  const known = await idsOf(
    'contracts',
    rows.map((row) => row.externalId),
  );
  const storedOf = await storedRows(db, 'contract', [...new Set([...known, ...numbered.map(({ id }) => id)])]);
  const byId = <R extends { readonly id: string }>(some: readonly R[]) => new Map(some.map((row) => [row.id, row]));
  return {
    clients,
    clientOf: new Map([...projects, ...persons].map((row) => [row.id, row.client_id])),
    addresses: byId(addresses),
    depots: byId(depots),
    numbered: new Map(numbered.map((row) => [withinClient(row.client_id, row.number), row.id])),
    storedOf,
  };
}

/** Returns the columns of the site's address, which follow it (`followSite`). A new contract without one is fetched at the depot. */
async function siteOf(
  { references }: ImportCall,
  { addresses, depots }: Warm,
  clientId: number,
  row: ContractImport,
  depotId: string,
  isNew: boolean,
) {
  if (row.address === undefined && !isNew) return {};
  const own = row.address && addresses.get(await references.idOf('addresses', row.address, '/address'));
  const site = row.address ? own && own.client_id === clientId && own : depots.get(depotId);
  if (!site) throw unknownReference('/address');
  return { ...siteColumns(site), site_id: site.id };
}
