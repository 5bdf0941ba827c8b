import type { Endpoint, Facets, List, Page } from '@hireyard/contract';
import { useRequest } from '../api/use-read.ts';
import { requestOf } from '../http/call.ts';
import { selectLanguage } from '../settings/settings.ts';
import { useAppSelector } from '../store/hooks.ts';
import type { FacetsByName } from './list-filters.ts';
import { facetsQueryOf, type ListState, listQueryOf, openedWith } from './list-state.ts';

type ListEndpoint = Endpoint & { readonly list: List };

/** Seconds after which a page that is shown again is asked for again. */
const FRESH_SECONDS = 30;
const FRESH = { refetchOnMountOrArgChange: FRESH_SECONDS };

/** Names are sorted and found in the language that they are read in. */
function useLanguage() {
  const lang = useAppSelector(selectLanguage);
  return lang ? { lang } : {};
}

/** One page of a list. `former` is the answer before, so that as many rows stand in while the next one comes. */
export function useListPage<Item>(endpoint: ListEndpoint, state: ListState, { skip = false } = {}) {
  const query = { ...listQueryOf(openedWith(endpoint.list, state)), ...useLanguage() };
  const { data, currentData, failure, refetch } = useRequest<Page<Item>>(
    endpoint.id,
    requestOf(endpoint, { query } as never),
    { ...FRESH, skip },
  );
  return { page: currentData, former: data, error: failure, refetch };
}

/** How many rows a list has, and its facets: counted anew when a filter changes, and not when a page is turned. */
export function useFacets(
  endpoint: ListEndpoint,
  state: ListState,
  within: { readonly facet?: string; readonly facetQuery?: string } = {},
  { skip = false } = {},
) {
  const query = { ...facetsQueryOf(openedWith(endpoint.list, state)), ...useLanguage(), ...within };
  const { data, currentData, failure, isFetching, refetch } = useRequest<Facets<List>>(
    endpoint.id,
    requestOf(endpoint, { query } as never),
    { ...FRESH, skip },
  );
  // While the next answer comes the former one still knows what is called what.
  const facets = data?.facets as FacetsByName | undefined;
  return { total: currentData?.total, facets, isFetching, failure, refetch };
}
