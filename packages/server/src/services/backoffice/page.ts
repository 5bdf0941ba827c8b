import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { ClientTables } from '../../database/client/ownership.ts';
import { isUuid } from '../../domain/uuid.ts';
import type { NamedTable } from './client-of.ts';

interface Paging {
  readonly page: number;
  readonly size: number;
}
/** Query parameters of every back-office list. */
interface ListQuery extends Paging {
  readonly client: readonly string[];
  readonly since?: string | null | undefined;
}

/** Selects the rows of a page and one more, which shows whether another page follows. */
export const paged = <TB extends keyof ClientTables, O>(
  query: SelectQueryBuilder<ClientTables, TB, O>,
  { page, size }: Paging,
) => query.limit(size + 1).offset(page * size);

export const pageOfRows = <Row, Item>(rows: readonly Row[], { page, size }: Paging, toItem: (row: Row) => Item) => ({
  items: rows.slice(0, size).map(toItem),
  page,
  size,
  hasMore: rows.length > size,
});

/** Lists rows of the given clients, changed since the given day (UTC), the oldest change first. */
export async function listed<TB extends keyof ClientTables, Row, Item>(
  rows: SelectQueryBuilder<ClientTables, TB, Row>,
  table: NamedTable,
  query: ListQuery,
  read: (rows: readonly Row[]) => Promise<Item[]>,
) {
  const columnOf = (column: string) => sql.ref(`${table}.${column}`);
  let filtered = rows;
  // An invalid id matches nothing.
  if (query.client.length)
    filtered = filtered.where(sql<SqlBool>`${columnOf('client_id')} in
      (select id from corporate_client where external_uuid = any(${query.client.filter(isUuid)}::uuid[]))`);
  if (query.since)
    filtered = filtered.where(sql<SqlBool>`${columnOf('updated_at')} >= ${new Date(`${query.since}T00:00:00Z`)}`);
  const some = await paged(filtered.orderBy(columnOf('updated_at')).orderBy(columnOf('id')), query).execute();
  const page = pageOfRows(some as Row[], query, (row) => row);
  return { ...page, items: await read(page.items) };
}
