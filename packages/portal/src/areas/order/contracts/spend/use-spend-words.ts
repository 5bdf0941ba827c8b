import type { SpendGroup, SpendRow } from '@hireyard/contract';
import { useMemo } from 'react';
import { selectGroupNames } from '../../../../client/product-names.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useMonthWords } from '../../../../month-sums/months.ts';
import { useAppSelector } from '../../../../store/hooks.ts';

/** Returns formatters for the months, amounts and groups of a chart. */
export function useSpendWords() {
  const { t } = useTranslation('spend');
  const format = useFormat();
  const months = useMonthWords();
  const ownGroups = useAppSelector(selectGroupNames);
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
        return ownGroups[key] ?? t(`group.${key}` as 'group.access', { defaultValue: key });
      },
    };
  }, [t, format, months, ownGroups]);
}
