'use client';

import { type RootProps, useComponentProps } from '../../internal/component.ts';
import { derivedRoot } from '../../internal/slot.ts';
import { withRef } from '../../internal/with-ref.ts';
import type { UiLocale } from '../../locales/UiLocale.ts';
import { useUiText } from '../../provider/text.ts';
import { MenuButton, type MenuButtonProps } from '../MenuButton/MenuButton.tsx';
import { privacyMenuText } from './text.ts';

export interface PrivacyMenuProps
  extends Pick<MenuButtonProps, 'entries' | 'LinkComponent'>,
    RootProps<'HyPrivacyMenu' | 'HyMenuButton', 'div'> {
  /** Overrides some of the locale’s texts for this instance. */
  labels?: Partial<UiLocale['PrivacyMenu']> | undefined;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    HyPrivacyMenu: PrivacyMenuProps;
  }
  interface ComponentNameToClassKey {
    HyPrivacyMenu: 'root';
  }
}

const Root = derivedRoot(MenuButton, 'HyPrivacyMenu-root');

/** Menu with terms, policies and cookie settings. Also shown to visitors. */
export const PrivacyMenu = withRef(function PrivacyMenu(props: PrivacyMenuProps) {
  const { labels, ...root } = useComponentProps('HyPrivacyMenu', props);
  const text = useUiText('PrivacyMenu', privacyMenuText, labels);
  return <Root {...root} align="end" label={text.label} />;
});
