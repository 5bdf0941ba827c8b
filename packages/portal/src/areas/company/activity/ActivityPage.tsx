import { type ActivityAction, NO_ID, type Resource } from '@hireyard/contract';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ListPage } from '../../../lists/ListPage.tsx';
import { CompanyTabs } from '../CompanyTabs.tsx';
import { useActivityColumns } from './activity-columns.tsx';
import { activity as ACTIVITY } from './reads.ts';

/** The activity log of the company, for its administrators (DOM-19). */
export default function ActivityPage() {
  const { t } = useTranslation('activity');
  return (
    <>
      <CompanyTabs />
      <ListPage
        endpoints={ACTIVITY}
        columns={useActivityColumns()}
        filters={[
          {
            kind: 'menu',
            name: 'resource',
            label: t('facts.subject'),
            nameOf: (value) => t(`resources.${value as Resource}`),
          },
          {
            kind: 'menu',
            name: 'action',
            label: t('facts.action'),
            nameOf: (value) => t(`actions.${value as ActivityAction}`),
          },
          {
            kind: 'menu',
            name: 'actor',
            label: t('facts.actor'),
            nameOf: (value) => (value === NO_ID ? t('nobody') : value),
          },
          { kind: 'period', name: 'period', from: 'from', to: 'to', label: t('facts.at') },
        ]}
        texts={{
          caption: t('list.caption'),
          search: t('list.search'),
          searchHint: t('list.searchHint'),
          empty: { title: t('list.empty.title'), text: t('list.empty.text') },
        }}
      />
    </>
  );
}
