'use client';

import type { ReactNode } from 'react';
import { type RootProps, useComponentProps } from '../../internal/component.ts';
import { slot } from '../../internal/slot.ts';
import { type LinkComponent, useLinkComponent } from '../../provider/links.ts';
import { media } from '../../theme/tokens.ts';

const Root = slot('a', 'HyRowLink-root', ({ theme }) => ({
  color: theme.vars.color.brand,
  fontWeight: 600,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  // A card opens wherever it is touched; its other controls lie above.
  [media.belowTable]: { '&::after': { content: '""', position: 'absolute', inset: 0 } },
}));

export interface RowLinkProps extends RootProps<'HyRowLink', 'a'> {
  /** The page of what the row is about. */
  href: string;
  /** The name or number of it. */
  children: ReactNode;
  /** Renders the link; the provider’s without it. */
  LinkComponent?: LinkComponent | undefined;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    HyRowLink: RowLinkProps;
  }
  interface ComponentNameToClassKey {
    HyRowLink: 'root';
  }
}

/** The link from a row to its page, in the cell that names the row; on a card the whole card is its target. */
export function RowLink(props: RowLinkProps) {
  const { children, LinkComponent, ...root } = useComponentProps('HyRowLink', props);
  const link = useLinkComponent(LinkComponent);
  return (
    <Root {...root} as={link}>
      <bdi>{children}</bdi>
    </Root>
  );
}
