import type { DisputedLine } from '@hireyard/contract';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

/** Returns a function that describes the days in question of an invoice line and their amount, as far as they are known (DOM-92). */
export function useDisputedText() {
  const { t } = useTranslation('request');
  const format = useFormat();
  return ({ from, to, days, amount }: Omit<DisputedLine, 'lineId' | 'text'>): string =>
    [
      from !== null && to !== null && format.dateRange(from, to),
      days !== null && t('disputed.days', { count: days }),
      amount && format.money(amount),
    ]
      .filter(Boolean)
      .join(' · ');
}
