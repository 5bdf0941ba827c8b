import type { DisputedLine } from '@hireyard/contract';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

/** Returns a function that describes a line in question by its text, days and amount, as far as they are known (DOM-92). */
export function useDisputedText() {
  const { t } = useTranslation('request');
  const format = useFormat();
  return ({ text, from, to, days, amount }: Omit<DisputedLine, 'lineId'>): string =>
    [
      text,
      from !== null && to !== null && format.dateRange(from, to),
      days !== null && t('disputed.days', { count: days }),
      amount && format.money(amount),
    ]
      .filter(Boolean)
      .join(' · ');
}
