'use client';

import type { ReactNode } from 'react';
import { type RootProps, useComponentProps } from '../../internal/component.ts';
import { slot } from '../../internal/slot.ts';
import { withRef } from '../../internal/with-ref.ts';
import { media } from '../../theme/tokens.ts';

const Root = slot('section', 'HyListSheet-root', ({ theme }) => ({
  border: `1px solid ${theme.vars.color.line}`,
  borderRadius: theme.vars.radius.card,
  backgroundColor: theme.vars.color.surface,
  // Clips the corners. Unlike `hidden`, it keeps the table's header sticky to the page.
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

/** Beside cards, one row that scrolls from edge to edge, so that the first item remains visible. */
const Filters = slot('div', 'HyListSheet-filters', {
  display: 'contents',
  [media.belowTable]: {
    display: 'flex',
    flex: '1 1 100%',
    minInlineSize: 0,
    gap: 8,
    marginInline: -12,
    // Room for the focus ring, which scrolling would clip.
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
  /** Search field of the list. Full width on a phone. */
  search?: ReactNode;
  /** Filter menus beside the search field. */
  filters?: ReactNode;
  /** Filter bar between the tools and the rows. */
  bar?: ReactNode;
  /** Rows, or the state shown instead. */
  children: ReactNode;
  /** Paginator. */
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

/** Sheet of every list. Contains tools, chips, rows and pages, in this order. */
export const ListSheet = withRef(function ListSheet(props: ListSheetProps) {
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
});
