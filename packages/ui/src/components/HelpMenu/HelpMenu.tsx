'use client';

import { type RootProps, useComponentProps } from '../../internal/component.ts';
import { derivedRoot } from '../../internal/slot.ts';
import { withRef } from '../../internal/with-ref.ts';
import type { UiLocale } from '../../locales/UiLocale.ts';
import { useUiText } from '../../provider/text.ts';
import { MenuButton, type MenuButtonProps } from '../MenuButton/MenuButton.tsx';
import { helpMenuText } from './text.ts';

export interface HelpMenuProps
  extends Pick<MenuButtonProps, 'entries' | 'LinkComponent'>,
    RootProps<'HyHelpMenu' | 'HyMenuButton', 'div'> {
  /** Overrides some of the locale’s texts for this instance. */
  labels?: Partial<UiLocale['HelpMenu']> | undefined;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    HyHelpMenu: HelpMenuProps;
  }
  interface ComponentNameToClassKey {
    HyHelpMenu: 'root';
  }
}

const Root = derivedRoot(MenuButton, 'HyHelpMenu-root');

/** Menu with contact, feedback and release notes. */
export const HelpMenu = withRef(function HelpMenu(props: HelpMenuProps) {
  const { labels, ...root } = useComponentProps('HyHelpMenu', props);
  const text = useUiText('HelpMenu', helpMenuText, labels);
  return <Root {...root} align="end" label={text.label} />;
});
