import { useMemo } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';

/** A month as in the API: "2026-11". */
type Month = string;

/** Most months listed one by one. */
export const MAX_MONTHS = 60;

/** Returns the months between two, both included, at most `MAX_MONTHS`. */
export function monthsBetween(from: Month, to: Month): Month[] {
  const [year = 0, month = 1] = from.split('-').map(Number);
  return Array.from({ length: MAX_MONTHS }, (_, index) =>
    new Date(Date.UTC(year, month - 1 + index, 1)).toISOString().slice(0, 7),
  ).filter((month) => month <= to);
}

export const yearsLater = (month: Month, years: number): Month =>
  `${Number(month.slice(0, 4)) + years}${month.slice(4)}`;

export function useMonthWords() {
  const { language } = useTranslation('common').i18n;
  return useMemo(() => {
    const formatter = (options: Intl.DateTimeFormatOptions) => {
      const { format } = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
      return (month: Month) => format(new Date(`${month}-01T00:00:00Z`));
    };
    return {
      monthInFull: formatter({ month: 'long', year: 'numeric' }),
      month: formatter({ month: 'short', year: 'numeric' }),
      monthAlone: formatter({ month: 'short' }),
    };
  }, [language]);
}
