import { addDays, daysBetween, startOfWeek, weekdayOf } from '../../internal/local-dates.ts';

/** Week of the year after ISO 8601: the week of its Thursday. */
export function isoWeekOf(date: string): number {
  const thursday = addDays(startOfWeek(date, 1), 3);
  return Math.floor(daysBetween(`${thursday.slice(0, 4)}-01-01`, thursday) / 7) + 1;
}

export const PLANNING_ZOOMS = ['week', 'fourWeeks', 'quarter'] as const;
export type PlanningZoom = (typeof PLANNING_ZOOMS)[number];
export const ZOOM_DAYS: Record<PlanningZoom, number> = { week: 7, fourWeeks: 28, quarter: 91 };

/** Local dates, both included. */
export interface PlanningWindow {
  readonly from: string;
  readonly to: string;
}

/** How many whole weeks precede the week of the date: one where there is room for it. */
const WEEKS_BEFORE: Record<PlanningZoom, number> = { week: 0, fourWeeks: 2, quarter: 4 };

/** How many days it has. */
export const daysOf = ({ from, to }: PlanningWindow): number => daysBetween(from, to) + 1;

/** The window of a zoom around a date: whole weeks from a Monday. */
export const windowAround = (date: string, zoom: PlanningZoom): PlanningWindow =>
  windowFrom(addDays(startOfWeek(date, 1), -7 * WEEKS_BEFORE[zoom]), zoom);

/** The window of a zoom that begins on a date. */
export const windowFrom = (from: string, zoom: PlanningZoom): PlanningWindow => ({
  from,
  to: addDays(from, ZOOM_DAYS[zoom] - 1),
});

/** The window before (`-1`) or after (`1`), without a gap. */
export function shiftWindow(window: PlanningWindow, by: -1 | 1): PlanningWindow {
  const days = daysOf(window) * by;
  return { from: addDays(window.from, days), to: addDays(window.to, days) };
}

/** A stretch on the timeline: local dates, both included; `to` null has no end. */
export interface Stretch {
  readonly from: string;
  readonly to: string | null;
}

/** Where a stretch lies in a window, as shares of its width (0 to 1), and on which sides it goes on. */
export interface Placement {
  readonly start: number;
  readonly width: number;
  readonly goesOnBefore: boolean;
  readonly goesOnAfter: boolean;
}

/** Places a stretch in a window; null where it does not touch it. A stretch that ends before it starts lasts one day. */
export function place(stretch: Stretch, window: PlanningWindow): Placement | null {
  const days = daysOf(window);
  const from = daysBetween(window.from, stretch.from);
  const to = stretch.to === null ? Number.POSITIVE_INFINITY : Math.max(from, daysBetween(window.from, stretch.to));
  if (from >= days || to < 0) return null;
  const start = Math.max(from, 0);
  const end = Math.min(to, days - 1) + 1;
  return { start: start / days, width: (end - start) / days, goesOnBefore: from < 0, goesOnAfter: to >= days };
}

/** Where a day's middle lies in the window (0 to 1); null outside it. */
export function dayMiddle(date: string, window: PlanningWindow): number | null {
  const days = daysOf(window);
  const at = daysBetween(window.from, date);
  return at < 0 || at >= days ? null : (at + 0.5) / days;
}

export interface PlanningDay {
  readonly date: string;
  readonly weekend: boolean;
}
export interface PlanningWeek {
  readonly week: number;
  readonly days: readonly PlanningDay[];
}

/** The head of the timeline: the window's days by ISO week. */
export function weeksOf(window: PlanningWindow): PlanningWeek[] {
  const weeks: { week: number; days: PlanningDay[] }[] = [];
  for (let date = window.from; date <= window.to; date = addDays(date, 1)) {
    const weekday = weekdayOf(date);
    if (weeks.length === 0 || weekday === 1) weeks.push({ week: isoWeekOf(date), days: [] });
    weeks.at(-1)?.days.push({ date, weekend: weekday >= 6 });
  }
  return weeks;
}
