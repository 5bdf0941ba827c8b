import { type Notification, type NotificationKind, pathOf } from '@hireyard/contract';
import { TwoLines } from '@hireyard/ui/components/DataList';
import { StatusChip } from '@hireyard/ui/components/StatusChip';
import { useCallback, useMemo } from 'react';
import { selectClient } from '../../client/corporate-client.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { ListColumn } from '../../lists/ListView.tsx';
import { RowLink } from '../../lists/RowLink.tsx';
import { useSortLabels } from '../../lists/use-sort-labels.ts';
import { wholeNumbers } from '../../pages/whole-numbers.tsx';
import { useMachinesText } from '../../rental/use-rental-text.ts';
import { useAppSelector } from '../../store/hooks.ts';

/** Statuses with a text of their own. Other notifications use the text of their kind. */
const MOVED = {
  orderMoved: ['confirmed', 'rejected', 'completed', 'cancelled'],
  approvalDecided: ['submitted', 'rejected'],
} as const;

function useDescription() {
  const { t } = useTranslation('orders');
  const { t: notification } = useTranslation('notification');
  return useCallback(
    ({ kind, status }: Pick<Notification, 'kind' | 'status'>): string => {
      const moved = kind === 'orderMoved' && MOVED.orderMoved.find((one) => one === status);
      if (moved) return t(`notifications.orderMoved.${moved}`);
      const decided = kind === 'approvalDecided' && MOVED.approvalDecided.find((one) => one === status);
      return decided ? t(`notifications.approvalDecided.${decided}`) : notification(`kinds.${kind}`);
    },
    [t, notification],
  );
}

/** The day that a notification about machines is of. */
const DAY_OF: Partial<Record<NotificationKind, 'startsOn' | 'endsOn' | 'pickupOn'>> = {
  deliveryAnnounced: 'startsOn',
  endingSoon: 'endsOn',
  offHireNumber: 'pickupOn',
  collectionScheduled: 'pickupOn',
  collectionFailed: 'pickupOn',
};

/** Says what happened, and to which machine, on which day and where. */
function useSentence() {
  const format = useFormat();
  const describe = useDescription();
  const machinesText = useMachinesText();
  return useCallback(
    (item: Notification): string => {
      const { kind, rental } = item;
      if (!rental) return describe(item);
      const day = DAY_OF[kind] && rental[DAY_OF[kind]];
      return [describe(item), machinesText(rental), day && format.date(day), rental.project ?? rental.city]
        .filter(Boolean)
        .join(' · ');
    },
    [format, describe, machinesText],
  );
}

/** Columns of the notification list. Opening a notification marks it as read. */
export function useNotificationColumns(onRead: (id: string) => void): readonly ListColumn<Notification>[] {
  const { t } = useTranslation('notification');
  const format = useFormat();
  const sortLabels = useSortLabels();
  const describe = useSentence();
  const client = useAppSelector(selectClient)?.name;
  return useMemo(() => {
    return [
      {
        id: 'subject',
        header: t('facts.subject'),
        card: 'title',
        skeleton: 'twoLines',
        width: '44%',
        cell: (item) => (
          <TwoLines
            first={
              <RowLink href={pathOf(item.subject)} onClick={() => !item.isRead && onRead(item.id)}>
                {/* An invited user needs the company's name, not their own. */}
                {(item.kind === 'invited' ? client : item.subject.name) ?? t('gone')}
              </RowLink>
            }
            second={wholeNumbers(describe(item))}
          />
        ),
      },
      {
        id: 'state',
        header: t('facts.state'),
        card: 'corner',
        skeleton: 'chip',
        width: '14%',
        cell: ({ isRead }) => !isRead && <StatusChip tone="info">{t('unread')}</StatusChip>,
      },
      {
        id: 'actor',
        header: t('facts.actor'),
        card: 'pair',
        width: '20%',
        cell: ({ actor }) => actor?.name ?? t('nobody'),
      },
      {
        id: 'at',
        header: t('facts.at'),
        sort: 'at',
        sortLabels: sortLabels('date', t('facts.at')),
        card: 'pair',
        width: '22%',
        cell: ({ at }) => format.dateTime(at),
      },
    ];
  }, [t, format, sortLabels, client, describe, onRead]);
}
