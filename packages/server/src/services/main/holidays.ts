import type { ClosingDay, Language } from '@hireyard/contract';
import type { default as Calendar } from 'date-holidays';
import { addDays } from '../../domain/calendar.ts';

/** Calendars by country and region, cached because parsing their rules takes a moment. */
const calendars = new Map<string, Calendar>();

async function calendarOf(country: string, subdivision: string | null): Promise<Calendar> {
  const key = `${country}-${subdivision}`;
  const cached = calendars.get(key);
  if (cached) return cached;
  // Imported on demand: its rules for all countries are large, and a server may never need them.
  const { default: Holidays } = await import('date-holidays');
  const calendar = subdivision === null ? new Holidays(country) : new Holidays(country, subdivision);
  calendars.set(key, calendar);
  return calendar;
}

export interface Stretch {
  /** A local date, the first of `days`. */
  readonly from: string;
  readonly days: number;
}

/**
 * Returns the public holidays of a country and region in a number of days. Names are in the given language if it has
 * one.
 */
export async function holidaysOf(
  { country, subdivision }: { readonly country: string; readonly subdivision: string | null },
  { from, days }: Stretch,
  language: Language,
): Promise<ClosingDay[]> {
  const calendar = await calendarOf(country, subdivision);
  const to = addDays(from, days - 1);
  const [first, last] = [from, to].map((day) => Number(day.slice(0, 4))) as [number, number];
  const years = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const [primary] = language.split('-');
  const names = new Map<string, string>();
  for (const year of years) {
    for (const { type, date, name } of calendar.getHolidays(year, primary)) {
      const day = date.slice(0, 10);
      if (type === 'public' && day >= from && day <= to && !names.has(day)) names.set(day, name);
    }
  }
  return [...names].map(([date, name]) => ({ date, name }));
}
