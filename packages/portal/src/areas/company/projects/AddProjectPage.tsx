import { createProject, type ProjectEdit } from '@hireyard/contract';
import { ProjectEdit as schema } from '@hireyard/contract/schemas';
import { useNavigate } from 'react-router-dom';
import { useEndpointForm } from '../../../forms/use-endpoint-form.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { type CameFrom, useCameFrom } from '../../../lists/came-from.ts';
import { Page } from '../../../pages/Page.tsx';
import { ProjectForm } from './ProjectForm.tsx';

const EMPTY: ProjectEdit = {
  number: '',
  name: '',
  addressId: null,
  siteContactId: null,
  defaultPo: null,
  defaultCostCode: null,
  from: null,
  till: null,
  budget: null,
};

/** A new project; it then shows on its own page. */
export default function AddProjectPage() {
  const { t } = useTranslation('project');
  const navigate = useNavigate();
  const { list } = useCameFrom();
  const form = useEndpointForm({
    endpoint: createProject,
    schema,
    values: EMPTY,
    onSaved: ({ id }) =>
      navigate(`/order/company/projects/${id}`, { replace: true, state: { list } satisfies CameFrom }),
  });
  return (
    <Page>
      <ProjectForm of={form} label={t('addProject.title')} submit={t('add')} back="/order/company/projects" />
    </Page>
  );
}
