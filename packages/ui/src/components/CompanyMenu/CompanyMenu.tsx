'use client';

import { type RootProps, useComponentProps } from '../../internal/component.ts';
import { derivedRoot, slot } from '../../internal/slot.ts';
import { withRef } from '../../internal/with-ref.ts';
import { MenuButton, type MenuButtonProps } from '../MenuButton/MenuButton.tsx';

export interface CompanyMenuProps
  extends Pick<MenuButtonProps, 'entries' | 'LinkComponent'>,
    RootProps<'HyCompanyMenu' | 'HyMenuButton', 'div'> {
  /** Name of the corporate client. Truncated at 250px, full in the tooltip and for screen readers. */
  name: string;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    HyCompanyMenu: CompanyMenuProps;
  }
  interface ComponentNameToClassKey {
    HyCompanyMenu: 'root' | 'name';
  }
}

const Root = derivedRoot(MenuButton, 'HyCompanyMenu-root');

const Name = slot('span', 'HyCompanyMenu-name', {
  display: 'block',
  maxInlineSize: 250,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});

/** Menu of the company, labeled with its name. */
export const CompanyMenu = withRef(function CompanyMenu(props: CompanyMenuProps) {
  const { name, ...root } = useComponentProps('HyCompanyMenu', props);
  return <Root title={name} {...root} align="end" label={<Name dir="auto">{name}</Name>} />;
});
