import { MODULES, type Module } from '@hireyard/contract';
import {
  type ClientImport,
  type CompanyClientDetail,
  clientImport,
  type StoredTermsVersion,
  storedTerms,
} from '@hireyard/contract/backoffice';
import { phoneText } from '@hireyard/contract/schemas';
import { type Selectable, type SqlBool, sql } from 'kysely';
import type { CompanyDb } from '../database/client/company-db.ts';
import type { Database } from '../database/tables.ts';
import { refusedBy } from '../http/constraints.ts';
import { invalid } from '../http/problem.ts';
import { createBuiltInRoles } from './built-in-roles.ts';
import { differs, given } from './differs.ts';
import type { ImportCall, Kind } from './kind.ts';
import { unknownReference } from './references.ts';
import { clientDependents } from './undo/dependents.ts';

const refused = refusedBy({
  corporate_client_op_co_customer_number_key: { pointer: '/customerNumber', code: 'taken' },
});

/** Clients of the operating company. */
export const clients: Kind<ClientImport, CompanyClientDetail> = {
  name: 'clients',
  row: clientImport.row,

  foundBy: '/customerNumber',
  async find({ db }, { customerNumber }) {
    const row = await db
      .selectFrom('corporate_client')
      .where('customer_number', '=', customerNumber)
      .select('id')
      .executeTakeFirst();
    return row ? String(row.id) : null;
  },

  async write(call, row, id) {
    const { db } = call;
    const stored =
      id === null
        ? null
        : await db.selectFrom('corporate_client').where('id', '=', Number(id)).selectAll().executeTakeFirstOrThrow();
    const depot = await depotOf(call, row, stored?.default_depot_id ?? null);
    const columns = columnsOf(row, depot?.id);
    if (!stored) {
      const contact = row.rentalContact ?? depot?.contact;
      if (!contact) throw invalid([{ pointer: '/rentalContact', code: 'required' }]);
      const newId = await db
        .insertOwn('corporate_client', {
          ...{ show_prices: false, blocked: false, rental_phone: contact.phone, rental_email: contact.email },
          ...written(columns),
          external_uuid: call.newId(),
        })
        .catch(refused);
      await db.within(newId).insert(
        'client_module',
        (row.modules ?? MODULES).map((module) => ({ module })),
        { duplicates: 'ignore' },
      );
      await createBuiltInRoles(db.within(newId), call.newId);
      return { id: String(newId), changed: true };
    }
    return { id: String(stored.id), changed: await changeClient(db, stored, row, depot?.id) };
  },

  isInUse: sql<SqlBool>`exists (
    select from corporate_client where corporate_client.id::text = external_key.row_id and not corporate_client.archived)`,
  archive: ({ db }, id) => db.updateOwn('corporate_client', Number(id), { archived: true }),
  dependents: clientDependents,

  async read(db, ids) {
    const numbers = ids.map(Number);
    if (numbers.length === 0) return [];
    const rows = await db.selectFrom('corporate_client').where('id', 'in', numbers).selectAll().execute();
    const modules = await modulesOf(db, numbers);
    const depots = await db.externalKeys.of(
      'depots',
      rows.map((row) => row.default_depot_id).filter((depotId) => depotId !== null),
    );
    return rows.map((row) => ({
      id: String(row.id),
      item: {
        uuid: row.external_uuid,
        name: row.name,
        customerNumber: row.customer_number,
        vatNumber: row.vat_number,
        peppolId: row.peppol_id,
        showPrices: row.show_prices,
        blocked: row.blocked,
        modules: modules.get(row.id) ?? [],
        policy: {
          poRequired: row.po_required,
          poPattern: row.po_pattern,
          projectRequired: row.project_required,
          costCodeRequired: row.cost_code_required,
          approval: row.approval,
        },
        rentalContact: { phone: phoneText(row.rental_phone), email: row.rental_email },
        depot: depots.get(row.default_depot_id ?? '')?.externalId ?? null,
        terms: row.terms,
        archived: row.archived,
      },
    }));
  },
};

/** Changes a client: fields that are left out stay. Returns whether it was different before. */
export async function changeClient(
  db: CompanyDb,
  stored: Selectable<Database['corporate_client']>,
  edit: Partial<ClientImport>,
  depotId?: string | null,
): Promise<boolean> {
  const columns = columnsOf(edit, depotId);
  const before = (await modulesOf(db, [stored.id])).get(stored.id) ?? [];
  const isActive = (module: Module) => edit.modules?.includes(module) ?? before.includes(module);
  const modules = MODULES.some((module) => isActive(module) !== before.includes(module)) ? edit.modules : undefined;
  const isChanged = differs(stored, columns);
  if (isChanged) await db.updateOwn('corporate_client', stored.id, written(columns)).catch(refused);
  if (modules) await db.within(stored.id).link('client_module', {}, 'module', modules);
  return isChanged || modules !== undefined;
}

function columnsOf({ policy = {}, rentalContact, ...row }: Partial<ClientImport>, depotId: string | null | undefined) {
  return given({
    name: row.name,
    customer_number: row.customerNumber,
    vat_number: row.vatNumber,
    peppol_id: row.peppolId,
    show_prices: row.showPrices,
    blocked: row.blocked,
    po_required: policy.poRequired,
    po_pattern: policy.poPattern,
    project_required: policy.projectRequired,
    cost_code_required: policy.costCodeRequired,
    approval: policy.approval,
    rental_phone: rentalContact?.phone,
    rental_email: rentalContact?.email,
    default_depot_id: depotId,
    archived: row.archived,
    terms: row.terms && storedTerms(row.terms),
  });
}

/** Returns columns as they are written: lists as JSON. */
const written = <T extends object>({ terms, ...columns }: T & { readonly terms?: StoredTermsVersion[] }) => ({
  ...columns,
  ...(terms && { terms: JSON.stringify(terms) }),
});

/** Returns the depot that a row names. Throws 422 for an archived one, unless the client has it already. */
async function depotOf({ db, references }: ImportCall, { depot }: ClientImport, before: string | null) {
  if (depot === undefined) return undefined;
  if (depot === null) return { id: null, contact: null };
  const id = await references.idOf('depots', depot, '/depot');
  const row = await db
    .selectFrom('depot')
    .where('op_co', '=', db.opCo)
    .where('id', '=', id)
    .select(['phone', 'email', 'archived'])
    .executeTakeFirstOrThrow();
  if (row.archived && id !== before) throw unknownReference('/depot');
  return { id, contact: { phone: row.phone, email: row.email } };
}

async function modulesOf(db: CompanyDb, ids: readonly number[]): Promise<Map<number, Module[]>> {
  const rows = await db.selectFrom('client_module').where('client_id', 'in', ids).selectAll().execute();
  const byClient = Map.groupBy(rows, (row) => row.client_id);
  return new Map(
    [...byClient].map(([id, modules]) => [id, MODULES.filter((one) => modules.some(({ module }) => module === one))]),
  );
}
