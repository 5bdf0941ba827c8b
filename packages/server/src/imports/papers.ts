import { PAPER_TYPES, type PaperType } from '@hireyard/contract';
import { type CompanyPaper, type PaperImport, paperImport } from '@hireyard/contract/backoffice';
import type { Selectable } from 'kysely';
import type { ClientDb } from '../database/client/client-db.ts';
import type { CompanyDb } from '../database/client/company-db.ts';
import type { Database } from '../database/tables.ts';
import { localDate } from '../domain/calendar.ts';
import { refusedBy } from '../http/constraints.ts';
import { invalid } from '../http/problem.ts';
import { clientRefs } from '../services/backoffice/clients.ts';
import { companyOf } from '../services/backoffice/invoices.ts';
import { holdersOf } from '../services/members.ts';
import { differs, given } from './differs.ts';
import { filesOf, storeFile } from './document-files.ts';
import type { ImportCall, Kind, Written } from './kind.ts';
import { type Linked, linkedIds, linkedTo, writeContracts } from './linked.ts';
import { clientOfRow, ownedRows } from './owned.ts';
import { unknownReference } from './references.ts';

const refused = refusedBy({ document_client_id_type_number_key: { pointer: '/number', code: 'taken' } });

/** Papers of clients: contracts, confirmations, notes, quotes and certificates (OP-37). */
export const papers: Kind<PaperImport, CompanyPaper> = {
  name: 'papers',
  row: paperImport.row,

  foundBy: '/number',
  async find({ db, references }, { client, type, number }) {
    const key = await references.find('clients', client);
    if (!key) return null;
    const rows = db.selectFrom('document').where('client_id', '=', Number(key.rowId)).where('type', '=', type);
    return (await rows.where('number', '=', number).select('id').executeTakeFirst())?.id ?? null;
  },

  async write(call, row, id) {
    const [stored = null] = id === null ? [] : await ownedRows(call.db, 'document', [id]);
    const client = await clientOfRow(call, row.client, stored);
    if (stored && stored.type !== row.type) throw invalid([{ pointer: '/type', code: 'taken' }]);
    const linked = await linkedTo(call, client, row, stored);
    return writePaper(call, client, { row, linked, orderId: await orderOf(client, row.order) }, stored);
  },

  async takeBack(call, id) {
    const [stored] = await ownedRows(call.db, 'document', [id]);
    if (!stored || stored.voided_on) return 'archived';
    const client = call.db.within(stored.client_id, { silent: true });
    await client.lock();
    const today = localDate(call.now, (await companyOf(call)).timeZone);
    await client.update('document', stored, { voided_on: [stored.issued_on, today].toSorted().at(-1) });
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

interface PaperWrite {
  readonly row: Omit<PaperImport, 'externalId' | 'client'>;
  readonly linked: Linked;
  readonly orderId?: string | null | undefined;
}

/** Writes a paper of a locked client: a new one, or the stored one. Fields that are left out stay. */
export async function writePaper(
  call: Pick<ImportCall, 'db' | 'now' | 'newId'>,
  client: ClientDb,
  { row, linked, orderId }: PaperWrite,
  stored: Selectable<Database['document']> | null,
): Promise<Written> {
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
  if (voidedOn && voidedOn > localDate(call.now, (await companyOf(call)).timeZone))
    throw invalid([{ pointer: '/voidedOn', code: 'in-future' }]);
  const documentId = stored?.id ?? call.newId();
  const isChanged = stored !== null && differs(stored, columns);
  if (!stored) await client.insert('document', [{ ...columns, id: documentId, type: row.type }]).catch(refused);
  else if (isChanged) await client.update('document', stored, columns).catch(refused);
  const isLinked = await writeContracts(call, client, documentId, linked);
  if (!stored && !columns.voided_on) await notifyAdded(client, documentId);
  return { id: documentId, changed: stored === null || isChanged || isLinked };
}

/** Tells all users who see documents of a new paper (DOM-108). Reading and sending skip users of other projects. */
async function notifyAdded(client: ClientDb, id: string): Promise<void> {
  const userIds = await holdersOf({ db: client }, 'document-view');
  await client.notify({ kind: 'paperAdded', userIds, subject: { resource: 'document', id } });
}

export const isPaper = <R extends { readonly type: string }>(row: R): row is R & { readonly type: PaperType } =>
  PAPER_TYPES.some((type) => type === row.type);

/** Returns the order of a number. Orders that were not sent yet are the client's alone. */
async function orderOf(client: ClientDb, number: string | null | undefined): Promise<string | null | undefined> {
  if (!number) return number === undefined ? undefined : null;
  const sent = client.selectFrom('rental_order').where('number', '=', number).where('status', '<>', 'draft');
  const order = await sent.where('status', '<>', 'pendingApproval').select('id').executeTakeFirst();
  if (!order) throw unknownReference('/order');
  return order.id;
}

async function orderNumbers(db: CompanyDb, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('rental_order').where('id', 'in', ids).select(['id', 'number']).execute();
  return new Map(rows.map(({ id, number }) => [id, number]));
}
