import type { Attention } from '@hireyard/contract';
import { useFormat } from '../i18n/use-format.ts';
import { useTranslation } from '../i18n/use-translation.ts';

/** Sums up the entries: "7 things · 3 machines run on at €153.20 a day", with one amount per currency. */
export function useRunningText(): (answer: Attention) => string {
  const { t } = useTranslation('notification');
  const format = useFormat();
  return ({ causes, running }) => {
    const count = causes.reduce((sum, one) => sum + one.count, 0);
    const cost = running.furtherDay?.map((amount) => format.money(amount)).join(' + ');
    return [
      t('attention.things', { count }),
      ...(cost ? [t('attention.running', { count: running.machines, cost })] : []),
    ].join(' · ');
  };
}
