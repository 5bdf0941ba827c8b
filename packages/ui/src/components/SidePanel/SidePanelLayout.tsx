'use client';

import type { ReactNode } from 'react';
import { type RootProps, useComponentProps } from '../../internal/component.ts';
import { slot } from '../../internal/slot.ts';
import { withRef } from '../../internal/with-ref.ts';
import { media } from '../../theme/tokens.ts';

export interface SidePanelLayoutProps extends RootProps<'HySidePanelLayout', 'div'> {
  /** List, or other content that the details belong to. */
  children?: ReactNode;
  /** `SidePanel`, open or closed. */
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

/** List with its `SidePanel`: two columns while the panel is open. Below 64rem, the panel covers the page. */
export const SidePanelLayout = withRef(function SidePanelLayout(props: SidePanelLayoutProps) {
  const { children, panel, ...root } = useComponentProps('HySidePanelLayout', props);
  return (
    <Root {...root}>
      <Content>{children}</Content>
      {panel}
    </Root>
  );
});
