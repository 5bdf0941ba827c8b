'use client';

import type { ReactNode } from 'react';
import { type RootProps, useComponentProps } from '../../internal/component.ts';
import { slot } from '../../internal/slot.ts';
import { media } from '../../theme/tokens.ts';

const Root = slot('section', 'HyListSheet-root', ({ theme }) => ({
  border: `1px solid ${theme.vars.color.line}`,
  borderRadius: theme.vars.radius.card,
  backgroundColor: theme.vars.color.surface,
  // Clips the corners and, unlike hidden, lets the table's head stick to the page.
  overflow: 'clip',
}));

const Toolbar = slot('div', 'HyListSheet-toolbar', ({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  padding: 12,
  borderBlockEnd: `1px solid ${theme.vars.color.line}`,
  [media.belowTable]: { paddingBlockEnd: 6 },
}));

const Search = slot('div', 'HyListSheet-search', {
  flex: '1 1 100%',
  minInlineSize: 0,
  [media.table]: { flex: '0 1 320px' },
});

/** Beside cards one row that scrolls to its last filter, from edge to edge, so that the first item stays in sight. */
const Filters = slot('div', 'HyListSheet-filters', {
  display: 'contents',
  [media.belowTable]: {
    display: 'flex',
    flex: '1 1 100%',
    minInlineSize: 0,
    gap: 8,
    marginInline: -12,
    // Room for the ring of what has focus, which the scrolling would cut.
    paddingInline: 12,
    paddingBlock: 6,
    marginBlockStart: -6,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    scrollPaddingInline: 12,
  },
  [media.belowNavigation]: { '& > button': { flex: '1 0 auto', justifyContent: 'center' } },
});

const Foot = slot('div', 'HyListSheet-foot', ({ theme }) => ({
  borderBlockStart: `1px solid ${theme.vars.color.line}`,
}));

export interface ListSheetProps extends RootProps<'HyListSheet', 'section'> {
  /** Name of the sheet for screen readers. */
  label: string;
  /** The field that searches the list; as wide as a phone. */
  search?: ReactNode;
  /** Filter menus beside it. */
  filters?: ReactNode;
  /** The filter bar, between the tools and the rows. */
  bar?: ReactNode;
  /** The rows, or the state in their place. */
  children: ReactNode;
  /** The paginator. */
  foot?: ReactNode;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    HyListSheet: ListSheetProps;
  }
  interface ComponentNameToClassKey {
    HyListSheet: 'root' | 'toolbar' | 'search' | 'filters' | 'foot';
  }
}

/** The one sheet that every list lies on: tools, chips, rows, pages, in this order. */
export function ListSheet(props: ListSheetProps) {
  const { label, search, filters, bar, children, foot, ...root } = useComponentProps('HyListSheet', props);
  return (
    <Root aria-label={label} {...root}>
      {(search || filters) && (
        <Toolbar data-print="hide">
          {search && <Search>{search}</Search>}
          {filters && <Filters>{filters}</Filters>}
        </Toolbar>
      )}
      {bar}
      {children}
      {foot && <Foot>{foot}</Foot>}
    </Root>
  );
}
