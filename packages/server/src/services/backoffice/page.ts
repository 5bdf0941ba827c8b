import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { ClientTables } from '../../database/client/ownership.ts';
import { isUuid } from '../../domain/uuid.ts';
import type { Found } from './in-sight.ts';

interface Paging {
  readonly page: number;
  readonly size: number;
}
/** What every list of the back office can be asked for. */
interface Asked extends Paging {
  readonly client: readonly string[];
  readonly since?: string | null | undefined;
}

/** The rows of a page and one more, which tells whether another page follows. */
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

/** The tail of a list: rows of the clients and from the day that are asked for (UTC), what changed longest ago first. */
export async function listed<TB extends keyof ClientTables, Row, Item>(
  rows: SelectQueryBuilder<ClientTables, TB, Row>,
  table: Found,
  query: Asked,
  read: (rows: readonly Row[]) => Promise<Item[]>,
) {
  const of = (column: string) => sql.ref(`${table}.${column}`);
  let found = rows;
  // What is no id matches nothing.
  if (query.client.length)
    found = found.where(sql<SqlBool>`${of('client_id')} in
      (select id from corporate_client where external_uuid = any(${query.client.filter(isUuid)}::uuid[]))`);
  if (query.since) found = found.where(sql<SqlBool>`${of('updated_at')} >= ${new Date(`${query.since}T00:00:00Z`)}`);
  const some = await paged(found.orderBy(of('updated_at')).orderBy(of('id')), query).execute();
  const page = pageOfRows(some as Row[], query, (row) => row);
  return { ...page, items: await read(page.items) };
}
