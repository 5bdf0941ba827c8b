import type { ProjectEdit as Edit } from '@hireyard/contract';
import { type CompanyProject, type ProjectImport, projectImport } from '@hireyard/contract/backoffice';
import { ProjectEdit } from '@hireyard/contract/schemas';
import { type Selectable, type SqlBool, sql } from 'kysely';
import { COMPANY_RIGHTS } from '../database/client/company-db.ts';
import type { Database } from '../database/tables.ts';
import { PROJECT } from '../domain/lifecycle.ts';
import { moneyOf, withTwoDecimals } from '../domain/money.ts';
import { parseBody } from '../http/input.ts';
import { projectColumns, projectRefused } from '../services/main/project.ts';
import { projectHead } from '../services/main/projects.ts';
import { differs, given } from './differs.ts';
import { type Kind, withoutMark } from './kind.ts';
import { clientOfRow, externalIdsOf, ownedRows, withPointers } from './owned.ts';
import { projectDependents } from './undo/dependents.ts';

type Row = Selectable<Database['project']>;

const POINTERS = { '/addressId': '/address', '/siteContactId': '/siteContact' };

/** Projects of clients, with their budget. */
export const projects: Kind<ProjectImport, CompanyProject> = {
  name: 'projects',
  row: projectImport.row,

  foundBy: '/number',
  async find({ db, references }, { client, number }) {
    const key = await references.find('clients', client);
    if (!key) return null;
    const rows = db.selectFrom('project').where('client_id', '=', Number(key.rowId)).where('number', '=', number);
    return (await rows.select('id').executeTakeFirst())?.id ?? null;
  },

  async write(call, sent, id) {
    const { client: named, archived, ...row } = withoutMark(sent);
    const { references, db } = call;
    const [stored = null] = id === null ? [] : await ownedRows(db, 'project', [id]);
    const client = await clientOfRow(call, named, stored);
    const { address, siteContact, ...fields } = row;
    const refer = async (kind: 'addresses' | 'contactPersons', externalId: string | null | undefined, at: string) =>
      externalId ? references.idOf(kind, externalId, at) : externalId;
    const merged = {
      ...editOf(stored),
      ...given({
        ...fields,
        addressId: await refer('addresses', address, '/address'),
        siteContactId: await refer('contactPersons', siteContact, '/siteContact'),
      }),
    };
    const columns = await withPointers(POINTERS, async () => {
      const scope = { opCo: db.opCo, rights: COMPANY_RIGHTS };
      return projectColumns(parseBody(ProjectEdit, merged) as Edit, stored, { db: client, scope });
    });
    const to = archived ? 'closed' : 'active';
    if (!stored) {
      const rows = [{ id: call.newId(), status: to, ...columns } as const];
      const [made] = await client.insert('project', rows).catch(projectRefused);
      if (!made) throw new Error('a project was not inserted');
      return { id: made.id, changed: true };
    }
    const isChanged = differs(stored, withCents(columns));
    if (isChanged) await client.update('project', stored, columns).catch(projectRefused);
    const isMoved = archived !== undefined && stored.status !== to;
    if (isMoved) await client.move('project', stored.id, PROJECT, to);
    return { id: stored.id, changed: isChanged || isMoved };
  },

  isInUse: sql<SqlBool>`exists (select from project where project.id::text = external_key.row_id and project.status <> 'closed')`,
  async archive({ db, notifies }, id) {
    const [row] = await ownedRows(db, 'project', [id]);
    if (!row) return;
    const client = db.within(row.client_id, { silent: !notifies });
    await client.lock();
    await client.move('project', id, PROJECT, 'closed');
  },
  dependents: projectDependents,

  async read(db, ids) {
    const rows = await ownedRows(db, 'project', ids);
    const of = <K extends 'client_id' | 'address_id' | 'site_contact_id'>(column: K) => rows.map((row) => row[column]);
    const client = await externalIdsOf(db, 'clients', of('client_id'));
    const address = await externalIdsOf(db, 'addresses', of('address_id'));
    const siteContact = await externalIdsOf(db, 'contactPersons', of('site_contact_id'));
    return rows.map((row) => {
      const { city: _city, onRentCount: _count, ...head } = projectHead(row);
      return {
        id: row.id,
        item: {
          ...head,
          client: client(row.client_id),
          address: address(row.address_id),
          siteContact: siteContact(row.site_contact_id),
          defaultPo: row.default_po,
          defaultCostCode: row.default_cost_code,
          budget: moneyOf(row.budget_amount, row.budget_currency),
          archived: row.status === 'closed',
        },
      };
    });
  },
};

const editOf = (row: Row | null) => ({
  addressId: row?.address_id ?? null,
  siteContactId: row?.site_contact_id ?? null,
  defaultPo: row?.default_po ?? null,
  defaultCostCode: row?.default_cost_code ?? null,
  from: row?.starts_on ?? null,
  to: row?.ends_on ?? null,
  budget: row ? moneyOf(row.budget_amount, row.budget_currency) : null,
});

/** The database returns amounts with two decimals. */
const withCents = <T extends { readonly budget_amount?: string | null | undefined }>(columns: T): T => ({
  ...columns,
  ...(columns.budget_amount ? { budget_amount: withTwoDecimals(columns.budget_amount) } : {}),
});
