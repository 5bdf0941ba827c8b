import { type CompanyRate, type RateImport, rateImport } from '@hireyard/contract/backoffice';
import { type Selectable, type SqlBool, sql } from 'kysely';
import type { Database } from '../database/tables.ts';
import { withTwoDecimals } from '../domain/money.ts';
import { overlaps } from '../domain/rates.ts';
import { invalid } from '../http/problem.ts';
import { currencyIssues } from '../services/currency-issues.ts';
import { differs, given } from './differs.ts';
import type { ImportCall, Kind } from './kind.ts';
import { externalIdsOf, ownedRows } from './owned.ts';
import { unknownReference } from './references.ts';

type Row = Selectable<Database['rental_rate']>;

/** Rates of the operating company's products, for all clients or for one (DOM-96). */
export const rates: Kind<RateImport, CompanyRate> = {
  name: 'rates',
  row: rateImport.row,

  async write(call, row, id) {
    const { db } = call;
    const [stored = null] = id === null ? [] : await ownedRows(db, 'rental_rate', [id]);
    const client_id = await clientOf(call, row.client, stored);
    const columns = {
      product_code: await productOf(call, row.product, stored),
      client_id,
      starts_on: row.from,
      ...given({ ends_on: row.to, archived: row.archived }),
      ...prices(row),
    };
    const money = { amount: row.day, currency: row.currency };
    const issues = await currencyIssues(money, '', { db: call.db, scope: { opCo: db.opCo } });
    if (issues.length > 0) throw invalid(issues);
    if (stored && !differs(stored, columns)) return { id: stored.id, changed: false };
    const archived = columns.archived ?? stored?.archived ?? false;
    const ends_on = columns.ends_on === undefined ? (stored?.ends_on ?? null) : columns.ends_on;
    if (ends_on !== null && ends_on < row.from) throw invalid([{ pointer: '/to', code: 'before-from' }]);
    if (!archived) await refuseOverlap(call, { ...columns, ends_on }, id);
    if (!stored) {
      const values = { ...columns, ends_on, id: call.newId() };
      return { id: await db.insertOwn('rental_rate', values), changed: true };
    }
    await db.updateOwn('rental_rate', stored.id, columns);
    return { id: stored.id, changed: true };
  },

  isInUse: sql<SqlBool>`exists (select from rental_rate
    where rental_rate.id::text = external_key.row_id and not rental_rate.archived)`,
  archive: ({ db }, id) => db.updateOwn('rental_rate', id, { archived: true }),

  async read(db, ids) {
    const rows = await ownedRows(db, 'rental_rate', ids);
    const codes = [...new Set(rows.map((row) => row.product_code))];
    const owned = codes.length
      ? await db.selectFrom('product').where('code', 'in', codes).select(['code', 'id']).execute()
      : [];
    const product = await externalIdsOf(
      db,
      'products',
      owned.map((row) => row.id),
    );
    const client = await externalIdsOf(
      db,
      'clients',
      rows.map((row) => row.client_id),
    );
    const idOf = new Map(owned.map((row) => [row.code, row.id]));
    return rows.map((row) => ({
      id: row.id,
      item: {
        id: row.id,
        product: product(idOf.get(row.product_code) ?? null),
        client: client(row.client_id),
        from: row.starts_on,
        to: row.ends_on,
        currency: row.currency,
        day: row.day,
        week: row.week,
        fourWeek: row.four_week,
        archived: row.archived,
      },
    }));
  },
};

/** A rate stays with its product. */
async function productOf({ db, references }: ImportCall, externalId: string, stored: Row | null): Promise<string> {
  const [product] = await ownedRows(db, 'product', [await references.idOf('products', externalId, '/product')]);
  if (!product || (stored && stored.product_code !== product.code)) throw unknownReference('/product');
  return product.code;
}

/** A rate stays with its client. A new one is not for an archived client. */
async function clientOf(
  { db, references }: ImportCall,
  externalId: string | null | undefined,
  stored: Row | null,
): Promise<number | null> {
  if (externalId === undefined) return stored?.client_id ?? null;
  const id = externalId === null ? null : Number(await references.idOf('clients', externalId, '/client'));
  if (stored) {
    if (stored.client_id !== id) throw unknownReference('/client');
    return id;
  }
  if (id === null) return null;
  const client = db.selectFrom('corporate_client').where('id', '=', id).where('archived', '=', false).select('id');
  if (!(await client.executeTakeFirst())) throw unknownReference('/client');
  return id;
}

const prices = ({ day, week, fourWeek, currency }: RateImport) => ({
  // The database returns prices with two decimals.
  day: withTwoDecimals(day),
  week: withTwoDecimals(week),
  ...given({ four_week: fourWeek ? withTwoDecimals(fourWeek) : fourWeek }),
  currency,
});

/** Throws 422 where another rate of the product and the client holds on one of the days. */
async function refuseOverlap(
  { db }: ImportCall,
  { product_code, client_id, starts_on, ends_on }: Pick<Row, 'product_code' | 'client_id' | 'starts_on' | 'ends_on'>,
  id: string | null,
): Promise<void> {
  const others = await db
    .selectFrom('rental_rate')
    .where('product_code', '=', product_code)
    .where('archived', '=', false)
    .selectAll()
    .execute();
  const rate = { clientId: client_id, from: starts_on, to: ends_on };
  const isTaken = others.some(
    (other) =>
      other.id !== id && overlaps(rate, { clientId: other.client_id, from: other.starts_on, to: other.ends_on }),
  );
  if (isTaken) throw invalid([{ pointer: '/from', code: 'taken' }]);
}
