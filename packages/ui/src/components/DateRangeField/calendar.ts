/** Arithmetic of local dates (`2026-11-20`), free of time zones: every day is counted as its midnight in UTC. */

const DAY = 86_400_000;
const timeOf = (date: string) => Date.parse(`${date}T00:00:00Z`);
const dateOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Whether a text is a date that exists. */
export const isDate = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(timeOf(text)) && dateOf(timeOf(text)) === text;

export const addDays = (date: string, days: number): string => dateOf(timeOf(date) + days * DAY);

/** Whole days from the one to the other; negative when the other is earlier. */
export const daysBetween = (from: string, till: string): number => Math.round((timeOf(till) - timeOf(from)) / DAY);

/** ISO 8601: Monday is 1, Sunday 7. */
export const weekdayOf = (date: string): number => new Date(timeOf(date)).getUTCDay() || 7;

/** `2026-11`. */
export const monthOf = (date: string): string => date.slice(0, 7);

/** The same day so many months on, or the month's last where there is no such day. */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  return addDays(dateOf(first.getTime()), Math.min(day, last) - 1);
}

/** First day of the week that a date lies in, for weeks that begin on the given ISO weekday. */
export const startOfWeek = (date: string, firstWeekday: number): string =>
  addDays(date, -((weekdayOf(date) - firstWeekday + 7) % 7));

/** The weeks of a month, seven places each; null where a day belongs to a neighbour. */
export function weeksOf(month: string, firstWeekday: number): (string | null)[][] {
  const weeks: (string | null)[][] = [];
  let week = startOfWeek(`${month}-01`, firstWeekday);
  while (monthOf(week) <= month) {
    const first = week;
    weeks.push(
      Array.from({ length: 7 }, (_, index) => {
        const day = addDays(first, index);
        return monthOf(day) === month ? day : null;
      }),
    );
    week = addDays(week, 7);
  }
  return weeks;
}
