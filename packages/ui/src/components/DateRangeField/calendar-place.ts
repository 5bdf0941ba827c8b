import type { PopoverVirtualElement } from '@mui/material/Popover';

/** Height of a calendar with six weeks of touch targets, plus its gap to the window's edge. */
const HEIGHT = 456;

/** Below its field, above it, or at the foot of the window. At the foot, it repeats the dates that it covers. */
export type CalendarPlace = 'below' | 'above' | 'foot';

/** First place where the calendar does not cover its field. */
export function calendarPlace(field: { top: number; bottom: number }, windowHeight: number): CalendarPlace {
  if (windowHeight - field.bottom >= HEIGHT) return 'below';
  return field.top >= HEIGHT ? 'above' : 'foot';
}

/** Gap between the field and the calendar. */
const GAP = 6;

/** Anchor of the calendar: the sides of the button, the top and bottom of the whole field. */
export function calendarAnchor(button: HTMLElement, field: HTMLElement): PopoverVirtualElement {
  return {
    nodeType: 1,
    getBoundingClientRect: () => {
      const { x, width } = button.getBoundingClientRect();
      const { y, height } = field.getBoundingClientRect();
      return new DOMRect(x, y - GAP, width, height + 2 * GAP);
    },
  };
}
