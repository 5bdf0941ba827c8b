'use client';

import { type RootProps, useComponentProps } from '../../internal/component.ts';
import { slot } from '../../internal/slot.ts';
import { useUiText } from '../../provider/text.ts';
import { MenuButton, type MenuButtonProps } from '../MenuButton/MenuButton.tsx';
import { helpMenuText } from './text.ts';

export interface HelpMenuProps extends Pick<MenuButtonProps, 'entries' | 'LinkComponent'>, RootProps<HTMLDivElement> {
  /** Replaces the locale’s label. */
  label?: string;
}

const Root = slot(MenuButton, 'HyHelpMenu-root', {});

/** Contact, feedback and what is new. */
export function HelpMenu(props: HelpMenuProps) {
  const { label, ...root } = useComponentProps('HyHelpMenu', props);
  const text = useUiText('HelpMenu', helpMenuText);
  return <Root {...root} align="end" label={label ?? text.label} />;
}
