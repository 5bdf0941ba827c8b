import { getOrder, type Order, putOrder } from '@hireyard/contract';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import { type Read, useRead } from '../../../api/use-read.ts';
import { useEndpointForm } from '../../../forms/use-endpoint-form.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { DetailPage } from '../../../lists/DetailPage.tsx';
import { CancelButton } from '../../../lists/LeaveLink.tsx';
import { useLeave } from '../../../lists/use-leave.ts';
import { OrderForm } from './OrderForm.tsx';
import { orderSchema } from './order-schema.ts';
import { type OrderValues, valuesOf } from './order-values.ts';
import { type OrderData, useOrderData } from './use-order-form.ts';

function EditForm({ order, loadLatest }: { order: Order; loadLatest: Read<Order>['refetch'] }) {
  const { t } = useTranslation('orders');
  const { id, version, number } = order;
  const back = `/order/orders/${id}`;
  const leave = useLeave(back);
  const latestData = useRef<OrderData | null>(null);
  const [schema] = useState(() =>
    orderSchema(() => ({ rules: latestData.current?.rules, project: latestData.current?.project ?? null })),
  );
  const endpointForm = useEndpointForm<typeof putOrder, OrderValues>({
    endpoint: putOrder,
    schema,
    values: useMemo(() => valuesOf(order), [order]),
    input: { params: { id }, version },
    loadLatest,
    onSaved: () => leave(),
  });
  const data = useOrderData(endpointForm.form);
  useEffect(() => {
    latestData.current = data;
  });
  return (
    <OrderForm
      endpointForm={endpointForm}
      data={data}
      order={order}
      label={t('editOrder.named', { number })}
      cancel={<CancelButton to={back} />}
    />
  );
}

/** Edits or sends a draft. The write carries the version that was read (If-Match). */
export default function EditOrderPage() {
  const { t } = useTranslation('orders');
  const { id = '' } = useParams();
  const read = useRead(getOrder, { params: { id } });
  return (
    <DetailPage
      read={read}
      back={{ to: '/order/orders', label: t('order.back') }}
      resource={{ to: `/order/orders/${id}`, label: t('order.backToOrder') }}
      title={({ number }) => t('editOrder.named', { number })}
      gone={{ title: t('order.gone.title'), text: t('order.gone.text') }}
    >
      {(order) => order && <EditForm order={order} loadLatest={read.refetch} />}
    </DetailPage>
  );
}
