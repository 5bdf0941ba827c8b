import { type CompanyRate, type RateImport, rateImport } from '@hireyard/contract/backoffice';
import { type Selectable, type SqlBool, sql } from 'kysely';
import type { Database } from '../database/tables.ts';
import { withTwoDecimals } from '../domain/money.ts';
import { overlaps } from '../domain/rates.ts';
import { invalid } from '../http/problem.ts';
import { currencyIssues, currencyOf } from '../services/currency-issues.ts';
import { differs, given } from './differs.ts';
import type { ImportCall, Kind } from './kind.ts';
import { clientsInUse, codesNamed, externalIdsOf, firstDay, ownedRows, storedRows } from './owned.ts';
import { idsNamed, unknownReference } from './references.ts';

type Row = Selectable<Database['rental_rate']>;

/** References of the rows of a batch, read at once. */
interface Warm {
  /** Codes of the products that rows name. */
  readonly codes: ReadonlyMap<string, string>;
  /** Clients that take new rates. */
  readonly openClients: ReadonlySet<number>;
  readonly currency: string;
  readonly storedOf: Awaited<ReturnType<typeof storedRows<'rental_rate'>>>;
  /** Rates in use by product, with those that the batch has written so far. */
  readonly inUse: Map<string, Place[]>;
}
type Place = Pick<Row, 'id' | 'product_code' | 'client_id' | 'starts_on' | 'ends_on'>;

/** Rates of the operating company's products, for all clients or for one (DOM-96). */
export const rates: Kind<RateImport, CompanyRate, Warm> = {
  name: 'rates',
  row: rateImport.row,

  async warm(call, rows) {
    const { db, references } = call;
    const codes = await codesNamed(call, rows);
    const named = rows.map((row) => row.client);
    const clientIds = (await idsNamed(references, 'clients', named)).map(Number);
    const open = clientIds.length ? await clientsInUse(db).where('id', 'in', clientIds).select('id').execute() : [];
    const inUse = await db
      .selectFrom('rental_rate')
      .where(sql<boolean>`product_code = any(${[...codes.values()]}::text[])`)
      .where('archived', '=', false)
      .select(['id', 'product_code', 'client_id', 'starts_on', 'ends_on'])
      .execute();
    const sent = rows.map((row) => row.externalId);
    return {
      codes,
      openClients: new Set(open.map(({ id }) => id)),
      currency: await currencyOf({ db, scope: { opCo: db.opCo } }),
      storedOf: await storedRows(db, 'rental_rate', await idsNamed(references, 'rates', sent)),
      inUse: Map.groupBy(inUse, (rate) => rate.product_code),
    };
  },

  async write(call, row, id, warm) {
    const stored = await warm.storedOf(id);
    const client_id = await clientOf(call, row.client, stored, warm);
    const columns = {
      product_code: await productOf(call, row.product, stored, warm),
      client_id,
      starts_on: row.from,
      ...given({ ends_on: row.to, archived: row.archived }),
      ...prices(row),
    };
    const issues = currencyIssues(row, '', warm.currency);
    if (issues.length > 0) throw invalid(issues);
    if (stored && !differs(stored, columns)) return { id: stored.id, changed: false };
    const archived = columns.archived ?? stored?.archived ?? false;
    const ends_on = columns.ends_on === undefined ? (stored?.ends_on ?? null) : columns.ends_on;
    if (ends_on !== null && ends_on < row.from) throw invalid([{ pointer: '/to', code: 'before-from' }]);
    const values = { ...columns, ends_on, id: stored?.id ?? call.newId() };
    takePlace(warm, values, archived);
    if (!stored) return { id: values.id, changed: true, later: { own: [{ table: 'rental_rate', values }] } };
    const after = () => call.db.updateOwn('rental_rate', values.id, columns);
    return { id: values.id, changed: true, later: { after } };
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
        from: firstDay(row.starts_on),
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
async function productOf({ references }: ImportCall, externalId: string, stored: Row | null, { codes }: Warm) {
  const code = codes.get(await references.idOf('products', externalId, '/product'));
  if (!code || (stored && stored.product_code !== code)) throw unknownReference('/product');
  return code;
}

/** A rate stays with its client. A new one is not for an archived client. */
async function clientOf(
  { references }: ImportCall,
  externalId: string | null | undefined,
  stored: Row | null,
  { openClients }: Warm,
): Promise<number | null> {
  if (externalId === undefined) return stored?.client_id ?? null;
  const id = externalId === null ? null : Number(await references.idOf('clients', externalId, '/client'));
  if (stored ? stored.client_id !== id : id !== null && !openClients.has(id)) throw unknownReference('/client');
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
function takePlace({ inUse }: Warm, place: Place, archived: boolean): void {
  const others = (inUse.get(place.product_code) ?? []).filter(({ id }) => id !== place.id);
  if (!archived && others.some((other) => overlaps(datedOf(place), datedOf(other))))
    throw invalid([{ pointer: '/from', code: 'taken' }]);
  inUse.set(place.product_code, archived ? others : [...others, place]);
}

const datedOf = ({ client_id: clientId, starts_on: from, ends_on: to }: Place) => ({ clientId, from, to });
