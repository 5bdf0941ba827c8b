import { type Endpoint, fullPath, INVOICE_TYPES, PAPER_TYPES } from '@hireyard/contract';
import {
  CHANGE_KINDS,
  type ChangeKind,
  COMPANY_ORDER_STATUSES,
  COMPANY_REQUEST_KINDS,
  type CompanyChange,
  getCompanyAddress,
  getCompanyChanges,
  getCompanyContactPerson,
  getCompanyDepot,
  getCompanyInvoice,
  getCompanyLine,
  getCompanyOffHire,
  getCompanyOrder,
  getCompanyPaper,
  getCompanyProduct,
  getCompanyProductGroup,
  getCompanyProject,
  getCompanyRate,
  getCompanyRequest,
  getCompanyStock,
  getCompanyUser,
  type ImportKind,
  listCompanyClients,
} from '@hireyard/contract/backoffice';
import type { ChangePlace } from '../../database/change-log.ts';
import type { CompanyDb } from '../../database/client/company-db.ts';
import { isUuid } from '../../domain/uuid.ts';
import { invalid, ProblemError } from '../../http/problem.ts';
import { type Route, route } from '../../http/route.ts';
import { clientRefs } from './clients.ts';

interface Readable {
  /** Returns which records of these ids the company reads. */
  readonly idsOf: (db: CompanyDb, ids: readonly string[]) => Promise<{ readonly id: string }[]>;
  /** Null for a record that the company reads by its own id alone, and that has none. */
  readonly pathOf: (id: string, externalId: string | null) => string | null;
  /** Kind of the company's own ids. */
  readonly importedAs?: ImportKind;
}
const at = (endpoint: Endpoint) => (id: string) => fullPath(endpoint).replace('{id}', id);
const atOwnId = (endpoint: Endpoint) => (_id: string, externalId: string | null) =>
  externalId === null ? null : fullPath(endpoint).replace('{externalId}', encodeURIComponent(externalId));
/** Records of a table that the company reads by its own ids. */
const ownRecords = (
  table: 'address' | 'contact_person' | 'project',
  importedAs: ImportKind,
  endpoint: Endpoint,
): Readable => ({
  // Kysely needs the name of one table, not a union of names.
  idsOf: ({ selectFrom }, ids) =>
    selectFrom(table as 'address')
      .select('id')
      .where('id', 'in', ids)
      .execute(),
  pathOf: atOwnId(endpoint),
  importedAs,
});

/** Records of the operating company itself, which it reads by its own ids. */
const companyRecords = (
  table: 'depot' | 'catalogue_group' | 'product' | 'rental_rate',
  importedAs: ImportKind,
  endpoint: Endpoint,
): Readable => ({
  // Kysely needs the name of one table, not a union of names.
  idsOf: ({ selectFrom, opCo }, ids) =>
    selectFrom(table as 'depot')
      .select('id')
      .where('id', 'in', ids)
      .where('op_co', '=', opCo)
      .execute(),
  pathOf: atOwnId(endpoint),
  importedAs,
});

const READABLE: Readonly<Record<ChangeKind, Readable>> = {
  client: {
    idsOf: ({ selectFrom }, ids) =>
      selectFrom('corporate_client').select('external_uuid as id').where('external_uuid', 'in', ids).execute(),
    pathOf: (id) => `${fullPath(listCompanyClients)}?client=${id}`,
  },
  address: ownRecords('address', 'addresses', getCompanyAddress),
  contactPerson: ownRecords('contact_person', 'contactPersons', getCompanyContactPerson),
  project: ownRecords('project', 'projects', getCompanyProject),
  user: {
    idsOf: ({ selectFrom }, ids) =>
      selectFrom('membership').select('record_uuid as id').where('record_uuid', 'in', ids).execute(),
    pathOf: atOwnId(getCompanyUser),
    importedAs: 'users',
  },
  request: {
    idsOf: ({ selectFrom }, ids) =>
      selectFrom('request').select('id').where('id', 'in', ids).where('kind', 'in', COMPANY_REQUEST_KINDS).execute(),
    pathOf: at(getCompanyRequest),
  },
  order: {
    idsOf: ({ selectFrom }, ids) =>
      selectFrom('rental_order')
        .select('id')
        .where('id', 'in', ids)
        .where('status', 'in', COMPANY_ORDER_STATUSES)
        .execute(),
    pathOf: at(getCompanyOrder),
    importedAs: 'orders',
  },
  contractLine: {
    idsOf: ({ selectFrom }, ids) => selectFrom('contract_line').select('id').where('id', 'in', ids).execute(),
    pathOf: at(getCompanyLine),
    importedAs: 'lines',
  },
  offHire: {
    idsOf: ({ selectFrom }, ids) => selectFrom('off_hire').select('id').where('id', 'in', ids).execute(),
    pathOf: at(getCompanyOffHire),
    importedAs: 'offHires',
  },
  invoice: {
    idsOf: ({ selectFrom }, ids) =>
      selectFrom('document').select('id').where('id', 'in', ids).where('type', 'in', INVOICE_TYPES).execute(),
    pathOf: at(getCompanyInvoice),
    importedAs: 'invoices',
  },
  paper: {
    idsOf: ({ selectFrom }, ids) =>
      selectFrom('document').select('id').where('id', 'in', ids).where('type', 'in', PAPER_TYPES).execute(),
    pathOf: atOwnId(getCompanyPaper),
    importedAs: 'papers',
  },
  depot: companyRecords('depot', 'depots', getCompanyDepot),
  productGroup: companyRecords('catalogue_group', 'productGroups', getCompanyProductGroup),
  product: companyRecords('product', 'products', getCompanyProduct),
  rate: companyRecords('rental_rate', 'rates', getCompanyRate),
  stock: {
    idsOf: ({ selectFrom, opCo }, ids) =>
      selectFrom('depot_stock')
        .innerJoin('depot', 'depot.id', 'depot_stock.depot_id')
        .select('depot_stock.id')
        .where('depot_stock.id', 'in', ids)
        .where('depot.op_co', '=', opCo)
        .execute(),
    pathOf: atOwnId(getCompanyStock),
    importedAs: 'stock',
  },
};

/** GET /backoffice/changes: what has changed, complete also while others write (OP-17). */
export const companyChangeRoutes: Route[] = [
  route(getCompanyChanges, async (call) => {
    const { after, kind: kinds, limit } = call.query;
    const place = after === undefined ? null : placeOf(after, kinds);
    const page = await call.db.changes({ after: place, kinds, limit });
    if (page === null) throw new ProblemError('cursor-outdated');
    // A record that has changed several times stands where it changed last.
    const last = new Map(page.changes.map((change) => [`${change.kind} ${change.id}`, change]));
    const changes = page.changes.filter((change) => last.get(`${change.kind} ${change.id}`) === change);
    const readable = await readableOf(call.db, changes);
    const clientIds = changes.flatMap(({ clientId }) => clientId ?? []);
    const refOf = await clientRefs(call, [...new Set(clientIds)]);
    const externalIds = await externalIdsOf(call.db, changes);
    return {
      items: changes.flatMap(({ kind, id, clientId, at: changedAt }) => {
        const client = clientId === null ? null : refOf(clientId);
        const externalId = kind === 'client' ? (client?.externalId ?? null) : (externalIds.get(id) ?? null);
        const path = readable.has(`${kind} ${id}`) ? READABLE[kind].pathOf(id, externalId) : null;
        return path === null ? [] : [{ kind, id, externalId, client, at: changedAt.toISOString(), path }];
      }),
      next: cursorOf(page.next, kinds),
      hasMore: page.hasMore,
    };
  }),
];

/** Returns which of these records the company reads. It does not see drafts, nor requests within a client. */
async function readableOf(
  db: CompanyDb,
  changes: readonly Pick<CompanyChange, 'kind' | 'id'>[],
): Promise<ReadonlySet<string>> {
  const readable = new Set<string>();
  for (const kind of CHANGE_KINDS) {
    const ids = changes.filter((change) => change.kind === kind).map(({ id }) => id);
    const rows = ids.length > 0 ? await READABLE[kind].idsOf(db, ids) : [];
    for (const { id } of rows) readable.add(`${kind} ${id}`);
  }
  return readable;
}

/** Returns the company's own ids of records, by their ids. */
async function externalIdsOf(
  db: CompanyDb,
  changes: readonly Pick<CompanyChange, 'kind' | 'id'>[],
): Promise<ReadonlyMap<string, string>> {
  const externalIds = new Map<string, string>();
  for (const kind of CHANGE_KINDS) {
    const { importedAs } = READABLE[kind];
    if (!importedAs) continue;
    const ids = changes.filter((change) => change.kind === kind).map(({ id }) => id);
    for (const [id, key] of await db.externalKeys.of(importedAs, ids)) externalIds.set(id, key.externalId);
  }
  return externalIds;
}

/** Writes a place as a cursor. It belongs to the kinds that were read: those left out are not read behind it. */
const cursorOf = ({ generation, transaction, kind, id }: ChangePlace, kinds: readonly ChangeKind[]): string =>
  Buffer.from(JSON.stringify([generation, transaction, kind, id, kindsText(kinds)])).toString('base64url');

const kindsText = (kinds: readonly ChangeKind[]): string => [...new Set(kinds)].toSorted().join();

/** Reads a cursor. Throws 422 if it is none, or one of other kinds. */
function placeOf(text: string, kinds: readonly ChangeKind[]): ChangePlace {
  const refused = invalid([{ pointer: '?after', code: 'format' }]);
  let parts: unknown;
  try {
    parts = JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    throw refused;
  }
  if (!Array.isArray(parts)) throw refused;
  const [generation, transaction, kind, id, ofKinds] = parts;
  const isPlace = Number.isSafeInteger(transaction) && transaction >= 0 && isText(kind) && isText(id) && isUuid(id);
  if (!isText(generation) || !isPlace || ofKinds !== kindsText(kinds)) throw refused;
  return { generation, transaction, kind, id };
}
const isText = (value: unknown): value is string => typeof value === 'string' && !value.includes('\0');
