import { listUsers, USER_STATUSES } from '@hireyard/contract';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ListPage } from '../../../lists/ListPage.tsx';
import { parseList } from '../../../lists/list-state.ts';
import { useFacets } from '../../../lists/use-list-data.ts';
import { NO_TEXT } from '../../../pages/page-title.ts';
import { selectHasRight } from '../../../session/user.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import { CompanyTabs } from '../CompanyTabs.tsx';
import { useRoleName } from '../use-role-name.ts';
import { users as USERS } from './reads.ts';
import { useUserColumns } from './user-columns.tsx';

const mayManage = selectHasRight('manage-roles-and-users');

const ALL = parseList(listUsers.list, new URLSearchParams());

/** Returns the number of users, in total and by status. */
function useFigures(): string {
  const { t } = useTranslation('user');
  const { facets } = useFacets(USERS.facets, ALL);
  if (!facets) return NO_TEXT;
  const countOf = (status: string) => facets.status?.find(({ value }) => value === status)?.count ?? 0;
  const counts = USER_STATUSES.map((status) => ({ status, count: countOf(status) })).filter(({ count }) => count > 0);
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  return [
    t('list.count', { count: total }),
    ...counts.map(({ status, count }) => t(`list.figures.${status}`, { count })),
  ].join(' · ');
}

interface UserListProps {
  /** Button beside the list, also shown if the list is empty. */
  invite?: ReactNode;
}

/** Users of the company, with their roles, projects and order limits. */
export function UserList({ invite }: UserListProps) {
  const { t } = useTranslation('user');
  const manages = useAppSelector(mayManage);
  const roleName = useRoleName();
  const figures = useFigures();
  return (
    <>
      <CompanyTabs />
      <ListPage
        endpoints={USERS}
        subtitle={figures}
        columns={useUserColumns({ manages })}
        rowHref={({ id }) => `/order/company/users/${id}`}
        actions={invite}
        filters={[
          {
            kind: 'menu',
            name: 'status',
            label: t('facts.status'),
            nameOf: (value) => t(`status.${value as (typeof USER_STATUSES)[number]}`),
          },
          {
            kind: 'menu',
            name: 'role',
            label: t('facts.role'),
            nameOf: () => t('list.noRole'),
            labelOf: (name) => roleName({ name }),
          },
          { kind: 'menu', name: 'project', label: t('facts.project'), nameOf: () => t('projects.all') },
        ]}
        texts={{
          caption: t('list.caption'),
          search: t('list.search'),
          searchHint: t('list.searchHint'),
          count: (count) => t('list.count', { count }),
          empty: { title: t('list.empty.title'), text: t('list.empty.text'), action: invite },
        }}
      />
    </>
  );
}
