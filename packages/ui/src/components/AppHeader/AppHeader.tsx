'use client';

import type { ReactNode } from 'react';
import { type RootProps, useComponentProps } from '../../internal/component.ts';
import { slot } from '../../internal/slot.ts';
import { media } from '../../theme/tokens.ts';

export interface AppHeaderProps extends RootProps<'HyAppHeader', 'header'> {
  /** The logo, leading home. */
  logo: ReactNode;
  /** The tabs; from 40rem. */
  navigation?: ReactNode;
  /** The header's main button; at every width. */
  primary?: ReactNode;
  /** Help, company and profile; from 40rem. */
  menus?: ReactNode;
  /** The hamburger; below 40rem. */
  mobile?: ReactNode;
}

// Sticky only where the window is high enough, or a zoomed page would be header alone.
const Root = slot('header', 'HyAppHeader-root', ({ theme }) => ({
  position: 'relative',
  zIndex: theme.zIndex.appBar,
  backgroundColor: theme.vars.color.surface,
  borderBlockEnd: `1px solid ${theme.vars.color.line}`,
  '@media (min-height: 30rem)': { position: 'sticky', insetBlockStart: 0 },
}));

const Bar = slot('div', 'HyAppHeader-bar', ({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minBlockSize: theme.vars.density.header,
  blockSize: theme.vars.density.header,
  maxInlineSize: theme.vars.layout.page,
  marginInline: 'auto',
  paddingInline: theme.vars.layout.gutter,
  // On a narrow phone the product's name is hidden before the main button breaks: it wraps under the mark, out of sight.
  [media.belowNavigation]: {
    '& > .HyLogo-root': {
      flexWrap: 'wrap',
      minInlineSize: 26,
      blockSize: 40,
      paddingBlock: 7,
      overflow: 'clip',
    },
  },
  // Where tabs have just begun to fit, the mark alone is shown and the main button has no icon.
  '@media (min-width: 40rem) and (max-width: 47.99rem)': {
    '& > .HyLogo-root': { flex: 'none', inlineSize: 26, overflow: 'clip' },
    '& .MuiButton-startIcon': { display: 'none' },
  },
}));

const Wide = slot('div', 'HyAppHeader-wide', {
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  blockSize: '100%',
  [media.belowNavigation]: { display: 'none' },
  '&[data-slot="navigation"]': { flex: 1, minInlineSize: 0, marginInlineStart: 'clamp(8px, 2vw, 28px)' },
  // On a tablet a long company name shrinks before the tabs do.
  '@media (max-width: 63.99rem)': {
    '&[data-crowded="true"]': { gap: 0, '& > * > button': { paddingInline: 8 } },
    // The button's label cuts itself.
    '&[data-crowded="true"] button > span:first-of-type': { maxInlineSize: 'clamp(4rem, 10vw, 5.5rem)' },
  },
});

// Pulled out by the room around the icon, so that the icon itself is on the page's edge.
const Narrow = slot('div', 'HyAppHeader-narrow', {
  display: 'none',
  [media.belowNavigation]: { display: 'flex', marginInlineStart: -8, marginInlineEnd: -6 },
});

const End = slot('div', 'HyAppHeader-end', {
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  minInlineSize: 0,
  marginInlineStart: 'auto',
  [media.belowNavigation]: { flex: 'none', maxInlineSize: '70%' },
  // On a tablet the tabs get what room there is.
  '@media (max-width: 63.99rem)': { gap: 4 },
});

/** The top of every page. Which slot shows at which width is CSS, so the server's page is right at once. */
export function AppHeader(props: AppHeaderProps) {
  const { logo, navigation, primary, menus, mobile, ...root } = useComponentProps('HyAppHeader', props);
  return (
    <Root {...root}>
      <Bar>
        {mobile && <Narrow>{mobile}</Narrow>}
        {logo}
        {navigation && <Wide data-slot="navigation">{navigation}</Wide>}
        <End>
          {primary}
          {menus && <Wide data-crowded={navigation !== undefined}>{menus}</Wide>}
        </End>
      </Bar>
    </Root>
  );
}
