import { getUser, type User } from '@hireyard/contract';
import { DefinitionList, linesValue } from '@hireyard/ui/components/DefinitionList';
import { emailHref } from '@hireyard/ui/provider';
import { useParams } from 'react-router-dom';
import { Activity } from '../../../activity/Activity.tsx';
import { useRead } from '../../../api/use-read.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { DetailPage } from '../../../lists/DetailPage.tsx';
import { PageLink } from '../../../pages/PageLink.tsx';
import { selectHasRight, selectUserId } from '../../../session/user.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import { useRoleName } from '../use-role-name.ts';
import { UserActions } from './UserActions.tsx';
import { UserStatusChip } from './UserStatusChip.tsx';
import { fullName } from './user-columns.tsx';

const mayManage = selectHasRight('manage-roles-and-users');

function Projects({ projects }: Pick<User, 'projects'>) {
  const { t } = useTranslation('user');
  if (projects === null) return t('projects.all');
  if (projects.length === 0) return t('projects.others');
  return projects.map(({ id, name }) => (
    <PageLink key={id} to={`/order/company/projects/${id}`}>
      {name}
    </PageLink>
  ));
}

function UserFacts({ user }: { user: User | undefined }) {
  const { t } = useTranslation('user');
  const format = useFormat();
  const roleName = useRoleName();
  const manages = useAppSelector(mayManage);
  const isOneself = useAppSelector(selectUserId) === user?.id;
  const limit = () => {
    if (!user?.placesOrders) return t('limit.noOrders');
    return user.orderLimit ? format.money(user.orderLimit) : t('limit.none');
  };
  const sent = user?.invitation && format.dateTime(user.invitation.sentAt);
  return (
    <DefinitionList
      loading={user === undefined}
      items={[
        { label: t('facts.email'), value: user && <a href={emailHref(user.email)}>{user.email}</a> },
        { label: t('facts.roles'), value: linesValue(user?.roles.map(roleName)) },
        { label: t('facts.projects'), value: user && <Projects projects={user.projects} /> },
        ...(manages || isOneself ? [{ label: t('facts.orderLimit'), value: user && limit() }] : []),
        ...(manages && sent ? [{ label: t('facts.invited'), value: sent }] : []),
        ...(manages && !sent
          ? [
              {
                label: t('facts.lastSeen'),
                value: user?.lastSeenAt ? format.dateTime(user.lastSeenAt) : t('seen.never'),
              },
            ]
          : []),
      ]}
    />
  );
}

/** One user: roles, projects and order limit. */
export default function UserPage() {
  const { t } = useTranslation('user');
  const { id = '' } = useParams();
  const manages = useAppSelector(mayManage);
  return (
    <DetailPage
      read={useRead(getUser, { params: { id } })}
      back={{ to: '/order/company/users', label: t('back') }}
      title={fullName}
      subtitle={(user) => <UserStatusChip {...user} />}
      actions={(user) => <UserActions key={user.id} user={user} />}
      gone={{ title: t('gone.title'), text: t('gone.text') }}
    >
      {(user) => (
        <>
          <UserFacts user={user} />
          {user && manages && <Activity resource="user" id={user.id} />}
        </>
      )}
    </DetailPage>
  );
}
