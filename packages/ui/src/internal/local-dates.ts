/** Arithmetic of local dates (`2026-11-20`) without time zones: each day is represented by its midnight in UTC. */

const DAY = 86_400_000;
const timeOf = (date: string) => Date.parse(`${date}T00:00:00Z`);
const dateOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** True if a text is an existing date. */
export const isDate = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(timeOf(text)) && dateOf(timeOf(text)) === text;

/** Adds days to a date. Negative numbers subtract. */
export const addDays = (date: string, days: number): string => dateOf(timeOf(date) + days * DAY);

/** Whole days between two dates. Negative if `to` is earlier. */
export const daysBetween = (from: string, to: string): number => Math.round((timeOf(to) - timeOf(from)) / DAY);

/** ISO 8601 weekday: Monday is 1, Sunday 7. */
export const weekdayOf = (date: string): number => new Date(timeOf(date)).getUTCDay() || 7;

/** First day of the date's week, for weeks that start on the given ISO weekday. */
export const startOfWeek = (date: string, firstWeekday: number): string =>
  addDays(date, -((weekdayOf(date) - firstWeekday + 7) % 7));

/** Today's date on the device. */
export function deviceToday(): string {
  const now = new Date();
  return dateOf(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()));
}
