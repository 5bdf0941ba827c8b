import type { List, Page, Sort } from '@hireyard/contract';
import { type DataColumn, DataList } from '@hireyard/ui/components/DataList';
import { ListSheet } from '@hireyard/ui/components/ListSheet';
import { Paginator, pageCount } from '@hireyard/ui/components/Paginator';
import { SearchField } from '@hireyard/ui/components/SearchField';
import { styled } from '@mui/material/styles';
import { type ReactNode, Suspense, useEffect, useMemo, useRef } from 'react';
import type { ListEndpoints } from '../api/list-endpoints.ts';
import { problemOf } from '../http/problem.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { Failure } from '../pages/Failure.tsx';
import { lazyPart } from '../pages/load-chunk.ts';
import { FilterChips } from './FilterChips.tsx';
import { FilterMenus } from './FilterMenus.tsx';
import type { ListFilter } from './list-filters.ts';
import { PAGE_SIZES } from './list-state.ts';
import type { ListTexts } from './list-texts.ts';
import { useAllowedSort } from './use-allowed-sort.ts';
import type { Bulk } from './use-bulk-actions.tsx';
import { useDailyColumns } from './use-daily-columns.ts';
import { useListChanges } from './use-list-changes.ts';
import { useFacets, useListPage } from './use-list-data.ts';
import { type ListControls, usePageMark } from './use-list-state.ts';
import { useScrollBack } from './use-scroll-back.ts';

const SKELETON_ROWS = 10;

/** Lazy: loaded with its drawing when a list is empty. */
export const NoRows = lazyPart(() => import('./NoRows.tsx'));

interface ToolsProps {
  endpoints: ListEndpoints;
  controls: ListControls;
  filters: readonly ListFilter[];
  texts: ListTexts;
  counted: Pick<ReturnType<typeof useFacets>, 'facets' | 'failure' | 'refetch'>;
  /** Number of rows, announced when it changes. Undefined while loading, null if there are too many to count. */
  count: number | null | undefined;
  children: ReactNode;
  foot?: ReactNode;
}

/** Search, filters and chips above the rows, or above another view of them. */
export function ListTools({ endpoints, controls, filters, texts, counted, count, children, foot }: ToolsProps) {
  const { failure, refetch } = counted;
  const failed = failure !== undefined && <Failure problem={problemOf(failure)} onRetry={refetch} />;
  const facets = counted.facets ?? (failed ? {} : undefined);
  const { t } = useTranslation('common');
  const search = useRef<HTMLInputElement>(null);
  const { list } = endpoints.page;
  const resultsOf = texts.count ?? ((count: number) => t('list.results', { count }));
  const resultText = count === null ? t('list.uncounted') : count === undefined ? '' : resultsOf(count);
  return (
    <ListSheet
      label={texts.caption}
      search={
        <SearchField
          label={texts.search}
          placeholder={texts.searchHint}
          query={controls.state.q}
          onQueryChange={(_, q) => controls.change({ q }, { replace: true })}
          inputRef={search}
        />
      }
      filters={<FilterMenus {...{ list, filters, controls, facets, failed }} endpoint={endpoints.facets} />}
      bar={
        <FilterChips
          list={list}
          filters={filters}
          controls={controls}
          facets={facets}
          resultText={resultText}
          focusWhenEmpty={search}
        />
      }
      foot={foot}
    >
      {children}
    </ListSheet>
  );
}

/**
 * Redirects from a missing page, such as an old link, to the last page. Without a count, redirects to the first page.
 * `total` is undefined until it is loaded.
 */
function useLastPage(
  { state, change }: ListControls,
  page: Page<unknown> | undefined,
  total: number | null | undefined,
  failed: boolean,
) {
  const isEmpty = page?.items.length === 0;
  const isKnown = failed || total !== undefined;
  const last = Math.max(0, pageCount({ pageSize: state.size, total: total ?? 0 }) - 1);
  useEffect(() => {
    if (isEmpty && isKnown && state.page > last) change({ page: last }, { replace: true });
  }, [isEmpty, isKnown, last, state.page, change]);
}

const Notice = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  padding: '8px 14px',
  borderBlockEnd: `1px solid ${theme.vars.color.line}`,
  color: theme.vars.color.ink2,
  '&:empty': { display: 'none' },
}));

/** A column of a list page. */
export interface ListColumn<Item> extends DataColumn<Item> {
  /** Returns false to hide the column because these rows have no value for it. The column shows while rows load. */
  readonly shownFor?: (items: readonly Item[]) => boolean;
}

export interface ListViewProps<Item extends { readonly id: string }, L extends List = List> {
  endpoints: ListEndpoints<L>;
  controls: ListControls;
  columns: readonly ListColumn<Item>[];
  filters: readonly ListFilter<NoInfer<L>>[];
  texts: ListTexts;
  /** The page that opens on a click anywhere in a row. One cell contains the link (`RowLink`). */
  rowHref?: (item: Item) => string;
  /** Selection and bulk actions, from `useBulkActions`. */
  bulk?: Bulk<Item> | undefined;
  /** All rows of the list while they are printed, instead of the page. */
  printed?: readonly Item[] | undefined;
}

/** A list with search, filters, chips, a table or cards, and pages. Its whole state is in the URL (RT-09). */
export function ListView<Item extends { readonly id: string }, L extends List>(props: ListViewProps<Item, L>) {
  const { endpoints, columns, filters, texts, rowHref, bulk, printed } = props;
  const { t } = useTranslation('common');
  const { list } = endpoints.page;
  const { state, wait } = useAllowedSort(list, props.controls.state);
  const controls = { ...props.controls, state };
  const after = usePageMark();
  const { page, former, error, refetch } = useListPage<Item>(endpoints.page, state, { skip: wait, after });
  const hasChanged = useListChanges(state, page, after !== undefined);
  const counted = useFacets(endpoints.facets, state);
  const { total } = counted;
  useLastPage(controls, page, total, counted.failure !== undefined);
  useScrollBack(page !== undefined);

  const isEmpty = page?.items.length === 0 && state.page === 0;
  const items = printed ?? page?.items;
  // A list in one order offers no choice of it.
  const isSortable = columns.some(({ sort }) => sort !== undefined);
  const daily = useDailyColumns(columns);
  // The same columns for the same rows, which then do not render again.
  const shown = useMemo(() => daily.filter(({ shownFor }) => !items || !shownFor || shownFor(items)), [daily, items]);
  const rows = (
    <DataList
      caption={texts.caption}
      columns={shown}
      items={items}
      keyOf={({ id }) => id}
      skeletonRows={former?.items.length || SKELETON_ROWS}
      {...(isSortable && { sort: state.sort, onSortChange: (_: unknown, sort: Sort) => controls.change({ sort }) })}
      rowHref={rowHref}
      selection={bulk?.selection}
    />
  );
  return (
    <ListTools
      {...{ endpoints, controls, filters, texts, counted }}
      count={total}
      foot={
        error === undefined &&
        !isEmpty &&
        !printed && (
          <Paginator
            page={state.page}
            count={total ?? undefined}
            hasMore={page?.hasMore}
            rowsOnPage={page?.items.length}
            onPageChange={(_, next) =>
              controls.change({ page: next }, { after: next === state.page + 1 ? page?.next : undefined })
            }
            rowsPerPage={state.size}
            onRowsPerPageChange={(_, size) => controls.change({ size })}
            rowsPerPageOptions={PAGE_SIZES}
          />
        )
      }
    >
      <Notice role="status">{hasChanged && t('list.changed')}</Notice>
      {error !== undefined && <Failure problem={problemOf(error)} onRetry={refetch} />}
      {error === undefined &&
        (isEmpty ? (
          <Suspense>
            <NoRows list={list} controls={controls} texts={texts} />
          </Suspense>
        ) : (
          rows
        ))}
      {bulk?.bar}
    </ListTools>
  );
}
