import { markNotificationsRead, type NotificationKind } from '@hireyard/contract';
import { FilterToggle } from '@hireyard/ui/components/FilterToggle';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { useAction } from '../../forms/use-action.ts';
import { useSentences } from '../../forms/use-sentences.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ListPage } from '../../lists/ListPage.tsx';
import { useNotificationColumns } from './notification-columns.tsx';
import { notifications as NOTIFICATIONS } from './reads.ts';

/** `/order/notifications`: the user's notifications, newest first (NAV-12, DOM-20). */
export default function NotificationsPage() {
  const { t } = useTranslation('notification');
  const { problem: sentenceOf } = useSentences();
  const { run, isWorking, problem } = useAction(markNotificationsRead);
  return (
    <ListPage
      hasMenu={false}
      endpoints={NOTIFICATIONS}
      columns={useNotificationColumns((id) => void run({ body: { ids: [id] } }))}
      actions={
        <>
          <Button variant="outlined" component={Link} to="/order/attention">
            {t('attention.title')}
          </Button>
          <Button variant="outlined" loading={isWorking} onClick={() => void run({ body: { ids: null } })}>
            {t('markAllRead')}
          </Button>
        </>
      }
      above={() => problem && <Alert severity="error">{sentenceOf(problem)}</Alert>}
      filters={[
        {
          kind: 'menu',
          name: 'kind',
          label: t('facts.kind'),
          nameOf: (value) => t(`kinds.${value as NotificationKind}`),
        },
        {
          kind: 'toggle',
          Button: FilterToggle,
          name: 'state',
          value: 'unread',
          label: t('unreadOnly'),
          nameOf: () => t('unreadOnly'),
        },
      ]}
      texts={{
        caption: t('title'),
        search: t('list.search'),
        searchHint: t('list.searchHint'),
        empty: { title: t('list.empty.title'), text: t('list.empty.text') },
      }}
    />
  );
}
