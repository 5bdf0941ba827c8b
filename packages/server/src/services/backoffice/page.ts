import type { Direction } from '@hireyard/contract';
import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { CompanyDb } from '../../database/client/company-db.ts';
import type { ClientTables } from '../../database/client/ownership.ts';
import { isUuid } from '../../domain/uuid.ts';
import { type Position, positionOf, positionText, readAfter } from '../../lists/cursor.ts';
import type { NamedTable } from './client-of.ts';

/** Query parameters of every back-office list. */
export interface CursorQuery {
  readonly page: number;
  readonly size: number;
  /** Cursor of the page before. Takes the place of `page`. */
  readonly after?: string | null | undefined;
  readonly client: readonly string[];
}
interface ChangedQuery extends CursorQuery {
  readonly since?: string | null | undefined;
}

/** The one order of a back-office list: rows by these keys, and by their ids where they are equal. */
interface Order<Row> {
  readonly keys: readonly {
    readonly key: string;
    readonly type: 'timestamptz' | 'integer' | 'text';
    /** Sorted by this instead of the column. */
    readonly value?: RawBuilder<unknown>;
  }[];
  readonly id: string;
  readonly positionOf: (row: Row) => Position;
}

/**
 * Reads one page of rows in an order. Behind a cursor, rows that move to the end meanwhile do not shift the others, so a
 * reader misses none.
 */
export async function pageInOrder<DB, TB extends keyof DB, Row, Item>(
  rows: SelectQueryBuilder<DB, TB, Row>,
  { keys, id, positionOf: placeOf }: Order<Row>,
  { page, size, after, direction = 'asc' }: Omit<CursorQuery, 'client'> & { readonly direction?: Direction },
  read: (rows: readonly Row[]) => Promise<Item[]>,
) {
  const sort = { field: keys.map(({ key }) => key).join() || id, direction };
  const isBehind = sql.raw(direction === 'asc' ? '>' : '<');
  const columns = [...keys.map(({ key, value }) => value ?? sql.ref(key)), sql.ref(id)];
  let ordered = columns.reduce((sorted, column) => sorted.orderBy(column, direction), rows);
  if (after) {
    const last = positionOf(after, sort, keys.length);
    const values = keys.map(({ type }, index) => sql`${last.keys[index] ?? ''}::${sql.raw(type)}`);
    ordered = ordered.where(
      sql<SqlBool>`(${sql.join(columns)}) ${isBehind} (${sql.join([...values, sql`${last.id}::uuid`])})`,
    );
  } else ordered = ordered.offset(page * size);
  const some = (await readAfter(after ?? undefined, () => ordered.limit(size + 1).execute())) as Row[];
  const shown = some.slice(0, size);
  const last = shown.at(-1);
  const hasMore = some.length > size;
  return {
    items: await read(shown),
    page,
    size,
    hasMore,
    ...(hasMore && last !== undefined && { next: positionText(sort, placeOf(last)) }),
  };
}

/**
 * Returns the condition for rows of the given clients, by the company's own ids, or by their UUIDs where no client has the name
 * as its own id: one name means one client. Others match nothing.
 */
export async function ofClients({ externalKeys }: CompanyDb, column: string, client: readonly string[]) {
  const found = await externalKeys.find('clients', client);
  const own = [...found.values()].map(({ rowId }) => Number(rowId));
  const uuids = client.filter((name) => !found.has(name) && isUuid(name));
  return sql<SqlBool>`${sql.ref(column)} in (select id from corporate_client
    where id = any(${own}::integer[]) or external_uuid = any(${uuids}::uuid[]))`;
}

/** Time of a row's last change: by the database's clock, which lists go by, or of an earlier release. */
export const changedAt = (row: { readonly changed_at: Date | null; readonly updated_at: Date }): string =>
  (row.changed_at ?? row.updated_at).toISOString();

/**
 * Lists rows of the given clients, changed since the given time, the oldest change first. Left out are changes behind the
 * begin of an open transaction, so that none of its rows appears in front of what was read already.
 */
export async function listed<TB extends keyof ClientTables, Row extends { readonly id: string }, Item>(
  db: CompanyDb,
  rows: SelectQueryBuilder<ClientTables, TB, Row>,
  table: NamedTable,
  query: ChangedQuery,
  read: (rows: readonly Row[]) => Promise<Item[]>,
) {
  const key = `${table}.updated_at`;
  const changed = sql.ref(`${table}.changed_at`);
  const value = sql`coalesce(${changed}, ${sql.ref(key)})`;
  // Read first: see `changes_settled_until`.
  const settled = await db.settledUntil();
  let filtered = rows.where(sql<SqlBool>`(${changed} is null or ${changed} < ${settled}::timestamptz)`);
  if (query.client.length) filtered = filtered.where(await ofClients(db, `${table}.client_id`, query.client));
  if (query.since) filtered = filtered.where(sql<SqlBool>`${value} >= ${new Date(query.since)}`);
  // A time of the database has microseconds, which JavaScript's has not.
  const exact = filtered.select(sql<string>`${value}::text`.as('exact_key'));
  const placeOf = (row: { readonly id: string; readonly exact_key: string }) => ({
    keys: [row.exact_key],
    id: row.id,
  });
  return pageInOrder(
    exact as unknown as SelectQueryBuilder<ClientTables, TB, Row & { readonly exact_key: string }>,
    { keys: [{ key, type: 'timestamptz', value }], id: `${table}.id`, positionOf: placeOf },
    query,
    read,
  );
}
