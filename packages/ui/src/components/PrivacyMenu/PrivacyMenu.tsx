import { useUiText } from '../../provider/text.ts';
import { MenuButton, type MenuButtonProps } from '../MenuButton/MenuButton.tsx';

export interface PrivacyMenuProps extends Pick<MenuButtonProps, 'entries' | 'LinkComponent' | 'className'> {
  label?: string;
}

/** Terms, policies and cookie settings, for visitors too (NAV-07, NAV-08). */
export function PrivacyMenu({ label, ...rest }: PrivacyMenuProps) {
  const text = useUiText('PrivacyMenu');
  return <MenuButton {...rest} align="end" label={label ?? text.label} />;
}
