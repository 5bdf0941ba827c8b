const DAY_MS = 86_400_000;

const toDays = (date: string): number => Date.parse(`${date}T00:00:00Z`) / DAY_MS;

/** A calendar date some days later; earlier by a negative number. */
export const addDays = (date: string, days: number): string =>
  new Date((toDays(date) + days) * DAY_MS).toISOString().slice(0, 10);

/** Whole days from one date to another; negative when `till` is earlier. */
export const daysBetween = (from: string, till: string): number => toDays(till) - toDays(from);

/** 1 is Monday, 7 is Sunday (ISO 8601). */
export const isoWeekday = (date: string): number => ((((toDays(date) + 3) % 7) + 7) % 7) + 1;
