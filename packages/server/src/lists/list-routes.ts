import type { Endpoint, List, Page, ResponseOf } from '@hireyard/contract';
import type { ClientTable } from '../database/client/ownership.ts';
import { invalid } from '../http/problem.ts';
import type { ClientCall, Route } from '../http/route.ts';
import { countFacets, type FacetsQuery } from './facets.ts';
import type { AnySource, ListSource } from './list.ts';
import { type PageQuery, pageOfIds } from './page.ts';

type ItemOf<E> = ResponseOf<E> extends Page<infer Item> ? Item : never;
type ListEndpoint = Endpoint & { readonly list: List };

/** The routes of a list, its page and its facets, read from one table. */
export function listRoutes<E extends ListEndpoint, T extends ClientTable>(
  page: E,
  facets: ListEndpoint,
  source: ListSource<E['list'], T, ItemOf<E>>,
): Route[] {
  const { list } = page;
  // The parameter's type has checked the source; the compiler cannot resolve it for a generic list.
  const any = source as unknown as AnySource;
  const readPage = async (call: ClientCall & { readonly query: PageQuery }) => {
    const { query } = call;
    if (list.priceSorts?.includes(query.sort.field) && !call.scope.prices) {
      throw invalid([{ pointer: '?sort', code: 'price-hidden' }]);
    }
    const { ids, hasMore } = await pageOfIds(any, query, call);
    const items: readonly { readonly id: string }[] = ids.length > 0 ? await source.items(call, ids) : [];
    const byId = new Map(items.map((item) => [item.id, item]));
    return { items: ids.flatMap((id) => byId.get(id) ?? []), page: query.page, size: query.size, hasMore };
  };
  const readFacets = (call: ClientCall & { readonly query: FacetsQuery }) => countFacets(list, any, call.query, call);
  return [
    { endpoint: page, handle: readPage },
    { endpoint: facets, handle: readFacets },
  ];
}
