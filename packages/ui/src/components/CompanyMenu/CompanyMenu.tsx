import { styled } from '@mui/material/styles';
import { MenuButton, type MenuButtonProps } from '../MenuButton/MenuButton.tsx';

export interface CompanyMenuProps extends Pick<MenuButtonProps, 'entries' | 'LinkComponent' | 'className'> {
  /** The corporate client's name; shortened by sight at 250px, whole on hover and to screen readers (NAV-05). */
  name: string;
}

const Name = styled('span')({
  display: 'block',
  maxInlineSize: 250,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});

export function CompanyMenu({ name, ...rest }: CompanyMenuProps) {
  return <MenuButton {...rest} align="end" title={name} label={<Name>{name}</Name>} />;
}
