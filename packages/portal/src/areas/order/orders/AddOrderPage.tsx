import { createOrder, getContract, getOrder, getRequest } from '@hireyard/contract';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useRead } from '../../../api/use-read.ts';
import { type EndpointForm, useEndpointForm } from '../../../forms/use-endpoint-form.ts';
import { randomKey } from '../../../http/idempotency-key.ts';
import { problemOf } from '../../../http/problem.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useCameFrom } from '../../../lists/came-from.ts';
import { CancelButton } from '../../../lists/LeaveLink.tsx';
import { Failure } from '../../../pages/Failure.tsx';
import { Page } from '../../../pages/Page.tsx';
import { drafts } from '../../../storage/drafts.ts';
import { OrderForm } from './OrderForm.tsx';
import { orderSchema } from './order-schema.ts';
import { emptyValues, type OrderValues, valuesForRequest, valuesLike, valuesLikeContract } from './order-values.ts';
import { type OrderData, useOrderData } from './use-order-form.ts';

interface FormProps {
  /** Values to start with; undefined to resume the draft. */
  like: OrderValues | undefined;
  onStartAgain: () => void;
}

function AddForm({ like, onStartAgain }: FormProps) {
  const [initial] = useState(emptyValues);
  const { t } = useTranslation('orders');
  const navigate = useNavigate();
  const { list } = useCameFrom();
  const latestData = useRef<OrderData | null>(null);
  const [schema] = useState(() =>
    orderSchema(() => ({ rules: latestData.current?.rules, project: latestData.current?.project ?? null })),
  );
  /**
   * Returns the idempotency key of an order. The draft stores it before sending, so that a reload cannot create a
   * second order.
   */
  const keyOf = (order: string): string => {
    const sent = form.getValues('sent');
    if (sent?.order === order) return sent.key;
    const key = randomKey();
    form.setValue('sent', { order, key });
    endpointForm.draft.isKept(true);
    return key;
  };
  const endpointForm: EndpointForm<OrderValues> = useEndpointForm<typeof createOrder, OrderValues>({
    endpoint: createOrder,
    schema,
    values: initial,
    instead: like,
    newKey: keyOf,
    onSaved: (order) => {
      // Drops the draft with its key, so that the next equal order is a new one.
      endpointForm.draft.drop();
      navigate(`/order/orders/${order.id}`, { replace: true, state: { list, sent: order.status } });
    },
  });
  const { form } = endpointForm;
  const data = useOrderData(endpointForm.form);
  useEffect(() => {
    latestData.current = data;
  });
  const [isKept, setKept] = useState(false);
  useEffect(() => void drafts.ready().then(setKept), []);
  return (
    <OrderForm
      // A stored draft survives leaving the page, so nothing is unsaved.
      endpointForm={{ ...endpointForm, isUnsaved: endpointForm.isUnsaved && !isKept }}
      data={data}
      label={t('addOrder.title')}
      cancel={
        <>
          <Button
            onClick={() => {
              endpointForm.draft.drop();
              onStartAgain();
            }}
          >
            {t('form.startAgain')}
          </Button>
          <CancelButton to="/order/orders" />
        </>
      }
    />
  );
}

/** Loads the order, contract or request that the new order starts from. */
function useLike(query: URLSearchParams) {
  const [orderId, contractId, requestId] = [query.get('like'), query.get('contract'), query.get('request')];
  const order = useRead(getOrder, { params: { id: orderId ?? '' } }, { skip: orderId === null });
  const contract = useRead(getContract, { params: { id: contractId ?? '' } }, { skip: contractId === null });
  const request = useRead(getRequest, { params: { id: requestId ?? '' } }, { skip: requestId === null });
  const sourceId = orderId ?? contractId ?? requestId;
  const reads = [order, contract, request];
  return {
    sourceId,
    isReady: sourceId === null || reads.some(({ currentData }) => currentData !== undefined),
    /** A failed read shows an error instead of the draft, which would not match the URL. */
    failed: reads.find(({ failure }) => failure !== undefined),
    values:
      (order.currentData && valuesLike(order.currentData)) ??
      (contract.currentData && valuesLikeContract(contract.currentData)) ??
      (request.currentData && valuesForRequest(request.currentData)),
  };
}

/** Creates an order: from the stored draft, or from an order, a contract or a request. */
export default function AddOrderPage() {
  const { t } = useTranslation('orders');
  const [query, setQuery] = useSearchParams();
  const like = useLike(query);
  const [round, setRound] = useState(0);
  const startAgain = () => {
    setQuery({}, { replace: true });
    setRound((before) => before + 1);
  };
  if (like.failed)
    return (
      <Page>
        <Failure problem={problemOf(like.failed.failure)} onRetry={like.failed.refetch} />
        <Button onClick={startAgain}>{t('form.without')}</Button>
      </Page>
    );
  return (
    <Page subtitle={t('form.kept')}>
      {like.isReady ? (
        <AddForm key={`${round} ${like.sourceId}`} like={like.values} onStartAgain={startAgain} />
      ) : (
        <Skeleton variant="rounded" height={420} />
      )}
    </Page>
  );
}
