'use client';

import Popover from '@mui/material/Popover';
import { useTheme } from '@mui/material/styles';
import { type ReactNode, type RefObject, useState } from 'react';
import { type CalendarPlace, calendarAnchor, calendarPlace } from './calendar-place.ts';

/** State of a calendar that opens from a button of a field: where it is, and for which part. */
export function useCalendar<Part>(field: RefObject<HTMLElement | null>) {
  const [open, setOpen] = useState<Part | null>(null);
  const [place, setPlace] = useState<CalendarPlace>('below');
  return {
    open,
    place,
    openFor: (part: Part) => {
      if (field.current) setPlace(calendarPlace(field.current.getBoundingClientRect(), window.innerHeight));
      setOpen(() => part);
    },
    close: () => setOpen(null),
  };
}

interface CalendarPopoverProps {
  /** The whole field, which the calendar must not cover. */
  field: RefObject<HTMLElement | null>;
  /** Button that opened the calendar. Null while it is closed. */
  button: RefObject<HTMLElement | null> | null;
  place: CalendarPlace;
  label: string;
  onClose: () => void;
  children: ReactNode;
}

/** Dialog of a calendar, below or above its field, or at the foot of a small window. */
export function CalendarPopover({ field, button, place, label, onClose, children }: CalendarPopoverProps) {
  const side = useTheme().direction === 'rtl' ? 'left' : 'right';
  // MUI reads the document of its anchor, also while closed, and a server has none.
  const anchor =
    button && (() => (button.current && field.current ? calendarAnchor(button.current, field.current) : null));
  return (
    <Popover
      open={button !== null}
      anchorEl={anchor}
      anchorReference={place === 'foot' ? 'none' : 'anchorEl'}
      onClose={onClose}
      anchorOrigin={{ vertical: place === 'above' ? 'top' : 'bottom', horizontal: side }}
      transformOrigin={{ vertical: place === 'above' ? 'bottom' : 'top', horizontal: side }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-label': label,
          sx: place === 'foot' ? { insetBlockEnd: 16, insetInlineStart: 16 } : undefined,
        },
      }}
    >
      {children}
    </Popover>
  );
}
