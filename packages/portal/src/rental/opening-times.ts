import type { OpeningTime } from '@hireyard/contract';
import { useMemo } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';

type Hours = Pick<OpeningTime, 'from' | 'to'>;

/** Days of the week, 1 being Monday (ISO 8601). */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
/** January 5, 1970 is a Monday. */
const MONDAY = 5;

/** Returns the regular hours of a weekday, without regard to closed days. */
export const hoursOf = (
  { openingTimes }: { readonly openingTimes: readonly OpeningTime[] },
  weekday: number,
): Hours[] =>
  openingTimes.filter(({ day }) => day === weekday).toSorted((one, other) => one.from.localeCompare(other.from));

/** Returns a function that names a weekday in the user's language. */
export function useWeekdayName(): (day: number) => string {
  const { i18n } = useTranslation('common');
  return useMemo(() => {
    const weekday = new Intl.DateTimeFormat(i18n.language, { weekday: 'long', timeZone: 'UTC' });
    return (day) => weekday.format(Date.UTC(1970, 0, MONDAY + day - 1));
  }, [i18n.language]);
}
