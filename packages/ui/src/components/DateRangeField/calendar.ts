import { addDays, startOfWeek } from '../../internal/local-dates.ts';

/** Month of a date: `2026-11`. */
export const monthOf = (date: string): string => date.slice(0, 7);

/** Same day some months later, or the last day of a shorter month. */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  return addDays(first.toISOString().slice(0, 10), Math.min(day, last) - 1);
}

/** Weeks of a month, seven days each. Null for days of the neighboring months. */
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
