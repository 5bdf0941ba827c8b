'use client';

import type { ReactNode } from 'react';
import { type RootProps, useComponentProps } from '../../internal/component.ts';
import { slot } from '../../internal/slot.ts';
import { media } from '../../theme/tokens.ts';

export interface SidePanelLayoutProps extends RootProps<'HySidePanelLayout', 'div'> {
  /** The list, or whatever the details belong to. */
  children?: ReactNode;
  /** The `SidePanel`, open or not. */
  panel?: ReactNode;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    HySidePanelLayout: SidePanelLayoutProps;
  }
  interface ComponentNameToClassKey {
    HySidePanelLayout: 'root' | 'content';
  }
}

const Root = slot('div', 'HySidePanelLayout-root', {
  [media.details]: { display: 'flex', alignItems: 'flex-start' },
});

const Content = slot('div', 'HySidePanelLayout-content', { flex: '1 1 0', minInlineSize: 0 });

/** A list with its `SidePanel`: two columns while the panel is open. Below 64rem the panel lies over the page. */
export function SidePanelLayout(props: SidePanelLayoutProps) {
  const { children, panel, ...root } = useComponentProps('HySidePanelLayout', props);
  return (
    <Root {...root}>
      <Content>{children}</Content>
      {panel}
    </Root>
  );
}
