import type { PopoverVirtualElement } from '@mui/material/Popover';

/** Room that the calendar takes with six weeks under a finger, and the gap to the window's edge. */
const HEIGHT = 456;

/** Below its field, above it, or at the foot of the window, where it repeats the dates that it covers. */
export type CalendarPlace = 'below' | 'above' | 'foot';

/** The first place in which the calendar covers nothing of its field. */
export function calendarPlace(field: { top: number; bottom: number }, windowHeight: number): CalendarPlace {
  if (windowHeight - field.bottom >= HEIGHT) return 'below';
  return field.top >= HEIGHT ? 'above' : 'foot';
}

/** Between the field and the calendar. */
const GAP = 6;

/** What the calendar opens from: the button by its sides, the whole field by its height. */
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
