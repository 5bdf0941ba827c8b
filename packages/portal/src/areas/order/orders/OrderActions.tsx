import {
  approveOrder,
  cancelOrder,
  deleteOrder,
  type Order,
  rejectOrder,
  submitOrder,
  withdrawOrder,
} from '@hireyard/contract';
import { ConfirmDialog } from '@hireyard/ui/components/ConfirmDialog';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { FormLink } from '../../../lists/FormLink.tsx';
import { useLeaveForList } from '../../../lists/use-leave.ts';
import { ActionWithText } from '../../../pages/ActionWithText.tsx';
import { Sheet } from '../../../pages/Sheet.tsx';
import { useAskedAction, useDirectAction } from '../../../pages/use-asked-action.ts';
import { OrderTerms, useOfferedTerms } from './OrderTerms.tsx';

const Actions = styled(Sheet)({
  display: 'grid',
  gap: 12,
  padding: 16,
  '& h2': { margin: 0, fontSize: '1rem' },
});
const Pair = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, '& > *': { flex: '1 1 8rem' } });

interface Props {
  order: Order;
}

/** Actions without a dialog: sends a draft, or withdraws an undecided order. */
function DirectMove({ order, action }: Props & { action: 'submit' | 'withdraw' }) {
  const { t } = useTranslation('orders');
  const offered = useOfferedTerms(action === 'submit' ? order.terms : null);
  const { button, refused } = useDirectAction({
    endpoint: (action === 'submit' ? submitOrder : withdrawOrder) as typeof submitOrder,
    input: {
      params: { id: order.id },
      ...(offered && { query: { termsVersion: offered.version, termsLanguage: offered.language } }),
    },
    done: t(`done.${action}`),
  });
  return (
    <>
      {refused && <Alert severity="error">{refused}</Alert>}
      {action === 'submit' && <OrderTerms terms={order.terms} />}
      {order.actions.includes(action) && (
        <Button variant={action === 'submit' ? 'contained' : 'outlined'} {...button}>
          {t(`actions.${action}`)}
        </Button>
      )}
    </>
  );
}

/** Approves a colleague's order, with an optional comment. */
function Approval({ order }: Props) {
  const { t } = useTranslation('orders');
  const { id, number, orderer, depot, actions } = order;
  return (
    <ActionWithText
      endpoint={approveOrder}
      inputOf={(text) => ({ params: { id }, body: { comment: text || null } })}
      done={t('done.approve')}
      isOffered={actions.includes('approve')}
      label={t('actions.approve')}
      isMain
      title={t('approve.title', { number })}
      text={t('approve.text', { orderer: orderer?.name ?? '', place: depot.name })}
      field={t('approve.comment')}
    />
  );
}

/** Rejects a colleague's order, with a reason for the orderer. */
function Rejection({ order }: Props) {
  const { t } = useTranslation('orders');
  const { id, number, orderer, depot, actions } = order;
  return (
    <ActionWithText
      endpoint={rejectOrder}
      inputOf={(reason) => ({ params: { id }, body: { reason } })}
      done={t('done.reject')}
      isOffered={actions.includes('reject')}
      label={t('actions.reject')}
      title={t('reject.title', { number })}
      text={t('reject.text', { orderer: orderer?.name ?? '', place: depot.name })}
      field={t('reject.reason')}
      missing={t('reject.missing')}
    />
  );
}

/** Cancels an order or deletes a draft, after confirmation. */
function Ending({ order, action }: Props & { action: 'cancel' | 'delete' }) {
  const { t } = useTranslation('orders');
  const leave = useLeaveForList('/order/orders');
  const { id, number, actions } = order;
  const isOffered = actions.includes(action);
  const { ask, dialog } = useAskedAction({
    endpoint: (action === 'cancel' ? cancelOrder : deleteOrder) as typeof cancelOrder,
    input: { params: { id } },
    done: action === 'cancel' ? t('done.cancel') : leave,
    isOffered,
  });
  return (
    <>
      {isOffered && (
        <Button variant="outlined" onClick={ask}>
          {t(`actions.${action}`)}
        </Button>
      )}
      {dialog && (
        <ConfirmDialog
          {...dialog}
          tone="error"
          title={t(`${action}.title`, { number })}
          confirmLabel={t(`actions.${action}`)}
          {...(action === 'cancel' && { labels: { cancel: t('cancel.keep') } })}
        >
          {t(`${action}.text`)}
        </ConfirmDialog>
      )}
    </>
  );
}

/** Actions on an order. The server names the available ones. */
export function OrderActions({ order }: Props) {
  const { t } = useTranslation('orders');
  const { actions } = order;
  if (actions.length === 0) return null;
  return (
    <Actions as="section" aria-labelledby="order-actions">
      <h2 id="order-actions">{t('actions.title')}</h2>
      <Approval order={order} />
      <DirectMove order={order} action="submit" />
      <Pair>
        <Rejection order={order} />
        <DirectMove order={order} action="withdraw" />
        <Ending order={order} action="cancel" />
        <Ending order={order} action="delete" />
        {actions.includes('edit') && (
          <Button variant="outlined" component={FormLink} to={`/order/orders/${order.id}/edit`}>
            {t('actions.edit')}
          </Button>
        )}
        {actions.includes('copy') && (
          <Button variant="outlined" component={FormLink} to={`/order/orders/add?like=${order.id}`}>
            {t('actions.copy')}
          </Button>
        )}
      </Pair>
    </Actions>
  );
}
