import { type CompanyContract, type ContractImport, contractImport } from '@hireyard/contract/backoffice';
import { refusedBy } from '../http/constraints.ts';
import { invalid } from '../http/problem.ts';
import { postalAddress } from '../services/postal-address.ts';
import { differs, given } from './differs.ts';
import type { ImportCall, Kind } from './kind.ts';
import { clientOfRow, externalIdsOf, ownedRows } from './owned.ts';
import { unknownReference } from './references.ts';

const refused = refusedBy({ contract_client_id_number_key: { pointer: '/number', code: 'taken' } });

/** Contracts of clients. Their lines are a kind of their own. */
export const contracts: Kind<ContractImport, CompanyContract> = {
  name: 'contracts',
  row: contractImport.row,

  foundBy: '/number',
  async find({ db, references }, { client, number }) {
    const key = await references.find('clients', client);
    if (!key) return null;
    const rows = db.selectFrom('contract').where('client_id', '=', Number(key.rowId)).where('number', '=', number);
    return (await rows.select('id').executeTakeFirst())?.id ?? null;
  },

  async write(call, row, id) {
    const { references } = call;
    const [stored = null] = id === null ? [] : await ownedRows(call.db, 'contract', [id]);
    const client = await clientOfRow(call, row.client, stored);
    const depotId = await references.idOf('depots', row.depot, '/depot');
    if (stored && stored.depot_id !== depotId) throw invalid([{ pointer: '/depot', code: 'taken' }]);
    const ofClient = async (kind: 'projects' | 'contactPersons', externalId: string | null | undefined, at: string) => {
      if (!externalId) return externalId;
      const table = kind === 'projects' ? 'project' : 'contact_person';
      const referredTo = await references.idOf(kind, externalId, at);
      const rows = client.selectFrom(table as 'project').where('id', '=', referredTo);
      if (!(await rows.select('id').executeTakeFirst())) throw unknownReference(at);
      return referredTo;
    };
    const columns = given({
      number: row.number,
      project_id: await ofClient('projects', row.project, '/project'),
      site_contact_id: await ofClient('contactPersons', row.siteContact, '/siteContact'),
      po_number: row.poNumber,
      cost_code: row.costCode,
      reference: row.reference,
      ...(await siteOf(call, client, row, depotId, stored === null)),
    });
    if (!stored) {
      const none = { order_number: null, project_id: null, site_contact_id: null };
      const blank = { po_number: null, cost_code: null, reference: null };
      const [made] = await client
        .insert('contract', [{ ...none, ...blank, ...columns, id: crypto.randomUUID(), depot_id: depotId } as never])
        .catch(refused);
      if (!made) throw new Error('a contract was not inserted');
      return { id: made.id, changed: true };
    }
    if (!differs(stored, columns)) return { id: stored.id, changed: false };
    await client.update('contract', stored, columns).catch(refused);
    return { id: stored.id, changed: true };
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
      },
    }));
  },
};

type Client = Awaited<ReturnType<typeof clientOfRow>>;

/** Returns the columns of the site's address: a copy, as on paper. A new contract without one is fetched at the depot. */
async function siteOf(
  { db, references }: ImportCall,
  client: Client,
  row: ContractImport,
  depotId: string,
  isNew: boolean,
) {
  if (row.address === undefined && !isNew) return {};
  const site = row.address
    ? await client
        .selectFrom('address')
        .where('id', '=', await references.idOf('addresses', row.address, '/address'))
        .selectAll()
        .executeTakeFirst()
    : await db.selectFrom('depot').where('id', '=', depotId).selectAll().executeTakeFirst();
  if (!site) throw unknownReference('/address');
  const { name, line1, line2, postal_code, city, region, country } = site;
  return { address_name: name, line1, line2, postal_code, city, region, country };
}
