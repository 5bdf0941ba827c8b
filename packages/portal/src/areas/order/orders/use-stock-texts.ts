import type { ProductStock } from '@hireyard/contract';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';

/** Returns what a depot has of a product: free machines or the next free day, and another depot with free ones. */
export function useStockTexts(depotName: (id: string) => string | undefined) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  return ({ free, freeFrom, elsewhere }: ProductStock): { here: string; elsewhere: string | undefined } => {
    if (free > 0) return { here: t('form.free', { count: free }), elsewhere: undefined };
    const [other] = elsewhere.toSorted((one, another) => another.free - one.free);
    const place = other && depotName(other.depotId);
    return {
      here: freeFrom === null ? t('form.notFree') : t('form.freeFrom', { date: format.date(freeFrom, 'short') }),
      elsewhere: place && t('form.elsewhere', { number: format.number(other.free), place }),
    };
  };
}
