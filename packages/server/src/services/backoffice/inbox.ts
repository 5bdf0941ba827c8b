import { type Direction, fullPath, type Named } from '@hireyard/contract';
import {
  acknowledgeInboxEntry,
  getCompanyInbox,
  getCompanyLine,
  getCompanyOffHire,
  getCompanyOrder,
  getCompanyRequest,
  type ImportKind,
  INBOX_MACHINES,
  type InboxEntry,
  type InboxKind,
} from '@hireyard/contract/backoffice';
import { sql } from 'kysely';
import type { ClientDb } from '../../database/client/client-db.ts';
import { offHireStep, requestStep } from '../../domain/inbox.ts';
import { isUuid } from '../../domain/uuid.ts';
import { notFound } from '../../http/problem.ts';
import { type CompanyActor, type CompanyCall, type Route, route } from '../../http/route.ts';
import { externalIdsOf } from '../../imports/owned.ts';
import { namesOfProducts } from '../names-of-products.ts';
import { endingCertificates } from '../overview/certificates.ts';
import { requestsWithReferences } from '../request/request-rows.ts';
import { clientRefs } from './clients.ts';
import { filteredInbox, type InboxFilters } from './inbox-filters.ts';
import { type InboxRow, inboxRows, removeAcknowledgement, writeAcknowledgement } from './inbox-rows.ts';
import { offHiresOf } from './off-hires.ts';
import { ordersOf } from './orders.ts';
import { type CursorQuery, pageInOrder } from './page.ts';
import { requestsOf } from './requests.ts';

/** Inbox of the rental company: entries of all of its clients (OP-38). */
export const companyInboxRoutes: Route[] = [
  route(getCompanyInbox, (call) => readInbox(call, call.query)),
  route(acknowledgeInboxEntry, async (call) => {
    const { kind, id: name } = call.body;
    const keys = KEYS_OF[kind];
    const id = keys ? (await call.db.externalKeys.named(keys, [name])).get(name) : name;
    if (id === undefined || !isUuid(id)) throw notFound();
    return acknowledge(call, { kind, id });
  }),
];

/** Kinds of the company's own ids of records that wait. Requests have none. */
const KEYS_OF: Readonly<Record<InboxKind, ImportKind | null>> = {
  order: 'orders',
  offHire: 'offHires',
  certificate: 'papers',
  request: null,
  dispute: null,
};

export interface InboxQuery extends InboxFilters, Omit<CursorQuery, 'client'> {
  readonly direction?: Direction;
}

const URGENT_FIRST = {
  keys: [
    { key: 'entry.urgency', type: 'integer' },
    { key: 'entry.since', type: 'timestamptz' },
  ],
  id: 'entry.id',
  positionOf: ({ urgency, exact_since: since, id }: InboxRow) => ({ keys: [String(urgency), since], id }),
} as const;

/** Reads a page of the inbox, urgent entries first, then the oldest. Names are in the language of the handle. */
export async function readInbox(call: CompanyCall, query: InboxQuery) {
  const rows = await filteredInbox(call, query);
  return pageInOrder(rows, URGENT_FIRST, query, (page) => entriesOf(call, page));
}

/** Key of an entry: its kind and its record. */
export interface InboxRef {
  readonly kind: InboxKind;
  readonly id: string;
}

type ByActor = CompanyCall & { readonly by: CompanyActor };

/** Says that the caller sees to an entry. Throws 404 for an entry that does not wait any more, or never did. */
export const acknowledge = (call: ByActor, ref: InboxRef): Promise<InboxEntry> =>
  changeEntry(call, ref, (db, row) => writeAcknowledgement(db, row, call));

/** Says that nobody sees to an entry any more, whoever did. Throws 404 as `acknowledge` does. */
export const release = (call: ByActor, ref: InboxRef): Promise<InboxEntry> =>
  changeEntry(call, ref, removeAcknowledgement);

/**
 * Says that a colleague sees to an entry, whoever has seen to it before, and mails it to the colleague, unless it is the
 * caller (DK-23). Throws 404 as `acknowledge` does.
 */
export const assign = (call: ByActor, ref: InboxRef, { id: userId, name }: Named): Promise<InboxEntry> =>
  changeEntry(call, ref, async (db, row) => {
    if (row.by_user_id === userId) return;
    await writeAcknowledgement(db, { ...row, acknowledged_at: null }, { by: { name, userId }, now: call.now });
    const { userId: handedBy } = call.by;
    if (userId !== handedBy) await call.db.queueHandover({ ...ref, userId, handedBy });
  });

/** Changes what is said of an entry, within the lock of its client. */
async function changeEntry(
  call: CompanyCall,
  ref: InboxRef,
  change: (db: ClientDb, row: InboxRow) => Promise<void>,
): Promise<InboxEntry> {
  const { client_id: clientId } = await entryRow(call, ref);
  const db = call.db.within(clientId);
  await db.lock();
  await change(db, await entryRow(call, ref));
  const [entry] = await entriesOf(call, [await entryRow(call, ref)]);
  return entry as InboxEntry;
}

async function entryRow({ db, now }: CompanyCall, { kind, id }: InboxRef): Promise<InboxRow> {
  const row = await inboxRows(db, now).where('entry.kind', '=', kind).where('entry.id', '=', id).executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** Parts of an entry that depend on what it is about. */
type Told = Pick<
  InboxEntry,
  | 'externalId'
  | 'number'
  | 'client'
  | 'site'
  | 'title'
  | 'requestKind'
  | 'service'
  | 'document'
  | 'machineCount'
  | 'attachments'
  | 'until'
  | 'next'
  | 'path'
> & { readonly machines: readonly Machine[] };
interface Machine extends Omit<InboxEntry['machines'][number], 'name'> {
  /** Null for a product. */
  readonly name: string | null;
}

/** Reads entries of several clients, with one query per table. */
export async function entriesOf(call: CompanyCall, rows: readonly InboxRow[]): Promise<InboxEntry[]> {
  const told = new Map([
    ...(await ordersIn(call, rows)),
    ...(await offHiresIn(call, rows)),
    ...(await requestsIn(call, rows)),
    ...(await certificatesIn(call, rows)),
  ]);
  const depots = await namesOf(
    call,
    'depots',
    rows.map((row) => row.depot_id),
    (ids) => call.db.selectFrom('depot').where('id', 'in', ids).select(['id', 'name']).execute(),
  );
  const projects = await namesOf(
    call,
    'projects',
    rows.map((row) => row.project_id),
    (ids) => call.db.selectFrom('project').where('id', 'in', ids).select(['id', 'number', 'name']).execute(),
  );
  const nameOf = await productNames(call, [...told.values()]);
  return rows.map((row) => {
    const { machines, ...rest } = told.get(row.id) as Told;
    return {
      kind: row.kind,
      id: row.id,
      ...rest,
      depot: depots.get(row.depot_id ?? '') ?? null,
      project: projects.get(row.project_id ?? '') ?? null,
      machines: machines.map((machine) => ({ ...machine, name: machine.name ?? nameOf(machine.productCode ?? '') })),
      waitingSince: row.since.toISOString(),
      urgent: row.urgency === 0,
      acknowledgedAt: row.acknowledged_at?.toISOString() ?? null,
      acknowledgedBy: row.by_name,
    };
  });
}

const idsIn = (rows: readonly InboxRow[], resource: InboxRow['resource']): string[] =>
  rows.filter((row) => row.resource === resource).map(({ id }) => id);

async function namesOf<Row extends Named>(
  { db }: CompanyCall,
  kind: ImportKind,
  ids: readonly (string | null)[],
  read: (ids: readonly string[]) => Promise<Row[]>,
): Promise<ReadonlyMap<string, Row & { readonly externalId: string | null }>> {
  const some = [...new Set(ids.filter((id) => id !== null))];
  const rows = some.length > 0 ? await read(some) : [];
  const externalId = await externalIdsOf(db, kind, some);
  return new Map(rows.map((row) => [row.id, { ...row, externalId: externalId(row.id) }]));
}

/** Returns the names of products, or their codes where they have none in the language. */
async function productNames({ db }: CompanyCall, told: readonly Told[]): Promise<(code: string) => string> {
  const codes = told.flatMap(({ machines }) => machines.flatMap(({ productCode }) => productCode ?? []));
  const names = await namesOfProducts(db, db.language, codes);
  return (code) => names.get(code) ?? code;
}

const placeOf = (address: { readonly name: string | null; readonly city: string } | null): string | null =>
  address && [address.name, address.city].filter(Boolean).join(', ');

/** Has no product, dates or number of its own. */
const BARE = { productCode: null, name: null, fleetNumber: null, quantity: 1, from: null, to: null } as const;
const NO_REQUEST = { title: null, requestKind: null, service: null, document: null, until: null } as const;
const inShort = (machines: readonly Machine[]) => ({
  machines: machines.slice(0, INBOX_MACHINES),
  machineCount: machines.length,
});

async function ordersIn(call: CompanyCall, rows: readonly InboxRow[]): Promise<[string, Told][]> {
  const ids = idsIn(rows, 'order');
  if (ids.length === 0) return [];
  const orders = await ordersOf(
    call,
    await call.db.selectFrom('rental_order').selectAll().where('id', 'in', ids).execute(),
  );
  return orders.map(({ id, externalId, number, client, address, lines }) => [
    id,
    {
      ...NO_REQUEST,
      externalId,
      number,
      client,
      site: placeOf(address),
      ...inShort(lines.map(({ productCode, quantity, from, to }) => ({ ...BARE, productCode, quantity, from, to }))),
      attachments: [],
      next: 'confirm',
      path: fullPath(getCompanyOrder).replace('{id}', id),
    },
  ]);
}

async function offHiresIn(call: CompanyCall, rows: readonly InboxRow[]): Promise<[string, Told][]> {
  const ids = idsIn(rows, 'offHire');
  if (ids.length === 0) return [];
  const offHires = await offHiresOf(
    call,
    await call.db.selectFrom('off_hire').selectAll().where('id', 'in', ids).execute(),
  );
  return offHires.map(({ id, externalId, number, client, address, lines, status, transport, attachments }) => [
    id,
    {
      ...NO_REQUEST,
      externalId,
      number,
      client,
      site: placeOf(address),
      ...inShort(
        lines.map(({ productCode, fleetNumber, quantity }) => ({ ...BARE, productCode, fleetNumber, quantity })),
      ),
      attachments,
      next: offHireStep(status, transport),
      path: fullPath(getCompanyOffHire).replace('{id}', id),
    },
  ]);
}

async function requestsIn(call: CompanyCall, rows: readonly InboxRow[]): Promise<[string, Told][]> {
  const ids = idsIn(rows, 'request');
  if (ids.length === 0) return [];
  const requests = await requestsOf(call, await requestsWithReferences(call).where('request.id', 'in', ids).execute());
  const sites = await sitesOf(call, ids);
  return requests.map(({ id, kind, subject, lines, status, attachments, comments, ...asked }) => [
    id,
    {
      externalId: null,
      number: asked.number,
      client: asked.client,
      site: sites.get(id) ?? null,
      title: asked.title,
      requestKind: kind as Exclude<typeof kind, 'equipment'>,
      service: asked.service,
      document:
        subject?.type === 'document' ? { id: subject.id, externalId: subject.externalId, name: subject.number } : null,
      until: null,
      ...inShort([
        ...machinesOf(subject),
        ...lines.map(({ productCode, text, quantity, from, to }) => ({
          ...BARE,
          productCode,
          name: text,
          quantity,
          from,
          to,
        })),
      ]),
      attachments: [...attachments, ...comments.flatMap((comment) => comment.attachments)],
      next: requestStep(status),
      path: fullPath(getCompanyRequest).replace('{id}', id),
    },
  ]);
}

async function certificatesIn(call: CompanyCall, rows: readonly InboxRow[]): Promise<[string, Told][]> {
  const ids = idsIn(rows, 'document');
  if (ids.length === 0) return [];
  const documents = await call.db
    .selectFrom(
      sql<CertificateRow>`(select document.id, document.number, document.title, document.ends_on as until,
        document.client_id, contract_line.id as line_id, contract_line.contract_id, contract_line.product_code,
        contract_line.fleet_number from ${endingCertificates(call.now)})`.as('certificate'),
    )
    .innerJoin('contract', 'contract.id', 'certificate.contract_id')
    .where('certificate.id', 'in', ids)
    .selectAll('certificate')
    .select(['contract.address_name as name', 'contract.city'])
    .execute();
  const client = await clientRefs(call, [...new Set(documents.map((row) => row.client_id))]);
  const externalId = await externalIdsOf(call.db, 'papers', ids);
  return documents.map((row) => [
    row.id,
    {
      ...NO_REQUEST,
      externalId: externalId(row.id),
      number: row.number,
      title: row.title,
      client: client(row.client_id),
      site: placeOf(row),
      ...inShort([{ ...BARE, productCode: row.product_code, fleetNumber: row.fleet_number }]),
      attachments: [],
      until: row.until,
      next: 'renew',
      path: fullPath(getCompanyLine).replace('{id}', row.line_id),
    },
  ]);
}

interface CertificateRow {
  readonly id: string;
  readonly number: string;
  readonly title: string | null;
  readonly until: string;
  readonly client_id: number;
  readonly line_id: string;
  readonly product_code: string;
  readonly fleet_number: string;
  readonly contract_id: string;
}

/** Returns the machine that a request is about, if any. */
function machinesOf(subject: Awaited<ReturnType<typeof requestsOf>>[number]['subject']): Machine[] {
  if (subject?.type === 'contractLine') {
    const { productCode, fleetNumber } = subject;
    return [{ ...BARE, productCode, fleetNumber }];
  }
  return subject?.type === 'asset' ? [{ ...BARE, name: subject.name, fleetNumber: subject.tag }] : [];
}

/** Returns the sites of machines on rent that requests are about, by request. */
async function sitesOf({ db }: CompanyCall, ids: readonly string[]): Promise<ReadonlyMap<string, string | null>> {
  const rows = await db
    .selectFrom('request')
    .innerJoin('contract_line', 'contract_line.id', 'request.contract_line_id')
    .innerJoin('contract', 'contract.id', 'contract_line.contract_id')
    .where('request.id', 'in', ids)
    .select(['request.id', 'contract.address_name as name', 'contract.city'])
    .execute();
  return new Map(rows.map(({ id, ...address }) => [id, placeOf(address)]));
}
