import { getProject, type Project, putProject } from '@hireyard/contract';
import { ProjectEdit as schema } from '@hireyard/contract/schemas';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { type Read, useRead } from '../../../api/use-read.ts';
import { useEndpointForm } from '../../../forms/use-endpoint-form.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { DetailPage } from '../../../lists/DetailPage.tsx';
import { useLeave } from '../../../lists/use-leave.ts';
import { editOf, ProjectForm } from './ProjectForm.tsx';

function EditForm({ project, loadLatest }: { project: Project; loadLatest: Read<Project>['refetch'] }) {
  const { t } = useTranslation('project');
  const { id, version } = project;
  const leave = useLeave(`/order/company/projects/${id}`);
  const form = useEndpointForm({
    endpoint: putProject,
    schema,
    values: useMemo(() => editOf(project), [project]),
    input: { params: { id }, version },
    loadLatest,
    onSaved: () => leave(),
  });
  const label = t('editProject.title');
  return (
    <ProjectForm
      endpointForm={form}
      project={project}
      label={label}
      submit={t('save')}
      back={`/order/company/projects/${id}`}
    />
  );
}

/** Edits a project. The write carries the version that was read (If-Match). */
export default function EditProjectPage() {
  const { t } = useTranslation('project');
  const { id = '' } = useParams();
  const project = useRead(getProject, { params: { id } });
  return (
    <DetailPage
      read={project}
      back={{ to: '/order/company/projects', label: t('back') }}
      resource={{ to: `/order/company/projects/${id}`, label: t('backToProject') }}
      title={({ name }) => t('editProject.named', { name })}
      gone={{ title: t('gone.title'), text: t('gone.text') }}
    >
      {(latest) => latest && <EditForm project={latest} loadLatest={project.refetch} />}
    </DetailPage>
  );
}
