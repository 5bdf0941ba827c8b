import { type Language, RIGHTS, type Right } from '@hireyard/contract';
import { type Insertable, type Kysely, sql, type Updateable } from 'kysely';
import { notFound } from '../../http/problem.ts';
import { type ChangesWanted, type LoggedChanges, readChanges } from '../change-log.ts';
import type { Database } from '../tables.ts';
import { BoundaryPlugin } from './boundary.ts';
import { type ClientDb, clientDb } from './client-db.ts';
import { type ExternalKeys, externalKeys } from './external-keys.ts';
import type { ClientTables } from './ownership.ts';

/**
 * Database handle of the rental company (OP-10). It reads the rows of all clients of one operating company. Writes go
 * to one client at a time, without a user, and with the usual activity and notifications.
 */
export interface CompanyDb {
  /** Systems read English. */
  readonly language: Language;
  readonly selectFrom: Kysely<ClientTables>['selectFrom'];
  readonly opCo: string;
  /** Returns logged changes of the company's clients, or null if entries behind `after` are not in the log any more. */
  changes(wanted: ChangesWanted): Promise<LoggedChanges | null>;
  /** Replaces all rows that the company has set for its clients. */
  replaceOwn<T extends 'emission_factor' | 'product_consumption'>(table: T, rows: OwnRows<T>): Promise<void>;
  /** Returns a handle for the client of a row read by this handle. A silent one notifies nobody. */
  within(clientId: number, options?: { readonly silent: boolean }): ClientDb;
  /** Ids of rows in the company's own systems (OP-20). */
  readonly externalKeys: ExternalKeys;
  /** Lets other imports of the company wait until the transaction ends. */
  lock(): Promise<void>;
  /**
   * Runs `work` in a savepoint. Without `keep`, and if it throws, what it has written is undone and the transaction goes
   * on.
   */
  attempt<T>(work: () => Promise<T>, options?: { readonly keep: boolean }): Promise<T>;
  /** Inserts a row of the company and returns its id. */
  insertOwn<T extends OwnTable>(table: T, row: Omit<Insertable<Database[T]>, 'op_co'>): Promise<IdOf<T>>;
  /** Changes a row of the company. Throws 404 for another company's. */
  updateOwn<T extends OwnTable>(table: T, id: IdOf<T>, set: Omit<Updateable<Database[T]>, 'op_co'>): Promise<void>;
  /**
   * Writes charged periods and replaces the expected periods of those days. A period's client is its line's. Throws 404
   * if a line is out of scope.
   */
  charge(periods: readonly Insertable<Database['rental_period']>[]): Promise<void>;
  /** Replaces uninvoiced periods of a line. Throws 404 if the line is out of scope. */
  replacePeriods(
    lineId: string,
    ids: readonly string[],
    periods: readonly Insertable<Database['rental_period']>[],
  ): Promise<void>;
}

/** Tables whose rows belong to one operating company and have an id. */
type OwnTable = 'depot' | 'corporate_client';
type IdOf<T extends OwnTable> = T extends 'depot' ? string : number;

/** Rows that an operating company sets for all of its clients. */
type OwnRows<T extends 'emission_factor' | 'product_consumption'> = readonly Omit<Insertable<Database[T]>, 'op_co'>[];

/** All rights: everything sent to the rental company is visible to it. */
export const COMPANY_RIGHTS: ReadonlySet<Right> = new Set(RIGHTS);

export function companyDb(db: Kysely<Database>, opCo: string, now: Date, real: Date = now): CompanyDb {
  const boundary = { userId: null, opCo, projects: 'all', rights: COMPANY_RIGHTS } as const;
  const bound: Kysely<ClientTables> = db.withPlugin(new BoundaryPlugin(boundary)).$pickTables<keyof ClientTables>();
  /** Savepoints are nested, so each has its own name. */
  let savepoints = 0;
  return {
    language: 'en-US',
    selectFrom: bound.selectFrom.bind(bound) as CompanyDb['selectFrom'],
    opCo,
    changes: (wanted) => readChanges(db, opCo, wanted),
    async replaceOwn(table, rows) {
      // Serializes concurrent writes.
      await db.selectFrom('operating_company').where('code', '=', opCo).select('code').forUpdate().execute();
      await sql`delete from ${sql.table(table)} where op_co = ${opCo}`.execute(db);
      if (rows.length === 0) return;
      const own = rows.map((row) => ({ ...row, op_co: opCo }));
      await db
        .insertInto(table)
        .values(own as never)
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
    async replacePeriods(lineId, ids, periods) {
      const line = await bound.selectFrom('contract_line').select('id').where('id', '=', lineId).executeTakeFirst();
      if (!line || periods.some((period) => period.contract_line_id !== lineId)) throw notFound();
      if (ids.length > 0) {
        const others = db.deleteFrom('rental_period').where('contract_line_id', '=', lineId).where('id', 'in', ids);
        await others.where('invoice_number', 'is', null).execute();
      }
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
    externalKeys: externalKeys(db, opCo),
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
    async insertOwn(table, row) {
      const { id } = await db
        .insertInto(table as 'depot')
        .values({ ...row, op_co: opCo } as never)
        .returning('id')
        .executeTakeFirstOrThrow();
      return id as never;
    },
    async updateOwn(table, id, set) {
      const { numUpdatedRows } = await db
        .updateTable(table as 'depot')
        .set(set as Updateable<Database['depot']>)
        .where('op_co', '=', opCo)
        .where('id', '=', id as string)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw notFound();
    },
  };
}
