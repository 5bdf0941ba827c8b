import { DELIVERY_SLOTS, type DeliverySlot } from '@hireyard/contract';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';

/** Formats a time slot: "07:00–09:00". */
export function useSlot() {
  const { t } = useTranslation('orders');
  const format = useFormat();
  return (slot: DeliverySlot) => {
    const { from, to } = DELIVERY_SLOTS[slot];
    const times = { start: format.time(from), end: format.time(to) };
    return slot === 'day' ? t('slot.day', times) : t('slot.times', times);
  };
}
