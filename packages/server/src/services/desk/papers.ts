import { PAPER_TYPES, type PaperType } from '@hireyard/contract';
import {
  createDeskPaper,
  type DeskPaper,
  type DeskPaperSummary,
  getDeskPaper,
  getDeskPaperFile,
  listDeskPapers,
  listDeskPapersFacets,
  PAPER_STATES,
  patchDeskPaper,
  putDeskPaperFile,
} from '@hireyard/contract/desk';
import { type SqlBool, sql } from 'kysely';
import type { CompanyDb } from '../../database/client/company-db.ts';
import { isUuid } from '../../domain/uuid.ts';
import { notFound } from '../../http/problem.ts';
import { downloadRoute, type Route, route, uploadRoute } from '../../http/route.ts';
import { storeFile } from '../../imports/document-files.ts';
import { contractsOf, linkedToNumber } from '../../imports/linked.ts';
import { clientsInUse, ownedRows } from '../../imports/owned.ts';
import { isPaper, papers, writePaper } from '../../imports/papers.ts';
import { unknownReference } from '../../imports/references.ts';
import { nameKey } from '../../lists/page.ts';
import { searchWords } from '../../lists/search.ts';
import { keepPdf } from '../attachments/received-pdf.ts';
import { sentFileOf } from '../backoffice/document-files.ts';
import { pageInOrder } from '../backoffice/page.ts';
import { type Cell, cellCounts, mostFrequent } from './cell-counts.ts';

const BOTH = ['yes', 'no'] as const;

/** Papers of the company's clients, for its people (DK-14). The writes are those of the company's systems. */
export const deskPaperRoutes: Route[] = [
  route(listDeskPapers, async ({ db, query }) => {
    const { field, direction } = query.sort;
    const rows = await filteredPapers(db, query);
    return pageInOrder(rows, ORDERS[field], { ...query, direction }, async (page) => page.map(toSummary));
  }),
  route(listDeskPapersFacets, async ({ db, query }) => {
    const cells = await readCells(db, query.q);
    const { total, counted } = cellCounts(['type', 'client', 'file', 'state'], cells, query);
    const clients = new Map([
      ...(await chosenClients(db, query.client)),
      ...cells.map(({ client, clientName }) => [client, clientName] as const),
    ]);
    const facets = {
      type: PAPER_TYPES.map((value) => counted('type', value)),
      client: mostFrequent(
        [...clients].map(([id, name]) => counted('client', id, name)),
        query.client,
        query.facetQuery,
      ),
      file: BOTH.map((value) => counted('file', value)),
      state: PAPER_STATES.map((value) => counted('state', value)),
    };
    return { total, facets: query.facet === undefined ? facets : { [query.facet]: facets[query.facet] } };
  }),
  route(getDeskPaper, async ({ db, params }) => toPaper(db, await paperRow(db, params.id))),
  downloadRoute(getDeskPaperFile, async ({ db, params }) => sentFileOf(db, (await paperRow(db, params.id)).id)),
  route(createDeskPaper, async ({ db, now, body: { client: clientUuid, contract, ...row } }) => {
    await db.lock();
    const owner = await clientsInUse(db).where('external_uuid', '=', clientUuid).select('id').executeTakeFirst();
    if (!owner) throw unknownReference('/client');
    const client = db.within(owner.id);
    await client.lock();
    const linked = await linkedToNumber(client, contract);
    const id = crypto.randomUUID();
    await writePaper({ db, now, newId: () => id }, owner.id, { row, linked }, null);
    return toPaper(db, await paperRow(db, id));
  }),
  route(patchDeskPaper, async ({ db, now, params, body }) => {
    await db.lock();
    const { id } = await paperRow(db, params.id);
    const [stored] = (await ownedRows(db, 'document', [id])).filter(isPaper);
    if (!stored) throw notFound();
    await db.lockClients([stored.client_id]);
    const before = (await contractsOf(db, [id])).map(({ contract_id }) => contract_id);
    const linked = { projectId: stored.project_id, contractIds: before.toSorted(), before };
    const row = { type: stored.type, number: stored.number, date: stored.issued_on, ...body };
    await writePaper({ db, now, newId: () => id }, stored.client_id, { row, linked }, stored);
    return toPaper(db, await paperRow(db, id));
  }),
  uploadRoute(putDeskPaperFile, keepPdf, async ({ db, now, params, file }) => {
    await db.lock();
    const row = await paperRow(db, params.id);
    await storeFile({ db, now, notifies: true }, row.id, file);
    return toPaper(db, await paperRow(db, row.id));
  }),
];

interface Listed {
  readonly id: string;
  readonly type: PaperType;
  readonly number: string;
  readonly title: string | null;
  readonly issued_on: string;
  readonly voided_on: string | null;
  /** UUID of the client. */
  readonly client: string;
  readonly client_name: string;
  readonly customer_number: string;
  readonly file: 'yes' | 'no';
  readonly state: (typeof PAPER_STATES)[number];
  readonly day: number;
  readonly client_key: string;
}

/** Papers of all clients of the company, each with its client. */
const listedPapers = (db: CompanyDb) =>
  db.selectFrom(
    sql<Listed>`(
      select document.id, document.type, document.number, document.title, document.issued_on, document.voided_on,
        owner.external_uuid as client, owner.name as client_name, owner.customer_number,
        case when exists (select from document_file where document_file.document_id = document.id)
          then 'yes' else 'no' end as file,
        case when document.voided_on is null then 'valid' else 'void' end as state,
        document.issued_on - date '1900-01-01' as day,
        ${nameKey(sql`owner.name`, db.language)} as client_key,
        folded(document.number, document.title, owner.name, owner.customer_number) as search_key
      from document join corporate_client owner on owner.id = document.client_id
      where document.type in (${sql.join(PAPER_TYPES)}))`.as('paper'),
  );

interface Filters {
  readonly q?: string | undefined;
  readonly type: readonly string[];
  readonly client: readonly string[];
  readonly file: readonly string[];
  readonly state: readonly string[];
}

/** Selects the papers that match all filters. */
async function filteredPapers(db: CompanyDb, { q, type, client, file, state }: Filters) {
  let rows = listedPapers(db).selectAll('paper');
  if (type.length) rows = rows.where('type', 'in', type as never);
  if (client.length) rows = rows.where(sql<SqlBool>`paper.client = any(${client.filter(isUuid)}::uuid[])`);
  if (file.length) rows = rows.where('file', 'in', file as never);
  if (state.length) rows = rows.where('state', 'in', state as never);
  for (const { pattern } of await searchWords(db, q)) rows = rows.where(sql<SqlBool>`paper.search_key like ${pattern}`);
  return rows;
}

type NamedCell = Cell & { readonly client: string; readonly clientName: string };

async function readCells(db: CompanyDb, q: string | undefined): Promise<NamedCell[]> {
  const rows = await filteredPapers(db, { q, type: [], client: [], file: [], state: [] });
  return rows
    .clearSelect()
    .select(['type', 'client', 'client_name as clientName', 'file', 'state'])
    .select(sql<number>`count(*)::int`.as('n'))
    .groupBy(['type', 'client', 'client_name', 'file', 'state'])
    .execute();
}

/** Names the selected clients, which may have no paper. */
async function chosenClients(db: CompanyDb, ids: readonly string[]): Promise<[id: string, name: string][]> {
  const uuids = ids.filter(isUuid);
  if (uuids.length === 0) return [];
  const clients = db.selectFrom('corporate_client').where('external_uuid', 'in', uuids);
  const rows = await clients.select(['external_uuid', 'name']).execute();
  return rows.map(({ external_uuid: id, name }) => [id, name]);
}

const ordered = (key: 'number' | 'client_key' | 'day') => ({
  keys: [{ key: `paper.${key}`, type: key === 'day' ? ('integer' as const) : ('text' as const) }],
  id: 'paper.id',
  positionOf: (row: Listed) => ({ keys: [String(row[key])], id: row.id }),
});
const ORDERS = { date: ordered('day'), number: ordered('number'), client: ordered('client_key') };

const toSummary = (row: Listed): DeskPaperSummary => ({
  ...{ id: row.id, type: row.type, number: row.number, title: row.title, date: row.issued_on },
  voidedOn: row.voided_on,
  client: { id: row.client, name: row.client_name, customerNumber: row.customer_number },
  hasFile: row.file === 'yes',
});

/** Returns a paper of the company's clients. Throws 404 for any other, and for an invoice. */
async function paperRow(db: CompanyDb, id: string): Promise<Listed> {
  const row = isUuid(id)
    ? await listedPapers(db).selectAll('paper').where('id', '=', id).executeTakeFirst()
    : undefined;
  if (!row) throw notFound();
  return row;
}

async function toPaper(db: CompanyDb, row: Listed): Promise<DeskPaper> {
  const [read] = await papers.read(db, [row.id]);
  if (!read) throw notFound();
  const { poNumber, order, from, to, fleetNumber, file } = read.item;
  const contracts = await contractsOf(db, [row.id]);
  const keys = await db.externalKeys.of('papers', [row.id]);
  return {
    ...toSummary(row),
    externalId: keys.get(row.id)?.externalId ?? null,
    ...{ poNumber, order, from, to, fleetNumber, file },
    contracts: contracts.map(({ number }) => number),
  };
}
