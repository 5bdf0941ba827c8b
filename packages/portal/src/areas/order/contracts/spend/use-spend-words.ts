import type { SpendGroup, SpendRow } from '@hireyard/contract';
import { useMemo } from 'react';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';

/** Months and amounts as a chart writes them, and what a group is called. */
export function useSpendWords() {
  const { t, i18n } = useTranslation('spend');
  const format = useFormat();
  return useMemo(() => {
    const month = (options: Intl.DateTimeFormatOptions) => {
      const written = new Intl.DateTimeFormat(i18n.language, { ...options, timeZone: 'UTC' });
      return (of: string) => written.format(new Date(`${of}-01T00:00:00Z`));
    };
    return {
      monthInFull: month({ month: 'long', year: 'numeric' }),
      month: month({ month: 'short', year: 'numeric' }),
      monthAlone: month({ month: 'short' }),
      money: (value: number, currency: string) => format.number(value, { style: 'currency', currency }),
      short: (value: number, currency: string) =>
        format.number(value, { style: 'currency', currency, notation: 'compact', maximumFractionDigits: 1 }),
      groupOf: ({ key, project }: Pick<SpendRow, 'key' | 'project'>, by: SpendGroup): string => {
        if (key === null) return t(`none.${by}`);
        if (by === 'project') return project?.name ?? t('unknown');
        if (by === 'costCode') return key;
        // A group that the portal has no word for is called as the rental company calls it.
        return t(`group.${key}` as 'group.access', { defaultValue: key });
      },
    };
  }, [t, i18n.language, format]);
}

/** The months from one to another, both included. */
export function monthsBetween(from: string, till: string, max = 60): string[] {
  const [year = 0, of = 1] = from.split('-').map(Number);
  const months: string[] = [];
  for (let index = 0; index < max; index += 1) {
    const month = new Date(Date.UTC(year, of - 1 + index, 1)).toISOString().slice(0, 7);
    if (month > till) break;
    months.push(month);
  }
  return months;
}
