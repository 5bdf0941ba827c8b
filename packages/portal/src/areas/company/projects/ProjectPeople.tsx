import { listUsers, listUsersFacets, type Project, type UserSummary } from '@hireyard/contract';
import { TwoLines } from '@hireyard/ui/components/DataList';
import { emailHref, telephoneHref } from '@hireyard/ui/provider';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useRead } from '../../../api/use-read.ts';
import { problemOf } from '../../../http/problem.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { RowLink } from '../../../lists/RowLink.tsx';
import { Failure } from '../../../pages/Failure.tsx';
import { PageLink } from '../../../pages/PageLink.tsx';
import { Panel, PanelNote, PanelRows } from '../../../pages/Panel.tsx';
import { linkStyles } from '../../../pages/TextLink.ts';
import { useRoleName } from '../use-role-name.ts';

const SHOWN = 5;
const USERS = '/order/company/users';

/** Contact details, one per line. Each line is tall enough for touch. */
const Reach = styled('span')(({ theme }) => ({
  display: 'grid',
  flex: 'none',
  justifyItems: 'end',
  '& a': { paddingBlock: 4, ...linkStyles(theme) },
  '@media (pointer: coarse)': { '& a': { paddingBlock: 11 } },
}));

/** Returns a formatter for a colleague's roles and, where visible, their order limit. */
function useDuties() {
  const { t } = useTranslation('project');
  const format = useFormat();
  const roleName = useRoleName();
  return ({ roles, orderLimit, placesOrders }: UserSummary) =>
    [
      format.list(roles.map(roleName)),
      placesOrders && orderLimit ? t('people.limit', { limit: format.money(orderLimit) }) : '',
    ]
      .filter(Boolean)
      .join(' · ');
}

/** The site contact of a project, and the colleagues assigned to it. */
export function ProjectPeople({ projectId, project }: { projectId: string; project: Project | undefined }) {
  const { t } = useTranslation('project');
  const format = useFormat();
  const duties = useDuties();
  const here = { project: [projectId], status: ['active' as const, 'invited' as const] };
  const { currentData, failure, refetch } = useRead(listUsers, { query: { ...here, size: SHOWN } });
  const total = useRead(listUsersFacets, { query: here }).currentData?.total ?? undefined;
  const contact = project?.siteContact;
  const users = currentData?.items;
  return (
    <Panel
      title={t('people.title')}
      count={total === undefined || !project ? undefined : format.number(total + (contact ? 1 : 0))}
      link={
        total !== undefined &&
        total > SHOWN && <PageLink to={`${USERS}?project=${projectId}`}>{t('seeAll', { count: total })}</PageLink>
      }
    >
      {failure !== undefined && <Failure problem={problemOf(failure)} onRetry={refetch} />}
      <PanelRows>
        {contact && (
          <li>
            <TwoLines
              first={<RowLink href={`/order/company/contactpersons/${contact.id}`}>{contact.name}</RowLink>}
              second={t('facts.siteContact')}
            />
            <Reach>
              {contact.phone && <a href={telephoneHref(contact.phone)}>{contact.phone}</a>}
              {contact.email && <a href={emailHref(contact.email)}>{t('people.mail')}</a>}
            </Reach>
          </li>
        )}
        {users?.map((user) => (
          <li key={user.id}>
            <TwoLines
              first={
                <RowLink href={`${USERS}/${user.id}`}>
                  {user.firstName} {user.lastName}
                </RowLink>
              }
              second={duties(user)}
            />
          </li>
        ))}
        {users === undefined && failure === undefined && (
          <li aria-busy="true">
            <Skeleton variant="text" width="60%" />
          </li>
        )}
      </PanelRows>
      {users && (
        <PanelNote>
          {users.length === 0 && <span>{`${t('people.none')} `}</span>}
          <PageLink to={`${USERS}?project=none`}>{t('people.others')}</PageLink>
        </PanelNote>
      )}
    </Panel>
  );
}
