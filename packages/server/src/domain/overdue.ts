import type { LineStatus } from '@hireyard/contract';
import { daysBetween, localDate } from './calendar.ts';

/**
 * Whole days that a line is on rent past its expected date, in the depot's time zone; 0 when it is not overdue
 * (DOM-02). The expected day itself is never late: a machine may come back at closing time.
 */
export function overdueDays(
  line: { readonly status: LineStatus; readonly expectedOffRentAt: Date | null },
  now: Date,
  timeZone: string,
): number {
  if (line.status !== 'onRent' || line.expectedOffRentAt === null || line.expectedOffRentAt >= now) return 0;
  return Math.max(0, daysBetween(localDate(line.expectedOffRentAt, timeZone), localDate(now, timeZone)));
}
