import type { SelectQueryBuilder } from 'kysely';
import type { ClientTables } from '../../database/client/ownership.ts';

interface Paging {
  readonly page: number;
  readonly size: number;
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
