import type { EmissionRow } from '@hireyard/contract';
import { useMemo } from 'react';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

/** What is not known, which is not zero. */
export const UNKNOWN = '–';
const TONNE = 1000;

/** Months, amounts and shares as the page writes them, and what a row is called. */
export function useEmissionWords() {
  const { t, i18n } = useTranslation('co2');
  const format = useFormat();
  return useMemo(() => {
    const month = (options: Intl.DateTimeFormatOptions) => {
      const written = new Intl.DateTimeFormat(i18n.language, { ...options, timeZone: 'UTC' });
      return (of: string) => written.format(new Date(`${of}-01T00:00:00Z`));
    };
    const kilograms = (value: number) =>
      format.number(value, { style: 'unit', unit: 'kilogram', maximumFractionDigits: value < 10 ? 1 : 0 });
    return {
      monthInFull: month({ month: 'long', year: 'numeric' }),
      month: month({ month: 'short', year: 'numeric' }),
      monthAlone: month({ month: 'short' }),
      kilograms: (value: number | null) => (value === null ? UNKNOWN : kilograms(value)),
      /** Tonnes from one on. */
      short: (value: number) =>
        value < TONNE
          ? kilograms(value)
          : t('tonnes', {
              amount: format.number(value / TONNE, { maximumFractionDigits: value < 10 * TONNE ? 2 : 1 }),
            }),
      /** At the chart, where there is little room. */
      tonnes: (value: number) =>
        t('tonnes', { amount: format.number(value / TONNE, { maximumFractionDigits: value < 10 * TONNE ? 1 : 0 }) }),
      share: (part: number | null, whole: number | null) =>
        part === null || !whole ? UNKNOWN : format.number(part / whole, { style: 'percent' }),
      projectOf: ({ key, project }: Pick<EmissionRow, 'key' | 'project'>): string =>
        key === null ? t('noProject') : (project?.name ?? t('unknown')),
    };
  }, [t, i18n.language, format]);
}

/** Scopes 1 and 2 together; null where neither is known. */
export const ofUse = ({ scope1, scope2 }: { scope1: number | null; scope2: number | null }): number | null =>
  scope1 === null && scope2 === null ? null : (scope1 ?? 0) + (scope2 ?? 0);

/** The months from one to another, both included, 60 at most. */
export function monthsBetween(from: string, till: string): string[] {
  const [year = 0, of = 1] = from.split('-').map(Number);
  const all = Array.from({ length: 60 }, (_, index) =>
    new Date(Date.UTC(year, of - 1 + index, 1)).toISOString().slice(0, 7),
  );
  return all.filter((month) => month <= till);
}
