import { listUsers, listUsersFacets, type USER_STATUSES } from '@hireyard/contract';
import Button from '@mui/material/Button';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { FormLink } from '../../../lists/FormLink.tsx';
import { ListPage } from '../../../lists/ListPage.tsx';
import { selectHasRight } from '../../../session/user.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import { CompanyTabs } from '../CompanyTabs.tsx';
import { useRoleName } from '../use-role-name.ts';
import { useUserColumns } from './user-columns.tsx';

const mayManage = selectHasRight('manage-roles-and-users');
const USERS = { page: listUsers, facets: listUsersFacets };

/** The colleagues within the company: what they may do, where, and up to which amount. */
export default function UsersPage() {
  const { t } = useTranslation('user');
  const manages = useAppSelector(mayManage);
  const roleName = useRoleName();
  const invite = manages && (
    <Button variant="contained" component={FormLink} to="/order/company/users/invite">
      {t('invite.action')}
    </Button>
  );
  return (
    <>
      <CompanyTabs />
      <ListPage
        endpoints={USERS}
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
