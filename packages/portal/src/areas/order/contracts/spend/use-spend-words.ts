import type { SpendGroup, SpendRow } from '@hireyard/contract';
import { useMemo } from 'react';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useMonthWords } from '../../../../month-sums/months.ts';

/** Months and amounts as a chart writes them, and what a group is called. */
export function useSpendWords() {
  const { t } = useTranslation('spend');
  const format = useFormat();
  const months = useMonthWords();
  return useMemo(() => {
    return {
      ...months,
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
  }, [t, format, months]);
}
