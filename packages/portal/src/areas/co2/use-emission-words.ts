import type { EmissionRow } from '@hireyard/contract';
import { useMemo } from 'react';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useMonthWords } from '../../month-sums/months.ts';

/** Shown for an unknown value, as opposed to zero. */
export const UNKNOWN = '–';
const TONNE = 1000;

/** Formats months, amounts and shares, and names the rows. */
export function useEmissionWords() {
  const { t } = useTranslation('co2');
  const format = useFormat();
  const months = useMonthWords();
  return useMemo(() => {
    const kilograms = (value: number) =>
      format.number(value, { style: 'unit', unit: 'kilogram', maximumFractionDigits: value < 10 ? 1 : 0 });
    return {
      ...months,
      kilograms: (value: number | null) => (value === null ? UNKNOWN : kilograms(value)),
      /** Kilograms below one tonne, else tonnes. */
      short: (value: number) =>
        value < TONNE
          ? kilograms(value)
          : t('tonnes', {
              amount: format.number(value / TONNE, { maximumFractionDigits: value < 10 * TONNE ? 2 : 1 }),
            }),
      /** Tonnes with few digits, for the chart. */
      tonnes: (value: number) =>
        t('tonnes', { amount: format.number(value / TONNE, { maximumFractionDigits: value < 10 * TONNE ? 1 : 0 }) }),
      share: (part: number | null, whole: number | null) =>
        part === null || !whole ? UNKNOWN : format.number(part / whole, { style: 'percent' }),
      projectOf: ({ key, project }: Pick<EmissionRow, 'key' | 'project'>): string =>
        key === null ? t('noProject') : (project?.name ?? t('unknown')),
    };
  }, [t, format, months]);
}

/** Sum of scopes 1 and 2. Null if neither is known. */
export const ofUse = ({ scope1, scope2 }: { scope1: number | null; scope2: number | null }): number | null =>
  scope1 === null && scope2 === null ? null : (scope1 ?? 0) + (scope2 ?? 0);
