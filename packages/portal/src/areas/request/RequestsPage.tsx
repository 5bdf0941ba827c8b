import { NO_ID, type REQUEST_KINDS, type REQUEST_STATUSES } from '@hireyard/contract';
import { FilterToggle } from '@hireyard/ui/components/FilterToggle';
import { PlusIcon } from '@hireyard/ui/icons';
import Button from '@mui/material/Button';
import { AttentionHead } from '../../attention/AttentionHead.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { FormLink } from '../../lists/FormLink.tsx';
import { ListPage } from '../../lists/ListPage.tsx';
import { selectHasRight } from '../../session/user.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { requests as REQUESTS } from './reads.ts';
import { useRequestColumns } from './request-columns.tsx';

const mayWrite = selectHasRight('request-create');

/** Requests of the sites and requests to the rental company, with a filter for the user's own turn. */
export default function RequestsPage() {
  const { t } = useTranslation('request');
  const writes = useAppSelector(mayWrite);
  const add = writes && (
    <Button variant="contained" startIcon={<PlusIcon />} component={FormLink} to="/request/requests/add">
      {t('addRequest.title')}
    </Button>
  );
  return (
    <ListPage
      endpoints={REQUESTS}
      above={() => <AttentionHead module="request" />}
      columns={useRequestColumns()}
      rowHref={({ id }) => `/request/requests/${id}`}
      actions={add}
      filters={[
        {
          kind: 'toggle',
          Button: FilterToggle,
          name: 'waiting',
          value: 'me',
          label: t('list.waiting'),
          nameOf: () => t('list.you'),
        },
        {
          kind: 'menu',
          name: 'kind',
          label: t('facts.kind'),
          nameOf: (value) => t(`kind.${value as (typeof REQUEST_KINDS)[number]}`),
        },
        {
          kind: 'menu',
          name: 'status',
          label: t('facts.status'),
          nameOf: (value) => t(`status.${value as (typeof REQUEST_STATUSES)[number]}`),
        },
        {
          kind: 'menu',
          name: 'project',
          label: t('facts.project'),
          nameOf: (value) => (value === NO_ID ? t('noProject') : value),
        },
      ]}
      texts={{
        caption: t('list.caption'),
        search: t('list.search'),
        searchHint: t('list.searchHint'),
        count: (count) => t('list.count', { count }),
        empty: { title: t('list.empty.title'), text: t('list.empty.text'), action: add },
      }}
    />
  );
}
