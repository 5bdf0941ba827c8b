'use client';

import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { FirstIcon, LastIcon, NextIcon, PreviousIcon } from '../../icons/index.ts';
import { type RootProps, useComponentProps } from '../../internal/component.ts';
import { type ChangeHandler, useControllable } from '../../internal/controllable.ts';
import { slot } from '../../internal/slot.ts';
import { VisuallyHidden } from '../../internal/VisuallyHidden.ts';
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
    paddingInline: 8,
    border: `1px solid ${theme.vars.color.control}`,
    borderRadius: theme.vars.radius.control,
    backgroundColor: theme.vars.color.surface,
    color: theme.vars.color.ink,
    font: 'inherit',
  },
}));

const Moves = slot('span', 'HyPaginator-moves', {
  display: 'inline-flex',
  '& button[aria-disabled="true"]': { opacity: 0.4, cursor: 'default' },
});

export interface PaginatorProps extends RootProps<'HyPaginator', 'nav'> {
  /** The page that is shown, counted from 0. */
  page?: number;
  /** The page to begin with, where the paginator holds it. */
  defaultPage?: number;
  /** Another page was asked for, counted from 0. */
  onPageChange?: ChangeHandler<number>;
  /** Items per page. */
  pageSize?: number;
  /** Items per page to begin with, where the paginator holds them; 25 without it. */
  defaultPageSize?: number;
  /** Another page size was chosen. A page that the paginator holds is the first again. */
  onPageSizeChange?: ChangeHandler<number>;
  /** Page sizes to choose from, the one in use always among them; without it there is no choice. */
  pageSizes?: readonly number[];
  /** Items over all pages; undefined while it is not counted yet. */
  total: number | undefined;
  /** Whether another page follows, as the answer with this page's items says; undefined while they load. */
  hasMore?: boolean | undefined;
  /** Items on this page; with it the last page knows the total by itself. */
  count?: number | undefined;
  /** Replaces some of the locale’s texts in this place. */
  labels?: Partial<UiLocale['Paginator']>;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    HyPaginator: PaginatorProps;
  }
  interface ComponentNameToClassKey {
    HyPaginator: 'root' | 'size' | 'moves';
  }
}

const MOVES = [
  ['first', FirstIcon],
  ['previous', PreviousIcon],
  ['next', NextIcon],
  ['last', LastIcon],
] as const;

/** A value from an address or a store may be no number. */
const whole = (given: number, least: number) => (Number.isFinite(given) ? Math.max(least, Math.trunc(given)) : least);

/** The range, and the sentence that announces it; empty while neither is known. */
function describe(of: PageOf, words: UiLocale['Paginator']): { range: string; announcement: string } {
  const shown = itemRange(of);
  const total = knownTotal(of);
  if (shown === undefined) return { range: '', announcement: '' };
  const { start, end } = shown;
  if (total === undefined) {
    const range = words.rangeWithoutTotal(start, end);
    return { range, announcement: `${words.pageWithoutTotal(of.page + 1)}, ${range}` };
  }
  const pages = pageCount({ pageSize: of.pageSize, total });
  const range = words.range(start, end, total);
  return { range, announcement: `${words.page(Math.min(of.page + 1, pages), pages)}, ${range}` };
}

/**
 * Moves through the pages of a list and says which items are shown; a change of page is announced. Works from `total`,
 * and from `hasMore` alone while the total is still being counted.
 */
export function Paginator(props: PaginatorProps) {
  const {
    page: givenPage,
    defaultPage = 0,
    onPageChange,
    pageSize: givenPageSize,
    defaultPageSize = 25,
    onPageSizeChange,
    pageSizes,
    total,
    hasMore,
    count,
    labels,
    ...root
  } = useComponentProps('HyPaginator', props);
  const [page, setPage] = useControllable(givenPage, defaultPage, onPageChange);
  const [pageSize, setPageSize] = useControllable(givenPageSize, defaultPageSize, onPageSizeChange);
  const words = useUiText('Paginator', paginatorText, labels);
  const [moved, setMoved] = useState(false);
  const of: PageOf = {
    page: whole(page, 0),
    pageSize: whole(pageSize, 1),
    total: total === undefined ? undefined : whole(total, 0),
    hasMore,
    count: count === undefined ? undefined : whole(count, 0),
  };
  const moves = pageMoves(of);
  const { range, announcement } = describe(of, words);
  return (
    <Root aria-label={words.navigation} {...root}>
      {pageSizes !== undefined && (
        <Size data-print="hide">
          {words.rowsPerPage}
          <select
            value={of.pageSize}
            onChange={(event) => {
              setPageSize(Number(event.target.value), event);
              if (givenPage === undefined) setPage(0, event);
            }}
          >
            {[...new Set([...pageSizes, of.pageSize])]
              .sort((a, b) => a - b)
              .map((choice) => (
                <option key={choice}>{choice}</option>
              ))}
          </select>
        </Size>
      )}
      <span>{range === '' ? '\u00a0' : range}</span>
      <Moves data-print="hide">
        {MOVES.map(([move, Icon]) => {
          const to = moves[move];
          return (
            // Stays focusable where it leads nowhere, so that the focus isn't lost on the last page.
            <IconButton
              key={move}
              aria-label={words[`${move}Page`]}
              aria-disabled={to === null}
              onClick={(event) => {
                if (to === null) return;
                setMoved(true);
                setPage(to, event);
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
}
