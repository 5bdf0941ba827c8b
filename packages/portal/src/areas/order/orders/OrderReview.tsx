import { DefinitionList, linesValue } from '@hireyard/ui/components/DefinitionList';
import { styled } from '@mui/material/styles';
import type { UseFormReturn } from 'react-hook-form';
import { selectProductNames } from '../../../client/product-names.ts';
import { useAddressLines } from '../../../i18n/address-lines.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { productName } from '../../../rental/product-name.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import { OrderTotal } from './OrderCart.tsx';
import { OrderTerms } from './OrderTerms.tsx';
import { usePeriod } from './order-columns.tsx';
import { isOnDays, type LineValues, type OrderValues } from './order-values.ts';
import type { OrderData } from './use-order-form.ts';
import { useSlot } from './use-slot.ts';
import { useStockTexts } from './use-stock-texts.ts';

const Lines = styled('ul')(({ theme }) => ({
  '& small': { display: 'block', fontSize: '0.8125rem', color: theme.vars.color.ink2 },
}));

/** Summary of the whole order before it is sent. */
export function OrderReview({ form, data }: { form: UseFormReturn<OrderValues>; data: OrderData }) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const names = useAppSelector(selectProductNames);
  const period = usePeriod();
  const slotOf = useSlot();
  const stockTextsOf = useStockTexts((id) => data.depots?.find((depot) => depot.id === id)?.name);
  const { lines, fulfilment, slot, poNumber, costCode, reference, depotId, ...days } = form.getValues();
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
  /** Repeats the catalogue's sentence about a machine if too few are free on the days of the order. */
  const lacking = (line: LineValues): string | undefined => {
    const stock = isOnDays(line, days) ? data.stock?.find(({ code }) => code === line.productCode) : undefined;
    if (!stock || (line.quantity ?? 0) <= stock.free) return undefined;
    const { here, elsewhere } = stockTextsOf(stock);
    return [here, elsewhere].filter(Boolean).join(', ');
  };
  return (
    <>
      <Lines>
        {lines.map((line, index) => (
          <li key={line.key}>
            <span>
              {[
                t('lines.of', {
                  quantity: format.number(line.quantity ?? 0),
                  name: productName(names, line.productCode),
                }),
                period(line.from, line.to),
                data.estimate?.lines[index]?.estimate?.noFourWeekRate && t('estimate.noFourWeekRate'),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
            {lacking(line) && <small>{lacking(line)}</small>}
          </li>
        ))}
      </Lines>
      <DefinitionList items={facts.filter(({ value }) => value)} />
      <OrderTotal estimate={data.estimate} />
      <OrderTerms terms={data.rules?.terms} />
    </>
  );
}
