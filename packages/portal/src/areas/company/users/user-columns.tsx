import type { UserSummary } from '@hireyard/contract';
import { TwoLines } from '@hireyard/ui/components/DataList';
import { useMemo } from 'react';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { ListColumn } from '../../../lists/ListView.tsx';
import { RowLink } from '../../../lists/RowLink.tsx';
import { useSortLabels } from '../../../lists/use-sort-labels.ts';
import { EmailText } from '../../../pages/EmailText.tsx';
import { useRoleName } from '../use-role-name.ts';
import { UserStatusChip } from './UserStatusChip.tsx';

export const fullName = ({ firstName, lastName }: Pick<UserSummary, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`;

/** Returns the columns of the user list. Limits and last visits require the right to manage users (DOM-10). */
export function useUserColumns({ manages }: { manages: boolean }): readonly ListColumn<UserSummary>[] {
  const { t } = useTranslation('user');
  const format = useFormat();
  const roleName = useRoleName();
  const sortLabels = useSortLabels();
  return useMemo(() => {
    const more = (count: number) => (count > 0 ? t('list.more', { count }) : null);
    const limitOf = ({ placesOrders, orderLimit }: UserSummary) => {
      if (!placesOrders) return t('limit.noOrders');
      return orderLimit ? format.money(orderLimit) : t('limit.none');
    };
    // Widths leave room for limits, statuses and roles without breaks in words, even beside the invitation form.
    const columns: ListColumn<UserSummary>[] = [
      {
        id: 'name',
        header: t('facts.person'),
        sort: 'name',
        sortLabels: sortLabels('name', t('facts.person')),
        card: 'title',
        skeleton: 'twoLines',
        width: '23%',
        cell: (user) => (
          <TwoLines
            first={<RowLink href={`/order/company/users/${user.id}`}>{fullName(user)}</RowLink>}
            second={<EmailText>{user.email}</EmailText>}
          />
        ),
      },
      {
        id: 'status',
        header: t('facts.status'),
        sort: 'status',
        sortLabels: { asc: t('sort.status.asc'), desc: t('sort.status.desc') },
        card: 'corner',
        skeleton: 'chip',
        width: '18%',
        cell: (user) => <UserStatusChip {...user} />,
      },
      {
        id: 'roles',
        header: t('facts.roles'),
        card: 'pair',
        skeleton: 'twoLines',
        width: '18%',
        cell: ({ roles: [first, ...others] }) =>
          first ? <TwoLines first={roleName(first)} second={more(others.length)} /> : '–',
      },
      {
        id: 'projects',
        header: t('facts.projects'),
        card: 'pair',
        skeleton: 'twoLines',
        width: '13%',
        cell: ({ projects }) => {
          if (projects === null) return t('projects.all');
          if (projects.first === null) return t('projects.others');
          return <TwoLines first={projects.first.name} second={more(projects.count - 1)} />;
        },
      },
    ];
    if (!manages) return columns;
    return [
      ...columns,
      {
        id: 'limit',
        header: t('facts.orderLimit'),
        align: 'end',
        card: 'pair',
        skeleton: 'number',
        width: '14%',
        cell: limitOf,
      },
      {
        id: 'seen',
        header: t('facts.lastSeen'),
        card: 'pair',
        width: '14%',
        cell: ({ lastSeenAt, invitation }) => {
          if (lastSeenAt) return format.dateTime(lastSeenAt);
          const sent = invitation && t('seen.sent', { date: format.day(invitation.sentAt) });
          return <TwoLines first={t('seen.never')} second={sent} />;
        },
      },
    ];
  }, [t, format, roleName, sortLabels, manages]);
}
