import type { Endpoint, Facets, List, Page } from '@hireyard/contract';
import { useRequest } from '../api/use-read.ts';
import { requestOf } from '../http/call.ts';
import { selectLanguage } from '../settings/settings.ts';
import { useAppSelector } from '../store/hooks.ts';
import type { FacetsByName } from './list-filters.ts';
import { facetsQueryOf, type ListState, listQueryOf, openedWith } from './list-state.ts';

type ListEndpoint = Endpoint & { readonly list: List };

/** Seconds after which a page is read again when it is shown again. */
const FRESH_SECONDS = 30;
const FRESH = { refetchOnMountOrArgChange: FRESH_SECONDS };

/** Names are sorted and searched in the user's language. */
function useLanguage() {
  const lang = useAppSelector(selectLanguage);
  return lang ? { lang } : {};
}

/** Reads one page of a list, by its number or by the cursor `after`. `former` is the previous answer, for the number of skeleton rows. */
export function useListPage<Item>(
  endpoint: ListEndpoint,
  state: ListState,
  { skip = false, after }: { skip?: boolean; after?: string | undefined } = {},
) {
  const query = { ...listQueryOf(openedWith(endpoint.list, state)), ...useLanguage(), ...(after && { after }) };
  const { data, currentData, failure, refetch } = useRequest<Page<Item>>(
    endpoint.id,
    requestOf(endpoint, { query } as never),
    { ...FRESH, skip },
  );
  return { page: currentData, former: data, error: failure, refetch };
}

/**
 * Reads the number of rows and the facets of a list. Counts again when a filter changes, but not when the page changes.
 */
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
  // The previous answer names the values while the next one loads.
  const facets = data?.facets as FacetsByName | undefined;
  return { total: currentData?.total, facets, isFetching, failure, refetch };
}
