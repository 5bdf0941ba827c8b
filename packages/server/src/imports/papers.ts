import { PAPER_TYPES, type PaperType } from '@hireyard/contract';
import { type CompanyPaper, type PaperImport, paperImport } from '@hireyard/contract/backoffice';
import { type Selectable, type SqlBool, sql } from 'kysely';
import type { ClientDb } from '../database/client/client-db.ts';
import type { CompanyDb } from '../database/client/company-db.ts';
import type { Database } from '../database/tables.ts';
import type { LocalDate } from '../domain/calendar.ts';
import { refusedBy } from '../http/constraints.ts';
import { invalid } from '../http/problem.ts';
import { clientRefs } from '../services/backoffice/clients.ts';
import { todayOf } from '../services/backoffice/company-of.ts';
import { holdersOf } from '../services/members.ts';
import { differs, given } from './differs.ts';
import { filesOf, storeFile } from './document-files.ts';
import type { ImportCall, Kind, Written } from './kind.ts';
import {
  isLinkedAnew,
  type Linked,
  type Links,
  linkedIds,
  linkedRows,
  linkedTo,
  linksOf,
  writeContracts,
} from './linked.ts';
import { clientIdOfRow, lockNamedClients, type NamedClients, withinClient } from './named-clients.ts';
import { ownedRows, storedRows } from './owned.ts';
import { idsNamed, unknownReference } from './references.ts';
import { writeAlone } from './rows-together.ts';

const refused = refusedBy({ document_client_id_type_number_key: { pointer: '/number', code: 'taken' } });

/** Papers of clients: contracts, confirmations, notes, quotes and certificates (OP-37). */
export const papers: Kind<PaperImport, CompanyPaper, Warm> = {
  name: 'papers',
  row: paperImport.row,

  warm: warmPapers,

  foundBy: '/number',
  async find({ references }, { client, type, number }, { numbered }) {
    const key = await references.find('clients', client);
    return (key && numbered.get(withinClient(Number(key.rowId), type, number))) ?? null;
  },

  async write(call, row, id, { clients, storedOf, links, orders, numbered, today }) {
    const stored = await storedOf(id);
    const clientId = await clientIdOfRow(call, clients, row.client, stored);
    if (stored && stored.type !== row.type) throw invalid([{ pointer: '/type', code: 'taken' }]);
    const linked = await linkedTo(call, links, { clientId, row, stored });
    const orderId = row.order ? orders.get(withinClient(clientId, row.order)) : row.order;
    if (row.order && !orderId) throw unknownReference('/order');
    const written = paperToWrite({ ...call, today }, clientId, { row, linked, orderId }, stored);
    if (stored && stored.number !== row.number) numbered.delete(withinClient(clientId, stored.type, stored.number));
    return written;
  },

  async takeBack(call, id) {
    const [stored] = await ownedRows(call.db, 'document', [id]);
    if (!stored || stored.voided_on) return 'archived';
    const client = call.db.within(stored.client_id, { silent: true });
    await client.lock();
    await client.update('document', stored, { voided_on: [stored.issued_on, await todayOf(call)].toSorted().at(-1) });
    return 'archived';
  },

  writeFile: storeFile,

  async read(db, ids) {
    const rows = (await ownedRows(db, 'document', ids)).filter(isPaper);
    const client = await clientRefs({ db }, [...new Set(rows.map((row) => row.client_id))]);
    const links = await linkedIds(db, rows);
    const file = await filesOf(
      db,
      rows.map((row) => row.id),
    );
    const order = await orderNumbers(
      db,
      rows.flatMap((row) => row.order_id ?? []),
    );
    return rows.map((row) => ({
      id: row.id,
      item: {
        id: row.id,
        client: client(row.client_id),
        type: row.type,
        number: row.number,
        date: row.issued_on,
        title: row.title,
        poNumber: row.po_number,
        ...links(row),
        order: order.get(row.order_id ?? '') ?? null,
        from: row.starts_on,
        to: row.ends_on,
        voidedOn: row.voided_on,
        fleetNumber: row.fleet_number,
        file: file(row.id),
      },
    }));
  },
};

type PaperRow = Selectable<Database['document']>;

interface PaperWrite {
  readonly row: Omit<PaperImport, 'externalId' | 'client'>;
  readonly linked: Linked;
  readonly orderId?: string | null | undefined;
}

/** Returns what is to be written of a paper: a new one, or the stored one. Fields that are left out stay. */
function paperToWrite(
  call: Pick<ImportCall, 'db' | 'newId' | 'notifies'> & { readonly today: LocalDate },
  clientId: number,
  { row, linked, orderId }: PaperWrite,
  stored: PaperRow | null,
): Written {
  const columns = {
    ...given({
      title: row.title,
      po_number: row.poNumber,
      starts_on: row.from,
      ends_on: row.to,
      voided_on: row.voidedOn,
      fleet_number: row.fleetNumber,
      order_id: orderId,
    }),
    number: row.number,
    issued_on: row.date,
    project_id: linked.projectId,
  };
  const { starts_on: from, ends_on: to, voided_on: voidedOn } = { ...stored, ...columns };
  if (from && to && to < from) throw invalid([{ pointer: '/to', code: 'before-from' }]);
  if (voidedOn && voidedOn < row.date)
    throw invalid([
      row.voidedOn === undefined
        ? { pointer: '/date', code: 'too-late', params: { date: voidedOn } }
        : { pointer: '/voidedOn', code: 'before-from' },
    ]);
  if (voidedOn && voidedOn > call.today) throw invalid([{ pointer: '/voidedOn', code: 'in-future' }]);
  const documentId = stored?.id ?? call.newId();
  const isRelinked = isLinkedAnew(linked);
  if (!stored) {
    const isNews = call.notifies && !columns.voided_on;
    const values = { ...columns, id: documentId, type: row.type };
    const inserts = [{ table: 'document' as const, clientId, values }, ...linkedRows(clientId, documentId, linked)];
    const after = isNews ? () => notifyAdded(call.db.within(clientId), documentId) : undefined;
    return { id: documentId, changed: true, later: { inserts, refused, after } };
  }
  const isChanged = differs(stored, columns);
  const changes = isChanged ? [{ table: 'document' as const, clientId, before: stored, set: columns }] : [];
  const relink = async () => void (await writeContracts(call, call.db.within(clientId), documentId, linked));
  const later = { changes, refused, after: isRelinked ? relink : undefined };
  return { id: documentId, changed: isChanged || isRelinked, later: isChanged || isRelinked ? later : undefined };
}

/** Writes a paper of a locked client. */
export async function writePaper(
  call: Pick<ImportCall, 'db' | 'now' | 'newId'>,
  clientId: number,
  paper: PaperWrite,
  stored: PaperRow | null,
): Promise<void> {
  const { later } = paperToWrite({ ...call, notifies: true, today: await todayOf(call) }, clientId, paper, stored);
  await writeAlone(call.db, { key: null, later }, async () => {});
}

/** Tells all users who see documents of a new paper (DOM-108). Reading and sending skip users of other projects. */
async function notifyAdded(client: ClientDb, id: string): Promise<void> {
  const userIds = await holdersOf({ db: client }, 'document-view');
  await client.notify({ kind: 'paperAdded', userIds, subject: { resource: 'document', id } });
}

export const isPaper = <R extends { readonly type: string }>(row: R): row is R & { readonly type: PaperType } =>
  PAPER_TYPES.some((type) => type === row.type);

/** References of the rows of a batch, read at once. */
interface Warm {
  readonly clients: NamedClients;
  readonly storedOf: Awaited<ReturnType<typeof storedRows<'document'>>>;
  readonly links: Links;
  /** Papers by client, type and number. A row frees the number that it changes. */
  readonly numbered: Map<string, string>;
  /** Orders by client and number. */
  readonly orders: ReadonlyMap<string, string>;
  readonly today: LocalDate;
}

async function warmPapers(call: ImportCall, rows: readonly PaperImport[]): Promise<Warm> {
  const { db, references } = call;
  const clients = await lockNamedClients(call, rows);
  const numbers = [...new Set(rows.map((row) => row.number))];
  const numbered = await db
    .selectFrom('document')
    .where('type', 'in', PAPER_TYPES)
    .where(sql<SqlBool>`client_id = any(${clients.ids}::integer[])`)
    .where(sql<SqlBool>`number = any(${numbers}::text[])`)
    .select(['id', 'client_id', 'type', 'number'])
    .execute();
  const sent = rows.map((row) => row.externalId);
  const ids = new Set([...(await idsNamed(references, 'papers', sent)), ...numbered.map(({ id }) => id)]);
  return {
    clients,
    storedOf: await storedRows(db, 'document', [...ids]),
    links: await linksOf(call, rows, [...ids]),
    numbered: new Map(numbered.map((row) => [withinClient(row.client_id, row.type, row.number), row.id])),
    orders: await sentOrders(call, clients, rows),
    today: await todayOf(call),
  };
}

/** Returns orders by client and number. Those that were not sent yet are the client's alone. */
async function sentOrders(
  { db }: ImportCall,
  { ids }: NamedClients,
  rows: readonly PaperImport[],
): Promise<ReadonlyMap<string, string>> {
  const numbers = [...new Set(rows.flatMap((row) => row.order ?? []))];
  if (numbers.length === 0) return new Map();
  const orders = await db
    .selectFrom('rental_order')
    .where('status', 'not in', ['draft', 'pendingApproval'])
    .where(sql<SqlBool>`client_id = any(${ids}::integer[])`)
    .where(sql<SqlBool>`number = any(${numbers}::text[])`)
    .select(['id', 'client_id', 'number'])
    .execute();
  return new Map(orders.map((row) => [withinClient(row.client_id, row.number ?? ''), row.id]));
}

async function orderNumbers(db: CompanyDb, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('rental_order').where('id', 'in', ids).select(['id', 'number']).execute();
  return new Map(rows.map(({ id, number }) => [id, number]));
}
