import type { Facets, List, Page } from '@hireyard/contract';
import { useRequest } from '../api/use-read.ts';
import { selectLanguage } from '../settings/settings.ts';
import { useAppSelector } from '../store/hooks.ts';
import { facetsCall, type ListEndpoint, pageCall } from './list-calls.ts';
import type { FacetsByName } from './list-filters.ts';
import type { ListState } from './list-state.ts';

/** Seconds after which a page is read again when it is shown again. */
const FRESH_SECONDS = 30;
const FRESH = { refetchOnMountOrArgChange: FRESH_SECONDS };

/** Reads one page of a list, by its number or by the cursor `after`. `former` is the previous answer, for the number of skeleton rows. */
export function useListPage<Item>(
  endpoint: ListEndpoint,
  state: ListState,
  { skip = false, after }: { skip?: boolean; after?: string | undefined } = {},
) {
  const { id, request } = pageCall(endpoint, state, useAppSelector(selectLanguage), after);
  const { data, currentData, failure, refetch } = useRequest<Page<Item>>(id, request, { ...FRESH, skip });
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
  const { id, request } = facetsCall(endpoint, state, useAppSelector(selectLanguage), within);
  const { data, currentData, failure, isFetching, refetch } = useRequest<Facets<List>>(id, request, { ...FRESH, skip });
  // The previous answer names the values while the next one loads.
  const facets = data?.facets as FacetsByName | undefined;
  return { total: currentData?.total, facets, isFetching, failure, refetch };
}
