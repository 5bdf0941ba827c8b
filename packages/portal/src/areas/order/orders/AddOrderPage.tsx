import { createOrder, getContract, getOrder, getRequest } from '@hireyard/contract';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useRead } from '../../../api/use-read.ts';
import { selectClient } from '../../../client/corporate-client.ts';
import { useEndpointForm } from '../../../forms/use-endpoint-form.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useCameFrom } from '../../../lists/came-from.ts';
import { CancelButton } from '../../../lists/LeaveLink.tsx';
import { Page } from '../../../pages/Page.tsx';
import { selectUserId } from '../../../session/user.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import { OrderForm } from './OrderForm.tsx';
import { dropDraft, keepDraft, keyOfDraft, type Owner, readDraft } from './order-draft.ts';
import { orderSchema } from './order-schema.ts';
import { emptyValues, type OrderValues, valuesForRequest, valuesLike, valuesLikeContract } from './order-values.ts';
import { type OrderData, useOrderData } from './use-order-form.ts';

interface FormProps {
  owner: Owner;
  /** What it shall be like; undefined to go on with what was typed. */
  like: OrderValues | undefined;
  onStartAgain: () => void;
}

function AddForm({ owner, like, onStartAgain }: FormProps) {
  const [initial] = useState(() => like ?? readDraft(owner) ?? emptyValues());
  const { t } = useTranslation('orders');
  const navigate = useNavigate();
  const { list } = useCameFrom();
  const known = useRef<OrderData | null>(null);
  const [schema] = useState(() =>
    orderSchema(() => ({ rules: known.current?.rules, project: known.current?.project ?? null })),
  );
  const of = useEndpointForm<typeof createOrder, OrderValues>({
    endpoint: createOrder,
    schema,
    values: initial,
    newKey: (asked) => keyOfDraft(owner, asked),
    onSaved: (order) => {
      dropDraft(owner);
      navigate(`/order/orders/${order.id}`, { replace: true, state: { list, sent: order.status } });
    },
  });
  const data = useOrderData(of.form);
  useEffect(() => {
    known.current = data;
  });
  const { form } = of;
  useEffect(() => {
    const kept = form.watch((values) => keepDraft(owner, values as OrderValues));
    return () => kept.unsubscribe();
  }, [form, owner]);
  return (
    <OrderForm
      // What was typed is kept: there is nothing to lose by leaving.
      of={{ ...of, isUnsaved: false }}
      data={data}
      label={t('addOrder.title')}
      cancel={
        <>
          <Button onClick={onStartAgain}>{t('form.startAgain')}</Button>
          <CancelButton to="/order/orders" />
        </>
      }
    />
  );
}

/** What an order begins with that shall be like a former one, or have what a contract has or a request needs. */
function useLike(query: URLSearchParams) {
  const [orderId, contractId, requestId] = [query.get('like'), query.get('contract'), query.get('request')];
  const order = useRead(getOrder, { params: { id: orderId ?? '' } }, { skip: orderId === null });
  const contract = useRead(getContract, { params: { id: contractId ?? '' } }, { skip: contractId === null });
  const request = useRead(getRequest, { params: { id: requestId ?? '' } }, { skip: requestId === null });
  const asked = orderId ?? contractId ?? requestId;
  return {
    asked,
    isReady:
      asked === null ||
      [order, contract, request].some(({ currentData, failure }) => currentData !== undefined || failure !== undefined),
    values:
      (order.currentData && valuesLike(order.currentData)) ??
      (contract.currentData && valuesLikeContract(contract.currentData)) ??
      (request.currentData && valuesForRequest(request.currentData)),
  };
}

/** A new order: as it was typed the last time, like a former one, or for what a contract has or a request needs. */
export default function AddOrderPage() {
  const { t } = useTranslation('orders');
  const [query, setQuery] = useSearchParams();
  const like = useLike(query);
  const userId = useAppSelector(selectUserId);
  const clientUuid = useAppSelector(selectClient)?.externalUuid;
  const owner = useMemo(() => (userId && clientUuid ? { userId, clientUuid } : null), [userId, clientUuid]);
  const [round, setRound] = useState(0);
  return (
    <Page subtitle={t('form.kept')}>
      {like.isReady && owner ? (
        <AddForm
          key={`${round} ${like.asked}`}
          owner={owner}
          like={like.values}
          onStartAgain={() => {
            dropDraft(owner);
            setQuery({}, { replace: true });
            setRound((before) => before + 1);
          }}
        />
      ) : (
        <Skeleton variant="rounded" height={420} />
      )}
    </Page>
  );
}
