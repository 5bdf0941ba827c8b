/** Days since 1970-01-01, so that daylight saving moves nothing: a bar is whole days. */
export type DayNumber = number;

const DAY_MS = 86_400_000;

/** The number of a local date (`2026-11-20`). */
export const dayOf = (date: string): DayNumber => Math.floor(Date.parse(`${date}T00:00:00Z`) / DAY_MS);

/** The local date of a day number. */
export const dateOf = (day: DayNumber): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** Monday is 0, Sunday is 6 (1970-01-01 was a Thursday). */
export const weekdayOf = (day: DayNumber): number => (((day + 3) % 7) + 7) % 7;

export const isWeekend = (day: DayNumber): boolean => weekdayOf(day) >= 5;

/** Week of the year after ISO 8601: the week of its Thursday. */
export function isoWeekOf(day: DayNumber): number {
  const thursday = day - weekdayOf(day) + 3;
  const year = new Date(thursday * DAY_MS).getUTCFullYear();
  return Math.floor((thursday - dayOf(`${year}-01-01`)) / 7) + 1;
}

export const PLANNING_ZOOMS = ['week', 'fourWeeks', 'quarter'] as const;
export type PlanningZoom = (typeof PLANNING_ZOOMS)[number];
export const ZOOM_DAYS: Record<PlanningZoom, number> = { week: 7, fourWeeks: 28, quarter: 91 };

/** Local dates, both included. */
export interface PlanningWindow {
  readonly from: string;
  readonly till: string;
}

/** How many whole weeks stand before the week of the date: one where there is room for it. */
const WEEKS_BEFORE: Record<PlanningZoom, number> = { week: 0, fourWeeks: 2, quarter: 4 };

/** The date a number of days later, or earlier. */
export const addDays = (date: string, days: number): string => dateOf(dayOf(date) + days);

/** The window of a zoom around a date: whole weeks from a Monday. */
export function windowAround(date: string, zoom: PlanningZoom): PlanningWindow {
  const day = dayOf(date);
  const from = day - weekdayOf(day) - 7 * WEEKS_BEFORE[zoom];
  return windowFrom(dateOf(from), zoom);
}

/** The window of a zoom that begins on a date. */
export const windowFrom = (from: string, zoom: PlanningZoom): PlanningWindow => ({
  from,
  till: dateOf(dayOf(from) + ZOOM_DAYS[zoom] - 1),
});

/** The window before (`-1`) or after (`1`), without a gap. */
export function shiftWindow({ from, till }: PlanningWindow, by: -1 | 1): PlanningWindow {
  const days = (dayOf(till) - dayOf(from) + 1) * by;
  return { from: dateOf(dayOf(from) + days), till: dateOf(dayOf(till) + days) };
}

/** A stretch on the timeline: local dates, both included; `till` null has no end. */
export interface Stretch {
  readonly from: string;
  readonly till: string | null;
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
  const first = dayOf(window.from);
  const last = dayOf(window.till);
  const days = last - first + 1;
  const from = dayOf(stretch.from);
  const till = stretch.till === null ? Number.POSITIVE_INFINITY : Math.max(from, dayOf(stretch.till));
  if (from > last || till < first) return null;
  const start = Math.max(from, first) - first;
  const end = Math.min(till, last) - first + 1;
  return { start: start / days, width: (end - start) / days, goesOnBefore: from < first, goesOnAfter: till > last };
}

/** Where a day's middle lies in the window (0 to 1); null outside it. */
export function dayMiddle(date: string, window: PlanningWindow): number | null {
  const first = dayOf(window.from);
  const days = dayOf(window.till) - first + 1;
  const at = dayOf(date) - first;
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
  for (let day = dayOf(window.from); day <= dayOf(window.till); day++) {
    if (weeks.length === 0 || weekdayOf(day) === 0) weeks.push({ week: isoWeekOf(day), days: [] });
    weeks.at(-1)?.days.push({ date: dateOf(day), weekend: isWeekend(day) });
  }
  return weeks;
}
