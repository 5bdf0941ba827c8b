import { Icon } from '@hireyard/ui/icons';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { type ComponentProps, type KeyboardEvent, useRef, useState } from 'react';
import { FormLink } from '../../../lists/FormLink.tsx';

/** Something that can be done with a machine, on a page of its own. */
export interface LineAction {
  readonly id: string;
  readonly label: string;
  readonly href: string;
}

interface LineMenuProps extends ComponentProps<typeof IconButton> {
  /** Of the button and the menu. */
  name: string;
  actions: readonly LineAction[];
}

// As a button does; a link alone follows Enter only.
const pressBySpace = (event: KeyboardEvent<HTMLElement>) => {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
};

/** What can be done with a machine: a button with a menu that no edge of a list cuts off. */
export function LineMenu({ name, actions, ...button }: LineMenuProps) {
  const anchor = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <IconButton
        {...button}
        ref={anchor}
        aria-label={name}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        {/* As the icon of that name, which would move to what every page downloads. */}
        <Icon>
          <path d="M8 3v.01M8 8v.01M8 13v.01" strokeWidth={2.5} />
        </Icon>
      </IconButton>
      {isOpen && (
        <Menu open anchorEl={anchor.current} onClose={close} slotProps={{ list: { 'aria-label': name } }}>
          {actions.map(({ id, label, href }) => (
            <MenuItem key={id} component={FormLink} to={href} onClick={close} onKeyDown={pressBySpace}>
              {label}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
}
