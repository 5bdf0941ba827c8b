import { type Endpoint, fullPath } from '@hireyard/contract';
import {
  CHANGE_KINDS,
  type ChangeKind,
  COMPANY_REQUEST_KINDS,
  type CompanyChange,
  getCompanyAddress,
  getCompanyChanges,
  getCompanyClient,
  getCompanyContactPerson,
  getCompanyContract,
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
  getCompanyReading,
  getCompanyRequest,
  getCompanyStock,
  getCompanyUser,
  getEmissionFactors,
  getOperatingCompany,
  type ImportKind,
  listCompanyAddresses,
  listCompanyClients,
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
import type { ChangePlace } from '../../database/change-log.ts';
import type { CompanyDb } from '../../database/client/company-db.ts';
import { isUuid } from '../../domain/uuid.ts';
import { invalid, ProblemError } from '../../http/problem.ts';
import { type Route, route } from '../../http/route.ts';
import { clientRefs } from './clients.ts';
import { type RecordKind, recordsNamed } from './records.ts';

interface Readable {
  /** Returns which records of these ids the company reads. Left out where there is one record of a kind. */
  readonly idsOf?: (db: CompanyDb, ids: readonly string[]) => Promise<{ readonly id: string }[]>;
  /** Reads a record by the company's own id, by ours, or the only one of its kind. */
  readonly read: Endpoint;
  /** Path of a record without an id of the company, where `read` takes no other. */
  readonly pathWithout?: (id: string) => string;
  /** Kind of the company's own ids. */
  readonly importedAs?: ImportKind;
}

/** Null for a record that the company reads by its own id alone, and that has none. */
function pathOf({ read, pathWithout }: Readable, id: string, externalId: string | null): string | null {
  const path = fullPath(read);
  if (externalId !== null) return path.replace(/\{(?:externalId|id)\}/, encodeURIComponent(externalId));
  return path.includes('{externalId}') ? (pathWithout?.(id) ?? null) : path.replace('{id}', id);
}

/** Records that systems write under their own ids. */
const imported = (importedAs: RecordKind, read: Endpoint, list?: Endpoint): Readable => ({
  idsOf: (db, ids) => recordsNamed(db, importedAs, ids),
  read,
  ...(list && { pathWithout: (id: string) => `${fullPath(list)}?id=${id}` }),
  importedAs,
});

/** What each kind of changes is read by. A test compares it with the API's resources. */
export const READABLE: Readonly<Record<ChangeKind, Readable>> = {
  operatingCompany: { read: getOperatingCompany },
  emissionFactors: { read: getEmissionFactors },
  client: {
    idsOf: ({ selectFrom }, ids) =>
      selectFrom('corporate_client').select('external_uuid as id').where('external_uuid', 'in', ids).execute(),
    read: getCompanyClient,
    pathWithout: (id) => `${fullPath(listCompanyClients)}?client=${id}`,
  },
  address: imported('addresses', getCompanyAddress, listCompanyAddresses),
  contactPerson: imported('contactPersons', getCompanyContactPerson, listCompanyContactPersons),
  project: imported('projects', getCompanyProject, listCompanyProjects),
  user: imported('users', getCompanyUser, listCompanyUsers),
  request: {
    idsOf: ({ selectFrom }, ids) =>
      selectFrom('request').select('id').where('id', 'in', ids).where('kind', 'in', COMPANY_REQUEST_KINDS).execute(),
    read: getCompanyRequest,
  },
  order: imported('orders', getCompanyOrder),
  contract: imported('contracts', getCompanyContract, listCompanyContracts),
  contractLine: imported('lines', getCompanyLine),
  reading: {
    ...imported('readings', getCompanyReading, listCompanyReadings),
    idsOf: async (db, ids) => [
      ...(await recordsNamed(db, 'readings', ids)),
      ...(await db.selectFrom('asset_reading_void').select('id').where('id', 'in', ids).execute()),
    ],
  },
  offHire: imported('offHires', getCompanyOffHire),
  invoice: imported('invoices', getCompanyInvoice),
  paper: imported('papers', getCompanyPaper, listCompanyPapers),
  depot: imported('depots', getCompanyDepot, listCompanyDepots),
  productGroup: imported('productGroups', getCompanyProductGroup, listCompanyProductGroups),
  product: imported('products', getCompanyProduct, listCompanyProducts),
  rate: imported('rates', getCompanyRate, listCompanyRates),
  stock: imported('stock', getCompanyStock, listCompanyStock),
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
        const path = readable.has(`${kind} ${id}`) ? pathOf(READABLE[kind], id, externalId) : null;
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
    const rows = ids.length > 0 ? await READABLE[kind].idsOf?.(db, ids) : [];
    for (const id of rows?.map((row) => row.id) ?? ids) readable.add(`${kind} ${id}`);
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
