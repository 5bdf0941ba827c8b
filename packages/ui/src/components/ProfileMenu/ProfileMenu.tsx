'use client';

import { UserIcon } from '../../icons/index.ts';
import { type RootProps, useComponentProps } from '../../internal/component.ts';
import { initialsOf } from '../../internal/initials.ts';
import { derivedRoot } from '../../internal/slot.ts';
import { withRef } from '../../internal/with-ref.ts';
import type { UiLocale } from '../../locales/UiLocale.ts';
import { useUiText } from '../../provider/text.ts';
import { MenuButton, type MenuButtonProps } from '../MenuButton/MenuButton.tsx';
import { profileMenuText } from './text.ts';

export interface ProfileMenuProps
  extends Pick<MenuButtonProps, 'entries' | 'LinkComponent'>,
    RootProps<'HyProfileMenu' | 'HyMenuButton', 'div'> {
  /** Name of the signed-in user. Empty until known: an icon is shown instead. */
  name: string;
  /** Overrides some of the locale’s texts for this instance. */
  labels?: Partial<UiLocale['ProfileMenu']> | undefined;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    HyProfileMenu: ProfileMenuProps;
  }
  interface ComponentNameToClassKey {
    HyProfileMenu: 'root';
  }
}

const Root = derivedRoot(MenuButton, 'HyProfileMenu-root');

/** Menu of the signed-in user, with their initials on the button. */
export const ProfileMenu = withRef(function ProfileMenu(props: ProfileMenuProps) {
  const { name, labels, ...root } = useComponentProps('HyProfileMenu', props);
  const text = useUiText('ProfileMenu', profileMenuText, labels);
  const initials = initialsOf(name);
  return (
    <Root
      {...(name && { title: name })}
      {...root}
      align="end"
      plain
      accessibleName={name ? text.labelOf({ name, initials }) : text.label}
      label={initials || <UserIcon size={18} />}
    />
  );
});
