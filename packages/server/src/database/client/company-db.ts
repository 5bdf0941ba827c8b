import { type Language, RIGHTS, type Right } from '@hireyard/contract';
import { type Insertable, type Kysely, sql } from 'kysely';
import { notFound } from '../../http/problem.ts';
import type { Database } from '../tables.ts';
import { BoundaryPlugin } from './boundary.ts';
import { type ClientDb, clientDb } from './client-db.ts';
import type { ClientTables } from './ownership.ts';

/**
 * The database handle of what acts for the rental company (OP-10): it reads the rows of all clients of one operating
 * company. What it writes it writes within one of them, as nobody of the client, with activity and notifications as ever.
 */
export interface CompanyDb {
  /** Systems read English. */
  readonly language: Language;
  readonly selectFrom: Kysely<ClientTables>['selectFrom'];
  readonly opCo: string;
  /** Writes what the company sets for all of its clients, in place of all that it has set before. */
  replaceOwn<T extends 'emission_factor' | 'product_consumption'>(table: T, rows: OwnRows<T>): Promise<void>;
  /** Within the client of a row that was read by this handle. */
  within(clientId: number): ClientDb;
  /** Writes what was charged of lines, in place of what was expected for those days; periods have no client but that of their line. Throws 404 for one out of sight. */
  charge(periods: readonly Insertable<Database['rental_period']>[]): Promise<void>;
  /** Writes periods of a line in place of others that are not invoiced. Throws 404 for a line out of sight. */
  replacePeriods(
    lineId: string,
    ids: readonly string[],
    periods: readonly Insertable<Database['rental_period']>[],
  ): Promise<void>;
}

/** What an operating company sets for all of its clients. */
type OwnRows<T extends 'emission_factor' | 'product_consumption'> = readonly Omit<Insertable<Database[T]>, 'op_co'>[];

/** Nothing that was sent to the rental company is hidden from it. */
const COMPANY_RIGHTS: ReadonlySet<Right> = new Set(RIGHTS);

export function companyDb(db: Kysely<Database>, opCo: string, now: Date, real: Date = now): CompanyDb {
  const boundary = { userId: null, opCo, projects: 'all', rights: COMPANY_RIGHTS } as const;
  const bound: Kysely<ClientTables> = db.withPlugin(new BoundaryPlugin(boundary)).$pickTables<keyof ClientTables>();
  return {
    language: 'en-US',
    selectFrom: bound.selectFrom.bind(bound) as CompanyDb['selectFrom'],
    opCo,
    async replaceOwn(table, rows) {
      // Two at once write one after the other.
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
    within: (clientId) => clientDb(db, { userId: null, clientId, projects: 'all', rights: COMPANY_RIGHTS }, now, real),
  };
}
