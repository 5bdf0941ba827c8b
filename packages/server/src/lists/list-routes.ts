import type { Endpoint, List, Page, ResponseOf } from '@hireyard/contract';
import type { ClientTable } from '../database/client/ownership.ts';
import { invalid } from '../http/problem.ts';
import type { ClientCall, ClientScope, Route } from '../http/route.ts';
import { readAfter } from './cursor.ts';
import { type ExportQuery, exportList } from './export.ts';
import { countFacets, type FacetsQuery } from './facets.ts';
import type { AnySource, ListSource } from './list.ts';
import { type PageQuery, pageOfIds } from './page.ts';

type ItemOf<E> = ResponseOf<E> extends Page<infer Item> ? Item : never;
type ListEndpoint = Endpoint & { readonly list: List };

/** Creates the routes of a list: its page, its facets and its file. */
export function listRoutes<E extends ListEndpoint, T extends ClientTable>(
  page: E,
  facets: ListEndpoint,
  source: ListSource<E['list'], T, ItemOf<E>>,
): Route[] {
  const { list } = page;
  // The parameter's type has checked the source. The compiler cannot resolve it for a generic list.
  const any = source as unknown as AnySource;
  const refuseHidden = (field: string, { prices, rights }: ClientScope) => {
    const rule = list.amountSorts?.[field];
    const isVisible = rule === 'invoice' ? rights.has('invoice-view') : prices;
    if (rule && !isVisible) throw invalid([{ pointer: '?sort', code: 'price-hidden' }]);
  };
  const readPage = async (call: ClientCall & { readonly query: PageQuery }) => {
    const { query } = call;
    refuseHidden(query.sort.field, call.scope);
    const { ids, ...position } = await readAfter(query.after, () => pageOfIds(any, query, call));
    const items: readonly { readonly id: string }[] = ids.length > 0 ? await source.items(call, ids) : [];
    const byId = new Map(items.map((item) => [item.id, item]));
    return { items: ids.flatMap((id) => byId.get(id) ?? []), page: query.page, size: query.size, ...position };
  };
  const readFacets = (call: ClientCall & { readonly query: FacetsQuery }) => countFacets(list, any, call.query, call);
  const routes: Route[] = [
    { endpoint: page, handle: readPage },
    { endpoint: facets, handle: readFacets },
  ];
  const { file } = any;
  if (!file) return routes;
  const readFile = async (call: ClientCall & { readonly query: ExportQuery }) => {
    refuseHidden(call.query.sort.field, call.scope);
    return exportList(file, any, call);
  };
  return [...routes, { endpoint: file.endpoint, handle: readFile }];
}
