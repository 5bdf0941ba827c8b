'use client';

import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { FirstIcon, LastIcon, NextIcon, PreviousIcon } from '../../icons/index.ts';
import { type RootProps, useComponentProps } from '../../internal/component.ts';
import { type ChangeHandler, useControllable } from '../../internal/controllable.ts';
import type { Spoken } from '../../internal/message.ts';
import { SelectFrame } from '../../internal/SelectFrame.tsx';
import { slot } from '../../internal/slot.ts';
import { VisuallyHidden } from '../../internal/VisuallyHidden.ts';
import { withRef } from '../../internal/with-ref.ts';
import type { UiLocale } from '../../locales/UiLocale.ts';
import { useUiText } from '../../provider/text.ts';
import { itemRange, knownTotal, type PageOf, pageCount, pageMoves } from './model.ts';
import { paginatorText } from './text.ts';

const Root = slot('nav', 'HyPaginator-root', ({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  columnGap: 20,
  rowGap: 4,
  paddingBlock: 8,
  paddingInline: 14,
  fontSize: '0.8125rem',
  color: theme.vars.color.ink2,
}));

const Size = slot('label', 'HyPaginator-size', ({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  '& select': {
    minBlockSize: theme.vars.density.small,
    paddingInlineStart: 12,
    border: `1px solid ${theme.vars.color.control}`,
    borderRadius: theme.vars.radius.control,
    backgroundColor: theme.vars.color.surface,
    color: theme.vars.color.ink,
    font: 'inherit',
  },
}));

/** Has the room of a usual range while it loads, so that nothing moves. */
const Range = slot('span', 'HyPaginator-range', { minInlineSize: '6.5em', textAlign: 'end' });

const Moves = slot('span', 'HyPaginator-moves', {
  display: 'inline-flex',
  '& button[aria-disabled="true"]': { cursor: 'default' },
  // The focus ring stays as clear as on any other button.
  '& button[aria-disabled="true"] > svg': { opacity: 0.4 },
});

export interface PaginatorProps extends RootProps<'HyPaginator', 'nav'> {
  /** Current page, counted from 0. */
  page?: number | undefined;
  /** Initial page of an uncontrolled paginator. */
  defaultPage?: number | undefined;
  /** Called with the requested page, counted from 0. */
  onPageChange?: ChangeHandler<number> | undefined;
  /** Items per page. */
  rowsPerPage?: number | undefined;
  /** Initial number of items per page of an uncontrolled paginator. Defaults to 25. */
  defaultRowsPerPage?: number | undefined;
  /** Called with the chosen number of items per page. An uncontrolled paginator returns to the first page. */
  onRowsPerPageChange?: ChangeHandler<number> | undefined;
  /** Numbers of items per page to choose from. The current one is always included. Without it, there is no choice. */
  rowsPerPageOptions?: readonly number[] | undefined;
  /** Total number of items over all pages. Undefined until counted. */
  count: number | undefined;
  /** True if another page follows, as reported with this page's items. Undefined while loading. */
  hasMore?: boolean | undefined;
  /** Number of items on this page. On the last page, the total follows from it. */
  rowsOnPage?: number | undefined;
  /** Overrides some of the locale’s texts for this instance. */
  labels?: Partial<UiLocale['Paginator']> | undefined;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    HyPaginator: PaginatorProps;
  }
  interface ComponentNameToClassKey {
    HyPaginator: 'root' | 'size' | 'range' | 'moves';
  }
}

const MOVES = [
  ['first', FirstIcon],
  ['previous', PreviousIcon],
  ['next', NextIcon],
  ['last', LastIcon],
] as const;

/** Values from a URL or a store may not be numbers. */
const whole = (value: number, least: number) => (Number.isFinite(value) ? Math.max(least, Math.trunc(value)) : least);

/** Returns the range and its announcement. Both are empty if the range is unknown. */
function describe(view: PageOf, words: Spoken<UiLocale['Paginator']>): { range: string; announcement: string } {
  const visible = itemRange(view);
  const total = knownTotal(view);
  if (visible === undefined) return { range: '', announcement: '' };
  const { start, end } = visible;
  if (total === undefined) {
    const range = words.rangeWithoutTotal({ start, end });
    return { range, announcement: `${words.pageWithoutTotal({ page: view.page + 1 })}, ${range}` };
  }
  const pages = pageCount({ pageSize: view.pageSize, total });
  const range = words.range({ start, end, total });
  return { range, announcement: `${words.page({ page: Math.min(view.page + 1, pages), pages })}, ${range}` };
}

/**
 * Navigates the pages of a list and shows the range of items. Announces page changes. Works with `count`, or with
 * `hasMore` alone until the items are counted.
 */
export const Paginator = withRef(function Paginator(props: PaginatorProps) {
  const {
    page: pageProp,
    defaultPage = 0,
    onPageChange,
    rowsPerPage,
    defaultRowsPerPage = 25,
    onRowsPerPageChange,
    rowsPerPageOptions,
    count,
    hasMore,
    rowsOnPage,
    labels,
    ...root
  } = useComponentProps('HyPaginator', props);
  const [page, setPage] = useControllable(pageProp, defaultPage, onPageChange);
  const [pageSize, setPageSize] = useControllable(rowsPerPage, defaultRowsPerPage, onRowsPerPageChange);
  const words = useUiText('Paginator', paginatorText, labels);
  const [moved, setMoved] = useState(false);
  const view: PageOf = {
    page: whole(page, 0),
    pageSize: whole(pageSize, 1),
    total: count === undefined ? undefined : whole(count, 0),
    hasMore,
    count: rowsOnPage === undefined ? undefined : whole(rowsOnPage, 0),
  };
  const moves = pageMoves(view);
  const { range, announcement } = describe(view, words);
  return (
    <Root aria-label={words.navigation} {...root}>
      {rowsPerPageOptions !== undefined && (
        <Size data-print="hide">
          {words.rowsPerPage}
          <SelectFrame>
            <select
              value={view.pageSize}
              onChange={(event) => {
                setPageSize(event, Number(event.target.value));
                if (pageProp === undefined) setPage(event, 0);
              }}
            >
              {[...new Set([...rowsPerPageOptions, view.pageSize])]
                .sort((a, b) => a - b)
                .map((choice) => (
                  <option key={choice}>{choice}</option>
                ))}
            </select>
          </SelectFrame>
        </Size>
      )}
      <Range>{range === '' ? '\u00a0' : range}</Range>
      <Moves data-print="hide">
        {MOVES.map(([move, Icon]) => {
          const to = moves[move];
          return (
            // Remains focusable when disabled, so that focus is not lost on the last page.
            <IconButton
              key={move}
              aria-label={words[`${move}Page`]}
              aria-disabled={to === null}
              onClick={(event) => {
                if (to === null) return;
                setMoved(true);
                setPage(event, to);
              }}
            >
              <Icon />
            </IconButton>
          );
        })}
      </Moves>
      <VisuallyHidden role="status">{moved ? announcement : ''}</VisuallyHidden>
    </Root>
  );
});
