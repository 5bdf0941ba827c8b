import type { LineStatus, OffHireStatus } from '@hireyard/contract';
import {
  addDays,
  daysBetween,
  instantAt,
  isoWeekday,
  type LocalDate,
  mondayOf,
  sundayOf,
} from '../../domain/calendar.ts';
import { LINE_OF } from '../../domain/off-hires.ts';
import type { Random } from './random.ts';

/** Scenarios of a line in the demo. */
export type Story =
  | 'onRent'
  | 'openEnded'
  | 'overdue'
  | 'dueThisWeek'
  | 'overClockChange'
  | 'overNewYear'
  | 'partReturned'
  | 'exchanged'
  | 'offHireRequested'
  | 'offHireConfirmed'
  | 'offHireScheduled'
  | 'collectionFailed'
  | 'planned'
  | 'returned'
  | 'closed'
  | 'cancelled';

/** Past and future dates of one line. */
export interface Course {
  readonly status: LineStatus;
  readonly from: LocalDate;
  readonly onRentAt: Date;
  readonly expectedOffRentAt: Date | null;
  readonly offRentAt: Date | null;
  readonly returnedAt: Date | null;
  readonly offHire: OffHireStatus | null;
}

/** Deliveries arrive at the start of the working day; returns are due before the depot closes. */
export const BEGIN = '07:00';
const END = '16:00';

/** Moves a weekend day, because there is no transport: Saturday to Friday, Sunday to Monday. */
export function workday(date: LocalDate): LocalDate {
  const weekday = isoWeekday(date);
  return weekday === 6 ? addDays(date, -1) : weekday === 7 ? addDays(date, 1) : date;
}

/** Cache of instants, because the time zone lookup is slow. */
const instants = new Map<string, Date>();
function instantOf(date: LocalDate, time: string, timeZone: string): Date {
  const key = `${date} ${time} ${timeZone}`;
  const instant = instants.get(key) ?? instantAt(date, time, timeZone);
  instants.set(key, instant);
  return instant;
}

/** Returns a line's dates and status relative to `today`, so that the demo is always current. */
export function courseOf(story: Story, nth: number, today: LocalDate, timeZone: string, random: Random): Course {
  const nextMonday = addDays(mondayOf(today), 7);
  const ago = (min: number, max: number) => workday(addDays(today, -random.int(min, max)));
  const at = (date: LocalDate, time: string) => instantOf(date, time, timeZone);
  const course = (status: LineStatus, from: LocalDate, to: LocalDate | null, more: Partial<Course> = {}): Course => ({
    status,
    from,
    onRentAt: at(from, BEGIN),
    expectedOffRentAt: to === null ? null : at(to, END),
    offRentAt: null,
    returnedAt: null,
    offHire: null,
    ...more,
  });
  const later = () => workday(addDays(nextMonday, random.int(1, 60)));
  const stopped = (offHire: OffHireStatus, min: number, max: number, status = LINE_OF[offHire]) => {
    const off = addDays(today, -random.int(min, max));
    const from = workday(addDays(off, -random.int(7, 70)));
    return course(status, from, workday(addDays(off, random.int(-2, 6))), {
      offRentAt: at(off, '15:00'),
      returnedAt: offHire === 'collected' ? at(addDays(off, 1), '10:00') : null,
      offHire,
    });
  };

  switch (story) {
    case 'onRent':
    case 'partReturned':
      return course('onRent', ago(3, 80), later());
    case 'exchanged':
      // Long enough ago for a time on site before the breakdown.
      return course('onRent', ago(3, 12), later());
    case 'openEnded':
      return course('onRent', ago(10, 150), null);
    case 'overdue':
      return course('onRent', ago(30, 60), addDays(today, -([7, 3, 1][nth % 3] ?? 1)));
    case 'dueThisWeek': {
      const to = addDays(today, random.int(0, isoWeekday(sundayOf(today)) - isoWeekday(today)));
      return course('onRent', ago(10, 40), to);
    }
    case 'overClockChange':
      // Seven months always include a clock change.
      return course('onRent', ago(215, 240), later());
    case 'overNewYear':
      return course('onRent', ago(5, 40), workday(`${Number(today.slice(0, 4)) + 1}-01-${random.int(10, 28)}`));
    case 'offHireRequested':
      return course(LINE_OF.requested, ago(20, 60), workday(addDays(today, random.int(1, 6))), {
        offRentAt: at(addDays(today, 1), '15:00'),
        offHire: 'requested',
      });
    case 'offHireConfirmed':
      return stopped('confirmed', 1, 2);
    case 'offHireScheduled':
      return stopped('scheduled', 2, 4);
    case 'collectionFailed':
      return stopped('failed', 3, 5);
    case 'planned': {
      const from = workday(addDays(today, random.int(3, 30)));
      return course('planned', from, workday(addDays(from, random.int(5, 40))));
    }
    case 'returned':
      return stopped('collected', 6, 20);
    case 'closed':
      return stopped('collected', 30, 300, 'closed');
    case 'cancelled': {
      const from = ago(5, 90);
      return course('cancelled', from, workday(addDays(from, random.int(5, 30))));
    }
  }
}

interface Moment {
  readonly today: LocalDate;
  readonly now: Date;
  readonly timeZone: string;
}

/** Course of pieces with an earlier off-hire: half of the time on site, off rent on a workday. */
export function partCourse(course: Course, { today, now, timeZone }: Moment): Course {
  const half = addDays(course.from, Math.max(1, Math.floor(daysBetween(course.from, today) / 2)));
  const off = addDays(half, -Math.max(0, isoWeekday(half) - 5));
  const offRentAt = instantOf(off, '15:00', timeZone);
  const nextDay = instantOf(addDays(off, 1), '10:00', timeZone);
  return {
    ...course,
    status: LINE_OF.collected,
    offRentAt,
    // Nothing has come back that is still to come.
    returnedAt: nextDay > now ? offRentAt : nextDay,
    offHire: 'collected',
  };
}
