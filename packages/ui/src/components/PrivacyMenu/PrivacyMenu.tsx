'use client';

import { type RootProps, useComponentProps } from '../../internal/component.ts';
import { slot } from '../../internal/slot.ts';
import { useUiText } from '../../provider/text.ts';
import { MenuButton, type MenuButtonProps } from '../MenuButton/MenuButton.tsx';
import { privacyMenuText } from './text.ts';

export interface PrivacyMenuProps
  extends Pick<MenuButtonProps, 'entries' | 'LinkComponent'>,
    RootProps<HTMLDivElement> {
  /** Replaces the locale’s label. */
  label?: string;
}

const Root = slot(MenuButton, 'HyPrivacyMenu-root', {});

/** Terms, policies and cookie settings, for visitors too. */
export function PrivacyMenu(props: PrivacyMenuProps) {
  const { label, ...root } = useComponentProps('HyPrivacyMenu', props);
  const text = useUiText('PrivacyMenu', privacyMenuText);
  return <Root {...root} align="end" label={label ?? text.label} />;
}
