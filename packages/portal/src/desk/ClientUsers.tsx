import type { ResponseOf } from '@hireyard/contract';
import {
  beginDeskView,
  type DeskUser,
  type getDeskClient,
  listDeskClientUsers,
  VIEW_MINUTES,
} from '@hireyard/contract/desk';
import { ConfirmDialog } from '@hireyard/ui/components/ConfirmDialog';
import { SearchField } from '@hireyard/ui/components/SearchField';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useRead } from '../api/use-read.ts';
import { useAction } from '../forms/use-action.ts';
import { useDebounced } from '../forms/use-debounced.ts';
import { useSentences } from '../forms/use-sentences.ts';
import { problemOf } from '../http/problem.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { EmailText } from '../pages/EmailText.tsx';
import { Failure } from '../pages/Failure.tsx';
import { Panel, PanelNote, PanelRows } from '../pages/Panel.tsx';
import { MemberStatus } from '../rental/MemberStatus.tsx';
import { holdView } from '../storage/view-as.ts';
import { useDeskAccount, useDeskRight } from './desk-account.ts';
import { portalApplication } from './open-portal.ts';

type Client = ResponseOf<typeof getDeskClient>;

const Search = styled('div')({ padding: 14 });
const Person = styled('span')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 10px' });

/** Users of a client, found by name and address. Who may do so opens the portal as one of them (DK-15). */
export default function ClientUsers({ client }: { client: Client }) {
  const { t } = useTranslation('viewAs');
  const [search, setSearch] = useState('');
  const q = useDebounced(search.trim());
  const [viewed, setViewed] = useState<DeskUser | null>(null);
  const views = useDeskRight('desk.view-as') && !client.archived;
  const isOver = useSearchParams()[0].get('view') === 'over';
  const { data, failure, refetch } = useRead(listDeskClientUsers, {
    params: { id: client.id },
    query: q === '' ? {} : { q },
  });
  return (
    <>
      {isOver && <Alert severity="info">{t('users.ended')}</Alert>}
      <Panel title={t('users.title')}>
        <Search>
          <SearchField
            label={t('users.search')}
            placeholder={t('users.searchHint')}
            query={search}
            onQueryChange={setSearch}
          />
        </Search>
        {failure !== undefined && <Failure problem={problemOf(failure)} onRetry={() => void refetch()} />}
        {data?.items.length === 0 && <PanelNote>{t('users.none')}</PanelNote>}
        {data && data.items.length > 0 && (
          <PanelRows>
            {data.items.map((user) => (
              <li key={user.id}>
                <span>
                  <Person>
                    <strong>{nameOf(user)}</strong>
                    <MemberStatus status={user.status} invitation={null} manages={false} />
                  </Person>
                  <small>
                    <EmailText>{user.email}</EmailText>
                    {user.roles.length > 0 && <span>{` · ${user.roles.join(', ')}`}</span>}
                  </small>
                </span>
                {views && user.status === 'active' && (
                  <span>
                    <Button variant="outlined" sx={{ whiteSpace: 'nowrap' }} onClick={() => setViewed(user)}>
                      {t('users.view')}
                    </Button>
                  </span>
                )}
              </li>
            ))}
          </PanelRows>
        )}
        {data?.hasMore && <PanelNote>{t('users.more')}</PanelNote>}
      </Panel>
      {viewed && <ViewDialog client={client} user={viewed} onClose={() => setViewed(null)} />}
    </>
  );
}

const nameOf = ({ firstName, lastName }: DeskUser) => `${firstName} ${lastName}`;

interface ViewDialogProps {
  client: Client;
  user: DeskUser;
  onClose: () => void;
}

/** Asks, begins the view, and opens the portal in this tab. */
function ViewDialog({ client, user, onClose }: ViewDialogProps) {
  const { t } = useTranslation('viewAs');
  const { problem: sentenceOf } = useSentences();
  const { company, firstName, lastName } = useDeskAccount();
  const { pathname } = useLocation();
  const { run, isWorking, problem } = useAction(beginDeskView);
  const [isForbidden, setForbidden] = useState(false);
  const onConfirm = async () => {
    const result = await run({ params: { id: client.id, userId: user.id } });
    if (!result?.ok) return;
    const { id, accessToken, user: named, client: viewed } = result.answer;
    const isHeld = holdView({
      ...{ id, token: accessToken, endsAt: Date.now() + VIEW_MINUTES * 60_000 },
      ...{ person: `${firstName} ${lastName}`, user: named.name, client: viewed },
      ...{ opCo: company.code, back: pathname },
    });
    if (isHeld) portalApplication.open();
    else setForbidden(true);
  };
  const error = problem ? sentenceOf(problem) : isForbidden && t('users.blocked');
  return (
    <ConfirmDialog
      open
      onConfirm={onConfirm}
      onClose={onClose}
      working={isWorking}
      {...(error && { error })}
      title={t('users.question.title', { name: nameOf(user) })}
      confirmLabel={t('users.question.confirm')}
    >
      {t('users.question.text')}
    </ConfirmDialog>
  );
}
