import { getProject, type Project, putProject } from '@hireyard/contract';
import { ProjectEdit as schema } from '@hireyard/contract/schemas';
import { useMemo } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { useRead } from '../../../api/use-read.ts';
import { useEndpointForm } from '../../../forms/use-endpoint-form.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { DetailPage } from '../../../lists/DetailPage.tsx';
import { editOf, ProjectForm } from './ProjectForm.tsx';

function EditForm({ project, loadLatest }: { project: Project; loadLatest: () => unknown }) {
  const { t } = useTranslation('project');
  const navigate = useNavigate();
  const { id, version } = project;
  const form = useEndpointForm({
    endpoint: putProject,
    schema,
    values: useMemo(() => editOf(project), [project]),
    input: { params: { id }, version },
    loadLatest,
    onSaved: () => navigate(`/order/company/projects/${id}`, { replace: true }),
  });
  const label = t('editProject.title');
  return (
    <ProjectForm of={form} project={project} label={label} submit={t('save')} back={`/order/company/projects/${id}`} />
  );
}

/** Edits a project against the version it was read in (If-Match). */
export default function EditProjectPage() {
  const { t } = useTranslation('project');
  const { id = '' } = useParams();
  const project = useRead(getProject, { params: { id } });
  return (
    <DetailPage
      of={project}
      back={{ to: `/order/company/projects/${id}`, label: t('backToProject') }}
      title={({ name }) => t('editProject.named', { name })}
      gone={{ title: t('gone.title'), text: t('gone.text') }}
    >
      {(latest) => latest && <EditForm project={latest} loadLatest={project.refetch} />}
    </DetailPage>
  );
}
