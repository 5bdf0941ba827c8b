import type { Endpoint, List, Page } from '@hireyard/contract';
import { type DataColumn, DataList } from '@hireyard/ui/components/DataList';
import { DataState } from '@hireyard/ui/components/DataState';
import { ListSheet } from '@hireyard/ui/components/ListSheet';
import { Paginator, pageCount } from '@hireyard/ui/components/Paginator';
import { SearchField } from '@hireyard/ui/components/SearchField';
import Button from '@mui/material/Button';
import { lazy, type ReactNode, useEffect, useRef } from 'react';
import { problemOf } from '../http/problem.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { Failure } from '../pages/Failure.tsx';
import { FilterChips } from './FilterChips.tsx';
import { FilterMenus } from './FilterMenus.tsx';
import type { FacetsByName, ListFilter } from './list-filters.ts';
import { isNarrowed, PAGE_SIZES } from './list-state.ts';
import { useAllowedSort } from './use-allowed-sort.ts';
import type { Bulk } from './use-bulk-actions.tsx';
import { useFacets, useListPage } from './use-list-data.ts';
import type { ListControls } from './use-list-state.ts';
import { useScrollBack } from './use-scroll-back.ts';

const SKELETON_ROWS = 10;

/** With the drawings of the other states; a decoration that does not load is left out. */
const NothingFound = lazy(async () => ({
  default: await import('@hireyard/ui/drawings').then(
    ({ NothingFoundDrawing }) => NothingFoundDrawing,
    () => () => null,
  ),
}));

/** What a list says of itself; all other words are the same for every list. */
export interface ListTexts {
  /** What the rows are, for screen readers: "Machines on rent". */
  readonly caption: string;
  /** What the search looks through, as a name and as a hint in the field. */
  readonly search: string;
  readonly searchHint: string;
  /** How many rows there are, with their unit: "140 contract lines"; results without it. */
  readonly count?: (count: number) => string;
  /** A list without a single row: what will be here, and what to do next. */
  readonly empty: { readonly title: string; readonly text: string; readonly action?: ReactNode };
}

/** A list endpoint and the one that counts it. */
export interface ListEndpoints<L extends List = List> {
  readonly page: Endpoint & { readonly list: L };
  readonly facets: Endpoint & { readonly list: L };
}

interface ToolsProps {
  endpoints: ListEndpoints;
  controls: ListControls;
  filters: readonly ListFilter[];
  texts: ListTexts;
  facets: FacetsByName | undefined;
  /** How many there are, announced when it changes; undefined while they load. */
  count: number | undefined;
  children: ReactNode;
  foot?: ReactNode;
}

/** Search, filters and chips above the rows, or above whatever else shows them. */
export function ListTools({ endpoints, controls, filters, texts, facets, count, children, foot }: ToolsProps) {
  const { t } = useTranslation('common');
  const search = useRef<HTMLInputElement>(null);
  const { list } = endpoints.page;
  return (
    <ListSheet
      label={texts.caption}
      search={
        <SearchField
          label={texts.search}
          placeholder={texts.searchHint}
          query={controls.state.q}
          onQueryChange={(q) => controls.change({ q }, { replace: true })}
          inputRef={search}
        />
      }
      filters={
        <FilterMenus list={list} filters={filters} controls={controls} facets={facets} endpoint={endpoints.facets} />
      }
      bar={
        <FilterChips
          list={list}
          filters={filters}
          controls={controls}
          facets={facets}
          resultText={count === undefined ? '' : (texts.count?.(count) ?? t('list.results', { count }))}
          focusWhenEmpty={search}
        />
      }
      foot={foot}
    >
      {children}
    </ListSheet>
  );
}

/** Nothing at all, or nothing for these filters. */
export function NoRows({ list, controls, texts }: { list: List; controls: ListControls; texts: ListTexts }) {
  const { t } = useTranslation('common');
  if (!isNarrowed(list, controls.state)) return <DataState status="empty" {...texts.empty} />;
  return (
    <DataState
      status="empty"
      drawing={<NothingFound />}
      title={t('list.noMatch.title')}
      text={t('list.noMatch.text')}
      action={
        <Button variant="outlined" onClick={controls.clear}>
          {t('list.noMatch.clear')}
        </Button>
      }
    />
  );
}

/**
 * A page that is gone since (a link from last week, rows that were filtered away) leads to the last one there is, and
 * to the first where the count failed. `total` is undefined until it is known.
 */
function useLastPage(
  { state, change }: ListControls,
  shown: Page<unknown> | undefined,
  { total, failed }: { total: number | undefined; failed: boolean },
) {
  const isBeyond = shown !== undefined && shown.items.length === 0 && state.page > 0;
  const counted = total === undefined ? undefined : Math.max(0, pageCount({ pageSize: state.size, total }) - 1);
  const last = counted ?? (failed ? 0 : undefined);
  useEffect(() => {
    if (isBeyond && last !== undefined && state.page > last) change({ page: last }, { replace: true });
  }, [isBeyond, last, state.page, change]);
}

/** A column of a list page. */
export interface ListColumn<Item> extends DataColumn<Item> {
  /** False where the rows on show have nothing for it; it stays while they load. */
  readonly shownFor?: (items: readonly Item[]) => boolean;
}

export interface ListViewProps<Item extends { readonly id: string }, L extends List = List> {
  endpoints: ListEndpoints<L>;
  controls: ListControls;
  columns: readonly ListColumn<Item>[];
  filters: readonly ListFilter<NoInfer<L>>[];
  texts: ListTexts;
  /** The page of a row, which a click anywhere on it opens; a cell has the link (`RowLink`). */
  rowHref?: (item: Item) => string;
  /** Of `useBulkActions`: rows that can be selected, and what can be done with them. */
  bulk?: Bulk<Item> | undefined;
}

/** A list: search, filters, chips, rows as a table or as cards, and pages; all of it in the URL (RT-09). */
export function ListView<Item extends { readonly id: string }, L extends List>(props: ListViewProps<Item, L>) {
  const { endpoints, columns, filters, texts, rowHref, bulk } = props;
  const { list } = endpoints.page;
  const { state, wait } = useAllowedSort(list, props.controls.state);
  const controls = { ...props.controls, state };
  const { page, former, error, refetch } = useListPage<Item>(endpoints.page, state, { skip: wait });
  const { total, facets, failed } = useFacets(endpoints.facets, state);
  useLastPage(controls, page, { total, failed });
  useScrollBack(page !== undefined);

  const isEmpty = page?.items.length === 0 && state.page === 0;
  const rows = (
    <DataList
      caption={texts.caption}
      columns={columns.filter(({ shownFor }) => !page || !shownFor || shownFor(page.items))}
      items={page?.items}
      keyOf={({ id }) => id}
      skeletonRows={former?.items.length || SKELETON_ROWS}
      sort={state.sort}
      onSortChange={(sort) => controls.change({ sort })}
      rowHref={rowHref}
      selection={bulk?.selection}
    />
  );
  return (
    <ListTools
      {...{ endpoints, controls, filters, texts }}
      facets={facets ?? (failed ? {} : undefined)}
      count={total}
      foot={
        error === undefined &&
        !isEmpty && (
          <Paginator
            page={state.page}
            total={total}
            hasMore={page?.hasMore}
            count={page?.items.length}
            onPageChange={(next) => controls.change({ page: next })}
            pageSize={state.size}
            onPageSizeChange={(size) => controls.change({ size })}
            pageSizes={PAGE_SIZES}
          />
        )
      }
    >
      {error !== undefined && <Failure problem={problemOf(error)} onRetry={refetch} />}
      {error === undefined && (isEmpty ? <NoRows list={list} controls={controls} texts={texts} /> : rows)}
      {bulk?.bar}
    </ListTools>
  );
}
