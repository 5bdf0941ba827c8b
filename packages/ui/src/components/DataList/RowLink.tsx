'use client';

import type { ReactNode } from 'react';
import { type RootProps, useComponentProps } from '../../internal/component.ts';
import { slot } from '../../internal/slot.ts';
import { withRef } from '../../internal/with-ref.ts';
import { type LinkComponent, useLinkComponent } from '../../provider/links.ts';
import { media } from '../../theme/tokens.ts';

const Root = slot('a', 'HyRowLink-root', ({ theme }) => ({
  color: theme.vars.color.brand,
  fontWeight: 600,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  // The whole card is a touch target. Its other controls are placed above the link.
  [media.belowTable]: { '&::after': { content: '""', position: 'absolute', inset: 0 } },
}));

export interface RowLinkProps extends RootProps<'HyRowLink', 'a'> {
  /** URL of the row's page. */
  href: string;
  /** Name or number of the row's record. */
  children: ReactNode;
  /** Component that renders the link. Defaults to the provider’s. */
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

/** Link from a row to its page, in the cell that names the row. On cards, it covers the whole card. */
export const RowLink = withRef(function RowLink(props: RowLinkProps) {
  const { children, LinkComponent, ...root } = useComponentProps('HyRowLink', props);
  const link = useLinkComponent(LinkComponent);
  return (
    <Root {...root} as={link}>
      <bdi>{children}</bdi>
    </Root>
  );
});
