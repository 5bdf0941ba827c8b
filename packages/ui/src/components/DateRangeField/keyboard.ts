import { addDays, startOfWeek } from '../../internal/local-dates.ts';
import { addMonths } from './calendar.ts';

export interface KeyOnDay {
  readonly key: string;
  readonly shiftKey: boolean;
}

/** Day that a key moves to (ARIA APG, date picker dialog). Null for any other key. */
export function dayAfterKey(
  date: string,
  { key, shiftKey }: KeyOnDay,
  { rtl, firstWeekday }: { rtl: boolean; firstWeekday: number },
): string | null {
  const forward = rtl ? -1 : 1;
  switch (key) {
    case 'ArrowRight':
      return addDays(date, forward);
    case 'ArrowLeft':
      return addDays(date, -forward);
    case 'ArrowDown':
      return addDays(date, 7);
    case 'ArrowUp':
      return addDays(date, -7);
    case 'Home':
      return startOfWeek(date, firstWeekday);
    case 'End':
      return addDays(startOfWeek(date, firstWeekday), 6);
    case 'PageDown':
      return addMonths(date, shiftKey ? 12 : 1);
    case 'PageUp':
      return addMonths(date, shiftKey ? -12 : -1);
    default:
      return null;
  }
}
