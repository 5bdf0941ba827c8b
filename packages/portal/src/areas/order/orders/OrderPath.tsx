import type { Order } from '@hireyard/contract';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { StatusPath } from '../../../pages/StatusPath.tsx';
import { pathOf } from './order-path.ts';

/** Returns a sentence about the next step of an order, or about the reason for its end. */
function useNext() {
  const { t } = useTranslation('orders');
  const format = useFormat();
  return (order: Order): string | null => {
    const { status, approval, waitsForMe, orderer, depot, cancelUntil, rejectReason } = order;
    switch (status) {
      case 'draft':
        return t('waits.draft');
      case 'pendingApproval': {
        if (waitsForMe) return t('waits.forYou', { orderer: orderer?.name ?? '' });
        const names = (approval?.approvers ?? []).map(({ name }) => name);
        return names.length > 0 ? t('waits.approval', { names: format.list(names) }) : t('waits.nobody');
      }
      case 'submitted':
        return t('waits.submitted', { place: depot.name });
      case 'confirmed':
        return cancelUntil !== null && order.actions.includes('cancel')
          ? t('waits.confirmed', { date: format.dateTime(cancelUntil) })
          : t('waits.confirmedNow');
      case 'rejected':
        return t('waits.rejected', {
          // After a colleague's approval, the rental company may still reject the order.
          name: (rejectReason === null && approval?.decidedBy?.name) || t('path.company'),
          reason: rejectReason ?? approval?.comment ?? '–',
        });
      default:
        return null;
    }
  };
}

/** Progress of an order, and the person or company it waits for. */
export function OrderPath({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const { approval } = order;
  const approver = approval?.decision === 'approved' ? approval.decidedBy?.name : undefined;
  return (
    <StatusPath
      label={t('path.label')}
      steps={pathOf(order).map(({ status, state, reached }) => ({
        id: status,
        label: status === 'draft' && state === 'done' ? t('path.written') : t(`status.${status}`),
        state,
        reached:
          reached &&
          t('path.by', {
            name: reached.by?.name ?? t('path.company'),
            date: format.dateTime(reached.at),
          }),
      }))}
      sentence={useNext()(order)}
      note={approver ? [t('waits.approved', { name: approver }), approval?.comment].filter(Boolean).join(' ') : null}
      isMine={order.waitsForMe}
    />
  );
}
