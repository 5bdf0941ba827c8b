'use client';

import IconButton from '@mui/material/IconButton';
import { type ReactNode, useState } from 'react';
import { type RootProps, useComponentProps } from '../../internal/component.ts';
import { FirstIcon, LastIcon, NextIcon, PreviousIcon } from '../../internal/list-icons.tsx';
import { slot } from '../../internal/slot.ts';
import { VisuallyHidden } from '../../internal/VisuallyHidden.ts';
import type { UiLocale } from '../../locales/UiLocale.ts';
import { useUiText } from '../../provider/text.ts';
import { itemRange, pageCount, pageMoves } from './model.ts';
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
  '& svg:dir(rtl)': { transform: 'scaleX(-1)' },
});

export interface PaginatorProps extends RootProps {
  /** Counted from 0. */
  page: number;
  /** Items a page. */
  size: number;
  /** Items over all pages; undefined while it is not known, which keeps the place. */
  total: number | undefined;
  /** Another page was asked for, counted from 0. */
  onPage: (page: number) => void;
  /** Sizes to choose from, the size in use always among them; without it there is no choice. */
  sizes?: readonly number[];
  /** Another page size was chosen. */
  onSize?: (size: number) => void;
  /** Texts that this one place says differently. */
  labels?: Partial<UiLocale['Paginator']>;
}

interface MoveButtonProps {
  label: string;
  to: number | null;
  onPage: (page: number) => void;
  children: ReactNode;
}

/** Stays focusable where it leads nowhere, so that the focus isn't lost on the last page. */
const MoveButton = ({ label, to, onPage, children }: MoveButtonProps) => (
  <IconButton aria-label={label} aria-disabled={to === null} onClick={() => to !== null && onPage(to)}>
    {children}
  </IconButton>
);

/** What comes out of an address or a store may be no number. */
const whole = (given: number, least: number) => (Number.isFinite(given) ? Math.max(least, Math.trunc(given)) : least);

/** Moves through the pages of a list, and says where one is; a change of page is announced. */
export function Paginator(props: PaginatorProps) {
  const { page, size, total, onPage, sizes, onSize, labels, ...root } = useComponentProps('HyPaginator', props);
  const words = useUiText('Paginator', paginatorText, labels);
  const [moved, setMoved] = useState(false);
  const of = { page: whole(page, 0), size: whole(size, 1), total: whole(total ?? 0, 0) };
  const { start, end } = itemRange(of);
  const moves = pageMoves(of);
  const range = total === undefined ? '' : words.range(start, end, of.total);
  const go = (to: number) => {
    setMoved(true);
    onPage(to);
  };
  return (
    <Root aria-label={words.navigation} {...root}>
      {sizes !== undefined && (
        <Size>
          {words.rowsPerPage}
          <select value={of.size} onChange={(event) => onSize?.(Number(event.target.value))}>
            {[...new Set([...sizes, of.size])]
              .sort((a, b) => a - b)
              .map((choice) => (
                <option key={choice}>{choice}</option>
              ))}
          </select>
        </Size>
      )}
      <span>{range === '' ? '\u00a0' : range}</span>
      <Moves>
        <MoveButton label={words.firstPage} to={moves.first} onPage={go}>
          <FirstIcon />
        </MoveButton>
        <MoveButton label={words.previousPage} to={moves.previous} onPage={go}>
          <PreviousIcon />
        </MoveButton>
        <MoveButton label={words.nextPage} to={moves.next} onPage={go}>
          <NextIcon />
        </MoveButton>
        <MoveButton label={words.lastPage} to={moves.last} onPage={go}>
          <LastIcon />
        </MoveButton>
      </Moves>
      <VisuallyHidden role="status">
        {moved && range !== '' ? `${words.page(Math.min(of.page + 1, pageCount(of)), pageCount(of))}, ${range}` : ''}
      </VisuallyHidden>
    </Root>
  );
}
