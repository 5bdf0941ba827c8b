import { createProject, type ProjectEdit } from '@hireyard/contract';
import { ProjectEdit as schema } from '@hireyard/contract/schemas';
import { useEndpointForm } from '../../../forms/use-endpoint-form.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useShowMade } from '../../../lists/use-leave.ts';
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
  to: null,
  budget: null,
};

/** Adds a project, then opens its page. */
export default function AddProjectPage() {
  const { t } = useTranslation('project');
  const form = useEndpointForm({
    endpoint: createProject,
    schema,
    values: EMPTY,
    onSaved: useShowMade('/order/company/projects'),
  });
  return (
    <Page>
      <ProjectForm endpointForm={form} label={t('addProject.title')} submit={t('add')} back="/order/company/projects" />
    </Page>
  );
}
