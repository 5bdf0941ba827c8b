import { useUiText } from '../../provider/text.ts';
import { MenuButton, type MenuButtonProps } from '../MenuButton/MenuButton.tsx';
import { initialsOf } from './model.ts';

export interface ProfileMenuProps extends Pick<MenuButtonProps, 'entries' | 'LinkComponent' | 'className'> {
  /** Name of who is signed in. */
  name: string;
}

export function ProfileMenu({ name, ...rest }: ProfileMenuProps) {
  const text = useUiText('ProfileMenu');
  const initials = initialsOf(name);
  return (
    <MenuButton {...rest} align="end" plain title={name} accessibleName={text.label(name, initials)} label={initials} />
  );
}
