import type { List, Page } from '@hireyard/contract';
import { firstValueFrom } from 'rxjs';
import type { ThunkExtra } from '../api/base-query.ts';
import type { ListEndpoints } from '../api/list-endpoints.ts';
import { requestOf } from '../http/call.ts';
import { type ListState, listQueryOf, openedWith } from './list-state.ts';

/** Maximum number of rows that are selected or printed at once. */
export const MAX_ROWS_AT_ONCE = 1000;
/** Rows per request, the most that the API allows. */
const SIZE = 200;

/**
 * Reads all rows of a list, in its order, up to `MAX_ROWS_AT_ONCE`. Each page continues behind the last row, so that no
 * row is read twice or left out while others write. Rejects with `HttpError`.
 */
export const readRows =
  <Item>({ page: endpoint }: ListEndpoints, state: ListState, lang: string | null) =>
  async (_dispatch: unknown, _state: unknown, { http }: ThunkExtra): Promise<readonly Item[]> => {
    const list: List = endpoint.list;
    const query = { ...listQueryOf(openedWith(list, state)), size: SIZE, ...(lang && { lang }) };
    const rows: Item[] = [];
    let after: string | undefined;
    for (let page = 0; rows.length < MAX_ROWS_AT_ONCE; page += 1) {
      const request = requestOf(endpoint, { query: { ...query, page, after } } as never);
      const { items, hasMore, next } = (await firstValueFrom(http(request))).body as Page<Item>;
      rows.push(...items);
      if (!hasMore) break;
      after = next;
    }
    return rows.slice(0, MAX_ROWS_AT_ONCE);
  };
