import type { PROJECT_STATUSES } from '@hireyard/contract';
import Button from '@mui/material/Button';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { FormLink } from '../../../lists/FormLink.tsx';
import { ListPage } from '../../../lists/ListPage.tsx';
import { selectHasRight } from '../../../session/user.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import { CompanyTabs } from '../CompanyTabs.tsx';
import { useProjectColumns } from './project-columns.tsx';
import { projects as PROJECTS } from './reads.ts';

const mayManage = selectHasRight('manage-projects');

/** Projects of the company, with their place and their number of machines on rent. */
export default function ProjectsPage() {
  const { t } = useTranslation('project');
  const add = useAppSelector(mayManage) && (
    <Button variant="contained" component={FormLink} to="/order/company/projects/add">
      {t('add')}
    </Button>
  );
  return (
    <>
      <CompanyTabs />
      <ListPage
        endpoints={PROJECTS}
        columns={useProjectColumns()}
        rowHref={({ id }) => `/order/company/projects/${id}`}
        actions={add}
        filters={[
          {
            kind: 'menu',
            name: 'status',
            label: t('facts.status'),
            nameOf: (value) => t(`status.${value as (typeof PROJECT_STATUSES)[number]}`),
          },
        ]}
        texts={{
          caption: t('list.caption'),
          search: t('list.search'),
          searchHint: t('list.searchHint'),
          empty: { title: t('list.empty.title'), text: t('list.empty.text'), action: add },
        }}
      />
    </>
  );
}
