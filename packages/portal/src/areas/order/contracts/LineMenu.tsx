import { Icon } from '@hireyard/ui/icons';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import { type ComponentProps, type KeyboardEvent, useRef, useState } from 'react';
import { FormLink } from '../../../lists/FormLink.tsx';

/** Something that can be done with a machine, on a page of its own. */
export interface LineAction {
  readonly id: string;
  readonly label: string;
  readonly href: string;
}

// The browser's own button: hundreds of rows with one each fly past where the planning is scrolled.
const Opener = styled('button')(({ theme }) => ({
  display: 'grid',
  placeContent: 'center',
  inlineSize: theme.vars.density.control,
  blockSize: theme.vars.density.control,
  padding: 0,
  border: 0,
  borderRadius: theme.vars.radius.control,
  color: theme.vars.color.ink2,
  background: 'none',
  cursor: 'pointer',
  '&:hover': { backgroundColor: theme.vars.color.sunk, color: theme.vars.color.ink },
  '@media print': { display: 'none' },
}));

interface LineMenuProps extends ComponentProps<'button'> {
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
      <Opener
        type="button"
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
      </Opener>
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
