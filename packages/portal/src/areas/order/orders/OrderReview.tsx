import { DefinitionList, linesValue } from '@hireyard/ui/components/DefinitionList';
import type { UseFormReturn } from 'react-hook-form';
import { useAddressLines } from '../../../i18n/address-lines.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { productName } from '../../../rental/product-name.ts';
import { selectProductNames } from '../../../settings/product-names.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import { OrderTotal } from './OrderCart.tsx';
import { usePeriod } from './order-columns.tsx';
import type { OrderValues } from './order-values.ts';
import type { OrderData } from './use-order-form.ts';
import { useSlot } from './use-slot.ts';

/** Summary of the whole order before it is sent. */
export function OrderReview({ form, data }: { form: UseFormReturn<OrderValues>; data: OrderData }) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const names = useAppSelector(selectProductNames);
  const period = usePeriod();
  const slotOf = useSlot();
  const { lines, fulfilment, slot, poNumber, costCode, reference, depotId } = form.getValues();
  const address = useAddressLines(data.address);
  const isDelivered = fulfilment === 'delivery';
  const facts = [
    { label: t('form.project'), value: data.project?.name },
    { label: t('facts.fulfilment'), value: t(`fulfilment.${fulfilment}`) },
    { label: t('facts.depot'), value: data.depots?.find(({ id }) => id === depotId)?.name },
    ...(isDelivered ? [{ label: t('facts.address'), value: linesValue(address) }] : []),
    ...(isDelivered && slot ? [{ label: t('facts.slot'), value: slotOf(slot) }] : []),
    { label: t('facts.siteContact'), value: data.person && `${data.person.firstName} ${data.person.lastName}` },
    { label: t('facts.poNumber'), value: poNumber },
    { label: t('facts.costCode'), value: costCode },
    { label: t('facts.reference'), value: reference },
  ];
  return (
    <>
      <ul>
        {lines.map(({ key, productCode, quantity, from, to }, index) => (
          <li key={key}>
            {t('lines.of', { quantity: format.number(quantity ?? 0), name: productName(names, productCode) })} ·{' '}
            {period(from, to)}
            {data.estimate?.lines[index]?.estimate?.noFourWeekRate && <> · {t('estimate.noFourWeekRate')}</>}
          </li>
        ))}
      </ul>
      <DefinitionList items={facts.filter(({ value }) => value)} />
      <OrderTotal estimate={data.estimate} />
    </>
  );
}
