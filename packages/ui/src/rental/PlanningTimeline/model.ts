import { addDays, daysBetween, startOfWeek, weekdayOf } from '../../internal/local-dates.ts';

/** ISO 8601 week of the year: the week of its Thursday. */
export function isoWeekOf(date: string): number {
  const thursday = addDays(startOfWeek(date, 1), 3);
  return Math.floor(daysBetween(`${thursday.slice(0, 4)}-01-01`, thursday) / 7) + 1;
}

export const PLANNING_ZOOMS = ['week', 'fourWeeks', 'quarter'] as const;
export type PlanningZoom = (typeof PLANNING_ZOOMS)[number];
export const ZOOM_DAYS: Record<PlanningZoom, number> = { week: 7, fourWeeks: 28, quarter: 91 };

/** Range of local dates, both inclusive. */
export interface PlanningWindow {
  readonly from: string;
  readonly to: string;
}

/** Number of whole weeks before the week of the date, by zoom. */
const WEEKS_BEFORE: Record<PlanningZoom, number> = { week: 0, fourWeeks: 2, quarter: 4 };

/** Number of days in the window. */
export const daysOf = ({ from, to }: PlanningWindow): number => daysBetween(from, to) + 1;

/** Window of a zoom around a date: whole weeks, starting on a Monday. */
export const windowAround = (date: string, zoom: PlanningZoom): PlanningWindow =>
  windowFrom(addDays(startOfWeek(date, 1), -7 * WEEKS_BEFORE[zoom]), zoom);

/** Window of a zoom that starts on a date. */
export const windowFrom = (from: string, zoom: PlanningZoom): PlanningWindow => ({
  from,
  to: addDays(from, ZOOM_DAYS[zoom] - 1),
});

/** Window before (`-1`) or after (`1`), without a gap. */
export function shiftWindow(window: PlanningWindow, by: -1 | 1): PlanningWindow {
  const days = daysOf(window) * by;
  return { from: addDays(window.from, days), to: addDays(window.to, days) };
}

/** Range on the timeline: local dates, both inclusive. `to` is null for an open end. */
export interface Stretch {
  readonly from: string;
  readonly to: string | null;
}

/** Position of a stretch in a window, as shares of its width (0 to 1), and the sides on which it continues. */
export interface Placement {
  readonly start: number;
  readonly width: number;
  readonly goesOnBefore: boolean;
  readonly goesOnAfter: boolean;
}

/** Places a stretch in a window. Returns null outside it. A stretch that ends before it starts lasts one day. */
export function place(stretch: Stretch, window: PlanningWindow): Placement | null {
  const days = daysOf(window);
  const from = daysBetween(window.from, stretch.from);
  const to = stretch.to === null ? Number.POSITIVE_INFINITY : Math.max(from, daysBetween(window.from, stretch.to));
  if (from >= days || to < 0) return null;
  const start = Math.max(from, 0);
  const end = Math.min(to, days - 1) + 1;
  return { start: start / days, width: (end - start) / days, goesOnBefore: from < 0, goesOnAfter: to >= days };
}

/** Position of a day's middle in the window (0 to 1). Null outside it. */
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

/** Head of the timeline: the window's days by ISO week. */
export function weeksOf(window: PlanningWindow): PlanningWeek[] {
  const weeks: { week: number; days: PlanningDay[] }[] = [];
  for (let date = window.from; date <= window.to; date = addDays(date, 1)) {
    const weekday = weekdayOf(date);
    if (weeks.length === 0 || weekday === 1) weeks.push({ week: isoWeekOf(date), days: [] });
    weeks.at(-1)?.days.push({ date, weekend: weekday >= 6 });
  }
  return weeks;
}
