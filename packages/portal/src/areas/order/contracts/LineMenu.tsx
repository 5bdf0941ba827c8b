import { Icon } from '@hireyard/ui/icons';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import { type ComponentProps, type KeyboardEvent, useRef, useState } from 'react';
import { FormLink } from '../../../lists/FormLink.tsx';

/** An action on a machine that has its own page. */
export interface LineAction {
  readonly id: string;
  readonly label: string;
  readonly href: string;
}

// A native button is cheaper to render: scrolling the planning renders hundreds of rows with one each.
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
  /** Accessible name of the button and the menu. */
  name: string;
  actions: readonly LineAction[];
}

// Activates a menu link with the space bar too, like a button. Links respond to Enter only.
const pressBySpace = (event: KeyboardEvent<HTMLElement>) => {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
};

/** Actions on a machine: a button with a menu. No list clips the menu, because it opens in a portal. */
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
        {/* A copy of the kit's icon. An import would move that icon into the chunk that every page downloads. */}
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
