import type { Endpoint, List } from '@hireyard/contract';
import type { ApiCall } from '../api/api.ts';
import type { ListEndpoints } from '../api/list-endpoints.ts';
import { requestOf } from '../http/call.ts';
import { facetsQueryOf, type ListState, listQueryOf, openedWith, parseList } from './list-state.ts';

export type ListEndpoint = Endpoint & { readonly list: List };

/** Names are sorted and searched in the user's language. Null while the language is unknown. */
type Language = string | null;
const inLanguage = (lang: Language) => (lang ? { lang } : {});

/** The call for one page of a list, by its number or by the cursor `after`. */
export const pageCall = (endpoint: ListEndpoint, state: ListState, lang: Language, after?: string): ApiCall => {
  const query = { ...listQueryOf(openedWith(endpoint.list, state)), ...inLanguage(lang), ...(after && { after }) };
  return { id: endpoint.id, request: requestOf(endpoint, { query } as never) };
};

/** The call for the number of rows and the facets of a list. */
export const facetsCall = (
  endpoint: ListEndpoint,
  state: ListState,
  lang: Language,
  within: { readonly facet?: string; readonly facetQuery?: string } = {},
): ApiCall => {
  const query = { ...facetsQueryOf(openedWith(endpoint.list, state)), ...inLanguage(lang), ...within };
  return { id: endpoint.id, request: requestOf(endpoint, { query } as never) };
};

/**
 * The calls that a list makes first for the query of its address: its page and its counts. A page behind a row, and an order
 * by prices before the rights are known, only the list itself can ask for.
 */
export const firstCalls = ({ page, facets }: ListEndpoints, search: URLSearchParams, lang: Language): ApiCall[] => {
  const { list } = page;
  const state = parseList(list, search);
  const isFirst = state.page === 0 && !list.amountSorts?.[state.sort.field];
  return [...(isFirst ? [pageCall(page, state, lang)] : []), facetsCall(facets, state, lang)];
};
