import type { OffHireStatus } from '@hireyard/contract';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ListPage } from '../../../lists/ListPage.tsx';
import { useOffHireColumns } from './off-hire-columns.tsx';
import { offHires as OFF_HIRES } from './reads.ts';

/** The off-hires of the client. Failed pick-ups lead, with their next step. */
export default function OffHiresPage() {
  const { t } = useTranslation('offHires');
  return (
    <ListPage
      hasMenu={false}
      endpoints={OFF_HIRES}
      columns={useOffHireColumns()}
      rowHref={({ id }) => `/order/off-hires/${id}`}
      filters={[
        {
          kind: 'menu',
          name: 'status',
          label: t('list.status'),
          nameOf: (value) => t(`status.${value as OffHireStatus}`),
        },
      ]}
      texts={{
        caption: t('list.title'),
        search: t('list.search'),
        searchHint: t('list.searchHint'),
        count: (count) => t('list.count', { count }),
        empty: {
          title: t('list.empty.title'),
          text: t('list.empty.text'),
          action: (
            <Button variant="outlined" component={Link} to="/order/contracts">
              {t('list.empty.action')}
            </Button>
          ),
        },
      }}
    />
  );
}
