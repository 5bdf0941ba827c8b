import { useUiText } from '../../provider/text.ts';
import { MenuButton, type MenuButtonProps } from '../MenuButton/MenuButton.tsx';

export interface HelpMenuProps extends Pick<MenuButtonProps, 'entries' | 'LinkComponent' | 'className'> {
  label?: string;
}

/** Contact, feedback and what is new (NAV-04). */
export function HelpMenu({ label, ...rest }: HelpMenuProps) {
  const text = useUiText('HelpMenu');
  return <MenuButton {...rest} align="end" label={label ?? text.label} />;
}
