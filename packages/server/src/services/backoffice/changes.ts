import { type Endpoint, fullPath } from '@hireyard/contract';
import {
  CHANGE_KINDS,
  type ChangeKind,
  COMPANY_ORDER_STATUSES,
  COMPANY_REQUEST_KINDS,
  type CompanyChange,
  getCompanyInvoice,
  getCompanyLine,
  getCompanyOffHire,
  getCompanyOrder,
  getCompanyRequest,
  listCompanyChanges,
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
  readonly pathOf: (id: string) => string;
}
const at = (endpoint: Endpoint) => (id: string) => fullPath(endpoint).replace('{id}', id);

const READABLE: Readonly<Record<ChangeKind, Readable>> = {
  client: {
    idsOf: ({ selectFrom }, ids) =>
      selectFrom('corporate_client').select('external_uuid as id').where('external_uuid', 'in', ids).execute(),
    pathOf: (id) => `${fullPath(listCompanyClients)}?client=${id}`,
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
  },
  contractLine: {
    idsOf: ({ selectFrom }, ids) => selectFrom('contract_line').select('id').where('id', 'in', ids).execute(),
    pathOf: at(getCompanyLine),
  },
  offHire: {
    idsOf: ({ selectFrom }, ids) => selectFrom('off_hire').select('id').where('id', 'in', ids).execute(),
    pathOf: at(getCompanyOffHire),
  },
  invoice: {
    idsOf: ({ selectFrom }, ids) =>
      selectFrom('document')
        .select('id')
        .where('id', 'in', ids)
        .where('type', 'in', ['invoice', 'creditNote'])
        .execute(),
    pathOf: at(getCompanyInvoice),
  },
};

/** GET /backoffice/changes: what has changed, complete also while others write (OP-17). */
export const companyChangeRoutes: Route[] = [
  route(listCompanyChanges, async (call) => {
    const { after, kind: kinds, limit } = call.query;
    const place = after === undefined ? null : placeOf(after, kinds);
    const page = await call.db.changes({ after: place, kinds, limit });
    if (page === null) throw new ProblemError('cursor-outdated');
    // A record that has changed several times stands where it changed last.
    const last = new Map(page.changes.map((change) => [`${change.kind} ${change.id}`, change]));
    const changes = page.changes.filter((change) => last.get(`${change.kind} ${change.id}`) === change);
    const readable = await readableOf(call.db, changes);
    const client = await clientRefs(call, [...new Set(changes.map(({ clientId }) => clientId))]);
    return {
      items: changes
        .filter(({ kind, id }) => readable.has(`${kind} ${id}`))
        .map(({ kind, id, clientId, at: changedAt }) => ({
          kind,
          id,
          clientUuid: client(clientId).uuid,
          at: changedAt.toISOString(),
          path: READABLE[kind].pathOf(id),
        })),
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
