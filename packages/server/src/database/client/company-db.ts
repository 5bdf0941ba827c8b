import { type Language, type Named, RIGHTS, type Right } from '@hireyard/contract';
import { type Insertable, type Kysely, type SqlBool, sql, type Updateable } from 'kysely';
import { notFound } from '../../http/problem.ts';
import { type MailParams, queueMail } from '../../mail/queue.ts';
import { type ChangesWanted, changesSettledUntil, type LoggedChanges, readChanges } from '../change-log.ts';
import type { Database } from '../tables.ts';
import { actingPeople } from './acting-people.ts';
import { BoundaryPlugin } from './boundary.ts';
import { type ClientDb, clientDb } from './client-db.ts';
import { type ExternalKeys, externalKeys } from './external-keys.ts';
import { type ImportEntries, importEntries } from './import-entries.ts';
import { type ImportRuns, importRuns } from './import-runs.ts';
import { type MachineAccounts, machineAccounts } from './machine-accounts.ts';
import type { ClientTables, DeskTables } from './ownership.ts';
import { type NewOwnRow, type Writes, writeTogether } from './write-together.ts';

/**
 * Database handle of the rental company (OP-10). It reads the rows of all clients of one operating company. Writes go
 * to one client at a time, without a user, and with the usual activity and notifications.
 */
export interface CompanyDb {
  /** Systems read English. */
  readonly language: Language;
  readonly selectFrom: Kysely<ClientTables>['selectFrom'];
  /** Reads also what no client reads, of this company alone. */
  readonly selectOwn: Kysely<ClientTables & DeskTables>['selectFrom'];
  readonly opCo: string;
  /** Returns logged changes of the company's clients, or null if entries behind `after` are not in the log any more. */
  changes(wanted: ChangesWanted): Promise<LoggedChanges | null>;
  /** Returns the time before which every change of a listed row is committed. */
  settledUntil(): Promise<string>;
  /** Replaces the rows that the company has set for its clients: all of them, or those of one product. */
  replaceOwn<T extends ReplacedTable>(
    table: T,
    rows: OwnRows<T>,
    of?: { readonly product_code: string },
  ): Promise<void>;
  /**
   * Notes that products or product groups have changed. Changed names of products are ranked by a job
   * (`rankChangedProducts`).
   */
  noteProducts(what?: { readonly names: boolean }): Promise<void>;
  /** Returns a handle for the client of a row read by this handle. A silent one notifies nobody. */
  within(clientId: number, options?: { readonly silent: boolean }): ClientDb;
  /**
   * Inserts rows of the company, and changes and inserts rows of several clients, with few statements. Each client is one
   * of a row read by this handle. The activity of a client has one entry for a resource. Throws 412 if a version differs.
   */
  writeTogether(writes: Writes): Promise<void>;
  /** Locks clients: other writes that take this lock wait until the transaction ends. */
  lockClients(ids: readonly number[]): Promise<void>;
  /** Ids of rows in the company's own systems (OP-20). */
  readonly externalKeys: ExternalKeys;
  /** Runs of imports, for the desk (DK-09). */
  readonly importRuns: ImportRuns;
  /** Records that runs have made and changed, so that they can be taken back (OP-79). */
  readonly importEntries: ImportEntries;
  readonly machineAccounts: MachineAccounts;
  /** Returns the people at the desk who may see to entries of the inbox, by name (DK-21). */
  colleagues(): Promise<Named[]>;
  /** Queues the mail to the colleague to whom an entry of the inbox was handed over (DK-23). */
  queueHandover(of: Omit<MailParams['handedOver'], 'opCo'>): Promise<void>;
  /** Lets other imports of the company wait until the transaction ends. */
  lock(): Promise<void>;
  /**
   * Runs `work` in a savepoint. Without `keep`, and if it throws, what it has written is undone and the transaction goes
   * on.
   */
  attempt<T>(work: () => Promise<T>, options?: { readonly keep: boolean }): Promise<T>;
  /** Changes the operating company itself. */
  updateCompany(set: Omit<Updateable<Database['operating_company']>, 'code'>): Promise<void>;
  /**
   * Copies a changed address or depot into the contracts that the company's systems wrote for it, so that the order of their
   * writes does not matter. The activity of a client tells of the address alone.
   */
  followSite(siteId: string, site: SiteColumns): Promise<void>;
  /** Inserts a row of the company and returns its id. */
  insertOwn<T extends OwnTable>(table: T, row: Omit<Insertable<Database[T]>, 'op_co'>): Promise<IdOf<T>>;
  /** Changes a row of the company. Throws 404 for another company's. */
  updateOwn<T extends OwnTable>(table: T, id: IdOf<T>, set: Omit<Updateable<Database[T]>, 'op_co'>): Promise<void>;
  /** Removes pieces that a depot has from a day on. Changes nothing for another company's. */
  removeStock(id: string): Promise<void>;
  /** Removes a picture of the company. Changes nothing for another company's. */
  removePicture(id: string): Promise<void>;
  /**
   * Writes charged periods and replaces the expected periods of those days. A period's client is its line's. Throws 404
   * if a line is out of scope.
   */
  charge(periods: readonly Insertable<Database['rental_period']>[]): Promise<void>;
  /** Marks the days that an invoice has charged as not invoiced. */
  releaseCharges(invoiceNumber: string): Promise<void>;
  /** Deletes the parts of a document, which another write replaces. Throws 404 if the document is out of scope. */
  clearParts(table: DocumentPart, documentId: string): Promise<void>;
  /** Replaces uninvoiced periods of a line. Throws 404 if the line is out of scope. */
  replacePeriods(
    lineId: string,
    ids: readonly string[],
    periods: readonly Insertable<Database['rental_period']>[],
  ): Promise<void>;
}

type SiteColumns = Pick<
  Updateable<Database['contract']>,
  'address_name' | 'line1' | 'line2' | 'postal_code' | 'city' | 'region' | 'country'
>;

/** Tables of parts that the company writes as a whole. */
type DocumentPart = 'document_line' | 'document_contract' | 'payment' | 'document_file';

/** Tables whose rows belong to one operating company and have an id. */
type OwnTable =
  | 'depot'
  | 'corporate_client'
  | 'catalogue_group'
  | 'product'
  | 'product_picture'
  | 'rental_rate'
  | 'depot_stock'
  | 'failed_mail'
  | 'import_run';
type IdOf<T extends OwnTable> = T extends 'corporate_client' ? number : string;

/** Tables whose rows an operating company sets for all of its clients. */
type ReplacedTable = 'emission_factor' | 'product_consumption' | 'product_translation';
type OwnRows<T extends ReplacedTable> = readonly Omit<Insertable<Database[T]>, 'op_co'>[];

/** Stock belongs to the company of its depot. */
const isOfDepot = (table: OwnTable | NewOwnRow['table']) => table === 'depot_stock';
const owned = (table: OwnTable | NewOwnRow['table'], row: object, opCo: string) =>
  isOfDepot(table) ? row : { ...row, op_co: opCo };
const ofDepots = (opCo: string) => sql<SqlBool>`depot_id in (select id from depot where op_co = ${opCo})`;

/** All rights: everything sent to the rental company is visible to it. */
export const COMPANY_RIGHTS: ReadonlySet<Right> = new Set(RIGHTS);

export function companyDb(db: Kysely<Database>, opCo: string, now: Date, real: Date = now): CompanyDb {
  const boundary = { userId: null, opCo, projects: 'all', rights: COMPANY_RIGHTS } as const;
  const within = db.withPlugin(new BoundaryPlugin(boundary));
  const bound: Kysely<ClientTables> = within.$pickTables<keyof ClientTables>();
  const own: Kysely<ClientTables & DeskTables> = within.$pickTables<keyof (ClientTables & DeskTables)>();
  /** Savepoints are nested, so each has its own name. */
  let savepoints = 0;
  return {
    language: 'en-US',
    selectFrom: bound.selectFrom.bind(bound) as CompanyDb['selectFrom'],
    selectOwn: own.selectFrom.bind(own) as CompanyDb['selectOwn'],
    opCo,
    changes: (wanted) => readChanges(db, opCo, wanted),
    settledUntil: () => changesSettledUntil(db),
    async replaceOwn(table, rows, of) {
      // Serializes concurrent writes.
      await db.selectFrom('operating_company').where('code', '=', opCo).select('code').forUpdate().execute();
      const some = of ? sql`and product_code = ${of.product_code}` : sql``;
      await sql`delete from ${sql.table(table)} where op_co = ${opCo} ${some}`.execute(db);
      if (rows.length === 0) return;
      const own = rows.map((row) => ({ ...row, op_co: opCo }));
      await db
        .insertInto(table)
        .values(own as never)
        .execute();
    },
    async noteProducts({ names } = { names: false }) {
      const last = sql.ref(names ? 'product_names_changed_at' : 'products_changed_at');
      await db
        .updateTable('operating_company')
        .set({ products_changed_at: sql`now()`, ...(names && { product_names_changed_at: sql`now()` }) })
        .where('code', '=', opCo)
        // Once in a transaction, which may write thousands of products.
        .where(sql<SqlBool>`${last} is distinct from now()`)
        .execute();
    },
    async charge(periods) {
      if (periods.length === 0) return;
      const ids = [...new Set(periods.map((period) => period.contract_line_id))];
      const lines = await bound.selectFrom('contract_line').select('id').where('id', 'in', ids).execute();
      if (lines.length < ids.length) throw notFound();
      for (const { contract_line_id: line, starts_on: from, ends_on: to } of periods) {
        const expected = db.deleteFrom('rental_period').where('contract_line_id', '=', line);
        const notInvoiced = expected.where('invoice_number', 'is', null).where('kind', '=', 'charge');
        await notInvoiced.where('starts_on', '<=', to).where('ends_on', '>=', from).execute();
      }
      await db
        .insertInto('rental_period')
        .values([...periods])
        .execute();
    },
    async releaseCharges(invoiceNumber) {
      const own = bound.selectFrom('rental_period').where('invoice_number', '=', invoiceNumber).select('id');
      const ids = (await own.execute()).map(({ id }) => id);
      if (ids.length > 0)
        await db.updateTable('rental_period').set({ invoice_number: null }).where('id', 'in', ids).execute();
    },
    async clearParts(table, documentId) {
      const document = bound.selectFrom('document').select('id').where('id', '=', documentId);
      if (!(await document.executeTakeFirst())) throw notFound();
      await db
        .deleteFrom(table as 'document_line')
        .where('document_id', '=', documentId)
        .execute();
    },
    async replacePeriods(lineId, ids, periods) {
      const line = await bound.selectFrom('contract_line').select('id').where('id', '=', lineId).executeTakeFirst();
      if (!line || periods.some((period) => period.contract_line_id !== lineId)) throw notFound();
      if (ids.length > 0) {
        const others = db.deleteFrom('rental_period').where('contract_line_id', '=', lineId).where('id', 'in', ids);
        await others.where('invoice_number', 'is', null).execute();
      }
      if (periods.length === 0) return;
      await db
        .insertInto('rental_period')
        .values([...periods])
        .execute();
    },
    within(clientId, { silent } = { silent: false }) {
      const scope = { userId: null, clientId, projects: 'all', rights: COMPANY_RIGHTS } as const;
      const client = clientDb(db, scope, now, real);
      return silent ? { ...client, notify: async () => {} } : client;
    },
    async writeTogether({ own, ...ofClients }) {
      for (const [table, rows] of Map.groupBy(own, (row) => row.table)) {
        const values = rows.map((row) => owned(table, row.values, opCo));
        await db
          .insertInto(table)
          .values(values as never)
          .execute();
      }
      await writeTogether(db, ofClients, now);
    },
    async lockClients(ids) {
      // In one order, so that two calls cannot wait for each other.
      const clients = bound
        .selectFrom('corporate_client')
        .select('id')
        .where('id', 'in', ids.length ? ids : [0]);
      const own = (await clients.execute()).map(({ id }) => id);
      if (own.length === 0) return;
      const rows = db.selectFrom('corporate_client').select('id').where('id', 'in', own).orderBy('id');
      await rows.forNoKeyUpdate().execute();
    },
    externalKeys: externalKeys(db, opCo),
    importRuns: importRuns(db, opCo, now),
    importEntries: importEntries(db, opCo, now),
    machineAccounts: machineAccounts(db, opCo, real),
    colleagues: () => actingPeople(db, opCo),
    queueHandover: (of) => queueMail(db, { template: 'handedOver', params: { opCo, ...of } }, real),
    async lock() {
      await db.selectFrom('operating_company').where('code', '=', opCo).select('code').forNoKeyUpdate().execute();
    },
    async attempt(work, { keep } = { keep: true }) {
      savepoints += 1;
      const savepoint = sql.id(`attempt_${savepoints}`);
      const undo = async () => {
        await sql`rollback to savepoint ${savepoint}`.execute(db);
        await sql`release savepoint ${savepoint}`.execute(db);
      };
      await sql`savepoint ${savepoint}`.execute(db);
      let result: Awaited<ReturnType<typeof work>>;
      try {
        result = await work();
      } catch (error) {
        await undo();
        throw error;
      }
      if (keep) await sql`release savepoint ${savepoint}`.execute(db);
      else await undo();
      return result;
    },
    async updateCompany(set) {
      if (Object.keys(set).length === 0) return;
      await db.updateTable('operating_company').set(set).where('code', '=', opCo).execute();
    },
    async removeStock(id) {
      await db.deleteFrom('depot_stock').where('id', '=', id).where(ofDepots(opCo)).execute();
    },
    async removePicture(id) {
      await db.deleteFrom('product_picture').where('id', '=', id).where('op_co', '=', opCo).execute();
    },
    async followSite(siteId, site) {
      const others = Object.entries(site).map(([column, value]) => sql`${sql.ref(column)} is distinct from ${value}`);
      await db
        .updateTable('contract')
        .set({ ...site, version: sql`version + 1`, updated_at: now })
        .where('site_id', '=', siteId)
        .where(sql<SqlBool>`client_id in (select id from corporate_client where op_co = ${opCo})`)
        .where(sql<SqlBool>`(${sql.join(others, sql` or `)})`)
        .execute();
    },
    async insertOwn(table, row) {
      const { id } = await db
        .insertInto(table as 'depot')
        .values(owned(table, row, opCo) as never)
        .returning('id')
        .executeTakeFirstOrThrow();
      return id as never;
    },
    async updateOwn(table, id, set) {
      const { numUpdatedRows } = await db
        .updateTable(table as 'depot')
        .set(set as Updateable<Database['depot']>)
        .where(isOfDepot(table) ? ofDepots(opCo) : sql<SqlBool>`op_co = ${opCo}`)
        .where('id', '=', id as string)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw notFound();
    },
  };
}
