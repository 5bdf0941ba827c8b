import { getOrder, type Order } from '@hireyard/contract';
import { contactValue, DefinitionList, linesValue } from '@hireyard/ui/components/DefinitionList';
import { StatusChip } from '@hireyard/ui/components/StatusChip';
import { rentalTone } from '@hireyard/ui/rental';
import Alert from '@mui/material/Alert';
import Skeleton from '@mui/material/Skeleton';
import { useLocation, useParams } from 'react-router-dom';
import { Activity } from '../../../activity/Activity.tsx';
import { useRead } from '../../../api/use-read.ts';
import { useAddressLines } from '../../../i18n/address-lines.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { DetailPage } from '../../../lists/DetailPage.tsx';
import { Blocks } from '../../../pages/Blocks.tsx';
import { Columns } from '../../../pages/Columns.tsx';
import { PageLink } from '../../../pages/PageLink.tsx';
import { AcceptedTermsLink } from '../../../rental/AcceptedTermsLink.tsx';
import { OrderActions } from './OrderActions.tsx';
import { OrderLines } from './OrderLines.tsx';
import { OrderPath } from './OrderPath.tsx';
import { usePeriod } from './order-columns.tsx';
import { useSlot } from './use-slot.ts';

/** Delivery, days, contact and references of an order. */
function OrderFacts({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const period = usePeriod();
  const slotOf = useSlot();
  const { project, address, slot, siteContact, request, contracts, acceptedTerms } = order;
  const lines = useAddressLines(address ?? undefined);
  return (
    <DefinitionList
      items={[
        {
          label: t('facts.project'),
          value: project && <PageLink to={`/order/company/projects/${project.id}`}>{project.name}</PageLink>,
        },
        { label: t('facts.period'), value: period(order.startsOn, order.endsOn) },
        { label: t('facts.fulfilment'), value: t(`fulfilment.${order.fulfilment}`) },
        { label: t('facts.depot'), value: order.depot.name },
        ...(address ? [{ label: t('facts.address'), value: linesValue(lines) }] : []),
        ...(slot ? [{ label: t('facts.slot'), value: `${format.date(order.startsOn)}, ${slotOf(slot)}` }] : []),
        { label: t('facts.siteContact'), value: siteContact && contactValue({ ...siteContact, email: null }) },
        { label: t('facts.orderer'), value: order.orderer?.name ?? t('orders.byPhone') },
        { label: t('facts.poNumber'), value: order.poNumber },
        { label: t('facts.costCode'), value: order.costCode },
        { label: t('facts.reference'), value: order.reference },
        { label: t('facts.remark'), value: order.remark && linesValue(order.remark.split('\n')) },
        ...(request
          ? [
              {
                label: t('forRequest.label'),
                value: (
                  <PageLink to={`/request/requests/${request.id}`}>{`${request.number} ${request.title}`}</PageLink>
                ),
              },
            ]
          : []),
        ...(acceptedTerms ? [{ label: t('facts.terms'), value: <AcceptedTermsLink terms={acceptedTerms} /> }] : []),
        ...(contracts.length > 0
          ? [
              {
                label: t('facts.contracts'),
                value: contracts.map(({ id, number }) => (
                  <PageLink key={id} to={`/order/contracts/${id}`}>
                    {number}
                  </PageLink>
                )),
              },
            ]
          : []),
      ]}
    />
  );
}

/** Confirms a sent order, once, and names its recipient. */
function Sent({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  const { sent } = (useLocation().state ?? {}) as { readonly sent?: Order['status'] };
  if (sent !== order.status || (sent !== 'submitted' && sent !== 'pendingApproval')) return null;
  return (
    <Alert severity="success" role="status">
      {t(`sent.${sent}`, { number: order.number, place: order.depot.name })}
    </Alert>
  );
}

/** One order: progress, lines, delivery and actions. */
export default function OrderPage() {
  const { t } = useTranslation('orders');
  const { id = '' } = useParams();
  const read = useRead(getOrder, { params: { id } });
  return (
    <DetailPage
      read={read}
      back={{ to: '/order/orders', label: t('order.back') }}
      title={({ number }) => t('order.numbered', { number })}
      subtitle={({ status, project }) => (
        <>
          <StatusChip tone={rentalTone(status)}>{t(`status.${status}`)}</StatusChip>
          <span>{project?.name ?? t('noProject')}</span>
        </>
      )}
      gone={{ title: t('order.gone.title'), text: t('order.gone.text') }}
    >
      {(order) =>
        order ? (
          <Columns>
            <Blocks>
              <Sent order={order} />
              <OrderPath order={order} />
              <OrderLines order={order} />
              <OrderFacts order={order} />
            </Blocks>
            <Blocks>
              <OrderActions order={order} />
              <Activity resource="order" id={id} />
            </Blocks>
          </Columns>
        ) : (
          <Skeleton variant="rounded" height={320} />
        )
      }
    </DetailPage>
  );
}
