import type { ResponseOf } from '@hireyard/contract';
import { backofficeSchemas } from '@hireyard/contract/backoffice';
import {
  cancelDeskOrder,
  completeDeskOrder,
  confirmDeskOrder,
  getDeskOrder,
  rejectDeskOrder,
} from '@hireyard/contract/desk';
import { DefinitionList, linesValue } from '@hireyard/ui/components/DefinitionList';
import { StatusChip } from '@hireyard/ui/components/StatusChip';
import { rentalTone } from '@hireyard/ui/rental';
import { useParams } from 'react-router-dom';
import { useRead } from '../api/use-read.ts';
import { TextAreaField } from '../forms/TextAreaField.tsx';
import { TextField } from '../forms/TextField.tsx';
import { useAddressLines } from '../i18n/address-lines.ts';
import { useFormat } from '../i18n/use-format.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { Panel, PanelRows } from '../pages/Panel.tsx';
import { AcceptedTermsLink } from '../rental/AcceptedTermsLink.tsx';
import { AskedMove } from './AskedMove.tsx';
import { ClientLink } from './ClientLink.tsx';
import { useDeskAccount } from './desk-account.ts';
import { MoveButton } from './MoveButton.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import { RecordPage } from './RecordPage.tsx';
import { useProductName } from './use-desk-texts.ts';

type Order = ResponseOf<typeof getDeskOrder>;

/** An order of a client: it is confirmed, rejected, or becomes a contract (DK-05). */
export function OrderPage() {
  const { id = '' } = useParams();
  const { t } = useTranslation('orders');
  return (
    <RecordPage
      id={id}
      read={useRead(getDeskOrder, { params: { id } })}
      name={t('order.title')}
      title={({ number }) => t('order.numbered', { number })}
      status={({ status }) => <StatusChip tone={rentalTone(status)}>{t(`status.${status}`)}</StatusChip>}
      moves={(order) => <Moves order={order} />}
    >
      {(order) => (
        <>
          <Facts order={order} />
          <Lines order={order} />
        </>
      )}
    </RecordPage>
  );
}

function Moves({ order: { id, actions } }: { order: Order }) {
  const { t } = useTranslation('desk');
  return (
    <>
      {actions.includes('confirm') && (
        <MoveButton
          primary
          endpoint={confirmDeskOrder}
          input={{ params: { id } }}
          label={t('moves.confirmOrder')}
          done={t('done.order')}
        />
      )}
      {actions.includes('complete') && (
        <MoveDialog
          primary
          endpoint={completeDeskOrder}
          schema={backofficeSchemas.completeCompanyOrder.body}
          id={id}
          values={{ contractNumber: '' }}
          label={t('moves.complete')}
          done={t('done.order')}
          fields={(form) => <TextField form={form} name="contractNumber" label={t('fields.contractNumber')} required />}
        />
      )}
      {actions.includes('cancel') && (
        <AskedMove
          endpoint={cancelDeskOrder}
          input={{ params: { id } }}
          label={t('moves.cancelOrder')}
          title={t('ask.cancelOrder')}
          text={t('ask.cancelOrderText')}
          done={t('done.order')}
        />
      )}
      {actions.includes('reject') && (
        <MoveDialog
          endpoint={rejectDeskOrder}
          schema={backofficeSchemas.rejectCompanyOrder.body}
          id={id}
          values={{ reason: '' }}
          label={t('moves.reject')}
          done={t('done.order')}
          fields={(form) => <TextAreaField form={form} name="reason" label={t('fields.reason')} required />}
        />
      )}
    </>
  );
}

function Facts({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  const { t: desk } = useTranslation('desk');
  const { depots } = useDeskAccount();
  const { client, project, orderer, fulfilment, depotId, siteContact, poNumber, costCode, reference, remark } = order;
  const address = useAddressLines(order.address ?? undefined);
  return (
    <DefinitionList
      items={[
        { label: desk('fields.client'), value: <ClientLink client={client} /> },
        { label: t('facts.project'), value: project?.name },
        { label: t('facts.orderer'), value: orderer?.name },
        { label: t('facts.depot'), value: depots.find(({ id }) => id === depotId)?.name },
        { label: t('facts.fulfilment'), value: t(`fulfilment.${fulfilment}`) },
        ...(order.address ? [{ label: t('facts.address'), value: linesValue(address) }] : []),
        {
          label: t('facts.siteContact'),
          value: siteContact && [siteContact.name, siteContact.phone].filter(Boolean).join(' · '),
        },
        { label: t('facts.poNumber'), value: poNumber },
        { label: t('facts.costCode'), value: costCode },
        { label: t('facts.reference'), value: reference },
        { label: t('facts.remark'), value: linesValue(remark?.split('\n')) },
        ...(order.acceptedTerms
          ? [{ label: t('facts.terms'), value: <AcceptedTermsLink terms={order.acceptedTerms} /> }]
          : []),
        ...(order.rejectReason === null
          ? []
          : [{ label: desk('fields.reason'), value: linesValue(order.rejectReason.split('\n')) }]),
        ...(order.contracts.length === 0
          ? []
          : [{ label: t('facts.contracts'), value: order.contracts.map(({ number }) => number).join(', ') }]),
      ]}
    />
  );
}

function Lines({ order: { lines } }: { order: Order }) {
  const { t } = useTranslation('orders');
  const nameOf = useProductName();
  const format = useFormat();
  return (
    <Panel title={t('lines.title')} count={lines.length}>
      <PanelRows>
        {lines.map(({ id, productCode, quantity, from, to, remark }) => (
          <li key={id}>
            <span>
              {t('lines.of', { quantity, name: nameOf(productCode) })}
              {remark !== null && <small>{` ${t('lines.remark', { remark })}`}</small>}
            </span>
            <span>{format.dateRange(from, to)}</span>
          </li>
        ))}
      </PanelRows>
    </Panel>
  );
}
